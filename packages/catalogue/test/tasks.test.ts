import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  canonicalTask,
  type DemoItem,
  guideParts,
  guideSnippet,
  isLibraryId,
  isTaskId,
  matchTasks,
  modalities,
  searchTasks,
  type Task,
  type TaskFacts,
  type TaskId,
  taskFacts,
  taskIds,
  tasks,
} from "../src/index.ts";
import { publishedTasks } from "./published-tasks.ts";

const folder = new URL("../src/tasks/", import.meta.url);
const entries = Object.entries(tasks) as [TaskId, Task][];
const facts = Object.entries(taskFacts) as [TaskId, TaskFacts][];
const guideOf = (id: string) => readFileSync(new URL(`${id}/about.md`, folder), "utf8");
const fileOf = (id: string, name: string) => readFileSync(new URL(`${id}/${name}`, folder));
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe("the table of tasks", () => {
  it("has 57 tasks, each with a modality that has a label", () => {
    expect(taskIds.length).toBe(57);
    for (const [, { modality }] of facts) expect(modalities[modality]).toBeTruthy();
    expect(Object.keys(modalities).sort()).toEqual([...new Set(facts.map(([, { modality }]) => modality))].sort());
  });

  it("has a tagline for each, of at most 90 characters, without a full stop, and no two alike", () => {
    for (const [id, { tagline }] of facts) {
      expect(tagline, id).toMatch(/^[A-Z].{20,88}[^.!\s]$/);
      expect(tagline.toLowerCase(), id).not.toContain(taskFacts[id].label.toLowerCase());
    }
    expect(new Set(facts.map(([, { tagline }]) => tagline)).size).toBe(57);
  });

  it("has synonyms for each, none of them twice in a task", () => {
    for (const [id, { synonyms }] of facts) {
      expect(synonyms.length, id).toBeGreaterThan(1);
      expect(new Set(synonyms.map((name) => name.toLowerCase())).size, id).toBe(synonyms.length);
    }
  });

  it("gives no library to the tasks that have none", () => {
    const without = facts.filter(([, { libraries }]) => libraries.length === 0).map(([id]) => id);
    expect(without.sort()).toEqual([
      "other",
      "robotics",
      "text-retrieval",
      "time-series-forecasting",
      "voice-activity-detection",
    ]);
  });

  it("knows its own ids and nothing else", () => {
    expect(taskIds.every(isTaskId)).toBe(true);
    for (const other of ["", "__proto__", "toString", "Translation", undefined, null, 1, ["translation"]]) {
      expect(isTaskId(other)).toBe(false);
    }
  });

  it("leads from a special task to the general one", () => {
    expect(canonicalTask("summarization")).toBe("text-generation");
    expect(canonicalTask("translation")).toBe("text-generation");
    expect(canonicalTask("text-to-speech")).toBe("text-to-audio");
    expect(canonicalTask("fill-mask")).toBe("fill-mask");
    for (const id of taskIds) expect(canonicalTask(canonicalTask(id))).toBe(canonicalTask(id));
  });
});

describe("a search for tasks", () => {
  it.each([
    ["OCR", "image-to-text"],
    ["speech to text", "automatic-speech-recognition"],
    ["Speech-to-text", "automatic-speech-recognition"],
    ["background removal", "image-segmentation"],
    ["embeddings", "feature-extraction"],
    ["chatbot", "text-generation"],
    ["translate", "translation"],
    ["pose", "keypoint-detection"],
    ["ner", "token-classification"],
    ["text-to-image", "text-to-image"],
    ["fraud", "tabular-classification"],
  ])("for %s finds %s first", (query, task) => {
    expect(searchTasks(query)[0]).toBe(task);
  });

  it("finds every task by its label and by its id", () => {
    for (const [id, { label }] of facts) {
      expect(searchTasks(label)[0], label).toBe(id);
      expect(searchTasks(id), id).toContain(id);
    }
  });

  it("says by which other name it found a task, and nothing where the label shows it", () => {
    expect(matchTasks("OCR")[0]).toEqual({ id: "image-to-text", by: "OCR" });
    expect(matchTasks("pose estimation")[0]).toEqual({ id: "keypoint-detection", by: "pose estimation" });
    expect(matchTasks("translation")[0]).toEqual({ id: "translation" });
  });

  it("takes words in any order and finds nothing for what no task is called", () => {
    expect(searchTasks("segmentation instance")).toContain("image-segmentation");
    for (const query of ["", "  ", "!?", "zzz"]) expect(searchTasks(query)).toEqual([]);
  });
});

const placeholders = ["multiple-choice", "other", "table-to-text", "tabular-to-text"];

