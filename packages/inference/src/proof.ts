// What is proven of inference code, by provider, task and client: `@modelshelf/inference/proof`.
import type { ProofLevel, SnippetProof } from "@modelshelf/catalogue/proof";
import type { Language } from "@modelshelf/code";
import { inferenceProofTable } from "./generated/proof.ts";
import type { ProviderId } from "./providers.ts";
import type { InferenceTask } from "./task.ts";

/** By shape (`groq-conversational-direct-stream`) and client (`openai.py`). */
export type InferenceProofTable = Readonly<
  Record<
    string,
    Readonly<
      Record<string, readonly [level: ProofLevel, variants: number, date: string, name?: string, version?: string]>
    >
  >
>;

/** A shape of inference code and the client that it is written with. */
export interface InferenceShape {
  readonly provider: ProviderId;
  readonly task: InferenceTask;
  readonly client: string;
  readonly language: Language;
  readonly streaming?: boolean;
  readonly direct?: boolean;
}

const endings: Readonly<Record<Language, string>> = { python: "py", javascript: "mjs", shell: "sh" };

/**
 * What is proven of the code for a provider, task and client: the least that any of its variants (options, hostile
 * inputs, pictures, billing) reached; null where nothing is. It holds for the code that these make, of whatever model.
 */
export function inferenceProof(shape: InferenceShape): SnippetProof | null {
  const { provider, task, client, language, streaming, direct } = shape;
  const name = [provider, task, direct && "direct", streaming && "stream"].filter(Boolean).join("-");
  const clients = Object.hasOwn(inferenceProofTable, name) ? inferenceProofTable[name] : undefined;
  const key = `${client}.${endings[language]}`;
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
