import { cleanRecord } from "./clean-record.ts";
import { hasRemoteCode, isGated } from "./loading.ts";
import type { ModelRecord } from "./model-record.ts";

/** Something that a reader should know before running the code. */
export interface Caution {
  readonly kind: "gated" | "remote-code" | "pickle" | "disabled";
  readonly text: string;
}

// Formats that run code when they are opened. Source: Python's `pickle` documentation, and the
// list of formats that the public hub scans (both read 2026-11-21).
const pickled = /\.(?:bin|ckpt|joblib|pickle|pkl|pt|pth)$/i;
const safeWeights = /\.(?:gguf|keras|onnx|safetensors|skops)$/i;

/** What to know before running code of this model, the weightiest first. */
export function cautions(model: ModelRecord): Caution[] {
  const record = cleanRecord(model);
  const found: Caution[] = [];
  if (record.disabled)
    found.push({ kind: "disabled", text: "The hub has disabled this model: its files cannot be downloaded." });
  if (isGated(record)) {
    const how = record.gated === "manual" ? "The author grants access by hand" : "Access is granted at once";
    found.push({
      kind: "gated",
      text: `${how}, after you accept the conditions on the model's page. Log in with hf auth login before you load it.`,
    });
  }
  if (hasRemoteCode(record)) {
    found.push({
      kind: "remote-code",
      text: "Loading this model runs Python code from its repository. Read that code first, and pin a revision.",
    });
  }
  const files = (record.siblings ?? []).map(({ rfilename }) => rfilename);
  if (files.some((file) => pickled.test(file)) && !files.some((file) => safeWeights.test(file))) {
    found.push({
      kind: "pickle",
      text: "The weights are stored as Python pickles, which can run code when they are opened. Load them only if you trust the author.",
    });
  }
  return found;
}
