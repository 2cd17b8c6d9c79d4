// Local apps: which fit, for which system and quantization, and what the reader does in them.
import { expect } from "@playwright/test";
import { test } from "../src/page-test.ts";

const gguf = "/Qwen/Qwen2-7B-Instruct-GGUF";
const onShelf = "/modelshelf/tiny-chat-gguf";

test("an app opens the chosen file of the public hub", async ({ page }) => {
  await page.goto(gguf);
  await page.getByRole("tab", { name: "Local apps" }).click();
  await expect(page).toHaveURL(/tab=apps/);
  await page.getByRole("list", { name: "Chat apps" }).getByRole("link", { name: "LM Studio" }).click();
  await expect(page).toHaveURL(/app=lmstudio/);
  await page.getByRole("list", { name: "Quantization" }).getByRole("link", { name: "Q8_0" }).click();
  await expect(page.getByRole("link", { name: "Open in LM Studio" })).toHaveAttribute(
    "href",
    "lmstudio://open_from_hf?model=Qwen/Qwen2-7B-Instruct-GGUF&file=qwen2-7b-instruct-q8_0.gguf",
  );
});

test.describe("commands", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("are those of the chosen system, and are copied as they stand", async ({ page }) => {
    await page.goto(`${gguf}?tab=apps&app=llama.cpp`);
    await page.getByRole("list", { name: "System" }).getByRole("link", { name: "Windows" }).click();
    const steps = page.getByRole("list", { name: "Steps with llama.cpp" });
    await expect(steps.getByRole("listitem").first()).toContainText("winget install llama.cpp");
    await page.getByRole("button", { name: "Copy step 2" }).click();
    await expect(page.getByText("Copied").first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^llama-server --hf-repo Qwen\/Qwen2-7B-Instruct-GGUF --hf-file \S+\.gguf /);
  });
});

test("files of this shelf are downloaded from it and handed to an app of the public hub", async ({ page }) => {
  await page.goto(`${onShelf}?tab=apps&app=lmstudio`);
  const steps = page.getByRole("list", { name: "Steps with LM Studio" });
  await expect(steps).toContainText(`HF_ENDPOINT=${new URL(page.url()).origin} hf download modelshelf/tiny-chat-gguf`);
  await expect(steps).toContainText("lms import");
  await expect(page.getByRole("link", { name: "Open in LM Studio" })).toHaveCount(0);
});

test("the choices stay from one app to the next", async ({ page }) => {
  await page.goto(`${gguf}?tab=apps&app=llama.cpp&system=windows&quantization=Q8_0`);
  await page.getByRole("list", { name: "Chat apps" }).getByRole("link", { name: "LM Studio" }).click();
  await expect(page).toHaveURL(/quantization=Q8_0/);
  await page.getByRole("list", { name: "Servers and libraries" }).getByRole("link", { name: "llama.cpp" }).click();
  await expect(page.getByRole("list", { name: "System" }).locator("[aria-current=true]")).toHaveText("Windows");
  await expect(page.getByRole("list", { name: "Steps with llama.cpp" })).toContainText("q8_0.gguf");
});

test("whether the model fits is asked once, and said of each file", async ({ page }) => {
  await page.goto(`${onShelf}?tab=apps&app=llama.cpp`);
  await expect(page.getByText(/^Needs about 538 MB \(Q4_0\) to 539 MB \(F16\): 1,024 tokens of context/)).toBeVisible();
  await page.getByText("Does it fit?").click();
  const form = page.getByRole("form", { name: "Does it fit?" });
  await form.getByLabel("Memory").fill("100MB");
  await form.getByRole("button", { name: "Check" }).click();
  await expect(page).toHaveURL(/tab=apps.*memory=100MB/);
  await expect(page.getByRole("status").filter({ hasText: "Does not fit in 100 MB" })).toBeVisible();
  const inPanel = page.locator(".ms-memory");
  await expect(inPanel).toContainText("weights 74.4 kB (Q4_0)");
  await expect(inPanel).toContainText("Does not fit in 100 MB");
  await page.getByRole("list", { name: "Quantization" }).getByRole("link", { name: "F16" }).click();
  await expect(inPanel).toContainText("weights 227 kB (F16)");
  await expect(inPanel).toContainText("Does not fit in 100 MB");
  await form.getByLabel("Memory").fill("2GB");
  await form.getByLabel("Tokens of context").fill("512");
  await form.getByRole("button", { name: "Check" }).click();
  await expect(inPanel).toContainText("512 tokens of context");
  await expect(inPanel).toContainText("Fits in 2 GB");
  await page.getByRole("tab", { name: "Libraries" }).click();
  await expect(page).toHaveURL(/memory=2GB&context=512/);
});

test("a model that no app can run has no such tab, and a link to it shows the libraries", async ({ page }) => {
  await page.goto("/spacy/en_core_web_sm?tab=apps");
  await expect(page.getByRole("tab", { name: "Libraries" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "Local apps" })).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("app, system and quantization are links", async ({ page }) => {
    await page.goto(`${gguf}?tab=apps`);
    await page.getByRole("list", { name: "Servers and libraries" }).getByRole("link", { name: "llama.cpp" }).click();
    await page.getByRole("list", { name: "System" }).getByRole("link", { name: "Windows" }).click();
    await page.getByRole("list", { name: "Quantization" }).getByRole("link", { name: "Q8_0" }).click();
    const steps = page.getByRole("list", { name: "Steps with llama.cpp" });
    await expect(steps).toContainText("winget");
    await expect(steps).toContainText("q8_0.gguf");
  });

  test("a phone chooses them in lists", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${gguf}?tab=apps`);
    const form = (name: string) => page.locator(".ms-apps form", { has: page.getByLabel(name) });
    for (const [name, label] of [
      ["App", "llama.cpp"],
      ["System", "Windows"],
    ] as const) {
      await form(name).getByRole("combobox").selectOption({ label });
      await form(name).getByRole("button", { name: "Show" }).click();
    }
    await expect(page.getByRole("list", { name: "Steps with llama.cpp" })).toContainText("winget");
  });
});

for (const theme of ["light", "dark"] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    for (const [width, height] of [
      [390, 844],
      [1280, 900],
    ] as const) {
      test(`nothing sticks out at ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(`${gguf}?tab=apps&app=llama.cpp`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const wide = await page
          .locator(".ms-apps > *, .ms-step > *:not(.ms-block)")
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className));
        expect(wide).toEqual([]);
      });
    }
  });
}
