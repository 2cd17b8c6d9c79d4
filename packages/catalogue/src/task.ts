/** A recommended resource: an id on the public hub and what it is good for. */
export interface Recommendation {
  readonly id: string;
  readonly description: string;
}

export type DemoItem =
  | { readonly type: "img" | "audio"; readonly filename: string }
  | { readonly type: "text"; readonly label: string; readonly content: string }
  | { readonly type: "chart"; readonly data: readonly { readonly label: string; readonly score: number }[] }
  | { readonly type: "tabular"; readonly table: readonly (readonly string[])[] }
  | {
      readonly type: "text-with-tokens";
      readonly text: string;
      readonly tokens: readonly { readonly type: string; readonly start: number; readonly end: number }[];
    };

/** What everybody knows of a task: a row of the task table. */
export interface TaskFacts {
  readonly label: string;
  readonly modality: "nlp" | "audio" | "cv" | "multimodal" | "rl" | "tabular" | "other";
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
  readonly metrics: readonly Recommendation[];
  readonly widgetModels: readonly string[];
  readonly youtubeId?: string;
  /** The more general task that this one is part of. */
  readonly canonicalId?: string;
  readonly isPlaceholder: boolean;
  readonly demo: { readonly inputs: readonly DemoItem[]; readonly outputs: readonly DemoItem[] };
}
