// What transformers' pipelines take and return, per task.
// Source: transformers 5.23.0, pipelines/__init__.py (SUPPORTED_TASKS, REMOVED_TASKS) and the
// pipelines' own `__call__`; 4.57.1 for those that only version 4 has (both read 2026-11-21).
import { type Fragment, identifier, py, pyImport } from "@modelshelf/code";
import { isConversational } from "../chat.ts";
import { news, opening, pictureQuestion, request, review } from "../example-inputs.ts";
import { lookup } from "../lookup.ts";
import type { ModelRecord } from "../model-record.ts";
import type { AutoClass, ProcessorClass } from "./auto-class.ts";
import {
  answerTokens,
  askedPicture,
  chat,
  lines,
  picture,
  recording,
  shownMessage,
  video,
  widgetText,
} from "./inputs.ts";
import { hearsAndSees, omniPipeline } from "./omni.ts";
import { videoPackages } from "./requirements.ts";

/** A pipeline at work: the lines before it is made, and those that call it and show what it returns. */
export interface PipelineUse {
  /** Task name that `pipeline()` takes. */
  readonly task: string;
  readonly input: Fragment<"python">;
  readonly call: Fragment<"python">;
  /** Packages besides transformers and torch. */
  readonly packages?: readonly string[];
}

interface Entry {
  readonly use: (model: ModelRecord) => PipelineUse;
  /** Classes that the pipeline loads; any where it is left out. */
  readonly classes?: readonly AutoClass[];
  /** Whether only transformers 4 has it. */
  readonly removed?: true;
  /** Whether transformers 4 has not got it. */
  readonly added?: true;
}

const printUpTo = (tokens: number) =>
  py`print(pipe(text=messages, max_new_tokens=${tokens}, return_full_text=False)[0]["generated_text"])`;
const printAnswer = printUpTo(200);
const printScores = py`
  for result in results:
      print(f"{result['label']}: {result['score']:.3f}")
`;
// A path given to the pipeline would need the program ffmpeg; the samples do not.
const samples = lines(
  pyImport("from transformers.audio_utils import load_audio"),
  py`samples = load_audio(audio, sampling_rate=pipe.feature_extractor.sampling_rate)`,
);
const audioPackages = ["soundfile", "soxr"];
const imagePackages = ["pillow", "torchvision"];
const sees: readonly AutoClass[] = ["AutoModelForImageTextToText", "AutoModelForMultimodalLM"];
const text = (model: ModelRecord, otherwise: string) => py`text = ${widgetText(model, otherwise)}`;
const scoresOf = (call: Fragment<"python">) => lines(py`results = ${call}`, printScores);

const chatPipeline = (content?: string): PipelineUse => ({
  task: "text-generation",
  input: content === undefined ? chat : py`messages = ${[{ role: "user", content }]}`,
  call: py`print(pipe(messages, max_new_tokens=200, return_full_text=False)[0]["generated_text"])`,
});

const askPicture = (model: ModelRecord, question: string): PipelineUse => ({
  task: "image-text-to-text",
  ...(isConversational(model)
    ? { input: askedPicture(model, question), call: printUpTo(answerTokens(model)) }
    : {
        input: lines(picture, py`prompt = ${question}`),
        call: py`print(pipe(image, text=prompt, max_new_tokens=100)[0]["generated_text"])`,
      }),
  packages: imagePackages,
});

const toSound = (model: ModelRecord, otherwise: string, name: "sound" | "speech"): PipelineUse => ({
  task: "text-to-audio",
  input: lines(pyImport("import soundfile"), text(model, otherwise)),
  call: py`
    ${identifier(name)} = pipe(text)
    soundfile.write(${`${name}.wav`}, ${identifier(name)}["audio"].T, ${identifier(name)}["sampling_rate"])
    print(${`Saved ${name}.wav`})
  `,
  packages: ["soundfile"],
});

