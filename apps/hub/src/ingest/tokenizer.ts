// tokenizer_config.json, special_tokens_map.json, tokenizer.json: special tokens and chat templates.
import type { ChatTemplate, ModelConfig } from "@modelshelf/catalogue";
import { isObject, type JsonObject, type ModelFolder } from "./model-folder.ts";

/** What the public hub shows of tokenizer_config.json (seen in records of 2024 to 2026). */
const shownTokens = ["bos_token", "cls_token", "eos_token", "mask_token", "pad_token", "sep_token", "unk_token"];

export interface TokenizerFacts {
  readonly config?: NonNullable<ModelConfig["tokenizer_config"]>;
  readonly maskToken?: string;
}

export async function readTokenizer(folder: ModelFolder): Promise<TokenizerFacts> {
  const config = await folder.json("tokenizer_config.json");
  const special = await folder.json("special_tokens_map.json");
  const maskToken = tokenText(config?.mask_token) ?? tokenText(special?.mask_token) ?? (await maskOfVocabulary(folder));
  const shown: Record<string, unknown> = {};
  for (const name of shownTokens) {
    const token = config?.[name];
    if (token === null || typeof token === "string" || isObject(token)) shown[name] = token;
  }
  if (typeof config?.use_default_system_prompt === "boolean") {
    shown.use_default_system_prompt = config.use_default_system_prompt;
  }
  const template = chatTemplate(config?.chat_template);
  if (template !== undefined) shown.chat_template = template;
  return {
    ...(Object.keys(shown).length > 0 && { config: shown }),
    ...(maskToken !== undefined && { maskToken }),
  };
}

/** A chat template as a tokenizer's or a processor's file has it: one text, or several with names. */
export function chatTemplate(value: unknown): ChatTemplate | undefined {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return undefined;
  const templates = value
    .filter(isObject)
    .flatMap(({ name, template }) =>
      typeof name === "string" && typeof template === "string" ? [{ name, template }] : [],
    );
  return templates.length > 0 ? templates : undefined;
}

/** A token is a text, or an object with its text in `content`. */
function tokenText(token: unknown): string | undefined {
  if (typeof token === "string" && token !== "") return token;
  return isObject(token) && typeof token.content === "string" && token.content !== "" ? token.content : undefined;
}

/** The mask among the special tokens of tokenizer.json, which does not say what each is for. */
async function maskOfVocabulary(folder: ModelFolder): Promise<string | undefined> {
  const tokenizer: JsonObject | undefined = await folder.json("tokenizer.json");
  const added = tokenizer?.added_tokens;
  if (!Array.isArray(added)) return undefined;
  const contents = added.filter(isObject).filter(({ special }) => special === true);
  return contents.map(tokenText).find((text) => text === "[MASK]" || text === "<mask>");
}
