import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "packages/*/test/**/*.test.ts",
      "apps/*/test/**/*.test.ts",
      "verify/test/**/*.test.ts",
      "scripts/test/**/*.test.ts",
    ],
    testTimeout: 60_000,
    coverage: {
      provider: "v8",
      include: ["packages/*/src/**/*.{ts,tsx}"],
      exclude: ["**/generated/**"],
      reporter: ["text-summary"],
    },
  },
});
