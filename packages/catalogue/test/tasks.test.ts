import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  canonicalTask,
  type DemoItem,
  guideParts,
  guideSnippet,
  isLibraryId,
  isTaskId,
  modalities,
  searchTasks,
  type Task,
  type TaskFacts,
  type TaskId,
  taskFacts,
  taskIds,
  tasks,
} from "../src/index.ts";

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

  it("takes words in any order and finds nothing for what no task is called", () => {
    expect(searchTasks("segmentation instance")).toContain("image-segmentation");
    for (const query of ["", "  ", "!?", "zzz"]) expect(searchTasks(query)).toEqual([]);
  });
});

// Ids that the public hub's task pages recommend (read 2026-11-21). A page may put newer ones before them.
const published: Partial<
  Record<TaskId, Record<"datasets" | "models" | "spaces" | "metrics" | "widgetModels", string>>
> = {
  "text-generation": {
    datasets:
      "CohereForAI/Global-MMLU HuggingFaceFW/fineweb-2 HuggingFaceH4/ultrachat_200k open-r1/OpenThoughts-114k-math allenai/tulu-3-sft-mixture HuggingFaceTB/smoltalk HuggingFaceTB/finemath",
    models:
      "google/gemma-2-2b-it Qwen/Qwen3-Coder-480B-A35B-Instruct openai/gpt-oss-120b zai-org/GLM-4.5 Qwen/Qwen3-4B-Thinking-2507 Qwen/Qwen2.5-7B-Instruct-1M Qwen/Qwen2.5-Coder-32B-Instruct deepseek-ai/DeepSeek-R1",
    spaces:
      "akhaliq/anycoder enzostvs/deepsite logikon/open_cot_leaderboard ysharma/Explore_llamav2_with_TGI HuggingFaceH4/zephyr-chat lmsys/chatbot-arena-leaderboard mlabonne/phixtral-chat",
    metrics: "Cross_Entropy Perplexity",
    widgetModels: "mistralai/Mistral-Nemo-Instruct-2407",
  },
  "automatic-speech-recognition": {
    datasets: "mozilla-foundation/common_voice_17_0 amphion/Emilia-Dataset parler-tts/mls_eng espnet/yodas",
    models:
      "openai/whisper-large-v3 facebook/w2v-bert-2.0 facebook/seamless-m4t-v2-large nvidia/canary-1b pyannote/speaker-diarization-3.1",
    spaces: "hf-audio/whisper-large-v3 mrfakename/Moonshinex facebook/seamless_m4t nvidia/canary-1b",
    metrics: "wer cer",
    widgetModels: "openai/whisper-large-v3",
  },
  "image-segmentation": {
    datasets: "scene_parse_150",
    models:
      "tue-mps/coco_panoptic_eomt_large_640 briaai/RMBG-1.4 ZhengPeng7/BiRefNet facebook/sapiens-seg-1b facebook/mask2former-swin-large-coco-panoptic",
    spaces:
      "facebook/ov-seg jbrinkma/segment-anything facebook/sapiens-pose rashmi/sartorius-cell-instance-segmentation ArtGAN/Segment-Anything-Video segments/panoptic-segment-anything",
    metrics: "Average_Precision Mean_Average_Precision Mean_Intersection_over_Union APα",
    widgetModels: "nvidia/segformer-b0-finetuned-ade-512-512",
  },
  "text-to-image": {
    datasets: "red_caps conceptual_captions Spawning/PD12M",
    models: "black-forest-labs/FLUX.1-Krea-dev Qwen/Qwen-Image ByteDance/SDXL-Lightning ByteDance/Hyper-SD",
    spaces:
      "stabilityai/stable-diffusion-3-medium jbilcke-hf/ai-comic-factory multimodalart/flux-lora-lab latent-consistency/lcm-lora-for-sdxl multimodalart/LoraTheExplorer ArtGAN/Stable-Diffusion-ControlNet-WebUI InstantX/InstantID",
    metrics: "IS FID R-Precision",
    widgetModels: "black-forest-labs/FLUX.1-dev",
  },
  translation: {
    datasets: "Helsinki-NLP/opus_books google/code_x_glue_cc_code_to_code_trans",
    models: "facebook/nllb-200-1.3B google-t5/t5-base",
    spaces: "Iker/Translate-100-languages Geonmo/nllb-translation-demo",
    metrics: "bleu sacrebleu",
    widgetModels: "facebook/mbart-large-50-many-to-many-mmt",
  },
  "tabular-classification": {
    datasets: "inria-soda/tabular-benchmark",
    models: "scikit-learn/cancer-prediction-trees",
    spaces: "scikit-learn/tabular-playground scikit-learn/classification",
    metrics: "accuracy recall precision f1",
    widgetModels: "scikit-learn/tabular-playground",
  },
};

