// The index of clients, in the order in which they are offered.
import type { Client } from "./client.ts";
import fetch from "./clients/javascript/fetch.ts";
import huggingfaceJs from "./clients/javascript/huggingface.js.ts";
import openaiJs from "./clients/javascript/openai.ts";
import falClient from "./clients/python/fal_client.ts";
import huggingfaceHub from "./clients/python/huggingface_hub.ts";
import openai from "./clients/python/openai.ts";
import requests from "./clients/python/requests.ts";
import curl from "./clients/shell/curl.ts";

/** All clients. An id stands once for each language. */
export const clients: readonly Client[] = [
  huggingfaceHub,
  openai,
  falClient,
  requests,
  huggingfaceJs,
  openaiJs,
  fetch,
  curl,
];
