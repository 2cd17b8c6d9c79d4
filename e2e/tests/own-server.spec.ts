// A server of the reader's own: how it is started, and the code that asks it. The sample files of code.
import { expect } from "@playwright/test";
import { test } from "../src/page-test.ts";

const chat = "/modelshelf/tiny-chat";
const gguf = "/modelshelf/tiny-chat-gguf";

test.describe("starting a server", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the chosen server's commands are copied, and the code asks it where it listens", async ({ page }) => {
    await page.goto(`${chat}?tab=inference&client=curl`);
    const code = page.locator(".ms-block code").last();
    await expect(page.getByRole("heading", { name: "Start vLLM" })).toBeVisible();
    await expect(code).toContainText("http://localhost:8000/v1/chat/completions");
    await page.getByRole("list", { name: "Start a server" }).getByRole("link", { name: "TGI" }).click();
    await expect(page).toHaveURL(/server=tgi/);
    await expect(page.getByLabel("Address of your endpoint")).toHaveValue("http://localhost:8080/v1");
    await expect(code).toContainText("http://localhost:8080/v1/chat/completions");
    await expect(code).toContainText('"model": "tgi"');
    await page.getByRole("button", { name: "Copy the commands that start TGI" }).click();
    await expect(page.getByText("Copied").first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("docker run");
    // The files are on this shelf alone.
    expect(copied).toContain(`HF_ENDPOINT=${new URL(page.url()).origin} hf download modelshelf/tiny-chat`);
  });
});

test("switches keep the server and its address", async ({ page }) => {
  await page.goto(`${chat}?tab=inference&client=openai&language=python&server=sglang`);
  await page.getByRole("switch", { name: "Streaming" }).check();
  const code = page.locator(".ms-block code").last();
  await expect(code).toContainText("stream=True");
  await expect(code).toContainText("http://localhost:30000/v1");
  await page.getByRole("list", { name: "Start a server" }).getByRole("link", { name: "vLLM" }).click();
  await expect(code).toContainText("http://localhost:8000/v1");
  await expect(code).toContainText("stream=True");
});

test("GGUF files are for other servers, and one that runs already needs no start", async ({ page }) => {
  await page.goto(`${gguf}?tab=inference`);
  const servers = page.getByRole("list", { name: "Start a server" });
  await expect(servers.getByRole("link")).toHaveText(["llama.cpp", "Ollama", "Mine runs already"]);
  await expect(page.locator(".ms-servers code").last()).toContainText("--hf-file");
  await servers.getByRole("link", { name: "Mine runs already" }).click();
  await expect(page.getByRole("heading", { name: /^Start / })).toHaveCount(0);
  await expect(page.locator(".ms-block code").last()).toContainText("http://localhost:8000/v1");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a server is chosen by link, and the form keeps it", async ({ page }) => {
    await page.goto(`${chat}?tab=inference&client=curl`);
    await page.getByRole("list", { name: "Start a server" }).getByRole("link", { name: "SGLang" }).click();
    await expect(page.getByLabel("Address of your endpoint")).toHaveValue("http://localhost:30000/v1");
    await page.getByRole("button", { name: "Update the code" }).click();
    await expect(page.getByRole("heading", { name: "Start SGLang" })).toBeVisible();
    await expect(page.locator(".ms-block code").last()).toContainText("http://localhost:30000/v1");
  });

  test("a phone chooses it in a list", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${chat}?tab=inference&client=curl`);
    const servers = page.locator(".ms-servers");
    await servers.getByRole("combobox").selectOption({ label: "SGLang" });
    await servers.getByRole("button", { name: "Show" }).click();
    await expect(page.getByRole("heading", { name: "Start SGLang" })).toBeVisible();
  });
});

test("the file that the code opens can be downloaded", async ({ page }) => {
  await page.goto("/openai/whisper-large-v3-turbo?tab=inference&provider=hf-inference&client=curl");
  await expect(page.locator(".ms-block code").last()).toContainText("sample1.flac");
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "download the sample" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe("sample1.flac");
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
        await page.goto(`${chat}?tab=inference&client=curl&server=tgi`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const wide = await page
          .locator(".ms-servers > *")
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className));
        expect(wide).toEqual([]);
      });
    }
  });
}
