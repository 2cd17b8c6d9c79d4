import { pip } from "@modelshelf/catalogue";
import { type Fragment, identifier, py, pyImport } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import type { ProviderId } from "../../providers.ts";
import type { JsonValue, NeutralRequest } from "../../request.ts";
import { FileText } from "../../sample-file.ts";
import type { InferenceTask } from "../../task.ts";
import type { TemplateInput } from "../../template-input.ts";
import { hubModel } from "../body-model.ts";
import { keywords, parameterKeywords } from "../python-arguments.ts";

// Source: the signatures of huggingface_hub 2.4.0, `InferenceClient` (read 2026-11-21).
const chatNames = [
  "frequency_penalty",
  "logit_bias",
  "logprobs",
  "max_tokens",
  "n",
  "presence_penalty",
  "response_format",
  "seed",
  "stop",
  "stream_options",
  "temperature",
  "tool_choice",
  "tool_prompt",
  "tools",
  "top_logprobs",
  "top_p",
];
// The method takes no `extra_body`: what it does not name cannot be sent.
const generationNames = [
  "adapter_id",
  "best_of",
  "decoder_input_details",
  "do_sample",
  "frequency_penalty",
  "grammar",
  "max_new_tokens",
  "repetition_penalty",
  "return_full_text",
  "seed",
  "stop",
  "temperature",
  "top_k",
  "top_n_tokens",
  "top_p",
  "truncate",
  "typical_p",
  "watermark",
];

/** The parameters of a generation by the method's own names. */
function generation({ call }: TemplateInput<"text-generation">): Readonly<Record<string, JsonValue>> {
  const { max_tokens, ...rest } = call.parameters;
  const named = { ...(max_tokens !== undefined && { max_new_tokens: max_tokens }), ...rest };
  return Object.fromEntries(Object.entries(named).filter(([name]) => generationNames.includes(name)));
}
const imageNames = ["guidance_scale", "height", "negative_prompt", "num_inference_steps", "scheduler", "seed", "width"];

const chats = ["conversational"] as const;

/** What the SDK can ask of each provider. Source: huggingface_hub 2.4.0, `inference/_providers/__init__.py`. */
const provided: Partial<Record<ProviderId, readonly InferenceTask[]>> = {
  baseten: chats,
  cerebras: chats,
  cohere: chats,
  deepinfra: [
    "automatic-speech-recognition",
    "conversational",
    "feature-extraction",
    "text-generation",
    "text-to-speech",
  ],
  "fal-ai": [
    "automatic-speech-recognition",
    "image-segmentation",
    "image-to-image",
    "image-to-video",
    "text-to-image",
    "text-to-speech",
    "text-to-video",
  ],
  "featherless-ai": ["conversational", "text-generation"],
  "fireworks-ai": chats,
  groq: chats,
  "hf-inference": [
    "audio-classification",
    "audio-to-audio",
    "automatic-speech-recognition",
    "conversational",
    "document-question-answering",
    "feature-extraction",
    "fill-mask",
    "image-classification",
    "image-segmentation",
    "image-to-image",
    "image-to-text",
    "object-detection",
    "question-answering",
    "sentence-similarity",
    "summarization",
    "table-question-answering",
    "tabular-classification",
    "text-classification",
    "text-generation",
    "text-to-image",
    "text-to-speech",
    "token-classification",
    "translation",
    "visual-question-answering",
    "zero-shot-classification",
    "zero-shot-image-classification",
  ],
  novita: ["conversational", "text-generation", "text-to-video"],
  nscale: ["conversational", "text-to-image"],
  openai: chats,
  ovhcloud: chats,
  publicai: chats,
  replicate: ["automatic-speech-recognition", "image-to-image", "text-to-image", "text-to-speech", "text-to-video"],
  scaleway: ["conversational", "feature-extraction"],
  together: [
    "conversational",
    "feature-extraction",
    "image-to-image",
    "image-to-video",
    "text-generation",
    "text-to-image",
    "text-to-speech",
    "text-to-video",
  ],
  wavespeed: ["image-to-image", "image-to-video", "text-to-image", "text-to-video"],
  "zai-org": ["conversational", "text-to-image"],
};

const asks = (provider: ProviderId, task: InferenceTask) => provided[provider]?.includes(task) === true;

