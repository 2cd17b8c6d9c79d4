import { describe, expect, it } from "vitest";
import { isTaskId, noSampleInput, sampleInput, type TaskId, taskIds, tasksWithSampleInput } from "../src/index.ts";

const model = (pipeline_tag: string, more: object = {}) => ({ id: "owner/name", pipeline_tag, ...more });
const conversational = { tags: ["transformers", "conversational"] };

describe("a sample input", () => {
  it("is the fixed text where the model names no task, an unknown one or one without example", () => {
    expect(noSampleInput).toBe("No input example has been defined for this model task.");
    expect(sampleInput({ id: "owner/name" })).toBe(noSampleInput);
    for (const tag of ["", "no-such-task", "__proto__", "constructor", "toString", "other", "robotics"]) {
      expect(sampleInput(model(tag))).toBe(noSampleInput);
    }
  });

  it("exists for every task that takes one", () => {
    const without = taskIds.filter((task) => !tasksWithSampleInput.includes(task));
    expect(without).toEqual([
      "unconditional-image-generation",
      "reinforcement-learning",
      "robotics",
      "graph-ml",
      "other",
    ] satisfies TaskId[]);
    for (const task of tasksWithSampleInput) expect(sampleInput(model(task))).not.toBe(noSampleInput);
    for (const task of without) expect(sampleInput(model(task))).toBe(noSampleInput);
  });

  it("is one user message that asks for a capital, for a conversational text-generation model", () => {
    const messages = sampleInput(model("text-generation", conversational));
    expect(messages).toEqual([{ role: "user", content: expect.stringMatching(/^What is the capital of \w+\?$/) }]);
  });

  it("is one user message with a text and a public picture, for a conversational image-text model", () => {
    expect(sampleInput(model("image-text-to-text", conversational))).toEqual([
      {
        role: "user",
        content: [
          { type: "text", text: expect.stringMatching(/\w/) },
          { type: "image_url", image_url: { url: expect.stringMatching(/^https:\/\/[^\s?]+\.(?:jpe?g|png)$/i) } },
        ],
      },
    ]);
  });

  it("is a text for the same tasks without the conversational tag, whatever the tags are", () => {
    for (const tags of [undefined, [], ["chat"], "conversational", null, 7]) {
      expect(sampleInput(model("text-generation", { tags }))).toBeTypeOf("string");
      expect(sampleInput(model("image-text-to-text", { tags }))).toBeTypeOf("string");
    }
  });

  it("is a JSON value: a text in quotes, or named fields over several lines", () => {
    for (const task of tasksWithSampleInput) {
      const written = sampleInput(model(task)) as string;
      const value: unknown = JSON.parse(written);
      if (typeof value === "string") expect(written, task).toBe(JSON.stringify(value));
      else expect(written.split("\n").length, task).toBeGreaterThan(2);
    }
    expect(Object.keys(JSON.parse(sampleInput(model("question-answering")) as string))).toEqual([
      "question",
      "context",
    ]);
    expect(Object.keys(JSON.parse(sampleInput(model("table-question-answering")) as string))).toEqual([
      "query",
      "table",
    ]);
    expect(Object.keys(JSON.parse(sampleInput(model("sentence-similarity")) as string))).toEqual([
      "source_sentence",
      "sentences",
    ]);
  });

  it("has tables whose columns are all of one length", () => {
    const { table } = JSON.parse(sampleInput(model("table-question-answering")) as string);
    const { data } = JSON.parse(sampleInput(model("tabular-classification")) as string);
    for (const columns of [table, data]) {
      expect(new Set(Object.values<unknown[]>(columns).map((cells) => cells.length)).size).toBe(1);
    }
  });

  it("answers its own question in the passage that it gives", () => {
    const { question, context } = JSON.parse(sampleInput(model("question-answering")) as string);
    const name = /\b[A-Z]\w+\b(?=\s\w+\?$)/.exec(question)?.[0];
    expect(context).toContain(name);
  });

  it("ignores the widget's text", () => {
    const widgetData = [{ text: "from the widget" }];
    expect(sampleInput(model("text-classification", { widgetData }))).toBe(sampleInput(model("text-classification")));
  });

  it("is the same each time", () => {
    for (const task of tasksWithSampleInput) expect(sampleInput(model(task))).toEqual(sampleInput(model(task)));
  });
});

describe("the mask of a fill-mask sample", () => {
  it("is the model's own, or [MASK]", () => {
    expect(sampleInput(model("fill-mask", { mask_token: "<mask>" }))).toContain("<mask>");
    for (const mask_token of [undefined, "", null, 5]) {
      expect(sampleInput(model("fill-mask", { mask_token }))).toContain(" [MASK] ");
    }
  });

  it("cannot leave the quotes around the text", () => {
    const hostile = 'a"b\\c\nd\u202ee\0\ud800';
    const written = sampleInput(model("fill-mask", { mask_token: hostile })) as string;
    expect(JSON.parse(written)).toContain(hostile);
    expect(written).toMatch(/^[ -~]+$/);
    expect(sampleInput(model("fill-mask", { mask_token: hostile }), { noQuotes: true })).toContain(hostile);
  });
});

describe("the option noWrap", () => {
  it("collapses line breaks and tabs with their indentation to single spaces, and keeps the value", () => {
    for (const task of tasksWithSampleInput) {
      const wrapped = sampleInput(model(task)) as string;
      const flat = sampleInput(model(task), { noWrap: true }) as string;
      expect(flat).not.toMatch(/[\n\r\t]| {2}/);
      expect(JSON.parse(flat)).toEqual(JSON.parse(wrapped));
    }
  });

  it("collapses those inside an unquoted text too", () => {
    const token = "<a\r\n\t\tb \n c\td>";
    const text = sampleInput(model("fill-mask", { mask_token: token }), { noWrap: true, noQuotes: true });
    expect(text).toContain("<a b c d>");
  });
});

describe("the option noQuotes", () => {
  it("takes the quotes from around a text and nothing else", () => {
    for (const task of tasksWithSampleInput) {
      const quoted = sampleInput(model(task)) as string;
      const plain = sampleInput(model(task), { noQuotes: true });
      expect(plain).toBe(quoted.startsWith('"') ? JSON.parse(quoted) : quoted);
    }
  });
});

describe("neither option", () => {
  it("touches messages or the text that says there is no example", () => {
    const both = { noWrap: true, noQuotes: true };
    expect(sampleInput(model("text-generation", conversational), both)).toEqual(
      sampleInput(model("text-generation", conversational)),
    );
    expect(sampleInput(model("other"), both)).toBe(noSampleInput);
  });
});

it("the tasks with an example are tasks of the catalogue, in its order", () => {
  expect(tasksWithSampleInput.every(isTaskId)).toBe(true);
  expect(tasksWithSampleInput).toEqual(taskIds.filter((id) => tasksWithSampleInput.includes(id)));
});
