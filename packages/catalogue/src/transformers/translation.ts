// How a text-to-text model is told what to do with a text: by words before it, or by language codes.
import { type Fragment, none, py } from "@modelshelf/code";
import { lookup } from "../lookup.ts";
import type { ModelRecord } from "../model-record.ts";

// T5's own checkpoints were trained with these words. Source: T5 documentation of transformers 5.23.0 (read 2026-11-21).
const t5Prefix: Readonly<Record<string, string>> = {
  translation: "translate English to German: ",
  summarization: "summarize: ",
};

/** The words that a T5 model expects before the text; none for other models. */
export const taskPrefix = (model: ModelRecord): string =>
  (model.config?.model_type === "t5" && lookup(t5Prefix, model.pipeline_tag)) || "";

/** The languages of a many-to-many model, as constants of the snippet; null for a model that has no choice. */
export interface LanguageChoice {
  readonly constants: Fragment<"python">;
  /** Keyword arguments of the tokenizer. */
  readonly tokenizer: Readonly<Record<string, Fragment<"python">>>;
  /** Keyword arguments of `generate`. */
  readonly generate: Readonly<Record<string, Fragment<"python"> | number>>;
}

// Source: the model documentation of M2M100, NLLB and mBART in transformers 5.23.0 (read 2026-11-21).
function codes(model: ModelRecord): readonly [string, string] | undefined {
  const type = model.config?.model_type;
  if (type === "m2m_100") return model.tags?.includes("nllb") ? ["eng_Latn", "fra_Latn"] : ["en", "fr"];
  if (type === "mbart") return ["en_XX", "fr_XX"];
  return undefined;
}

/** How the languages of a many-to-many translation model are chosen. */
export function languageChoice(model: ModelRecord): LanguageChoice {
  const [source, target] = codes(model) ?? [];
  if (source === undefined || target === undefined) {
    return { constants: none.python, tokenizer: {}, generate: { max_new_tokens: 200 } };
  }
  // M2M100 writes its codes between underscores in the vocabulary.
  const token = source === "en" ? py`f"__{target_language}__"` : py`target_language`;
  return {
    constants: py`
      # Codes of the languages; the model's card lists them.
      source_language = ${source}
      target_language = ${target}
    `,
    tokenizer: { src_lang: py`source_language` },
    generate: { max_new_tokens: 200, forced_bos_token_id: py`tokenizer.convert_tokens_to_ids(${token})` },
  };
}
