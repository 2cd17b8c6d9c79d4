// Written by `npm run generate`. Do not edit.
import auto from "../providers/auto.ts";
import custom from "../providers/custom.ts";
import falAi from "../providers/fal-ai.ts";
import groq from "../providers/groq.ts";
import hfInference from "../providers/hf-inference.ts";
import replicate from "../providers/replicate.ts";

/** Every provider by its id. */
export const providerEntries = {
  auto: auto,
  custom: custom,
  "fal-ai": falAi,
  groq: groq,
  "hf-inference": hfInference,
  replicate: replicate,
} as const;