// Ids that a page no longer gives although the public hub's does: they are gone, or were never of the task.
const left: Partial<Record<TaskId, Readonly<Record<string, string>>>> = {
  "audio-text-to-text": { "iamomtiwari/ATTT": "no source says what it does" },
  summarization: { samsum: "deleted from the hub in May 2025; knkarthick/samsum is a copy" },
};

const recommendations = ({ datasets, models, spaces, metrics }: Task) => [
  ...datasets,
  ...models,
  ...spaces,
  ...metrics,
];

it("every task has its page, and those that have no more to say are placeholders", () => {
  expect(entries.map(([id]) => id).sort()).toEqual([...taskIds].sort());
  expect(
    entries
      .filter(([, { isPlaceholder }]) => isPlaceholder)
      .map(([id]) => id)
      .sort(),
  ).toEqual(placeholders);
  expect(readdirSync(folder).sort()).toEqual([...taskIds].sort());
});

describe.each(entries)("the page of %s", (id, task) => {
  it("has a summary of two or three sentences, and text in Markdown that begins with a heading", () => {
    expect(isTaskId(id)).toBe(true);
    expect(sentences(task.summary).length).toBeGreaterThanOrEqual(2);
    expect(sentences(task.summary).length).toBeLessThanOrEqual(3);
    expect(guideOf(id)).toMatch(/^## /);
  });

  it("recommends what the public hub's page does, in its order, and each once", () => {
    const wanted = publishedTasks[id];
    for (const field of ["datasets", "models", "spaces", "metrics"] as const) {
      const own = ids(task[field]);
      expect(new Set(own).size).toBe(own.length);
      const names = (wanted?.[field] ?? []).filter((name) => !left[id]?.[name]);
      expect(
        own.filter((name) => names.includes(name)),
        field,
      ).toEqual(names);
    }
    const widgets = (wanted?.widgetModels ?? []).filter((name) => !left[id]?.[name]);
    expect(task.widgetModels.filter((name) => widgets.includes(name))).toEqual(widgets);
    expect(task.youtubeId).toBe(wanted?.youtubeId);
  });

  it("describes every recommendation in a sentence or two, with ids that a hub can have", () => {
    for (const { id: name, description } of recommendations(task)) {
      expect(description, name).toMatch(/^[A-Z0-9].{20,160}[.]$/);
    }
    for (const name of [...ids([...task.datasets, ...task.models, ...task.spaces]), ...task.widgetModels]) {
      expect(name).toMatch(/^(?:[\w.-]+\/)?[\w.-]+$/);
    }
  });

  it("leads to related tasks, none of them itself or twice", () => {
    expect(task.related.length).toBeGreaterThan(task.isPlaceholder ? 0 : 1);
    expect(task.related.length).toBeLessThanOrEqual(6);
    expect(task.related.every(isTaskId)).toBe(true);
    expect(task.related).not.toContain(id);
    expect(new Set(task.related).size).toBe(task.related.length);
    const canonical = canonicalTask(id);
    if (canonical !== id) expect(task.related).toContain(canonical);
  });

  it("says of other tools what they are and where", () => {
    const { libraries } = taskFacts[id];
    if (libraries.length === 0 && !task.isPlaceholder) expect(task.tools?.length).toBeGreaterThan(0);
    for (const { name, url, description } of task.tools ?? []) {
      expect(name).not.toBe("");
      expect(url).toMatch(/^https:\/\/\S+$/);
      expect(description).toMatch(/^[A-Z0-9].{20,160}[.]$/);
    }
  });

  it("has example models of its own task or a related one, each a record that needs no more", () => {
    for (const model of task.exampleModels) {
      expect([id, ...task.related]).toContain(model.pipeline_tag);
      expect(model.id).toMatch(/^[\w.-]+\/[\w.-]+$/);
    }
  });

  it("has nothing in its folder that the page does not show", () => {
    const items: readonly DemoItem[] = [...task.demo.inputs, ...task.demo.outputs];
    const used = items.flatMap((item) => ("filename" in item ? [item.filename] : []));
    expect(readdirSync(new URL(id, folder)).sort()).toEqual([...new Set(["about.md", "task.ts", ...used])].sort());
  });
});

const starts: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG\r\n\x1a\n/,
  jpg: /^\xff\xd8\xff/,
  webp: /^RIFF[\s\S]{4}WEBP/,
  svg: /^<svg /,
  flac: /^fLaC/,
  mp4: /^[\s\S]{4}ftyp/,
  webm: /^\x1aE\xdf\xa3/,
};
const kinds: Readonly<Record<string, RegExp>> = { img: /^(?:png|jpg|webp|svg|mp4|webm)$/, audio: /^flac$/ };

describe.each(entries.filter(([, { isPlaceholder }]) => isPlaceholder))("the placeholder %s", (id, task) => {
  it("is short and recommends nothing", () => {
    const words = prose(guideOf(id)).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(200);
    expect([...recommendations(task), ...task.widgetModels, ...task.demo.inputs, ...task.demo.outputs]).toEqual([]);
  });
});

