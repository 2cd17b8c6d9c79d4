import { npm } from "@modelshelf/catalogue";
import { type Fragment, identifier, js, jsImport, none, type Value } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import type { Body, JsonValue, NeutralRequest } from "../../request.ts";
import { FileText } from "../../sample-file.ts";
import type { InferenceTask } from "../../task.ts";
import type { TemplateInput } from "../../template-input.ts";
import { chatParameters, hubModel } from "../body-model.ts";
import { clientMethod } from "../client-method.ts";
import { atHubSdkAddress } from "../hub-sdk-addresses.ts";
import { hubSdkServes, javascriptTasks } from "../hub-sdk-tasks.ts";
import { properties } from "../javascript-arguments.ts";

type JavaScript = Fragment<"javascript">;

// Source: the types of @huggingface/inference 4.13.30 (read 2026-11-21).

/** Steps that an image is made in where nobody said how many; enough for a first look. */
const inferenceSteps = 5;

function client(input: TemplateInput): JavaScript {
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

/** Which model and who serves it, as properties. */
const target = (input: TemplateInput) => {
  const { provider, model } = hubModel(input);
  // What is not on the hub is named with its owner in front.
  return properties({ provider, model: provider === "openai" ? `openai/${model}` : model });
};

const chat = (input: TemplateInput<"conversational">) => js`
  ${target(input)}
  messages: ${input.call.messages},
  ${properties(chatParameters(input))}
`;

function parameters(values: Readonly<Record<string, JsonValue>>): Value<"javascript"> | undefined {
  return Object.keys(values).length > 0 ? values : undefined;
}

/** The task's fields in the SDK's own names. */
function generation(input: TemplateInput<"text-generation">) {
  const { max_tokens, ...rest } = input.call.parameters;
  return { ...(max_tokens !== undefined && { max_new_tokens: max_tokens }), ...rest };
}

/** Whether the SDK may wait for a provider that answers later. */
const mayQueue = ({ provider, request }: TemplateInput) =>
  provider === "auto" || (request?.result.kind === "queue" && provider !== "replicate");

// @huggingface/inference 4.13.30 waits with an unreferenced timer (`utils/delay.js`), so that Node,
// with nothing else to do, ends the script before the result is there (tried with Node 26 on 2026-11-21).
const keepRunning = js`
  // Node does not wait for a request in the queue by itself.
  const running = setInterval(() => {}, 1000);
`;

type Template<T extends InferenceTask> = (input: TemplateInput<T>) => JavaScript;

/** The constant that names the reader's file, where there is one. */
const file = ({ call }: TemplateInput): JavaScript =>
  "file" in call
    ? js`
        ${jsImport('import { readFile } from "node:fs/promises";')}
        const FILE = ${call.file.path};
      `
    : none.javascript;

/** The file as the SDK takes it. */
const blob = ({ call }: TemplateInput): JavaScript =>
  "file" in call ? js`new Blob([await readFile(FILE)], { type: ${call.file.contentType} })` : none.javascript;

/** A call of the task's method: what is asked, and what is done with `result`. */
function ask(
  input: TemplateInput,
  inputs: Value<"javascript">,
  use: JavaScript,
  more: { readonly options?: JavaScript; readonly parameters?: Value<"javascript"> | undefined } = {},
): JavaScript {
  const waits = mayQueue(input);
  const fields = js`
    ${target(input)}
    inputs: ${inputs},
    ${properties({ parameters: more.parameters ?? parameters(input.call.parameters) })}
  `;
  const call = more.options
    ? js`
        const result = await ${clientMethod(input.methodName)}(
          {
            ${fields}
          },
          ${more.options},
        );
      `
    : js`
        const result = await ${clientMethod(input.methodName)}({
          ${fields}
        });
      `;
  return js`
    ${file(input)}

    ${client(input)}

    ${waits ? keepRunning : none.javascript}
    ${call}
    ${waits ? js`clearInterval(running);` : none.javascript}

    ${use}
  `;
}

const scores = js`
  for (const { label, score } of result) {
    console.log(label, score);
  }
`;
const printed = js`console.log(result);`;
const field = (name: string): JavaScript => js`console.log(result.${identifier(name)});`;

/** Saves a blob, whose type tells the ending. */
const saved = (name: string): JavaScript => js`
  ${jsImport('import { writeFile } from "node:fs/promises";')}
  await writeFile(${name} + "." + (result.type.split("/")[1] || "bin"), result.stream());
`;

/** Saves the base64 text that each item of a list has. */
const savedEach = (field: string, name: string, extension: string, print: JavaScript): JavaScript => js`
  ${jsImport('import { writeFile } from "node:fs/promises";')}
  for (const [index, item] of result.entries()) {
    ${print}
    await writeFile(${`${name}-`} + (index + 1) + ${`.${extension}`}, item.${identifier(field)}, "base64");
  }
`;

const ofText =
  <T extends InferenceTask>(use: JavaScript): Template<T> =>
  (input) =>
    "prompt" in input.call ? ask(input, input.call.prompt, use) : none.javascript;

const ofFile =
  <T extends InferenceTask>(use: JavaScript): Template<T> =>
  (input) =>
    ask(input, blob(input), use);

const ofFields =
  <T extends InferenceTask>(use: JavaScript): Template<T> =>
  (input) =>
    "fields" in input.call ? ask(input, input.call.fields, use) : none.javascript;

type Fields = Readonly<Record<string, JsonValue>>;

/** Columns of a table as the SDK's types have them: lists of texts. */
const columnTexts = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, columns]) => [
      name,
      columns !== null && typeof columns === "object"
        ? Object.fromEntries(
            Object.entries(columns).map(([column, cells]) => [
              column,
              Array.isArray(cells) ? cells.map(String) : cells,
            ]),
          )
        : columns,
    ]),
  );