const pipelines: Readonly<Record<string, Entry>> = {
  "any-to-any": {
    use: (model) =>
      hearsAndSees(model)
        ? omniPipeline(model)
        : {
            task: "any-to-any",
            input: lines(picture, shownMessage.image(pictureQuestion)),
            call: printAnswer,
            packages: [...imagePackages, "av", ...audioPackages],
          },
    classes: sees,
    added: true,
  },
  "audio-classification": {
    use: () => ({
      task: "audio-classification",
      input: recording,
      call: lines(samples, scoresOf(py`pipe(samples)`)),
      packages: audioPackages,
    }),
    classes: ["AutoModelForAudioClassification"],
  },
  "audio-text-to-text": {
    use: () => ({
      task: "any-to-any",
      input: lines(recording, shownMessage.audio("What is said in this recording?")),
      call: printAnswer,
      packages: [...imagePackages, "av", ...audioPackages],
    }),
    classes: ["AutoModelForMultimodalLM"],
    added: true,
  },
  "automatic-speech-recognition": {
    use: () => ({
      task: "automatic-speech-recognition",
      input: recording,
      call: lines(samples, py`print(pipe(samples)["text"])`),
      packages: audioPackages,
    }),
    classes: ["AutoModelForCTC", "AutoModelForSpeechSeq2Seq"],
  },
  "depth-estimation": {
    use: () => ({
      task: "depth-estimation",
      input: picture,
      call: py`
        pipe(image)["depth"].save("depth.png")
        print("Saved depth.png")
      `,
      packages: imagePackages,
    }),
    classes: ["AutoModelForDepthEstimation"],
  },
  "document-question-answering": {
    use: () => ({
      task: "document-question-answering",
      input: py`
        # A picture of a page: put your own path or URL here.
        image = "https://huggingface.co/spaces/impira/docquery/resolve/main/invoice.png"
        question = "What is the invoice number?"
      `,
      call: py`
        # Models that need words and their places read them with the program tesseract.
        print(pipe(image=image, question=question))
      `,
      packages: [...imagePackages, "pytesseract"],
    }),
    classes: ["AutoModelForDocumentQuestionAnswering"],
  },
  "feature-extraction": {
    use: (model) => ({
      task: "feature-extraction",
      input: text(model, review),
      call: py`
        features = pipe(text, return_tensors=True)
        print(features.shape)
      `,
    }),
  },
  "fill-mask": {
    use: (model) => ({
      task: "fill-mask",
      input: text(model, `The ship left the harbour at ${model.mask_token ?? "[MASK]"} and sailed north.`),
      call: py`
        for result in pipe(text):
            print(f"{result['token_str']}: {result['score']:.3f}")
      `,
    }),
    classes: ["AutoModelForMaskedLM"],
  },
  "image-classification": {
    use: () => ({
      task: "image-classification",
      input: picture,
      call: scoresOf(py`pipe(image)`),
      packages: imagePackages,
    }),
    classes: ["AutoModelForImageClassification"],
  },
  "image-feature-extraction": {
    use: () => ({
      task: "image-feature-extraction",
      input: picture,
      call: py`
        features = pipe(image, return_tensors=True)
        print(features.shape)
      `,
      packages: imagePackages,
    }),
    classes: ["AutoModel"],
  },
  "image-segmentation": {
    use: () => ({
      task: "image-segmentation",
      input: picture,
      call: py`
        for number, segment in enumerate(pipe(image)):
            segment["mask"].save(f"segment-{number}.png")
            print(f"segment-{number}.png: {segment['label']}")
      `,
      packages: imagePackages,
    }),
    classes: [
      "AutoModelForImageSegmentation",
      "AutoModelForInstanceSegmentation",
      "AutoModelForSemanticSegmentation",
      "AutoModelForUniversalSegmentation",
    ],
  },
  "image-text-to-text": { use: (model) => askPicture(model, pictureQuestion), classes: sees },
  "image-to-image": {
    use: () => ({
      task: "image-to-image",
      input: picture,
      call: py`
        pipe(image).save("output.png")
        print("Saved output.png")
      `,
      packages: imagePackages,
    }),
    classes: ["AutoModelForImageToImage"],
    removed: true,
  },
  "image-to-text": { use: (model) => askPicture(model, "Describe this picture."), classes: sees },
  "mask-generation": {
    use: () => ({
      task: "mask-generation",
      input: lines(pyImport("import numpy"), pyImport("from PIL import Image"), picture),
      call: py`
        found = pipe(image, points_per_batch=64)
        for number, (mask, score) in enumerate(zip(found["masks"], found["scores"])):
            Image.fromarray(numpy.asarray(mask)).save(f"mask-{number}.png")
            print(f"mask-{number}.png: estimated overlap {score.item():.3f}")
      `,
      packages: imagePackages,
    }),
    classes: ["AutoModelForMaskGeneration"],
  },
  "object-detection": {
    use: () => ({
      task: "object-detection",
      input: picture,
      call: py`
        for found in pipe(image):
            print(f"{found['label']}: {found['score']:.3f} at {found['box']}")
      `,
      packages: [...imagePackages, "timm"],
    }),
    classes: ["AutoModelForObjectDetection"],
  },
  "question-answering": {
    use: (model) => ({
      task: "question-answering",
      input: py`
        question = ${widgetText(model, "Where does Ines work?")}
        context = "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy."
      `,
      call: py`print(pipe(question=question, context=context)["answer"])`,
    }),
    classes: ["AutoModelForQuestionAnswering"],
    removed: true,
  },
  summarization: {
    use: (model) => ({
      task: "summarization",
      input: text(model, news),
      call: py`print(pipe(text)[0]["summary_text"])`,
    }),
    classes: ["AutoModelForSeq2SeqLM"],
    removed: true,
  },
  "table-question-answering": {
    use: () => ({
      task: "table-question-answering",
      input: py`
        question = "Which mountain is the highest?"
        table = {
            "Mountain": ["Zugspitze", "Mont Blanc", "Matterhorn"],
            "Metres": ["2962", "4806", "4478"],
        }
      `,
      call: py`print(pipe(table=table, query=question)["answer"])`,
      packages: ["pandas"],
    }),
    classes: ["AutoModelForTableQuestionAnswering"],
  },
  "text-classification": {
    use: (model) => ({
      task: "text-classification",
      input: text(model, review),
      call: scoresOf(py`pipe(text)`),
    }),
    classes: ["AutoModelForSequenceClassification"],
  },
  "text-generation": {
    use: (model) =>
      isConversational(model)
        ? chatPipeline()
        : {
            task: "text-generation",
            input: py`prompt = ${widgetText(model, opening)}`,
            call: py`print(pipe(prompt, max_new_tokens=100)[0]["generated_text"])`,
          },
    classes: ["AutoModelForCausalLM"],
  },
  "text-to-audio": { use: (model) => toSound(model, "Slow piano music with rain in the background", "sound") },
  "text-to-speech": {
    use: (model) => toSound(model, "The next train to Bristol leaves from platform four.", "speech"),
  },
  "token-classification": {
    use: (model) => ({
      task: "token-classification",
      input: text(model, "Ada Lovelace met Charles Babbage in London in 1833."),
      call: py`
        for entity in pipe(text, aggregation_strategy="simple"):
            print(f"{entity['word']}: {entity['entity_group']} ({entity['score']:.3f})")
      `,
    }),
    classes: ["AutoModelForTokenClassification"],
  },
  translation: {
    use: (model) => ({
      task: "translation",
      input: text(model, request),
      call: py`print(pipe(text)[0]["translation_text"])`,
    }),
    classes: ["AutoModelForSeq2SeqLM"],
    removed: true,
  },
  "video-classification": {
    use: (model) => ({
      task: "video-classification",
      input: video,
      // Its configuration has another name for the number that the pipeline looks for.
      call: scoresOf(
        model.config?.model_type === "vjepa2"
          ? py`pipe(video, num_frames=pipe.model.config.frames_per_clip)`
          : py`pipe(video)`,
      ),
      packages: [...imagePackages, "av", "torchcodec"],
    }),
    classes: ["AutoModelForVideoClassification"],
  },
  "video-text-to-text": {
    use: (model) => ({
      task: "any-to-any",
      input: lines(video, shownMessage.video("What happens in this video?")),
      call: printAnswer,
      packages: [...imagePackages, ...videoPackages(model)],
    }),
    classes: sees,
    added: true,
  },
  "visual-question-answering": {
    use: () => ({
      task: "visual-question-answering",
      input: lines(picture, py`question = ${pictureQuestion}`),
      call: py`print(pipe(image=image, question=question)[0]["answer"])`,
      packages: imagePackages,
    }),
    classes: ["AutoModelForVisualQuestionAnswering"],
    removed: true,
  },
  "zero-shot-classification": {
    use: () => ({
      task: "zero-shot-classification",
      input: py`
        text = "My parcel arrived with a broken lid and I would like my money back."
        labels = ["refund", "delivery time", "praise"]
      `,
      call: py`
        result = pipe(text, candidate_labels=labels)
        for label, score in zip(result["labels"], result["scores"]):
            print(f"{label}: {score:.3f}")
      `,
    }),
    classes: ["AutoModelForSequenceClassification"],
  },
  "zero-shot-image-classification": {
    use: () => ({
      task: "zero-shot-image-classification",
      input: lines(picture, py`labels = ["cat", "dog", "bird"]`),
      call: scoresOf(py`pipe(image, candidate_labels=labels)`),
      packages: imagePackages,
    }),
  },
  "zero-shot-object-detection": {
    use: (model) => ({
      task: "zero-shot-object-detection",
      input: lines(
        picture,
        // The pipeline hands these models each label as it stands, and they were trained on sentences.
        /grounding-?dino/.test(model.config?.model_type ?? "")
          ? py`
              # This model wants lower case and a full stop.
              labels = ["a cat.", "snow.", "a tree."]
            `
          : py`labels = ["cat", "snow", "tree"]`,
      ),
      call: py`
        for found in pipe(image, candidate_labels=labels):
            print(f"{found['label']}: {found['score']:.3f} at {found['box']}")
      `,
      packages: imagePackages,
    }),
    classes: ["AutoModelForZeroShotObjectDetection"],
  },
};

