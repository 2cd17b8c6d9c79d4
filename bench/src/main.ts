// `npm run bench`: medians, beside peers where there are any. Never part of the tests.
import { measureGenerators } from "./generators.ts";
import { printReport } from "./measure.ts";
import { measureCommand, measureServer } from "./processes.ts";

measureGenerators();
await measureCommand();
await measureServer();
printReport();
