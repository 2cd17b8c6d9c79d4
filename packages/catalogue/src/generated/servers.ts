// Written by `npm run generate`. Do not edit.
import type { Server } from "../server.ts";
import llamaCpp from "../servers/llama.cpp.ts";
import ollama from "../servers/ollama.ts";
import sglang from "../servers/sglang.ts";
import tei from "../servers/tei.ts";
import tgi from "../servers/tgi.ts";
import vllm from "../servers/vllm.ts";

const entries = {
  "llama.cpp": llamaCpp,
  ollama: ollama,
  sglang: sglang,
  tei: tei,
  tgi: tgi,
  vllm: vllm,
} as const satisfies Readonly<Record<string, Server>>;

/** The id of a server. */
export type ServerId = keyof typeof entries;

/** Every server by its id. */
export const servers: Readonly<Record<ServerId, Server>> = entries;
