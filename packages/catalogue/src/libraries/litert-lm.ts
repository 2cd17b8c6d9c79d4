import {
  comment,
  type Fragment,
  fileName,
  none,
  py,
  pyImport,
  python,
  type Snippet,
  sh,
  shell,
  text,
} from "@modelshelf/code";
import { any, extension } from "../download-query.ts";
import { chatQuestion, pictureQuestion } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { gatedNote, head, isGated } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

/** Files for a browser or for the accelerator of one chip; no processor or GPU of a computer runs them. */
const forOneDevice =
  /[-_.](?:web|qualcomm|sm\d{4}|mediatek|mt\d{4}|tensor[-_]?g\d|google[-_]tensor|intel|npu)(?=[-_.])/i;

/** The file for a computer; undefined where the record names none. */
function modelFile(model: ModelRecord): string | undefined {
  const files = (model.siblings ?? []).map(({ rfilename }) => rfilename).filter((file) => file.endsWith(".litertlm"));
  return files.find((file) => !forOneDevice.test(file)) ?? files[0];
}

/** Downloads the file; where the record does not name it, the hub is asked. */
function download(model: ModelRecord, context: SnippetContext): Fragment<"python"> {
  const file = modelFile(model);
  const { revision } = context;
  if (file !== undefined) {
    return py`
      ${pyImport("from huggingface_hub import hf_hub_download")}
      model_path = ${pythonCall("hf_hub_download", [model.id, file], { revision })}
    `;
  }
  return py`
    ${pyImport("from huggingface_hub import hf_hub_download, list_repo_files")}
    files = ${pythonCall("list_repo_files", [model.id], { revision })}
    model_file = next(file for file in files if file.endswith(".litertlm"))
    model_path = ${pythonCall("hf_hub_download", [model.id, py`model_file`], { revision })}
  `;
}

const isEmbedder = ({ pipeline_tag: task }: ModelRecord) =>
  task === "feature-extraction" || task === "sentence-similarity";

function embed(model: ModelRecord, context: SnippetContext): Snippet {
  return python()`
    ${head(model, context)}

    import litert_lm

    sentences = ["The match was called off because of the storm.", "Bad weather forced them to cancel the game."]

    ${download(model, context)}
    with litert_lm.EmbeddingEngine(model_path) as engine:
        first, second = (result.embedding for result in engine.compute_embedding_batch(sentences))
    # How alike the two are: 1 is the same.
    lengths = sum(x * x for x in first) ** 0.5 * sum(x * x for x in second) ** 0.5
    print(sum(x * y for x, y in zip(first, second)) / lengths)
  `;
}

/** What is asked, and which part of the engine it needs beside the language model. */
function question(model: ModelRecord): Record<"inputs" | "engine" | "message", Fragment<"python">> {
  switch (model.pipeline_tag) {
    case "image-text-to-text":
      return {
        inputs: py`
          # Your own picture, as a whole path.
          image_file = "/home/me/picture.jpg"
          question = ${pictureQuestion}
        `,
        engine: py`litert_lm.Engine(model_path, vision_backend=litert_lm.Backend.CPU())`,
        message: py`litert_lm.Contents.of(litert_lm.Content.ImageFile(image_file), question)`,
      };
    case "audio-text-to-text":
    case "automatic-speech-recognition":
      return {
        inputs: py`
          # Your own recording, as a whole path.
          audio_file = "/home/me/recording.wav"
          question = "What is said?"
        `,
        engine: py`litert_lm.Engine(model_path, audio_backend=litert_lm.Backend.CPU())`,
        message: py`litert_lm.Contents.of(litert_lm.Content.AudioFile(audio_file), question)`,
      };
    default:
      return {
        inputs: py`question = ${widgetText(model, chatQuestion)}`,
        engine: py`litert_lm.Engine(model_path)`,
        message: py`question`,
      };
  }
}

function chat(model: ModelRecord, context: SnippetContext): Snippet {
  const { inputs, engine, message } = question(model);
  return python("In Python")`
    ${head(model, context)}

    import litert_lm

    ${inputs}

    ${download(model, context)}
    # On the processor; backend=litert_lm.Backend.GPU() takes the GPU.
    with ${engine} as engine, engine.create_conversation() as conversation:
        print(conversation.send_message(${message}))
  `;
}

/** Its own download knows the public hub's default branch alone. */
function terminal(model: ModelRecord, context: SnippetContext, file: string): Snippet {
  const { endpoint, revision } = context;
  const gated = isGated(model) ? sh`${comment(gatedNote(model, context))}` : none.shell;
  const options = revision === undefined ? sh`--local-dir .` : sh`--revision ${revision} --local-dir .`;
  return shell("In a terminal")`
    ${gated}
    ${endpoint === undefined ? none.shell : sh`export HF_ENDPOINT=${endpoint}`}
    hf download ${model.id} ${fileName(file)} ${options}
    litert-lm run ${text`./${file}`}
  `;
}

export default {
  prettyLabel: "LiteRT-LM",
  repoName: "LiteRT-LM",
  repoUrl: "https://github.com/google-ai-edge/LiteRT-LM",
  filter: false,
  countDownloads: any(extension("litertlm"), extension("task")),
  applies: { files: ["*.litertlm"] },
  install: pip("litert-lm", "huggingface_hub"),
  snippets: (model, context) => {
    if (isEmbedder(model)) return [embed(model, context)];
    const file = modelFile(model);
    return file === undefined ? [chat(model, context)] : [chat(model, context), terminal(model, context, file)];
  },
  source: "litert-lm 0.18.1 and litert-lm-api 0.18.1, source code of both packages, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  chat: {
    id: "owner/name",
    pipeline_tag: "text-generation",
    siblings: files("README.md", "gemma-4-E2B-it-web.litertlm", "gemma-4-E2B-it.litertlm"),
  },
  "file-unknown": { id: "owner/name" },
  gated: { id: "owner/name", gated: "manual", siblings: files("gemma3-1b-it_qualcomm_sm8750.litertlm") },
  pictures: { id: "owner/name", pipeline_tag: "image-text-to-text", siblings: files("gemma-4-E2B-it.litertlm") },
  recordings: { id: "owner/name", pipeline_tag: "audio-text-to-text", siblings: files("gemma-4-E2B-it.litertlm") },
  speech: { id: "owner/name", pipeline_tag: "automatic-speech-recognition" },
  embeddings: { id: "owner/name", pipeline_tag: "feature-extraction", siblings: files("embeddinggemma.litertlm") },
  sentences: { id: "owner/name", pipeline_tag: "sentence-similarity" },
} satisfies Examples;
