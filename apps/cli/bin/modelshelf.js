#!/usr/bin/env node
// Plain JavaScript, so that an old Node can still say what is wrong.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `modelshelf needs Node 22.18 or newer, this is ${process.versions.node}; update Node, or start it with npm (npm run modelshelf -- …)`,
  );
  process.exit(1);
}
const { main } = await import("../src/main.ts");
process.exitCode = await main(process.argv.slice(2));