const ofColumns: Template<"tabular-classification" | "tabular-regression"> = (input) =>
  ask(input, columnTexts(input.call.fields), printed);

const ofQuestion: Template<"document-question-answering" | "visual-question-answering"> = (input) =>
  ask(input, { image: blob(input), question: input.call.question }, field("answer"));

const edited =
  (name: string): Template<"image-to-image" | "image-to-video" | "image-text-to-image" | "image-text-to-video"> =>
  (input) =>
    ask(input, blob(input), saved(name), { parameters: { prompt: input.call.prompt, ...input.call.parameters } });

/** What a request for speech says besides the text: its format, a voice. */
function speechFields({ request, call }: TemplateInput): { readonly parameters?: Value<"javascript"> } {
  const value = request?.body.kind === "json" ? request.body.value : {};
  const fields = Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] =>
        ["response_format", "voice"].includes(entry[0]) && typeof entry[1] === "string",
    ),
  );
  const all = { ...fields, ...call.parameters };
  return Object.keys(all).length > 0 ? { parameters: all } : {};
}

export default {
  id: "huggingface.js",
  language: "javascript",
  kind: "sdk",
  docsUrl: "https://huggingface.co/docs/huggingface.js/inference/README",
  install: npm("@huggingface/inference"),
  hub: true,
  serves: hubSdkServes(javascriptTasks),
  methods: {
    conversational: "chatCompletion",
    "audio-classification": "audioClassification",
    "audio-to-audio": "audioToAudio",
    "automatic-speech-recognition": "automaticSpeechRecognition",
    "document-question-answering": "documentQuestionAnswering",
    "feature-extraction": "featureExtraction",
    "fill-mask": "fillMask",
    "image-classification": "imageClassification",
    "image-segmentation": "imageSegmentation",
    "image-text-to-image": "imageTextToImage",
    "image-text-to-video": "imageTextToVideo",
    "image-to-image": "imageToImage",
    "image-to-text": "imageToText",
    "image-to-video": "imageToVideo",
    "object-detection": "objectDetection",
    "question-answering": "questionAnswering",
    "sentence-similarity": "sentenceSimilarity",
    summarization: "summarization",
    "table-question-answering": "tableQuestionAnswering",
    "tabular-classification": "tabularClassification",
    "tabular-regression": "tabularRegression",
    "text-classification": "textClassification",
    "text-generation": "textGeneration",
    "text-to-audio": "textToAudio",
    "text-to-image": "textToImage",
    "text-to-speech": "textToSpeech",
    "text-to-video": "textToVideo",
    "token-classification": "tokenClassification",
    translation: "translation",
    "visual-question-answering": "visualQuestionAnswering",
    "zero-shot-classification": "zeroShotClassification",
    "zero-shot-image-classification": "zeroShotImageClassification",
  },
  templates: {
    conversational: (input) => js`
      ${client(input)}

      const completion = await ${clientMethod(input.methodName)}({
        ${chat(input)}
      });

      console.log(completion.choices[0].message.content);
    `,
    "conversational-stream": (input) => js`
      ${client(input)}

      const stream = ${clientMethod(`${input.methodName}Stream`)}({
        ${chat(input)}
      });

      for await (const chunk of stream) {
        process.stdout.write(chunk.choices[0]?.delta.content ?? "");
      }
      console.log();
    `,
    "text-generation": (input) => js`
      ${client(input)}

      const output = await ${clientMethod(input.methodName)}({
        ${target(input)}
        inputs: ${input.call.prompt},
        ${takesFieldsBeside(input) ? properties(input.call.parameters) : properties({ parameters: parameters(generation(input)) })}
      });

      console.log(output.generated_text);
    `,
    "text-to-image": (input) =>
      ask(input, input.call.prompt, saved("image"), {
        options: js`{ outputType: "blob" }`,
        parameters: { num_inference_steps: inferenceSteps, ...input.call.parameters },
      }),
    "automatic-speech-recognition": (input) => js`
      ${file(input)}

      ${client(input)}

      const result = await ${clientMethod(input.methodName)}({
        ${target(input)}
        inputs: ${blob(input)},
        ${properties(input.call.parameters)}
      });

      console.log(result.text);
    `,
    "audio-classification": ofFile(scores),
    "audio-to-audio": (input) =>
      mayQueue(input)
        ? ask(input, blob(input), savedEach("blob", "audio", "wav", js`console.log(item.label);`))
        : ask(input, blob(input), savedEach("blob", "audio", "flac", js`console.log(item.label);`)),
    "document-question-answering": ofQuestion,
    // Its parameters stand beside the text.
    "feature-extraction": (input) => js`
      ${client(input)}

      const result = await ${clientMethod(input.methodName)}({
        ${target(input)}
        inputs: ${input.call.prompt},
        ${properties(input.call.parameters)}
      });

      console.log(result);
    `,
    "fill-mask": ofText(js`
      for (const { token_str, score } of result) {
        console.log(token_str, score);
      }
    `),
    "image-classification": ofFile(scores),
    "image-segmentation": ofFile(savedEach("mask", "mask", "png", js`console.log(item.label, item.score);`)),
    "image-text-to-image": edited("image"),
    "image-text-to-video": edited("video"),
    "image-to-image": edited("image"),
    "image-to-text": ofFile(field("generated_text")),
    "image-to-video": edited("video"),
    "object-detection": ofFile(js`
      for (const { label, score, box } of result) {
        console.log(label, score, box);
      }
    `),
    "question-answering": ofFields(field("answer")),
    "sentence-similarity": ofFields(printed),
    summarization: ofText(field("summary_text")),
    "table-question-answering": ofFields(field("answer")),
    "tabular-classification": ofColumns,
    "tabular-regression": ofColumns,
    "text-classification": ofText(scores),
    "text-to-audio": ofText(saved("audio")),
    "text-to-speech": (input) => ask(input, input.call.prompt, saved("audio"), speechFields(input)),
    "text-to-video": ofText(saved("video")),
    "token-classification": ofText(js`
      for (const { word, entity_group, score } of result) {
        console.log(word, entity_group, score);
      }
    `),
    translation: ofText(field("translation_text")),
    "visual-question-answering": ofQuestion,
    "zero-shot-classification": ofText(scores),
    "zero-shot-image-classification": (input) => ask(input, { image: blob(input) }, scores),
  },
  sends: (request, input) => atHubSdkAddress(sends(request, input)),
} satisfies Client<"javascript">;

