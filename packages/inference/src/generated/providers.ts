// Written by `npm run generate`. Do not edit.
import auto from "../providers/auto.ts";
import baseten from "../providers/baseten.ts";
import cerebras from "../providers/cerebras.ts";
import cohere from "../providers/cohere.ts";
import custom from "../providers/custom.ts";
import deepinfra from "../providers/deepinfra.ts";
import falAi from "../providers/fal-ai.ts";
import featherlessAi from "../providers/featherless-ai.ts";
import fireworksAi from "../providers/fireworks-ai.ts";
import groq from "../providers/groq.ts";
import hfInference from "../providers/hf-inference.ts";
import novita from "../providers/novita.ts";
import nscale from "../providers/nscale.ts";
import openai from "../providers/openai.ts";
import ovhcloud from "../providers/ovhcloud.ts";
import publicai from "../providers/publicai.ts";
import replicate from "../providers/replicate.ts";
import scaleway from "../providers/scaleway.ts";
import together from "../providers/together.ts";
import wavespeed from "../providers/wavespeed.ts";
import zaiOrg from "../providers/zai-org.ts";

/** Every provider by its id. */
export const providerEntries = {
  auto: auto,
  baseten: baseten,
  cerebras: cerebras,
  cohere: cohere,
  custom: custom,
  deepinfra: deepinfra,
  "fal-ai": falAi,
  "featherless-ai": featherlessAi,
  "fireworks-ai": fireworksAi,
  groq: groq,
  "hf-inference": hfInference,
  novita: novita,
  nscale: nscale,
  openai: openai,
  ovhcloud: ovhcloud,
  publicai: publicai,
  replicate: replicate,
  scaleway: scaleway,
  together: together,
  wavespeed: wavespeed,
  "zai-org": zaiOrg,
} as const;
