// `npm run bench`: medians, beside peers where there are any. Never part of the tests.
// `npm run bench -- generators` measures the generators alone.
import { measureGenerators } from "./generators.ts";
import { printReport } from "./measure.ts";
import { measureCommand, measureServer } from "./processes.ts";

measureGenerators();
if (process.argv[2] !== "generators") {
  await measureCommand();
  await measureServer();
}
printReport();
