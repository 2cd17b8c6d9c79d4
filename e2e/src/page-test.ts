import { test as base, expect } from "@playwright/test";

/** A test whose page may not log an error, break the content security policy or ask another host for anything. */
export const test = base.extend<{ quiet: undefined }>({
  baseURL: async ({ baseURL: _ }, use) => {
    await use(process.env.MODELSHELF_URL);
  },
  quiet: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !/status of 404/.test(message.text())) problems.push(message.text());
      });
      page.on("pageerror", (error) => problems.push(String(error)));
      page.on("request", (request) => {
        if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:")) {
          problems.push(`asked for ${request.url()}`);
        }
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
