// What is proven of the code: the badge at each piece, the page that explains it, and the pages of libraries.
import { libraryCounts, libraryExamples, libraryProof } from "@modelshelf/catalogue/proof";
import { expect } from "@playwright/test";
import { test } from "../src/page-test.ts";

const chat = "/modelshelf/tiny-chat";
const badge = (name: RegExp) => ({ name });

test("each piece of code says what is proven of it, and explains it when asked", async ({ page }) => {
  await page.goto(chat);
  const blocks = page.locator(".ms-block:has(pre)");
  const badges = page.getByRole("button", badge(/what that means$/));
  // All but the install command.
  await expect(badges).toHaveCount((await blocks.count()) - 1);
  const first = badges.first();
  await expect(first).toContainText(/Runs with transformers \d[\d.]+ · \d{1,2} \w{3} \d{4}/);
  const note = page.getByRole("group", { name: "What is proven of this code" });
  await expect(note).toBeHidden();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(note).toBeVisible();
  await expect(note).toContainText("it came to its end without an error and printed a result");
  await page.keyboard.press("Tab");
  await expect(note.getByRole("link", { name: "How the code is proven" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await expect(first).toBeFocused();
  await first.click();
  await note.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How the code is proven");
});

test("inference code says that it ran against the provider's recorded protocol", async ({ page }) => {
  await page.goto("/openai/gpt-oss-20b?tab=inference&provider=groq&client=openai&language=python");
  const said = page.getByRole("button", badge(/what that means$/));
  await expect(said).toContainText("Runs against the provider's recorded protocol");
  await said.click();
  await expect(page.getByRole("group", { name: "What is proven of this code" })).toContainText(
    /Run with openai \d.*The provider itself was not asked/s,
  );
});

for (const width of [390, 1280]) {
  test(`the explanation stands within the screen, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(chat);
    for (const one of await page.getByRole("button", badge(/what that means$/)).all()) {
      await one.click();
      const box = await page.getByRole("group", { name: "What is proven of this code" }).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      await page.keyboard.press("Escape");
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the badge explains itself all the same", async ({ page }) => {
    await page.goto(chat);
    await page
      .getByRole("button", badge(/what that means$/))
      .first()
      .click();
    await expect(page.getByRole("group", { name: "What is proven of this code" })).toBeVisible();
  });

  test("libraries are filtered by the form and the links", async ({ page }) => {
    await page.goto("/libraries");
    await page.getByRole("searchbox", { name: "Search libraries" }).fill("sentence");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("link", { name: "Has code" }).click();
    await expect(page).toHaveURL(/q=sentence&code=1/);
    await expect(page.getByRole("link", { name: /^sentence-transformers/ })).toBeVisible();
  });
});

test("the list of libraries follows the typing and the filter, and counts itself", async ({ page }) => {
  const { all, code } = libraryCounts();
  await page.goto("/libraries");
  await expect(page.getByRole("main")).toContainText(`${code} of ${all} have code`);
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(all);
  await page.getByRole("link", { name: "Has code" }).click();
  await expect(rows).toHaveCount(code);
  await page.getByRole("searchbox", { name: "Search libraries" }).pressSequentially("transformers");
  await expect(page).toHaveURL(/code=1&q=transformers|q=transformers&code=1/);
  expect(await rows.count()).toBeLessThan(code);
  await page.getByRole("link", { name: /^Transformers / }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Transformers");
});

test("a library's page installs it, shows its code for a model or an example, and what is proven", async ({ page }) => {
  await page.goto("/libraries/sentence-transformers");
  const { package: name, version } = libraryProof("sentence-transformers") ?? {};
  await expect(page.getByRole("complementary", { name: "Facts" })).toContainText(`${name} ${version}`);
  await page.getByRole("link", { name: "uv", exact: true }).click();
  await expect(page.locator(".ms-block code").first()).toHaveText(/^uv pip install/);
  const [example = ""] = Object.keys(libraryExamples["sentence-transformers"] ?? {});
  await page.getByRole("table").getByRole("link", { name: example, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`example=${example}`));
  await expect(page.locator("#code").locator("xpath=../..")).toContainText(`the example “${example}”`);
  await page.getByRole("list", { name: "Models on this shelf" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Use this model" })).toBeVisible();
});

test("a library that is not there is answered with 404 and the nearest", async ({ page }) => {
  const answer = await page.goto("/libraries/transfomers");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Did you mean transformers");
});