describe.each(entries.filter(([, { isPlaceholder }]) => !isPlaceholder))("the full page of %s", (id, task) => {
  it("has models, measures, and example models for the guide", () => {
    for (const field of ["models", "datasets", "metrics", "exampleModels", "widgetModels"] as const) {
      expect(task[field].length, field).toBeGreaterThan(0);
    }
  });

  it("says of every metric how it is computed, which values it has, which are good, and where it is defined", () => {
    for (const { id: name, formula, range, better, definition } of task.metrics) {
      expect(formula, name).toMatch(/^(?:\p{Ll}|[A-Z]{2}|\d).{15,260}[^.\s]$/u);
      expect(range, name).toMatch(/^(?:−?\d|no lower end)/);
      expect(["higher", "lower"]).toContain(better);
      expect(definition, name).toMatch(/^https:\/\/\S+$/);
      expect(definition).not.toMatch(/huggingface\.co/);
    }
  });

  it("shows a demo with input and output, whose files are there, small, and of the kind they claim", () => {
    expect(task.demo.inputs.length).toBeGreaterThan(0);
    expect(task.demo.outputs.length).toBeGreaterThan(0);
    for (const item of [...task.demo.inputs, ...task.demo.outputs] as readonly DemoItem[]) {
      if (!("filename" in item)) continue;
      const { filename: name, type } = item;
      const ending = name.split(".").at(-1) ?? "";
      expect(ending, name).toMatch(kinds[type] ?? /$^/);
      const bytes = fileOf(id, name);
      expect(bytes.length, name).toBeLessThanOrEqual(/mp4|webm/.test(ending) ? 250_000 : 60_000);
      expect(bytes.subarray(0, 12).toString("latin1"), name).toMatch(starts[ending] ?? /$^/);
      if (item.type === "img") expect(item.alt, name).toMatch(/^\S.{10,200}\S$/);
    }
    if (task.demo.note !== undefined) expect(task.demo.note).toMatch(/^[A-Z].{10,200}\.$/);
  });

  it("shows the kinds of things that the public hub's demo does", () => {
    const wanted = publishedTasks[id];
    const kindsOf = (items: readonly DemoItem[]) => items.map(({ type }) => type);
    expect(kindsOf(task.demo.inputs)).toEqual(expect.arrayContaining([...(wanted?.inputs ?? [])]));
    expect(kindsOf(task.demo.outputs)).toEqual(expect.arrayContaining([...(wanted?.outputs ?? [])]));
  });

  it("has tables with rows of one length, texts with labels, scores from 0 to 1, and marks within the text", () => {
    for (const item of [...task.demo.inputs, ...task.demo.outputs] as readonly DemoItem[]) {
      if (item.type === "tabular") expect(new Set(item.table.map((row) => row.length)).size).toBe(1);
      if (item.type === "text")
        expect([item.label, item.content].every((text) => text.trim() === text && text)).toBeTruthy();
      if (item.type === "chart") {
        expect(item.data.length).toBeGreaterThan(1);
        for (const { score } of item.data) expect(score >= 0 && score <= 1).toBe(true);
        expect(new Set(item.data.map(({ label }) => label)).size).toBe(item.data.length);
      }
      if (item.type === "text-with-tokens") {
        let last = 0;
        for (const { type, start, end } of item.tokens) {
          expect(type).not.toBe("");
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(item.text.length);
      }
    }
  });

  it("has a guide of 400 to 900 words in which no code is typed", () => {
    const words = prose(guideOf(id)).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(900);
    expect(guideOf(id)).not.toMatch(/```|`|^ {4}\S|<(?!!-- snippet:)/m);
  });

  it("asks in its guide for code that the generator has", () => {
    const requests = guideParts(guideOf(id)).filter((part) => part.kind === "snippet");
    expect(requests.length).toBeGreaterThan(0);
    for (const request of requests) {
      expect(isLibraryId(request.library), request.library).toBe(true);
      const { install, snippet } = guideSnippet(task, request);
      expect(snippet.code).toContain(request.model);
      expect(snippet.notice).toBeUndefined();
      expect(install).toMatch(/\S/);
    }
  });
});

describe("the picture and the mask of image segmentation", () => {
  it("are of one size, so that they can lie on each other", () => {
    const size = (name: string) => fileOf("image-segmentation", name).subarray(16, 24).toString("hex");
    expect(size("mask.png")).toBe(size("scene.png"));
  });
});

/** Markdown without what is not read: headings, marks and requests for code. */
function prose(markdown: string): string {
  return guideParts(markdown)
    .flatMap((part) => (part.kind === "text" ? [part.markdown] : []))
    .join("\n\n")
    .replace(/^#+ .*$/gm, "")
    .replace(/^- /gm, "")
    .replaceAll("**", "")
    .trim();
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];

const sentences = (text: string) =>
  text
    .split(/\n\s*\n|\n(?=\S)|(?<=[.!?:])\s+(?=[A-Z"])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

describe("the prose of all tasks", () => {
  const described = entries.flatMap(([id, task]) =>
    [...recommendations(task), ...(task.tools ?? []).map(({ name, description }) => ({ id: name, description }))].map(
      (one) => ({ ...one, task: id }),
    ),
  );
  const written = entries.flatMap(([id, task]) => [
    ...sentences(prose(guideOf(id))),
    ...sentences(task.summary),
    ...sentences(task.demo.note ?? ""),
  ]);
  const all = [...written, ...described.flatMap(({ description }) => sentences(description))];

  it("has no sentence of more than 40 words", () => {
    const long = [...all, ...entries.flatMap(([, { metrics }]) => metrics.map(({ formula }) => formula))];
    for (const sentence of long) expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(40);
  });

  it("says nothing twice", () => {
    const seen = new Map<string, number>();
    for (const sentence of all) seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  });

  it("does not say the same in nearly the same words", () => {
    const runs = new Map<string, Set<string>>();
    for (const sentence of all) {
      const words = wordsOf(sentence);
      for (let start = 0; start + 8 <= words.length; start++) {
        const run = words.slice(start, start + 8).join(" ");
        runs.set(run, (runs.get(run) ?? new Set()).add(sentence));
      }
    }
    expect([...runs].filter(([, where]) => where.size > 1).map(([run]) => run)).toEqual([]);
  });

  it("says of each dataset, model, app, metric and tool something that is true of it alone", () => {
    const uses = new Map<string, number>();
    for (const { description } of described) {
      for (const word of new Set(wordsOf(description))) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
    for (const { id, task, description } of described) {
      const own = [...new Set(wordsOf(description))].filter((word) => (uses.get(word) ?? 0) <= 12);
      expect(own.length, `${task}, ${id}: ${description}`).toBeGreaterThanOrEqual(2);
    }
  });

  it("needs no filler", () => {
    const filler =
      /\b(?:very easily|simply|basically|obviously|state[- ]of[- ]the[- ]art|cutting-edge|leverag(?:e|es|ing)|seamless(?:ly)?|in today's world|powerful|a wide (?:range|variety) of|plays? a (?:key|crucial|vital) role|game-chang(?:er|ing)|delve|unlock)\b/i;
    for (const sentence of all) expect(sentence).not.toMatch(filler);
  });
});

describe("the parts of a guide", () => {
  it("are its text and the code it asks for, in order", () => {
    const guide = [
      "# Title",
      "",
      "Text.",
      "",
      "<!-- snippet: library=transformers model=a/b -->",
      "<!-- snippet: library=sklearn model=c number=2 -->",
      "",
      "More <!-- an ordinary comment --> text.",
      "",
    ].join("\n");
    expect(guideParts(guide)).toEqual([
      { kind: "text", markdown: "# Title\n\nText." },
      { kind: "snippet", library: "transformers", model: "a/b", number: 1 },
      { kind: "snippet", library: "sklearn", model: "c", number: 2 },
      { kind: "text", markdown: "More <!-- an ordinary comment --> text." },
    ]);
    expect(guideParts("")).toEqual([]);
  });

  it("refuse a request that lacks something or says something unknown", () => {
    for (const fields of [
      "library=transformers",
      "model=a/b",
      "library=a model=b number=0",
      "library=a model=b number=x",
      "library=a model=b title=c",
      "library= model=b",
      "",
    ]) {
      expect(() => guideParts(`<!-- snippet: ${fields} -->`)).toThrow("a guide asks for code with");
    }
  });

  it("refuse a model that the task has no record of, and a snippet that does not exist", () => {
    const task = tasks["text-generation"] as Task;
    expect(() => guideSnippet(task, { library: "transformers", model: "no/such", number: 1 })).toThrow(
      "the task has no example model no/such; add its record to exampleModels",
    );
    const model = task.exampleModels[0]?.id ?? "";
    expect(() => guideSnippet(task, { library: "transformers", model, number: 99 })).toThrow(
      `transformers has no snippet 99 for ${model}`,
    );
  });

  it("are made for the hub that serves the model", () => {
    const task = tasks["text-generation"] as Task;
    const request = { library: "transformers", model: task.exampleModels[0]?.id ?? "", number: 1 };
    const { snippet } = guideSnippet(task, request, { endpoint: "http://127.0.0.1:7860" });
    expect(snippet.code).toContain("http://127.0.0.1:7860");
  });
});
