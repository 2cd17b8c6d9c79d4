import { npm } from "@modelshelf/catalogue";
import { type Fragment, identifier, js, jsImport, none, type Value } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import type { ProviderId } from "../../providers.ts";
import type { JsonValue, NeutralRequest } from "../../request.ts";
import type { InferenceTask } from "../../task.ts";
import type { TemplateInput } from "../../template-input.ts";
import { hubModel } from "../body-model.ts";
import { properties } from "../javascript-arguments.ts";

// Source: the types of @huggingface/inference 4.13.30 (read 2026-11-21).

/** Steps that an image is made in where nobody said how many; enough for a first look. */
const inferenceSteps = 5;

const chats = ["conversational"] as const;

/** What the SDK can ask of each provider. Source: @huggingface/inference 4.13.30, `lib/getProviderHelper.js`. */
const provided: Partial<Record<ProviderId, readonly InferenceTask[]>> = {
  baseten: chats,
  cerebras: chats,
  cohere: chats,
  deepinfra: [
    "automatic-speech-recognition",
    "conversational",
    "feature-extraction",
    "text-generation",
    "text-to-image",
    "text-to-speech",
  ],
  "fal-ai": [
    "audio-to-audio",
    "automatic-speech-recognition",
    "image-segmentation",
    "image-text-to-image",
    "image-text-to-video",
    "image-to-image",
    "image-to-video",
    "text-to-audio",
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
    "tabular-regression",
    "text-classification",
    "text-generation",
    "text-to-audio",
    "text-to-image",
    "text-to-speech",
    "token-classification",
    "translation",
    "visual-question-answering",
    "zero-shot-classification",
    "zero-shot-image-classification",
  ],
  novita: ["conversational", "image-text-to-video", "text-to-video"],
  nscale: ["conversational", "text-to-image"],
  openai: chats,
  ovhcloud: ["conversational", "text-generation"],
  publicai: chats,
  replicate: ["automatic-speech-recognition", "image-to-image", "text-to-image", "text-to-speech", "text-to-video"],
  scaleway: ["conversational", "feature-extraction", "text-generation"],
  together: [
    "automatic-speech-recognition",
    "conversational",
    "feature-extraction",
    "image-to-image",
    "image-to-video",
    "text-generation",
    "text-to-image",
    "text-to-speech",
    "text-to-video",
  ],
  wavespeed: [
    "image-text-to-image",
    "image-text-to-video",
    "image-to-image",
    "image-to-video",
    "text-to-image",
    "text-to-video",
  ],
  "zai-org": ["conversational", "image-to-text", "text-to-image"],
};

const asks = (provider: ProviderId, task: InferenceTask) => provided[provider]?.includes(task) === true;

function client(input: TemplateInput): Fragment<"javascript"> {
  const options = {
    ...(input.provider === "custom" && { endpointUrl: input.fullUrl }),
    ...(input.billTo !== undefined && { billTo: input.billTo }),
  };
  const more = Object.keys(options).length > 0 ? js`, ${options}` : js``;
  return js`
    ${jsImport('import { InferenceClient } from "@huggingface/inference";')}
    const client = new InferenceClient(${input.accessToken}${more});
  `;
}

const method = (name: string) => identifier(`client.${name}`);

/** Which model and who serves it, as properties. */
const target = (input: TemplateInput) => {
  const { provider, model } = hubModel(input);
  return properties({ provider, model });
};

const chat = (input: TemplateInput<"conversational">) => js`
  ${target(input)}
  messages: ${input.call.messages},
  ${properties(input.call.parameters)}
`;

function parameters(values: Readonly<Record<string, JsonValue>>): Value<"javascript"> | undefined {
  return Object.keys(values).length > 0 ? values : undefined;
}

/** The task's fields in the SDK's own names. */
function generation(input: TemplateInput<"text-generation">) {
  const { max_tokens, ...rest } = input.call.parameters;
  return { ...(max_tokens !== undefined && { max_new_tokens: max_tokens }), ...rest };
}

/** Whether the SDK waits in fal's queue. */
const mayQueue = ({ provider }: TemplateInput) => provider === "fal-ai" || provider === "auto";

