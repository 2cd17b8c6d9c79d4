// `npm run bench`: medians, beside peers where there are any. Never part of the tests.
// `npm run bench -- generators` measures the generators and their size alone.
import { measureBundles } from "./bundles.ts";
import { measureGenerators } from "./generators.ts";
import { printReport } from "./measure.ts";
import { measureCommand, measureServer } from "./processes.ts";

measureGenerators();
await measureBundles();
if (process.argv[2] !== "generators") {
  await measureCommand();
  await measureServer();
}
printReport();
