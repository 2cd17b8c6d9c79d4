export { chromiumPath } from "./chromium.ts";
export { test } from "./page-test.ts";