/**
 * What the SDK sends and hands out, where it differs from the provider's documentation.
 * Source: @huggingface/inference 4.13.30, `dist/esm/providers` and `dist/esm/tasks` (read 2026-11-21).
 */
function sends(request: NeutralRequest, input: TemplateInput): NeutralRequest {
  const { call, provider } = input;
  if (provider === "replicate") return waiting(withSteps(request, input));
  if (call.task === "text-to-image") return withSteps(request, input);
  switch (provider) {
    case "hf-inference":
      return sentToHub(request, call);
    case "fal-ai":
      // Whatever the application calls it, the SDK calls it a text.
      if (call.task === "text-to-speech") {
        return withBody(request, () => ({ text: call.prompt, ...call.parameters }));
      }
      return call.task === "image-segmentation"
        ? withBody(request, (value) => ({ ...value, sync_mode: true }))
        : request;
    case "together":
    case "scaleway":
      if (call.task === "text-generation") {
        return withBody(request, (value) => ({ ...value, inputs: call.prompt }));
      }
      if (call.task === "image-to-video") {
        // The frame has an older place, and is a data URL there.
        return withBody(request, ({ media: _media, ...value }) => ({
          ...value,
          frame_images: [{ input_image: FileText.dataUrl(call.file), frame: "first" }],
        }));
      }
      return named(request);
    case "deepinfra":
      return named(request);
    case "wavespeed":
      if (call.shape !== "edit") return request;
      // The SDK sends base64 alone.
      return withBody(request, (value) => ({
        ...value,
        image: FileText.base64(call.file),
        images: [FileText.base64(call.file)],
      }));
    default:
      return request;
  }
}

