import { pip } from "@modelshelf/catalogue";
import { type Fragment, identifier, none, py, pyImport } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import type { Body, JsonValue, NeutralRequest } from "../../request.ts";
import { FileText } from "../../sample-file.ts";
import type { InferenceTask } from "../../task.ts";
import type { TemplateInput } from "../../template-input.ts";
import { chatParameters, hubModel } from "../body-model.ts";
import { clientMethod } from "../client-method.ts";
import { atHubSdkAddress } from "../hub-sdk-addresses.ts";
import { hubSdkServes, pythonTasks } from "../hub-sdk-tasks.ts";
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

/** What the SDK turns into the provider's own form by itself, it takes as OpenAI has it; it turns nothing for OpenAI. */
const chatFields = (input: TemplateInput<"conversational">) =>
  input.provider === "openai" ? chatParameters(input) : input.call.parameters;

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

function client(input: TemplateInput): Fragment<"python"> {
  const rawAudio = input.call.shape === "audio" && input.request?.body.kind === "file";
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

const method = (input: TemplateInput) => clientMethod(input.methodName);

type Python = Fragment<"python">;
type Template<T extends InferenceTask> = (input: TemplateInput<T>) => Python;

/** The constant that names the reader's file, where there is one. */
const file = ({ call }: TemplateInput): Python => ("file" in call ? py`FILE = ${call.file.path}` : none.python);

/**
 * A call of the task's method.
 *
 * @param named the parameters that the method names; others cannot be sent.
 * @param more arguments before them, a line each.
 */
const ask = (input: TemplateInput, variable: string, more: Python, named: readonly string[], use: Python): Python => py`
  ${file(input)}

  ${client(input)}

  ${identifier(variable)} = ${method(input)}(
      ${more}
      model=${hubModel(input).model},
      ${parameterKeywords(onlyNamed(input.call.parameters, named), named)}
  )

  ${use}
`;

const onlyNamed = (parameters: Readonly<Record<string, JsonValue>>, named: readonly string[]) =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => named.includes(name) || named === withExtra));

/** Methods that take `extra_body`, which carries what they do not name. */
const withExtra: readonly string[] = [];

const scores = py`
  for item in result:
      print(f"{item.label}: {item.score:.3f}")
`;

const saved = (name: string): Python => py`
  with open(${name}, "wb") as file:
      file.write(result)
`;

const ofText =
  <T extends InferenceTask>(named: readonly string[], use: Python): Template<T> =>
  (input) =>
    "prompt" in input.call ? ask(input, "result", py`${input.call.prompt},`, named, use) : none.python;

const ofFile =
  <T extends InferenceTask>(named: readonly string[], use: Python): Template<T> =>
  (input) =>
    ask(input, "result", py`FILE,`, named, use);

/** Text that is classified by labels, which are an argument of their own. */
const labelled =
  <T extends InferenceTask>(first: (input: TemplateInput<T>) => Python, named: readonly string[]): Template<T> =>
  (input) => {
    const { candidate_labels: labels = [], ...rest } = input.call.parameters;
    const call = { ...input, call: { ...input.call, parameters: rest } } as TemplateInput<T>;
    const more = py`
      ${first(input)},
      candidate_labels=${labels},
    `;
    return ask(call, "result", more, named, scores);
  };

const ofFields =
  <T extends InferenceTask>(names: Readonly<Record<string, string>>, use: Python): Template<T> =>
  (input) => {
    const fields = "fields" in input.call ? input.call.fields : {};
    const more = keywords(
      Object.fromEntries(Object.entries(names).map(([name, field]) => [name, fields[field] ?? null])),
    );
    return ask(input, "result", more, [], use);
  };

const ofQuestion: Template<"visual-question-answering" | "document-question-answering"> = (input) =>
  ask(
    input,
    "result",
    py`
      FILE,
      question=${input.call.question},
    `,
    ["top_k"],
    py`
      for item in result:
          print(f"{item.answer}: {item.score:.3f}")
    `,
  );

const edited = (input: TemplateInput<"image-to-image">): Python =>
  ask(
    input,
    "image",
    py`
      FILE,
      prompt=${input.call.prompt},
    `,
    ["guidance_scale", "negative_prompt", "num_inference_steps", "target_size"],
    py`image.save("image.png")`,
  );

const moved = (input: TemplateInput<"image-to-video">): Python =>
  ask(
    input,
    "result",
    py`
      FILE,
      prompt=${input.call.prompt},
    `,
    ["guidance_scale", "negative_prompt", "num_frames", "num_inference_steps", "seed", "target_size"],
    saved("video.mp4"),
  );

/** What a request for speech says besides the text: its format, a voice. */
function speechFields({ request }: TemplateInput): Readonly<Record<string, JsonValue>> {
  const value = request?.body.kind === "json" ? request.body.value : {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] =>
        ["response_format", "voice"].includes(entry[0]) && typeof entry[1] === "string",
    ),
  );
}

/** What the sound's format is, by the file that the HTTP clients write. */
const soundName = ({ request }: TemplateInput): string =>
  request?.result.kind === "file" ? `audio.${request.result.extension}` : "audio.wav";

