// The "Use this model" panel.
import { expect } from "@playwright/test";
import { test } from "../src/page-test.ts";

const chat = "/modelshelf/tiny-chat";
const hosted = "/openai/gpt-oss-20b";

test.describe("copying", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies exactly the code and says so, to eyes and to screen readers", async ({ page }) => {
    await page.goto(chat);
    const block = page.locator(".ms-block").nth(1);
    const code = await block.locator("code").textContent();
    await block.getByRole("button", { name: /^Copy the code/ }).click();
    await expect(block.getByText("Copied").first()).toBeVisible();
    await expect(block.getByRole("status")).toHaveText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(code);
    expect(copied).toContain("modelshelf/tiny-chat");
    expect(copied).not.toMatch(/^\$ /m);
  });

  test("copies the code that is shown after another choice", async ({ page }) => {
    await page.goto(`${hosted}?tab=inference`);
    await page.getByRole("link", { name: "curl" }).click();
    await expect(page).toHaveURL(/client=curl/);
    await page.getByRole("button", { name: "Copy the code that calls the model" }).click();
    await expect(page.getByText("Copied").first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl /);
  });

  test("copies a link that leads to the same choices", async ({ page }) => {
    await page.goto(`${hosted}?tab=inference&provider=groq&client=curl&stream=1`);
    const code = await page.locator(".ms-block code").last().textContent();
    await page.getByRole("button", { name: "Copy link to these choices" }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    expect(await page.locator(".ms-block code").last().textContent()).toBe(code);
  });
});

test("the same choice shows the same code, by link and by click", async ({ page }) => {
  await page.goto(`${hosted}?tab=inference&provider=groq&client=openai&language=javascript`);
  const linked = await page.locator(".ms-block code").last().textContent();
  await page.goto(hosted);
  await page.getByRole("tab", { name: "Inference" }).click();
  await page.getByRole("link", { name: "Groq" }).click();
  await expect(page).toHaveURL(/provider=groq/);
  await page.getByRole("list", { name: "JavaScript" }).getByRole("link", { name: "openai" }).click();
  await expect(page.locator(".ms-block code").last()).toHaveText(linked ?? "");
});

test("a choice moves neither the page nor the way back", async ({ page }) => {
  await page.goto("/models?search=tiny-chat");
  await page.locator('main a[href="/modelshelf/tiny-chat"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("modelshelf/tiny-chat");
  await page.evaluate(() => scrollTo(0, 120));
  await page.getByRole("link", { name: "uv", exact: true }).click();
  await expect(page.locator(".ms-block code").first()).toHaveText(/^uv pip install/);
  expect(await page.evaluate(() => scrollY)).toBe(120);
  await page.goBack();
  await expect(page).toHaveURL(/\/models\?search=tiny-chat/);
});

test("the streaming switch changes the code and the address", async ({ page }) => {
  await page.goto(`${hosted}?tab=inference&client=openai`);
  const code = page.locator(".ms-block code").last();
  await expect(code).not.toContainText("stream=True");
  await page.getByRole("switch", { name: "Streaming" }).check();
  await expect(code).toContainText("stream=True");
  await expect(page).toHaveURL(/stream=1/);
  await page.getByRole("switch", { name: "Streaming" }).uncheck();
  await expect(code).not.toContainText("stream=True");
});

test("an address of one's own stands in the code, and a wrong one is explained", async ({ page }) => {
  await page.goto(`${chat}?tab=inference`);
  const field = page.getByLabel("Address of your endpoint");
  await field.fill("http://10.0.0.7:9000/v1");
  await field.press("Enter");
  await expect(page.locator(".ms-block code").last()).toContainText("http://10.0.0.7:9000/v1");
  await page.goto(`${chat}?tab=inference&endpoint_url=nonsense`);
  await expect(page.getByText(/"nonsense" is not the URL of an endpoint/)).toBeVisible();
});

test("tabs are moved through with the arrow keys", async ({ page }) => {
  await page.goto(chat);
  await page.getByRole("tab", { name: "Libraries" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Inference" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Inference" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "Inference" })).toBeFocused();
  await expect(page).toHaveURL(/tab=inference/);
});

test("all of it is reached with the tab key", async ({ page }) => {
  await page.goto(`${chat}?tab=inference`);
  const reached: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute("name") ?? element?.textContent ?? "";
    });
    reached.push(name.trim());
  }
  expect(reached).toEqual(
    expect.arrayContaining([
      "Copy link to these choices",
      "Inference",
      "stream",
      "endpoint_url",
      "curl",
      "Copy the code that calls the model",
    ]),
  );
});

test("further languages wait behind a disclosure until one is chosen", async ({ page }) => {
  await page.goto(`${hosted}?tab=inference`);
  await expect(page.getByRole("link", { name: "reqwest" })).toBeHidden();
  await page.getByText("More languages").press("Enter");
  await page.getByRole("link", { name: "reqwest" }).click();
  await expect(page.locator(".ms-block code").last()).toContainText("fn main()");
  await expect(page.getByRole("link", { name: "reqwest" })).toBeVisible();
  await expect(page.getByRole("link", { name: "ext-curl" })).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("clients are chosen from the system's list", async ({ page }) => {
    await page.goto(`${hosted}?tab=inference`);
    await page.getByLabel("Client").selectOption("Shell, curl");
    await expect(page.locator(".ms-block code").last()).toHaveText(/^curl /);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every choice is a link that works", async ({ page }) => {
    await page.goto(hosted);
    await expect(page.locator(".ms-block code").last()).toContainText("openai/gpt-oss-20b");
    await page.getByRole("tab", { name: "Inference" }).click();
    await page.getByRole("link", { name: "Groq" }).click();
    await page.getByRole("link", { name: "curl" }).click();
    await expect(page.locator(".ms-block code").last()).toHaveText(/^curl [\s\S]*gpt-oss-20b:groq/);
  });

  test("switches and fields are sent by the button", async ({ page }) => {
    await page.goto(`${chat}?tab=inference&client=curl`);
    await page.getByRole("switch", { name: "Streaming" }).check();
    await page.getByLabel("Address of your endpoint").fill("http://10.0.0.7:9000/v1");
    await page.getByRole("button", { name: "Update the code" }).click();
    const code = page.locator(".ms-block code").last();
    await expect(code).toContainText("http://10.0.0.7:9000/v1");
    await expect(code).toContainText('"stream": true');
  });

  test("shows no button that would do nothing", async ({ page }) => {
    await page.goto(chat);
    await expect(page.getByRole("button", { name: /copy/i })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /light and dark/ })).toHaveCount(0);
  });

  test("searches, and reads cards and files", async ({ page, request }) => {
    await page.goto("/");
    await page.getByRole("searchbox", { name: "Search tasks, models and libraries" }).fill("tiny-embeddings");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: /modelshelf\/tiny-embeddings/ }).click();
    await expect(page.getByRole("heading", { name: "Model card" })).toBeVisible();
    const file = await page.getByRole("link", { name: /^config\.json/ }).getAttribute("href");
    const answer = await request.get(file ?? "");
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toHaveProperty("model_type");
  });
});

test("the page carries each code once, and no registry", async ({ request }) => {
  const html = await (await request.get(chat)).text();
  expect(html.split("apply_chat_template").length - 1).toBe(1);
  expect(html).not.toMatch(/speechbrain\.inference|load_lora_weights/);
});
