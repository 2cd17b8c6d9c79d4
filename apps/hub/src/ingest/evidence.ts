import type { CardData, GgufSummary, ModelConfig } from "@modelshelf/catalogue";
import type { KerasFacts } from "./keras.ts";
import type { JsonObject } from "./model-folder.ts";
import type { PyannoteFacts } from "./pyannote.ts";
import type { SentenceTransformersFacts } from "./sentence-transformers.ts";
import type { SpacyFacts } from "./spacy.ts";
import type { TimmFacts } from "./timm.ts";

/** All that a repository's files say, before anything is concluded from it. */
export interface Evidence {
  readonly paths: readonly string[];
  readonly card: CardData;
  /** Text of the card, for the papers it links to. */
  readonly cardText: string;
  /** config.json as it is. */
  readonly rawConfig?: JsonObject;
  /** The part of the configuration that a record shows. */
  readonly config: ModelConfig;
  readonly gguf?: GgufSummary;
  readonly diffusersClass?: string;
  readonly hasLora: boolean;
  readonly sklearnTask?: string;
  readonly spacy?: SpacyFacts;
  readonly pyannote?: PyannoteFacts;
  readonly keras?: KerasFacts;
  readonly timm?: TimmFacts;
  readonly sentenceTransformers?: SentenceTransformersFacts;
}
