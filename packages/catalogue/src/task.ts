import type { ModelRecord } from "./model-record.ts";

/** A recommended resource: an id on the public hub and what it is good for. */
export interface Recommendation {
  readonly id: string;
  readonly description: string;
}

/** A measure of how well a model does the task. Its description says what the number tells about this task. */
export interface Metric extends Recommendation {
  /** How it is computed, in words: `correct predictions divided by all predictions`. No capital, no full stop. */
  readonly formula: string;
  /** The values that it can have: `0 to 1`, `0 %, no upper end`. */
  readonly range: string;
  /** Which values are the good ones. */
  readonly better: "higher" | "lower";
  /** Address of the standard definition: the paper that introduced it, the norm, or an encyclopedia's page. */
  readonly definition: string;
}

/** A program or package that does the task besides the libraries of the table. */
export interface Tool {
  readonly name: string;
  readonly url: string;
  readonly description: string;
}

/** One item of a demo. A file stands beside `task.ts`; a video is an `img` whose file is a video. */
export type DemoItem =
  | {
      readonly type: "img";
      readonly filename: string;
      /** What the picture or the video shows, for those who do not see it. */
      readonly alt: string;
    }
  | { readonly type: "audio"; readonly filename: string }
  | { readonly type: "text"; readonly label: string; readonly content: string }
  | { readonly type: "chart"; readonly data: readonly { readonly label: string; readonly score: number }[] }
  | { readonly type: "tabular"; readonly table: readonly (readonly string[])[] }
  | {
      readonly type: "text-with-tokens";
      readonly text: string;
      readonly tokens: readonly { readonly type: string; readonly start: number; readonly end: number }[];
    };

/** The kind of data that a task deals with. */
export type Modality = "multimodal" | "nlp" | "audio" | "cv" | "rl" | "tabular" | "other";

/** What everybody knows of a task: a row of the task table. */
export interface TaskFacts {
  readonly label: string;
  /** What the task does, for a line of an index: at most 90 characters, no full stop. */
  readonly tagline: string;
  /** Other words that people search for: abbreviations, uses, families of models. */
  readonly synonyms: readonly string[];
  /** The more general task that this one is part of. */
  readonly canonicalId?: string;
  readonly modality: Modality;
  readonly subtasks?: readonly { readonly type: string; readonly name: string }[];
  /** Ids of the libraries that support the task. */
  readonly libraries: readonly string[];
  readonly hideInModels?: true;
  readonly hideInDatasets?: true;
}

/** A task's page. */
export interface Task {
  /** Two or three sentences: what goes in, what comes out, what it is used for. */
  readonly summary: string;
  readonly datasets: readonly Recommendation[];
  readonly models: readonly Recommendation[];
  readonly spaces: readonly Recommendation[];
  readonly metrics: readonly Metric[];
  /** Models to try the task with; the first is the usual choice. */
  readonly widgetModels: readonly string[];
  /** Video that explains the task, by its YouTube id. */
  readonly youtubeId?: string;
  readonly isPlaceholder: boolean;
  /** Records of public models, to make the code of the guide with; the first is a good one to start with. */
  readonly exampleModels: readonly ModelRecord[];
  readonly demo: {
    readonly inputs: readonly DemoItem[];
    readonly outputs: readonly DemoItem[];
    /** Where the demo comes from: what made the output, or that it is an illustration. A sentence or two. */
    readonly note?: string;
  };
  /** Ids of the tasks that a reader may be looking for instead, the most likely first. */
  readonly related: readonly string[];
  /** What else does the task, for tasks that few or none of the libraries support. */
  readonly tools?: readonly Tool[];
}
