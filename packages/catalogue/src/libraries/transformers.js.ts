import { comment, type Fragment, javascript, js, none, notice, type Snippet } from "@modelshelf/code";
import { hasChatTemplate, isConversational } from "../chat.ts";
import {
  chatQuestion,
  news,
  opening,
  ownPicture,
  ownRecording,
  pictureQuestion,
  request,
  review,
} from "../example-inputs.ts";
import { npm } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { gatedNote, isGated } from "../loading.ts";
import { lookup } from "../lookup.ts";
import type { ModelRecord } from "../model-record.ts";

interface Use {
  /** Task name that `pipeline()` takes, where it is not the tag. */
  readonly task?: string;
  readonly input: Fragment<"javascript">;
  readonly call: Fragment<"javascript">;
}

const files = "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main";
const picture = js`
  ${comment(ownPicture)}
  const image = ${`${files}/cats.jpg`};
`;
const openedPicture = js`
  ${comment(ownPicture)}
  const image = await load_image(${`${files}/cats.jpg`});
`;
const recording = js`
  ${comment(ownRecording)}
  // A browser decodes it; Node does not, and wants the samples here instead: a Float32Array.
  const audio = ${`${files}/jfk.wav`};
`;
const widget = (model: ModelRecord, otherwise: string) =>
  js`const text = ${model.widgetData?.find((entry) => entry.text !== undefined)?.text ?? otherwise};`;
const print = (call: Fragment<"javascript">): Fragment<"javascript"> => js`console.log(await ${call});`;

const fromText =
  (otherwise: string, call = js`pipe(text)`) =>
  (model: ModelRecord): Use => ({
    input: widget(model, otherwise),
    call: print(call),
  });
const fromPicture =
  (call = js`pipe(image)`) =>
  (): Use => ({ input: picture, call: print(call) });
const fromRecording = (): Use => ({ input: recording, call: print(js`pipe(audio)`) });

const savedPicture = (call: Fragment<"javascript">) => (): Use => ({
  input: picture,
  call: js`
    const output = await ${call};
    await output.save("output.png");
  `,
});

const embedding = js`
  const output = await pipe(sentences, { pooling: "mean", normalize: true });
  console.log(output.tolist());
`;
const embeds = (model: ModelRecord): Use => ({
  task: "feature-extraction",
  input: js`
    const sentences = [
      ${model.widgetData?.find((entry) => entry.text !== undefined)?.text ?? "The match was called off because of the storm."},
      "Bad weather forced them to cancel the game.",
    ];
  `,
  call: embedding,
});

const sounds =
  (otherwise: string, file: string) =>
  (model: ModelRecord): Use => ({
    task: "text-to-speech",
    input: widget(model, otherwise),
    call: js`
    const output = await pipe(text);
    await output.save(${file});
  `,
  });

// Language codes, for models that translate between many. Source: the documentation comments of
// src/pipelines/translation.js in @huggingface/transformers 4.3.1 (read 2026-11-21).
function translates(model: ModelRecord): Use {
  const [from, to] = model.tags?.includes("nllb")
    ? ["eng_Latn", "fra_Latn"]
    : model.config?.model_type === "m2m_100"
      ? ["en", "fr"]
      : model.config?.model_type === "mbart"
        ? ["en_XX", "fr_XX"]
        : [];
  const options = from === undefined || to === undefined ? none.javascript : js`, ${{ src_lang: from, tgt_lang: to }}`;
  return { input: widget(model, request), call: print(js`pipe(text${options})`) };
}

const labels = js`const labels = ["cat", "dog", "bird"];`;

