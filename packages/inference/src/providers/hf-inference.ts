import { url } from "@modelshelf/code";
import { chatRequest, completionRequest, jsonRequest, routerChatUrl } from "../openai-requests.ts";
import type { Provider, ProviderCall, ServedTask } from "../provider.ts";
import type { Answer, BodyValue, WireRequest } from "../request.ts";
import { FileText, type SampleFile } from "../sample-file.ts";
import type { InferenceTask, taskShapes } from "../task.ts";

const modelUrl = (call: ProviderCall<InferenceTask>) =>
  url`https://router.huggingface.co/hf-inference/models/${call.providerModelId}`;

/** Tasks by what they take, of those that are asked alike. */
type TasksOf<S> = { [T in InferenceTask]: (typeof taskShapes)[T] extends S ? T : never }[InferenceTask];

const hasAny = (parameters: object) => Object.keys(parameters).length > 0;

function json(
  call: ProviderCall<InferenceTask>,
  inputs: BodyValue,
  result: Answer,
  address = modelUrl(call),
): WireRequest {
  const { parameters } = call.inputs;
  return jsonRequest(call, address, { inputs, ...(hasAny(parameters) && { parameters }) }, result);
}

const ofText = <T extends TasksOf<"prompt">>(result: Answer): ServedTask<T> => ({
  request: (call: ProviderCall<TasksOf<"prompt">>) => json(call, call.inputs.prompt, result),
});

const ofFields = <T extends TasksOf<"fields">>(result: Answer): ServedTask<T> => ({
  request: (call: ProviderCall<TasksOf<"fields">>) => json(call, call.inputs.fields, result),
});

/** A file's bytes alone; with parameters, base64 text in JSON. */
function sendFile(call: ProviderCall<InferenceTask>, file: SampleFile, result: Answer): WireRequest {
  if (hasAny(call.inputs.parameters)) return json(call, FileText.base64(file), result);
  return {
    url: modelUrl(call),
    headers: { "Content-Type": file.contentType },
    scheme: "Bearer",
    body: { kind: "file", file },
    result,
  };
}

const ofFile = <T extends TasksOf<"audio" | "image">>(result: Answer): ServedTask<T> => ({
  request: (call: ProviderCall<TasksOf<"audio" | "image">>) => sendFile(call, call.inputs.file, result),
});

const ofQuestion = <T extends TasksOf<"question">>(result: Answer): ServedTask<T> => ({
  request: (call: ProviderCall<TasksOf<"question">>) => {
    const { file, question } = call.inputs;
    return json(call, { image: FileText.base64(file), question }, result);
  },
});

/** The server chooses the format where nobody does. */
const picture = (request: WireRequest): WireRequest => ({
  ...request,
  headers: { ...request.headers, Accept: "image/png" },
});

const rows = (...columns: readonly string[]): Answer => ({ kind: "rows", at: [], columns });
const scores = rows("label", "score");
const image = { kind: "file", name: "image", extension: "png" } as const;
const audio = { kind: "file", name: "audio", extension: "flac" } as const;

// The hub's own provider. It stands behind the router, so "direct" only means without the router's
// choice by suffix, with the same token.
// Sources, all read 2026-11-21: the tasks' pages in the hub's documentation of inference providers (huggingface/hub-docs
// at 242f4a1, docs/inference-providers/tasks: `inputs`, `parameters`, raw bytes where there are none; those of feature
// extraction beside `inputs`); huggingface_hub 2.4.0 `_providers/hf_inference.py`, `_client.py` (what each answer is)
// and `TASKS_EXPECTING_IMAGES` (Accept). Where they differ: the pages call a table's question `question`, and
// transformers' pipeline and both SDKs `query`; an answer about a text or a table is one object
// to the SDKs where the pages have a list, and a text's classes are a list in a list. Texts are continued by the route
// that @huggingface/inference 4.13.30 asks, OpenAI's, beside the page's own with `inputs`. No page, the SDKs alone:
// speech and audio, images to text and to images of other sizes, questions about pictures, tables of data.
export default {
  prettyLabel: "HF Inference API",
  docsUrl: "https://huggingface.co/docs/inference-providers/providers/hf-inference",
  hubOrg: "hf-inference",
  direct: true,
  sampleAudio: "sample1.flac",
  tasks: {
    conversational: {
      openai: true,
      request: (call) =>
        call.direct
          ? chatRequest(`${modelUrl(call)}/v1`, call.providerModelId, call)
          : chatRequest(routerChatUrl, `${call.model}:hf-inference`, call),
    },
    "text-generation": {
      openai: true,
      request: (call) => completionRequest(`${modelUrl(call)}/v1`, call.providerModelId, call),
    },
    // The list for the one text is inside a list for all.
    "text-classification": ofText({ kind: "rows", at: [0], columns: ["label", "score"] }),
    "token-classification": ofText(rows("word", "entity_group", "score")),
    "zero-shot-classification": ofText(scores),
    "fill-mask": ofText(rows("token_str", "score")),
    summarization: ofText({ kind: "text", at: [0, "summary_text"] }),
    translation: ofText({ kind: "text", at: [0, "translation_text"] }),
    "feature-extraction": {
      request: (call) => {
        // Its parameters stand beside the text.
        const { prompt, parameters } = call.inputs;
        const body = { inputs: prompt, ...parameters };
        return jsonRequest(call, `${modelUrl(call)}/pipeline/feature-extraction`, body, { kind: "json", at: [] });
      },
    },
    "sentence-similarity": {
      request: (call) =>
        json(call, call.inputs.fields, { kind: "json", at: [] }, `${modelUrl(call)}/pipeline/sentence-similarity`),
    },
    "question-answering": ofFields({ kind: "text", at: ["answer"] }),
    "table-question-answering": ofFields({ kind: "text", at: ["answer"] }),
    "tabular-classification": ofFields({ kind: "json", at: [] }),
    "tabular-regression": ofFields({ kind: "json", at: [] }),
    "automatic-speech-recognition": ofFile({ kind: "text", at: ["text"] }),
    "audio-classification": ofFile(scores),
    "audio-to-audio": ofFile({
      kind: "rows",
      at: [],
      columns: ["label"],
      file: { at: "blob", name: "audio", extension: "flac" },
    }),
    "text-to-speech": ofText(audio),
    "text-to-audio": ofText(audio),
    "image-classification": ofFile(scores),
    "image-segmentation": ofFile({
      kind: "rows",
      at: [],
      columns: ["label", "score"],
      file: { at: "mask", name: "mask", extension: "png" },
    }),
    "image-to-text": ofFile({ kind: "text", at: [0, "generated_text"] }),
    "object-detection": ofFile(rows("label", "score", "box")),
    "zero-shot-image-classification": ofFile(scores),
    "document-question-answering": ofQuestion(rows("answer", "score")),
    "visual-question-answering": ofQuestion(rows("answer", "score")),
    "text-to-image": {
      request: (call) => picture(json(call, call.inputs.prompt, image)),
    },
    "image-to-image": {
      request: (call) => {
        const { file, prompt, parameters } = call.inputs;
        const body = { inputs: FileText.base64(file), parameters: { prompt, ...parameters } };
        return picture(jsonRequest(call, modelUrl(call), body, image));
      },
    },
  },
} satisfies Provider;