// @huggingface/inference 4.13.30 waits with an unreferenced timer (`utils/delay.js`), so that Node,
// with nothing else to do, ends the script before the image is there (tried with Node 26 on 2026-11-21).
const keepRunning = js`
  // Node does not wait for a request in the queue by itself.
  const running = setInterval(() => {}, 1000);
`;

export default {
  id: "huggingface.js",
  language: "javascript",
  kind: "sdk",
  docsUrl: "https://huggingface.co/docs/huggingface.js/inference/README",
  install: npm("@huggingface/inference"),
  hub: true,
  serves: ({ providerId, served, task }) =>
    served.hubSdks !== false && (providerId === "auto" || providerId === "custom" || asks(providerId, task)),
  methods: {
    conversational: "chatCompletion",
    "text-generation": "textGeneration",
    "text-to-image": "textToImage",
    "automatic-speech-recognition": "automaticSpeechRecognition",
  },
  templates: {
    conversational: (input) => js`
      ${client(input)}

      const completion = await ${method(input.methodName)}({
        ${chat(input)}
      });

      console.log(completion.choices[0].message.content);
    `,
    "conversational-stream": (input) => js`
      ${client(input)}

      const stream = ${method(`${input.methodName}Stream`)}({
        ${chat(input)}
      });

      for await (const chunk of stream) {
        process.stdout.write(chunk.choices[0]?.delta.content ?? "");
      }
      console.log();
    `,
    "text-generation": (input) => js`
      ${client(input)}

      const output = await ${method(input.methodName)}({
        ${target(input)}
        inputs: ${input.call.prompt},
        ${properties({ parameters: parameters(generation(input)) })}
      });

      console.log(output.generated_text);
    `,
    "text-to-image": (input) => js`
      ${jsImport('import { writeFile } from "node:fs/promises";')}
      ${client(input)}

      ${mayQueue(input) ? keepRunning : none.javascript}
      const image = await ${method(input.methodName)}(
        {
          ${target(input)}
          inputs: ${input.call.prompt},
          parameters: ${{ num_inference_steps: inferenceSteps, ...input.call.parameters }},
        },
        { outputType: "blob" },
      );
      ${mayQueue(input) ? js`clearInterval(running);` : none.javascript}

      const extension = image.type.split("/")[1] || "png";
      await writeFile("image." + extension, image.stream());
    `,
    "automatic-speech-recognition": (input) => js`
      ${jsImport('import { readFile } from "node:fs/promises";')}
      const FILE = ${input.call.file.path};

      ${client(input)}

      const result = await ${method(input.methodName)}({
        ${target(input)}
        inputs: new Blob([await readFile(FILE)], { type: ${input.call.file.contentType} }),
        ${properties(input.call.parameters)}
      });

      console.log(result.text);
    `,
  },
  sends,
} satisfies Client<"javascript">;

/** Source: @huggingface/inference 4.13.30, `dist/esm/providers` (read 2026-11-21). */
function sends(request: NeutralRequest, { call, provider }: TemplateInput): NeutralRequest {
  if (provider === "replicate" && call.task !== "text-to-image") return waiting(request);
  if (call.task !== "text-to-image" || request.body.kind !== "json") return request;
  const steps = { num_inference_steps: inferenceSteps };
  const { value } = request.body;
  if (provider === "hf-inference") {
    // The SDK leaves the image's format to the server.
    const { Accept: _accept, ...headers } = request.headers;
    const body = { inputs: call.prompt, parameters: { ...steps, ...call.parameters } };
    return { ...request, headers, body: { kind: "json", value: body } };
  }
  if (provider === "replicate") {
    const input = { ...steps, ...(value.input as object) };
    return { ...waiting(request), body: { kind: "json", value: { ...value, input } } };
  }
  return { ...request, body: { kind: "json", value: { ...steps, ...value } } };
}

/** It waits for a prediction instead of asking for its state. */
function waiting(request: NeutralRequest): NeutralRequest {
  const result = request.result.kind === "queue" ? request.result.answer : request.result;
  return { ...request, headers: { ...request.headers, Prefer: "wait" }, result };
}
