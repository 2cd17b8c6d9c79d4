// Parses each of the ES modules given as JSON on standard input with V8, without running any; prints what is wrong.
// Needs --experimental-vm-modules.
import { text } from "node:stream/consumers";
import * as vm from "node:vm";

const problems: Record<string, string> = {};
for (const [key, source] of Object.entries(JSON.parse(await text(process.stdin)) as Record<string, string>)) {
  try {
    new vm.SourceTextModule(source, { identifier: key });
  } catch (error) {
    problems[key] = String(error);
  }
}
process.stdout.write(JSON.stringify(problems));