/**
 * How a pipeline serves the model, if the reader's version of transformers has one for its task
 * that loads its class.
 *
 * @param major the reader's version of transformers: 4, or 5 and later.
 */
export function pipelineUse(
  model: ModelRecord,
  autoClass: AutoClass,
  { known, major, processor }: { known: boolean; major: number; processor: ProcessorClass | undefined },
): PipelineUse | undefined {
  const tag = model.pipeline_tag;
  const entry = lookup(pipelines, tag);
  if (entry === undefined) return undefined;
  if (entry.removed && major >= 5) return successor(model, autoClass);
  if (entry.added && major < 5) return undefined;
  // Features of recordings and pictures have no pipeline under this tag: it reads texts.
  if (tag === "feature-extraction" && processor !== undefined && processor !== "AutoTokenizer") return undefined;
  // A model whose own code offers no class of the task's cannot be loaded by its pipeline; the
  // bare AutoModel of transformers' own models can be any.
  const bare = autoClass === "AutoModel" || autoClass === "AutoModelForPreTraining";
  const fits = entry.classes?.includes(autoClass) ?? true;
  if (known && !fits && !(bare && model.config?.auto_map === undefined)) return undefined;
  if (tag === "image-to-text" && major < 5) return captions;
  // The pipeline of version 5 wants words beside the picture, which a captioner takes for its caption's beginning.
  if (tag === "image-to-text" && !isConversational(model)) return undefined;
  return entry.use(model);
}

/** Chat models took over some of the tasks whose pipelines are gone. */
const successors: Readonly<Record<string, Entry>> = {
  summarization: {
    use: () => chatPipeline(`Summarize in one sentence: ${news}`),
    classes: ["AutoModelForCausalLM"],
  },
  translation: { use: () => chatPipeline(`Translate into French: ${request}`), classes: ["AutoModelForCausalLM"] },
  "visual-question-answering": { use: (model) => askPicture(model, pictureQuestion), classes: sees },
};

function successor(model: ModelRecord, autoClass: AutoClass): PipelineUse | undefined {
  const entry = lookup(successors, model.pipeline_tag);
  return isConversational(model) && entry?.classes?.includes(autoClass) ? entry.use(model) : undefined;
}

/** Version 4 has a pipeline for captions that takes no words. */
const captions: PipelineUse = {
  task: "image-to-text",
  input: picture,
  call: py`print(pipe(image)[0]["generated_text"])`,
  packages: imagePackages,
};
