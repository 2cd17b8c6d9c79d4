// What is proven of inference code, by provider, task and client: `@modelshelf/inference/proof`.
import type { ModelRecord } from "@modelshelf/catalogue";
import type { ProofLevel, SnippetProof } from "@modelshelf/catalogue/proof";
import { languageEnding } from "@modelshelf/code";
import { inferenceProofTable } from "./generated/proof.ts";
import type { InferenceSnippet } from "./inference-snippets.ts";
import { inquire } from "./inquiry.ts";
import type { MatrixEntry } from "./matrix.ts";
import type { InferenceOptions } from "./options.ts";

/** By shape (`groq-conversational-direct-stream`) and client (`openai.py`). */
export type InferenceProofTable = Readonly<
  Record<
    string,
    Readonly<
      Record<string, readonly [level: ProofLevel, variants: number, date: string, name?: string, version?: string]>
    >
  >
>;

/**
 * What is proven of the code that `inferenceSnippets` makes of the same arguments; null where nothing is. It holds for
 * the provider, the task and the client, whatever the model is.
 */
export function inferenceProof(
  model: ModelRecord,
  { logger: _, ...options }: InferenceOptions,
  { client, language }: Pick<InferenceSnippet, "client" | "language">,
): SnippetProof | null {
  const inquiry = inquire(model, options);
  if (inquiry === undefined) return null;
  const { providerId: provider, task, templateName, direct } = inquiry;
  return shapeProof({ provider, task, client, language, streaming: templateName === "conversational-stream", direct });
}

/** The same of a shape: the least that any of its variants (options, hostile inputs, pictures, billing) reached. */
export function shapeProof({ provider, task, client, language, streaming, direct }: MatrixEntry): SnippetProof | null {
  const name = [provider, task, direct && "direct", streaming && "stream"].filter(Boolean).join("-");
  const clients = Object.hasOwn(inferenceProofTable, name) ? inferenceProofTable[name] : undefined;
  const key = `${client}.${languageEnding(language)}`;
  const found = clients && Object.hasOwn(clients, key) ? clients[key] : undefined;
  if (!found) return null;
  const [level, variants, date, packageName, version] = found;
  return {
    level,
    scope: "protocol",
    ...(packageName !== undefined && { package: packageName }),
    ...(version !== undefined && { version }),
    date,
    counts: { parsed: 0, checked: 0, executed: 0, [level]: variants },
  };
}
