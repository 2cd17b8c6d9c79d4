import { baseUrl, chats, completions } from "../openai-requests.ts";
import type { Provider } from "../provider.ts";

const base = baseUrl("ovhcloud", "https://oai.endpoints.kepler.ai.cloud.ovh.net", "/v1");

// Sources, all read 2026-11-21: OVHcloud's API documentation (chats: streams, `tools`, `response_format`) and its provider
// for Apache Airflow (the address). The completions rest on @huggingface/inference 4.13.30 alone, to which OVHcloud's
// people brought them.
export default {
  prettyLabel: "OVHcloud AI Endpoints",
  docsUrl: "https://help.ovhcloud.com/csm/en-public-cloud-ai-endpoints-getting-started",
  hubOrg: "ovhcloud",
  ownModelIds: true,
  direct: true,
  takesPictures: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: chats("ovhcloud", "https://oai.endpoints.kepler.ai.cloud.ovh.net/v1"),
    "text-generation": completions(base),
  },
} satisfies Provider;
