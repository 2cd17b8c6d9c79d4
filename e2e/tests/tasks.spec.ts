// The page of every task: what it shows is there, can be used by everybody, and leads on.
import AxeBuilder from "@axe-core/playwright";
import { tasks as entries, type Task, type TaskFacts, taskFacts, taskIds } from "@modelshelf/catalogue";
import { expect, type Page } from "@playwright/test";
import { test } from "../src/page-test.ts";

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
];

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

for (const id of taskIds) {
  const task: Task = entries[id];
  const { label, libraries }: TaskFacts = taskFacts[id];

  test(`${id}: no accessibility finding on a phone or a desk, light or dark, and nothing too wide`, async ({
    page,
  }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(`/tasks/${id}`);
      expect(await findings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      expect(await findings(page)).toEqual([]);
      const tooWide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(tooWide).toBeLessThanOrEqual(0);
    }
  });

  test(`${id}: the page shows what the catalogue has`, async ({ page }) => {
    await page.goto(`/tasks/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(label);
    const related = page.getByRole("heading", { name: "Related tasks" }).locator("xpath=..").getByRole("link");
    await expect(related).toHaveCount(task.related.length);
    if (task.isPlaceholder) {
      await expect(page.getByRole("heading", { name: "What this is" })).toBeVisible();
      return;
    }
    await expect(page.getByRole("heading", { name: "Start here" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Recommended models" }).getByRole("listitem")).toHaveCount(
      task.models.length,
    );
    await expect(page.locator("#guide")).toBeVisible();
    await expect(page.locator("section[aria-labelledby=metrics] tbody tr")).toHaveCount(task.metrics.length);
    if (libraries.length > 0) await expect(page.getByRole("heading", { name: "Libraries" })).toBeVisible();
    await showsDemo(page, task);
  });
}

/** Pictures, sounds and films are really there, with room kept for them. */
async function showsDemo(page: Page, { demo }: Task): Promise<void> {
  await expect(page.getByRole("region", { name: "Input" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Output" })).toBeVisible();
  const files = [...demo.inputs, ...demo.outputs].filter((item) => "filename" in item);
  const media = page.locator("figure :is(img, video, audio)");
  await expect(media).toHaveCount(files.length);
  for (const one of await media.all()) {
    await one.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        one.evaluate((element) =>
          element instanceof HTMLImageElement
            ? element.naturalWidth > 0 && element.width > 0
            : (element as HTMLMediaElement).readyState > 0 && (element as HTMLMediaElement).duration > 0,
        ),
      )
      .toBe(true);
    const isSound = await one.evaluate((element) => element instanceof HTMLAudioElement);
    if (!isSound) {
      await expect(one).toHaveAttribute("width", /^\d+$/);
      await expect(one).toHaveAttribute("height", /^\d+$/);
    }
  }
}

test("the box on the page of tasks finds them by other names, and says by which", async ({ page }) => {
  const wanted = {
    OCR: "Image-to-Text",
    "speech to text": "Automatic Speech Recognition",
    "background removal": "Image Segmentation",
    embeddings: "Feature Extraction",
    chatbot: "Text Generation",
  };
  await page.goto("/tasks");
  const box = page.getByRole("searchbox", { name: "Search tasks" });
  for (const [words, label] of Object.entries(wanted)) {
    await box.fill(words);
    await expect(page).toHaveURL(new RegExp(`q=${words.replaceAll(" ", "(\\+|%20)")}$`));
    const first = page.getByRole("main").getByRole("listitem").first();
    await expect(first).toContainText(label);
    await expect(first).toContainText(new RegExp(words, "i"));
  }
  await box.fill("");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(taskIds.length);
});

test("tasks that belong together lead to each other", async ({ page }) => {
  await page.goto("/tasks/summarization");
  await page.getByText("A kind of").getByRole("link", { name: "Text Generation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Text Generation");
  await page.getByText("Special kinds").getByRole("link", { name: "Summarization" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Summarization");
});

test("every related task's page is there", async ({ request }) => {
  for (const id of new Set(taskIds.flatMap((task) => (entries[task] as Task).related))) {
    expect((await request.get(`/tasks/${id}`)).status(), id).toBe(200);
  }
});