/** Packages whose objects the SDK hands out, and which it does not bring. */
const handsOutWith: Partial<Record<InferenceTask, readonly string[]>> = {
  "feature-extraction": ["numpy"],
  "image-segmentation": ["pillow"],
  "image-to-image": ["pillow"],
  "text-to-image": ["pillow"],
};

export default {
  id: "huggingface_hub",
  language: "python",
  kind: "sdk",
  docsUrl: "https://huggingface.co/docs/huggingface_hub/guides/inference",
  install: pip("huggingface_hub", "numpy", "pillow"),
  installFor: ({ task }) => pip("huggingface_hub", ...(handsOutWith[task] ?? [])),
  hub: true,
  // huggingface_hub 2.4.0 asks WaveSpeed for the base model alone (`_providers/wavespeed.py`, read 2026-11-21).
  serves: (question) =>
    hubSdkServes(pythonTasks)(question) &&
    !(question.providerId === "wavespeed" && question.adapterWeightsPath !== undefined),
  methods: {
    conversational: "chat.completions.create",
    "audio-classification": "audio_classification",
    "audio-to-audio": "audio_to_audio",
    "automatic-speech-recognition": "automatic_speech_recognition",
    "document-question-answering": "document_question_answering",
    "feature-extraction": "feature_extraction",
    "fill-mask": "fill_mask",
    "image-classification": "image_classification",
    "image-segmentation": "image_segmentation",
    "image-to-image": "image_to_image",
    "image-to-text": "image_to_text",
    "image-to-video": "image_to_video",
    "object-detection": "object_detection",
    "question-answering": "question_answering",
    "sentence-similarity": "sentence_similarity",
    summarization: "summarization",
    "table-question-answering": "table_question_answering",
    "text-classification": "text_classification",
    "text-generation": "text_generation",
    "text-to-image": "text_to_image",
    "text-to-speech": "text_to_speech",
    "text-to-video": "text_to_video",
    "token-classification": "token_classification",
    translation: "translation",
    "visual-question-answering": "visual_question_answering",
    "zero-shot-classification": "zero_shot_classification",
    "zero-shot-image-classification": "zero_shot_image_classification",
  },
  // Tables are left out: what the SDK sends for them (`table`) is not what the tasks' documentation has.
  templates: {
    conversational: (input) => py`
      ${client(input)}

      completion = ${method(input)}(
          model=${hubModel(input).model},
          messages=${input.call.messages},
          ${parameterKeywords(chatFields(input), chatNames)}
      )

      print(completion.choices[0].message.content)
    `,
    "conversational-stream": (input) => py`
      ${client(input)}

      stream = ${method(input)}(
          model=${hubModel(input).model},
          messages=${input.call.messages},
          ${parameterKeywords(chatFields(input), chatNames)}
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
    "audio-classification": ofFile(["function_to_apply", "top_k"], scores),
    "audio-to-audio": ofFile(
      [],
      py`
        for number, item in enumerate(result, start=1):
            print(item.label)
            with open(f"audio-{number}.flac", "wb") as file:
                file.write(item.blob)
      `,
    ),
    "document-question-answering": ofQuestion,
    "visual-question-answering": ofQuestion,
    "feature-extraction": ofText(
      ["dimensions", "encoding_format", "normalize", "prompt_name", "truncate", "truncation_direction"],
      py`print(result.shape, result)`,
    ),
    "fill-mask": ofText(
      ["targets", "top_k"],
      py`
        for item in result:
            print(f"{item.token_str}: {item.score:.3f}")
      `,
    ),
    "image-classification": ofFile(["function_to_apply", "top_k"], scores),
    "image-segmentation": ofFile(
      ["mask_threshold", "overlap_mask_area_threshold", "subtask", "threshold"],
      py`
        for number, item in enumerate(result, start=1):
            print(item.label, item.score)
            item.mask.save(f"mask-{number}.png")
      `,
    ),
    "image-to-image": edited,
    "image-to-text": ofFile([], py`print(result.generated_text)`),
    "image-to-video": moved,
    "object-detection": ofFile(
      ["threshold"],
      py`
        for item in result:
            print(f"{item.label}: {item.score:.3f}, {item.box}")
      `,
    ),
    "question-answering": ofFields({ question: "question", context: "context" }, py`print(result.answer)`),
    "sentence-similarity": ofFields({ sentence: "source_sentence", other_sentences: "sentences" }, py`print(result)`),
    summarization: ofText(
      ["clean_up_tokenization_spaces", "generate_parameters", "truncation"],
      py`print(result.summary_text)`,
    ),
    "table-question-answering": ofFields({ table: "table", query: "query" }, py`print(result.answer)`),
    "text-classification": ofText(["function_to_apply", "top_k"], scores),
    "text-to-speech": (input) =>
      ask(
        { ...input, call: { ...input.call, parameters: { ...speechFields(input), ...input.call.parameters } } },
        "result",
        py`${input.call.prompt},`,
        withExtra,
        saved(soundName(input)),
      ),
    "text-to-video": (input) => ask(input, "result", py`${input.call.prompt},`, withExtra, saved("video.mp4")),
    "token-classification": ofText(
      ["aggregation_strategy", "ignore_labels", "stride"],
      py`
        for item in result:
            print(f"{item.word}: {item.entity_group} {item.score:.3f}")
      `,
    ),
    translation: ofText(
      ["clean_up_tokenization_spaces", "generate_parameters", "src_lang", "tgt_lang", "truncation"],
      py`print(result.translation_text)`,
    ),
    "zero-shot-classification": labelled((input) => py`${input.call.prompt}`, ["hypothesis_template", "multi_label"]),
    "zero-shot-image-classification": labelled(() => py`FILE`, ["hypothesis_template"]),
  },
  sends: (request, input) => atHubSdkAddress(sends(request, input)),
} satisfies Client<"python">;

/**
 * What the SDK sends, where it differs from the provider's documentation.
 * Source: huggingface_hub 2.4.0, `inference/_client.py` and `inference/_providers` (read 2026-11-21).
 */
function sends(request: NeutralRequest, input: TemplateInput): NeutralRequest {
  const { call, provider } = input;
  if (call.task === "conversational") {
    return request.result.kind === "text" ? withBody(request, (value) => ({ ...value, stream: false })) : request;
  }
  switch (provider) {
    case "hf-inference":
      return sentToHub(request, input);
    case "replicate":
      return waiting(request);
    case "fal-ai":
      return sentToFal(request, call);
    case "novita":
      if (call.task !== "text-to-video") break;
      // An older route, which answers when the video is there.
      return {
        ...request,
        url: request.url.replace("/v3/async/", "/v3/hf/"),
        result: { kind: "url", at: ["video", "video_url"], name: "video" },
      };
    case "wavespeed":
      if (call.shape !== "edit") break;
      // Whatever the picture is, the SDK calls it a JPEG.
      return withBody(request, ({ images: _images, ...value }) => ({
        ...value,
        image: FileText.dataUrl({ ...call.file, contentType: "image/jpeg" }),
      }));
    case "together":
      if (call.task !== "image-to-video") break;
      // The frame has an older place, and is a data URL there.
      return withBody(request, ({ media: _media, ...value }) => ({
        ...value,
        frame_images: [{ input_image: FileText.dataUrl(call.file), frame: "first" }],
      }));
    case "deepinfra":
      if (call.task !== "automatic-speech-recognition" || request.body.kind !== "form") break;
      return { ...request, body: { ...request.body, fileName: `audio.${call.file.path.split(".").at(-1)}` } };
  }
  if (call.task === "text-generation") {
    return withBody(request, ({ max_tokens, ...value }) => {
      // These two providers' helpers translate the name; the others' send the method's own.
      if (provider === "deepinfra" || provider === "featherless-ai") {
        return { ...value, max_tokens: max_tokens ?? null };
      }
      return max_tokens === undefined ? value : { ...value, max_new_tokens: max_tokens };
    });
  }
  return request;
}

/** All that is no chat goes to the task's own route, with parameters even where there are none. */
function sentToHub(request: NeutralRequest, input: TemplateInput): NeutralRequest {
  const { call } = input;
  if (call.task === "text-generation") {
    const url = request.url.replace(/\/v1\/completions$/, "");
    const parameters = generation({ ...input, task: call.task, call });
    return { ...request, url, body: { kind: "json", value: { inputs: call.prompt, parameters } } };
  }
  if (request.body.kind !== "json" || call.task === "feature-extraction") return request;
  const parameters = {
    ...(call.task === "zero-shot-classification" && { multi_label: false }),
    ...(call.task === "table-question-answering" && { model: input.model }),
    ...call.parameters,
    ...(call.shape === "edit" && { prompt: call.prompt }),
  };
  if (call.task === "visual-question-answering") {
    const image = FileText.base64(call.file);
    return withBody(request, () => ({ inputs: image, parameters, question: call.question, image }));
  }
  return withBody(request, (value) => ({ ...value, parameters }));
}

function sentToFal(request: NeutralRequest, call: TemplateInput["call"]): NeutralRequest {
  if (call.task === "text-to-image") {
    // The SDK waits for the image instead of queueing.
    const url = request.url.replace(/\?_subdomain=queue$/, "").replace("https://queue.fal.run/", "https://fal.run/");
    return { ...request, url, result: { kind: "url", at: ["images", 0, "url"], name: "image" } };
  }
  if (call.task === "image-segmentation") return withBody(request, (value) => ({ ...value, sync_mode: true }));
  // Whatever the application calls it, the SDK calls it a text.
  if (call.task === "text-to-speech") return withBody(request, () => ({ text: call.prompt, ...call.parameters }));
  if (call.task === "automatic-speech-recognition") {
    // Whatever the file is, the SDK calls it MPEG audio.
    const file = { ...call.file, contentType: "audio/mpeg" };
    return withBody(request, () => ({ audio_url: FileText.dataUrl(file), ...call.parameters }));
  }
  return request;
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
