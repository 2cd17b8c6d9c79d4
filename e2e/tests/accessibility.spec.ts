// Every kind of page, in light and dark, on a phone and on a desk: no accessibility finding, nothing too wide.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../src/page-test.ts";

const pages = {
  home: "/",
  "home with results": "/?q=speech",
  "home without results": "/?q=zzzzzz",
  tasks: "/tasks",
  "tasks found": "/tasks?q=speech",
  models: "/models",
  "models in one line each": "/models?density=compact&sort=downloads",
  "no model found": "/models?search=zzzzzz",
  "a chat model": "/modelshelf/tiny-chat",
  "a LoRA": "/modelshelf/tiny-lora",
  "an embedding model": "/modelshelf/tiny-embeddings",
  "a GGUF model": "/modelshelf/tiny-chat-gguf",
  "whether a model fits": "/modelshelf/tiny-chat-gguf?memory=24GB&context=512",
  "a model elsewhere": "/openai/whisper-large-v3-turbo",
  "a gated model": "/meta-llama/Llama-3.1-8B-Instruct",
  inference: "/openai/gpt-oss-20b?tab=inference&provider=groq&stream=1",
  "the own endpoint": "/modelshelf/tiny-chat?tab=inference",
  libraries: "/libraries",
  "libraries found": "/libraries?q=audio&code=1",
  "a library": "/libraries/sentence-transformers",
  "a library without code": "/libraries/acestep",
  "how the code is proven": "/docs/proof",
  "what a model needs": "/docs/fit",
  providers: "/providers",
  "a page that is not there": "/nobody/nothing",
};

const screens = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 860 } };

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use({ viewport });
    for (const [name, path] of Object.entries(pages)) {
      test(`${name} has no accessibility finding, light or dark, and fits the screen`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
        await page.goto(path);
        await expect(page.locator("h1")).toHaveCount(1);
        expect(await findings(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
        expect(await findings(page)).toEqual([]);
        const { scrollWidth, clientWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          clientWidth: document.documentElement.clientWidth,
        }));
        // Room that is kept for a scrollbar does not count.
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      });
    }
  });
}