function client(input: TemplateInput): Fragment<"python"> {
  const rawAudio = input.task === "automatic-speech-recognition" && input.request?.body.kind === "file";
  return py`
    ${pyImport("from huggingface_hub import InferenceClient")}
    client = InferenceClient(
        ${keywords({
          provider: hubModel(input).provider,
          base_url: input.provider === "custom" ? input.fullUrl : undefined,
          api_key: input.accessToken,
          bill_to: input.billTo,
          // Python before 3.14 does not know FLAC by its name, and then no type is sent at all.
          headers: rawAudio ? { "Content-Type": String(input.request?.headers["Content-Type"]) } : undefined,
        })}
    )
  `;
}

const method = (input: TemplateInput) => identifier(`client.${input.methodName}`);

export default {
  id: "huggingface_hub",
  language: "python",
  kind: "sdk",
  docsUrl: "https://huggingface.co/docs/huggingface_hub/guides/inference",
  install: pip("huggingface_hub", "pillow"),
  hub: true,
  serves: ({ providerId, served, task }) =>
    served.hubSdks !== false && (providerId === "auto" || providerId === "custom" || asks(providerId, task)),
  methods: {
    conversational: "chat.completions.create",
    "text-generation": "text_generation",
    "text-to-image": "text_to_image",
    "automatic-speech-recognition": "automatic_speech_recognition",
  },
  templates: {
    conversational: (input) => py`
      ${client(input)}

      completion = ${method(input)}(
          model=${hubModel(input).model},
          messages=${input.call.messages},
          ${parameterKeywords(input.call.parameters, chatNames)}
      )

      print(completion.choices[0].message.content)
    `,
    "conversational-stream": (input) => py`
      ${client(input)}

      stream = ${method(input)}(
          model=${hubModel(input).model},
          messages=${input.call.messages},
          ${parameterKeywords(input.call.parameters, chatNames)}
          stream=True,
      )

      for chunk in stream:
          if chunk.choices:
              print(chunk.choices[0].delta.content or "", end="", flush=True)
      print()
    `,
    "text-generation": (input) => py`
      ${client(input)}

      text = ${method(input)}(
          ${input.call.prompt},
          model=${hubModel(input).model},
          ${parameterKeywords(generation(input), generationNames)}
      )

      print(text)
    `,
    "text-to-image": (input) => py`
      ${client(input)}

      image = ${method(input)}(
          ${input.call.prompt},
          model=${hubModel(input).model},
          ${parameterKeywords(input.call.parameters, imageNames)}
      )

      image.save("image.png")
    `,
    "automatic-speech-recognition": (input) => py`
      FILE = ${input.call.file.path}

      ${client(input)}

      result = ${method(input)}(
          FILE,
          model=${hubModel(input).model},
          ${parameterKeywords(input.call.parameters, [])}
      )

      print(result.text)
    `,
  },
  sends,
} satisfies Client<"python">;

/** Source: huggingface_hub 2.4.0, `inference/_providers` (read 2026-11-21). */
function sends(request: NeutralRequest, input: TemplateInput): NeutralRequest {
  const { call, provider } = input;
  if (provider === "replicate") return waiting(request);
  if (call.task === "conversational" && request.result.kind === "text" && request.body.kind === "json") {
    return { ...request, body: { kind: "json", value: { ...request.body.value, stream: false } } };
  }
  if (provider === "hf-inference" && call.task === "text-generation") {
    const url = request.url.replace(/\/v1\/completions$/, "");
    const parameters = generation({ ...input, task: call.task, call });
    return { ...request, url, body: { kind: "json", value: { inputs: call.prompt, parameters } } };
  }
  if (provider === "hf-inference" && call.task === "text-to-image") {
    return { ...request, body: { kind: "json", value: { inputs: call.prompt, parameters: call.parameters } } };
  }
  if (provider === "fal-ai" && call.task === "text-to-image") {
    // The SDK waits for the image instead of queueing.
    const url = request.url.replace(/\?_subdomain=queue$/, "").replace("https://queue.fal.run/", "https://fal.run/");
    return { ...request, url, result: { kind: "url", at: ["images", 0, "url"], name: "image" } };
  }
  if (provider === "fal-ai" && call.task === "automatic-speech-recognition") {
    // Whatever the file is, the SDK calls it MPEG audio.
    const file = { ...call.file, contentType: "audio/mpeg" };
    return { ...request, body: { kind: "json", value: { audio_url: FileText.dataUrl(file), ...call.parameters } } };
  }
  return request;
}

/** It waits for a prediction instead of asking for its state. */
function waiting(request: NeutralRequest): NeutralRequest {
  const result = request.result.kind === "queue" ? request.result.answer : request.result;
  return { ...request, headers: { ...request.headers, Prefer: "wait" }, result };
}
