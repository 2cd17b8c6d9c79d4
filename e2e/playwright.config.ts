// Browser tests of the pages, against the real server on a free port with a data directory of its own.
import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./src/chromium.ts";

export default defineConfig({
  testDir: "./tests",
  outputDir: "../test-results",
  globalSetup: "./src/server.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"]],
  timeout: 90_000,
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
