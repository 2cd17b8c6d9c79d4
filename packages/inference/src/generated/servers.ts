// Written by `npm run generate`. Do not edit.
import llamaCpp from "../servers/llama.cpp.ts";
import ollama from "../servers/ollama.ts";
import sglang from "../servers/sglang.ts";
import tei from "../servers/tei.ts";
import tgi from "../servers/tgi.ts";
import vllm from "../servers/vllm.ts";

/** Every server by its id. */
export const serverEntries = {
  "llama.cpp": llamaCpp,
  ollama: ollama,
  sglang: sglang,
  tei: tei,
  tgi: tgi,
  vllm: vllm,
} as const;
