// Finding a way through the pages.
import { expect } from "@playwright/test";
import { test } from "../src/page-test.ts";

test("from what one wants to do to code in three clicks", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("link", { name: /^Text Generation/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Text Generation");
  await page.getByRole("list", { name: "Models on this shelf" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Use this model" })).toBeVisible();
  await expect(page.locator(".ms-block code").last()).toContainText("import");
});

test("results follow the typing", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("searchbox", { name: "Search tasks, models and libraries" }).pressSequentially("speech to text");
  await expect(page.getByRole("link", { name: /Automatic Speech Recognition/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/q=speech(\+|%20)to(\+|%20)text/);
  await expect(page.getByRole("searchbox", { name: "Search tasks, models and libraries" })).toBeFocused();
});

test("filters narrow the list, stand in the address, and can be taken away", async ({ page }) => {
  await page.goto("/models");
  const all = await page.getByRole("list", { name: "Models", exact: true }).getByRole("listitem").count();
  await page
    .getByRole("navigation", { name: "Library" })
    .getByRole("link", { name: /^Diffusers/ })
    .click();
  await expect(page).toHaveURL(/library=diffusers/);
  const rows = page.getByRole("list", { name: "Models", exact: true }).getByRole("listitem");
  await expect(rows.first()).toContainText("Diffusers");
  expect(await rows.count()).toBeLessThan(all);
  await page.getByRole("link", { name: /take this filter away/ }).click();
  await expect(rows).toHaveCount(all);
});

test("rows are moved through with the arrow keys", async ({ page }) => {
  await page.goto("/models");
  const rows = page.getByRole("list", { name: "Models", exact: true }).getByRole("link");
  await rows.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows.first()).toBeFocused();
});

test("the chosen theme stays, without a flash of the other", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const surface = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await surface();
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect.poll(surface).not.toBe(light);
  const dark = await surface();
  const html = await (await page.request.get("/tasks")).text();
  expect(html).toContain('data-theme="dark"');
  await page.goto("/tasks");
  expect(await surface()).toBe(dark);
});

test("what is not there is answered with 404 and a search", async ({ page }) => {
  const answer = await page.goto("/nobody/nothing");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("nobody/nothing");
  await page.getByRole("main").getByRole("searchbox").fill("tiny-lora");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("list", { name: "Models", exact: true }).getByRole("listitem")).toHaveCount(1);
});

test("pages may run no script but their own", async ({ request }) => {
  const first = await request.get("/");
  const second = await request.get("/");
  const policy = first.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{20,}'/);
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).not.toBe(second.headers()["content-security-policy"]);
});
