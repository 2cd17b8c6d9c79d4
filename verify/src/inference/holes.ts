// What is not asked on purpose, and why. The proof fails on any other hole, and on a line here that is none any more.

/** Somebody who could be asked and is not. */
export interface Hole {
  readonly provider?: string;
  readonly task?: string;
  /** Name as the matrix has it: `huggingface.js`; all clients where it is left out. */
  readonly client?: string;
  /** Only this way; both where it is left out. */
  readonly way?: "routed" | "direct";
  readonly reason: string;
}

export const holes: readonly Hole[] = [
  {
    provider: "groq",
    task: "text-generation",
    reason: "Groq has no completions route (console.groq.com/docs/openai, read 2026-11-21); texts go to its chat",
  },
  {
    provider: "hf-inference",
    task: "image-to-text",
    client: "huggingface.js",
    reason: "@huggingface/inference 4.13.30 takes the list that is answered for no answer, and throws",
  },
  {
    task: "tabular-classification",
    client: "huggingface_hub",
    reason: "huggingface_hub 2.4.0 sends `table` where the API takes `inputs.data` (read 2026-11-21)",
  },
  {
    provider: "novita",
    task: "text-generation",
    client: "huggingface.js",
    reason: "@huggingface/inference 4.13.30 sends a prompt to Novita's chat route, which takes messages",
  },
  {
    provider: "auto",
    way: "direct",
    reason: "the policy asks whoever serves the model: there is nobody to ask directly",
  },
  { provider: "custom", way: "routed", reason: "a server of the reader's own is not behind the hub's router" },
  { provider: "openai", way: "routed", reason: "the hub's router does not lead to OpenAI" },
];