const hasAny = (values: object) => Object.keys(values).length > 0;

/** Providers whose helpers send what stands beside the inputs as it is, and `parameters` to nobody's use. */
const takesFieldsBeside = ({ provider }: TemplateInput) => provider === "together" || provider === "scaleway";

/** In a form the SDK calls the file by its type. */
function named(request: NeutralRequest): NeutralRequest {
  const { body } = request;
  if (body.kind !== "form") return request;
  return { ...request, body: { ...body, fileName: `audio.${body.file.path.split(".").at(-1)}` } };
}

/** Images are made in few steps, where nobody said how many. */
function withSteps(request: NeutralRequest, { call, provider }: TemplateInput): NeutralRequest {
  if (call.task !== "text-to-image") return request;
  const steps = { num_inference_steps: inferenceSteps, ...call.parameters };
  if (provider === "hf-inference") {
    // The SDK leaves the image's format to the server.
    const { Accept: _accept, ...headers } = request.headers;
    return withBody({ ...request, headers }, () => ({ inputs: call.prompt, parameters: steps }));
  }
  if (provider === "replicate") {
    return withBody(request, ({ input, ...value }) => ({ ...value, input: { ...steps, ...(input as object) } }));
  }
  if (provider === "together") {
    const { num_inference_steps, ...rest } = steps;
    return withBody(request, (value) => ({ steps: num_inference_steps, ...rest, ...value }));
  }
  return withBody(request, (value) => ({ ...steps, ...value }));
}

function sentToHub(request: NeutralRequest, call: TemplateInput["call"]): NeutralRequest {
  switch (call.task) {
    case "image-segmentation":
      return {
        ...request,
        headers: { ...request.headers, "Content-Type": "application/json" },
        body: {
          kind: "json",
          value: {
            inputs: FileText.base64(call.file),
            ...(hasAny(call.parameters) && { parameters: call.parameters }),
          },
        },
      };
    case "image-to-image": {
      const { Accept: _accept, ...headers } = request.headers;
      return { ...request, headers };
    }
    case "zero-shot-image-classification":
      return withBody(request, (value) => ({ ...value, inputs: { image: FileText.base64(call.file) } }));
    case "tabular-classification":
    case "tabular-regression":
      return withBody(request, (value) => ({ ...value, inputs: columnTexts(call.fields) }));
    case "document-question-answering":
    case "visual-question-answering":
      // The best answer alone is handed out.
      return { ...request, result: { kind: "text", at: [0, "answer"] } };
    default:
      return request;
  }
}

/** The request with another JSON body. */
function withBody(request: NeutralRequest, change: (value: JsonBody) => JsonBody): NeutralRequest {
  return request.body.kind === "json"
    ? { ...request, body: { kind: "json", value: change(request.body.value) } }
    : request;
}

type JsonBody = Extract<Body, { kind: "json" }>["value"];

/** It waits for a prediction instead of asking for its state. */
function waiting(request: NeutralRequest): NeutralRequest {
  const result = request.result.kind === "queue" ? request.result.answer : request.result;
  return { ...request, headers: { ...request.headers, Prefer: "wait" }, result };
}