// Source: @huggingface/transformers 4.3.1, src/pipelines/index.js (SUPPORTED_TASKS, TASK_ALIASES), read 2026-11-21.
const uses: Readonly<Record<string, (model: ModelRecord) => Use>> = {
  "audio-classification": fromRecording,
  "automatic-speech-recognition": fromRecording,
  "depth-estimation": () => ({
    input: picture,
    call: js`
      const { depth } = await pipe(image);
      await depth.save("depth.png");
    `,
  }),
  "document-question-answering": () => ({
    input: js`
      // A picture of a page: put your own path or URL here.
      const image = ${`${files}/invoice.png`};
      const question = "What is the invoice number?";
    `,
    call: print(js`pipe(image, question)`),
  }),
  "feature-extraction": embeds,
  "fill-mask": (model) =>
    fromText(`The ship left the harbour at ${model.mask_token ?? "[MASK]"} and sailed north.`)(model),
  "image-classification": fromPicture(),
  "image-feature-extraction": fromPicture(),
  "image-segmentation": () => ({
    input: picture,
    call: js`
      for (const [index, { label, mask }] of (await pipe(image)).entries()) {
        console.log(label);
        await mask.save(${js`\`segment-\${index}.png\``});
      }
    `,
  }),
  "image-to-image": savedPicture(js`pipe(image)`),
  "image-to-text": fromPicture(),
  "object-detection": fromPicture(js`pipe(image, { threshold: 0.5 })`),
  "question-answering": (model) => ({
    input: js`
      const question = ${model.widgetData?.[0]?.text ?? "Where does Ines work?"};
      const context = "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy.";
    `,
    call: print(js`pipe(question, context)`),
  }),
  "sentence-similarity": embeds,
  summarization: fromText(news),
  "text-classification": fromText(review),
  "text-generation": (model) =>
    isConversational(model)
      ? {
          input: js`const messages = ${[{ role: "user", content: chatQuestion }]};`,
          call: js`
            const [output] = await pipe(messages, { max_new_tokens: 200 });
            console.log(output.generated_text.at(-1).content);
          `,
        }
      : fromText(opening, js`pipe(text, { max_new_tokens: 100 })`)(model),
  "text-to-audio": sounds("Slow piano music with rain in the background", "sound.wav"),
  "text-to-speech": sounds("The next train to Bristol leaves from platform four.", "speech.wav"),
  "text2text-generation": fromText(request),
  "token-classification": fromText("Ada Lovelace met Charles Babbage in London in 1833."),
  translation: translates,
  "zero-shot-classification": () => ({
    input: js`
      const text = "My parcel arrived with a broken lid and I would like my money back.";
      const labels = ["refund", "delivery time", "praise"];
    `,
    call: print(js`pipe(text, labels)`),
  }),
  "zero-shot-image-classification": () => ({
    input: js`
      ${picture}
      ${labels}
    `,
    call: print(js`pipe(image, labels)`),
  }),
  "zero-shot-object-detection": () => ({
    input: js`
      ${picture}
      ${labels}
    `,
    call: print(js`pipe(image, labels)`),
  }),
};

// How file names in onnx/ end for each type of weights, the smallest first that is hardly worse
// than the full one. Source: @huggingface/transformers 4.3.1, src/utils/dtypes.js, read 2026-11-21.
const weights: readonly (readonly [type: string, ending: string])[] = [
  ["q8", "_quantized"],
  ["q4", "_q4"],
  ["fp16", "_fp16"],
  ["fp32", ""],
  ["q4f16", "_q4f16"],
  ["int8", "_int8"],
  ["uint8", "_uint8"],
  ["bnb4", "_bnb4"],
];

/** The type of weights that the repository has; undefined where its files are not known. */
function weightType(model: ModelRecord): string | undefined {
  const names = (model.siblings ?? []).flatMap(({ rfilename }) => /^onnx\/([^/]+)\.onnx$/.exec(rfilename)?.[1] ?? []);
  const main = ["model", "decoder_model_merged", "encoder_model"].find((name) =>
    names.some((file) => weights.some(([, ending]) => file === name + ending)),
  );
  return main === undefined ? undefined : weights.find(([, ending]) => names.includes(main + ending))?.[0];
}

// How the processor takes a prompt and a picture, where not in this order. Source: `_call` in
// src/models/*/processing_*.js of @huggingface/transformers 4.3.1, read 2026-11-21.
const plain = { add_special_tokens: false };
const pictureFirst = js`image, prompt, ${plain}`;
const withRoomForSound = js`prompt, image, null, ${plain}`;
const processorInputs: Readonly<Record<string, Fragment<"javascript">>> = {
  gemma3n: withRoomForSound,
  gemma4: withRoomForSound,
  lfm2_vl: pictureFirst,
  lighton_ocr: pictureFirst,
  llava: pictureFirst,
  llava_onevision: pictureFirst,
  mistral3: pictureFirst,
};

/** Whether the model is asked about pictures in a chat, for which there is no pipeline. */
function chatsAboutPictures(model: ModelRecord): boolean {
  const tags = model.tags ?? [];
  const sees = model.pipeline_tag === "any-to-any" && tags.includes("image-text-to-text");
  return (model.pipeline_tag === "image-text-to-text" || sees) && (isConversational(model) || hasChatTemplate(model));
}

/** The top of the code: who may read the model, and the hub that it comes from. */
function top(model: ModelRecord, context: SnippetContext, names: Fragment<"javascript">): Fragment<"javascript"> {
  const { endpoint } = context;
  return js`
    ${isGated(model) ? js`${comment(gatedNote(model, context))}` : none.javascript}
    import { ${endpoint === undefined ? names : js`env, ${names}`} } from "@huggingface/transformers";

    ${endpoint === undefined ? none.javascript : js`env.remoteHost = ${`${endpoint.replace(/\/+$/, "")}/`};`}
  `;
}

/** The model's id, and how it is to be loaded. */
function source(model: ModelRecord, options: Readonly<Record<string, string | undefined>>): Fragment<"javascript"> {
  const given = Object.values(options).some((value) => value !== undefined);
  return given ? js`${model.id}, ${options}` : js`${model.id}`;
}

function chatAboutPicture(model: ModelRecord, context: SnippetContext): Snippet {
  const { revision } = context;
  const family = [model.config?.model_type, ...(model.tags ?? [])].find((name) => lookup(processorInputs, name));
  return javascript()`
    ${top(model, context, js`AutoModelForImageTextToText, AutoProcessor, load_image`)}

    ${openedPicture}
    const messages = [
      { role: "user", content: [{ type: "image" }, { type: "text", text: ${pictureQuestion} }] },
    ];

    const processor = await AutoProcessor.from_pretrained(${source(model, { revision })});
    const model = await AutoModelForImageTextToText.from_pretrained(${source(model, { dtype: weightType(model), revision })});
    const prompt = processor.apply_chat_template(messages, { add_generation_prompt: true });
    const inputs = await processor(${lookup(processorInputs, family) ?? js`prompt, image, ${plain}`});
    const outputs = await model.generate({ ...inputs, max_new_tokens: 200 });
    const answer = outputs.tolist()[0].slice(inputs.input_ids.dims.at(-1));
    console.log(processor.batch_decode([answer], { skip_special_tokens: true })[0]);
  `;
}

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  if (chatsAboutPictures(model)) return [chatAboutPicture(model, context)];
  const tag = model.pipeline_tag;
  const use = lookup(uses, tag)?.(model);
  if (tag === undefined || use === undefined) return [notice("javascript", "Unknown pipeline tag")];
  const options = { dtype: weightType(model), revision: context.revision };
  return [
    javascript()`
      ${top(model, context, js`pipeline`)}

      ${use.input}

      const pipe = await pipeline(${use.task ?? tag}, ${source(model, options)});
      ${use.call}
    `,
  ];
}

export default {
  prettyLabel: "Transformers.js",
  repoName: "transformers.js",
  repoUrl: "https://github.com/huggingface/transformers.js",
  docsUrl: "https://huggingface.co/docs/hub/transformers-js",
  filter: true,
  applies: { tags: ["transformers.js"] },
  install: npm("@huggingface/transformers"),
  snippets,
  source: "@huggingface/transformers 4.3.1, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "audio-classification": { id: "owner/name", pipeline_tag: "audio-classification" },
  "automatic-speech-recognition": { id: "owner/name", pipeline_tag: "automatic-speech-recognition" },
  "depth-estimation": { id: "owner/name", pipeline_tag: "depth-estimation" },
  "document-question-answering": { id: "owner/name", pipeline_tag: "document-question-answering" },
  "feature-extraction": { id: "owner/name", pipeline_tag: "feature-extraction" },
  "image-classification": { id: "owner/name", pipeline_tag: "image-classification" },
  "image-feature-extraction": { id: "owner/name", pipeline_tag: "image-feature-extraction" },
  "image-segmentation": { id: "owner/name", pipeline_tag: "image-segmentation" },
  "image-to-image": { id: "owner/name", pipeline_tag: "image-to-image" },
  "image-to-text": { id: "owner/name", pipeline_tag: "image-to-text" },
  "object-detection": { id: "owner/name", pipeline_tag: "object-detection" },
  "question-answering": { id: "owner/name", pipeline_tag: "question-answering" },
  "sentence-similarity": { id: "owner/name", pipeline_tag: "sentence-similarity" },
  summarization: { id: "owner/name", pipeline_tag: "summarization" },
  "text-classification": { id: "owner/name", pipeline_tag: "text-classification" },
  "text-to-audio": { id: "owner/name", pipeline_tag: "text-to-audio" },
  "text-to-speech": { id: "owner/name", pipeline_tag: "text-to-speech" },
  "text2text-generation": { id: "owner/name", pipeline_tag: "text2text-generation" },
  "token-classification": { id: "owner/name", pipeline_tag: "token-classification" },
  translation: { id: "owner/name", pipeline_tag: "translation" },
  "zero-shot-classification": { id: "owner/name", pipeline_tag: "zero-shot-classification" },
  "zero-shot-image-classification": { id: "owner/name", pipeline_tag: "zero-shot-image-classification" },
  "zero-shot-object-detection": { id: "owner/name", pipeline_tag: "zero-shot-object-detection" },

  chat: { id: "owner/name", tags: ["conversational"], pipeline_tag: "text-generation" },
  completion: { id: "owner/name", pipeline_tag: "text-generation", widgetData: [{ text: "Once upon" }] },
  embedding: { id: "owner/name", pipeline_tag: "feature-extraction", widgetData: [{ text: "It rains." }] },
  "fill-mask": { id: "owner/name", pipeline_tag: "fill-mask", mask_token: "<mask>" },
  "fill-mask-without-its-token": { id: "owner/name", pipeline_tag: "fill-mask" },
  gated: { id: "owner/name", pipeline_tag: "text-classification", gated: "auto" },
  "question-answering-with-a-widget": {
    id: "owner/name",
    pipeline_tag: "question-answering",
    widgetData: [{ text: "Where?" }],
  },
  quantized: {
    id: "owner/name",
    pipeline_tag: "text-classification",
    siblings: [
      { rfilename: "onnx/model_quantized.onnx" },
      { rfilename: "onnx/model.onnx" },
      { rfilename: "config.json" },
    ],
  },
  "without-known-weights": {
    id: "owner/name",
    pipeline_tag: "text-classification",
    siblings: [{ rfilename: "onnx/odd.onnx" }],
  },
  "translation-by-nllb": { id: "owner/name", pipeline_tag: "translation", tags: ["nllb"] },
  "translation-by-m2m-100": { id: "owner/name", pipeline_tag: "translation", config: { model_type: "m2m_100" } },
  "translation-by-mbart": { id: "owner/name", pipeline_tag: "translation", config: { model_type: "mbart" } },
  "chat-about-a-picture": {
    id: "owner/name",
    pipeline_tag: "image-text-to-text",
    tags: ["conversational"],
    config: { model_type: "idefics3" },
    siblings: [{ rfilename: "onnx/decoder_model_merged_quantized.onnx" }],
  },
  "chat-about-a-picture-that-comes-first": {
    id: "owner/name",
    pipeline_tag: "image-text-to-text",
    tags: ["lfm2_vl", "conversational"],
  },
  "chat-of-a-model-that-hears-too": {
    id: "owner/name",
    pipeline_tag: "any-to-any",
    tags: ["gemma4", "image-text-to-text", "conversational"],
  },
  "pictures-without-a-chat": { id: "owner/name", pipeline_tag: "image-text-to-text" },
  "unknown-pipeline-tag": { id: "owner/name", pipeline_tag: "robotics" },
  "without-a-pipeline-tag": { id: "owner/name" },
} satisfies Examples;