describe.each(entries)("the page of %s", (id, task) => {
  it("belongs to a task of the table and has a folder with its guide", () => {
    expect(isTaskId(id)).toBe(true);
    expect(readdirSync(folder)).toContain(id);
    expect(guideOf(id)).toMatch(/^## /);
  });

  it("recommends what the public hub's page does, in its order, and each once", () => {
    const wanted = published[id];
    for (const field of ["datasets", "models", "spaces", "metrics"] as const) {
      const own = ids(task[field]);
      expect(new Set(own).size).toBe(own.length);
      const names = wanted?.[field].split(" ").map((name) => (field === "metrics" ? name.replaceAll("_", " ") : name));
      if (names) expect(own.filter((name) => names.includes(name))).toEqual(names);
    }
    if (wanted) expect(task.widgetModels.join(" ")).toBe(wanted.widgetModels);
  });

  it("describes every recommendation in a sentence or two, with ids that a hub can have", () => {
    for (const { id: name, description } of [...task.datasets, ...task.models, ...task.spaces, ...task.metrics]) {
      expect(description, name).toMatch(/^[A-Z].{20,160}[.]$/);
    }
    for (const name of ids([...task.datasets, ...task.models, ...task.spaces])) {
      expect(name).toMatch(/^(?:[\w.-]+\/)?[\w.-]+$/);
    }
  });

  it("says of every metric which values it has and which are good", () => {
    expect(task.metrics.length).toBeGreaterThan(0);
    for (const { range, better } of task.metrics) {
      expect(range).toMatch(/^\d/);
      expect(["higher", "lower"]).toContain(better);
    }
  });

  it("has a summary of two or three sentences", () => {
    expect(sentences(task.summary).length).toBeGreaterThanOrEqual(2);
    expect(sentences(task.summary).length).toBeLessThanOrEqual(3);
  });

  it("shows a demo with input and output, whose files are there, small, and of the kind they claim", () => {
    expect(task.demo.inputs.length).toBeGreaterThan(0);
    expect(task.demo.outputs.length).toBeGreaterThan(0);
    const items: readonly DemoItem[] = [...task.demo.inputs, ...task.demo.outputs];
    const used = items.flatMap((item) => ("filename" in item ? [item.filename] : []));
    for (const name of used) {
      const bytes = fileOf(id, name);
      expect(bytes.length, name).toBeLessThanOrEqual(60_000);
      const start = { png: "\x89PNG\r\n\x1a\n", flac: "fLaC", svg: "<svg " }[name.split(".").at(-1) ?? ""];
      expect(start, name).toBeDefined();
      expect(bytes.subarray(0, start?.length).toString("latin1"), name).toBe(start);
    }
    expect(readdirSync(new URL(id, folder)).sort()).toEqual(["about.md", "task.ts", ...used].sort());
  });

  it("has tables with rows of one length, and texts with labels", () => {
    for (const item of [...task.demo.inputs, ...task.demo.outputs] as readonly DemoItem[]) {
      if (item.type === "tabular") expect(new Set(item.table.map((row) => row.length)).size).toBe(1);
      if (item.type === "text")
        expect([item.label, item.content].every((text) => text.trim() === text && text)).toBeTruthy();
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

  it("has example models of its own task, each a record that needs no more", () => {
    for (const model of task.exampleModels) {
      expect(model.pipeline_tag).toBe(id);
      expect(model.id).toMatch(/^[\w.-]+\/[\w.-]+$/);
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

const sentences = (text: string) =>
  text
    .split(/\n\s*\n|\n(?=\S)|(?<=[.!?:])\s+(?=[A-Z"])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

describe("the prose of all tasks", () => {
  const written = entries.flatMap(([id, task]) => [
    ...sentences(prose(guideOf(id))),
    ...sentences(task.summary),
    ...[...task.datasets, ...task.models, ...task.spaces, ...task.metrics].flatMap(({ description }) =>
      sentences(description),
    ),
  ]);

  it("has no sentence of more than 40 words", () => {
    for (const sentence of written) expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(40);
  });

  it("says nothing twice", () => {
    const seen = new Map<string, number>();
    for (const sentence of written) seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  });

  it("needs no filler", () => {
    const filler =
      /\b(?:very easily|simply|basically|obviously|state-of-the-art|cutting-edge|leverage|seamlessly|in today's world)\b/i;
    for (const sentence of written) expect(sentence).not.toMatch(filler);
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
