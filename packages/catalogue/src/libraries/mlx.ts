import { py, python, type Snippet } from "@modelshelf/code";
import { hasChatTemplate, isConversational } from "../chat.ts";
import { chatQuestion, opening, pictureQuestion } from "../example-inputs.ts";
import { downloadInstall, downloadSnippets } from "../generic-library.ts";
import { type Install, pipUpgrade } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { hasRemoteCode, head, loadingOptions } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { picture, widgetText } from "../transformers/inputs.ts";

// MLX itself computes; what runs a model is a package for each kind of it, which brings MLX along on Apple's computers.
const elsewhere = (name: string) => `On Linux: pip install "${name}" too.`;

interface Runner {
  readonly install: Install;
  readonly snippets: (model: ModelRecord, context: SnippetContext) => readonly Snippet[];
}

const top = (model: ModelRecord, context: SnippetContext, first?: string) =>
  head(model, context, { ...(first === undefined ? {} : { first }), remoteCode: hasRemoteCode(model) });

/** Remote code may stand in the model and in its tokenizer. */
const languageOptions = (model: ModelRecord, context: SnippetContext) => ({
  ...loadingOptions(model, context),
  tokenizer_config: hasRemoteCode(model) ? { trust_remote_code: true } : undefined,
});

const language: Runner = {
  install: pipUpgrade("mlx-lm"),
  snippets: (model, context) => [
    python()`
      ${top(model, context, elsewhere("mlx-lm[cpu]"))}

      from mlx_lm import generate, load

      model, tokenizer = ${pythonCall("load", [model.id], languageOptions(model, context))}
      ${
        isConversational(model) || hasChatTemplate(model)
          ? py`
              messages = [{"role": "user", "content": ${widgetText(model, chatQuestion)}}]
              prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
            `
          : py`prompt = ${widgetText(model, opening)}`
      }
      print(generate(model, tokenizer, prompt, max_tokens=500))
    `,
  ],
};

const vision: Runner = {
  install: pipUpgrade("mlx-vlm"),
  snippets: (model, context) => [
    python()`
      ${top(model, context, elsewhere("mlx-vlm[cpu]"))}

      from mlx_vlm import apply_chat_template, generate, load

      ${picture}
      question = ${pictureQuestion}

      model, processor = ${pythonCall("load", [model.id], loadingOptions(model, context))}
      prompt = apply_chat_template(processor, model.config, question, num_images=1)
      result = generate(model, processor, prompt, image=[image], max_tokens=500)
      print(result.text)
    `,
  ],
};

const recording = py`
  # Your own recording.
  audio_file = "audio.wav"
`;

const recognition: Runner = {
  install: pipUpgrade("mlx-audio"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      from mlx_audio.stt import load

      ${recording}

      model = ${pythonCall("load", [model.id], { revision: context.revision })}
      result = model.generate(audio_file)
      print(result.text)
    `,
  ],
};

/** Whisper with the file names of MLX's own example. */
const whisper: Runner = {
  install: pipUpgrade("mlx-whisper", "huggingface_hub"),
  snippets: (model, context) => [
    python()`
      ${head(model, context, { first: "Needs the program ffmpeg." })}

      import mlx_whisper
      from huggingface_hub import snapshot_download

      ${recording}

      folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision })}
      result = mlx_whisper.transcribe(audio_file, path_or_hf_repo=folder)
      print(result["text"])
    `,
  ],
};

const synthesis: Runner = {
  install: pipUpgrade("mlx-audio[tts]"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      from mlx_audio.tts import load
      from mlx_audio.tts.generate import generate_audio

      text = ${widgetText(model, "The ferry leaves from the northern pier at a quarter past nine.")}

      model = ${pythonCall("load", [model.id], { revision: context.revision })}
      generate_audio(text, model=model, file_prefix="speech", join_audio=True)
      print("Saved speech.wav")
    `,
  ],
};

/** The files alone: what runs the model is said in MLX's examples or on the model's card. */
const files: Runner = {
  install: downloadInstall,
  snippets: downloadSnippets("https://github.com/ml-explore/mlx-examples"),
};

const seeing: ReadonlySet<string> = new Set(["image-text-to-text", "any-to-any", "visual-question-answering"]);

/** Whether the record says by a class, or by its chat template, that the model answers in words. */
function answers(model: ModelRecord): boolean {
  if (model.transformersInfo?.auto_model === "AutoModelForCausalLM") return true;
  if (model.config?.architectures?.some((name) => name.endsWith("ForCausalLM"))) return true;
  return isConversational(model) || hasChatTemplate(model);
}

const readsPictures = (model: ModelRecord) =>
  model.tags?.includes("image-text-to-text") ||
  model.config?.architectures?.some((name) => name.endsWith("ForConditionalGeneration"));

const isMlxWhisper = (model: ModelRecord) =>
  model.siblings?.some(({ rfilename }) => rfilename === "weights.npz" || rfilename === "weights.safetensors");

function runner(model: ModelRecord): Runner {
  const task = model.pipeline_tag;
  if (task === "text-generation" || task === "translation") return language;
  if (task === "text-to-speech") return synthesis;
  if (task === "automatic-speech-recognition") return isMlxWhisper(model) ? whisper : recognition;
  if (task !== undefined) return seeing.has(task) ? vision : files;
  if (!answers(model)) return files;
  return readsPictures(model) ? vision : language;
}

export default {
  prettyLabel: "MLX",
  repoName: "MLX",
  repoUrl: "https://github.com/ml-explore/mlx-examples/tree/main",
  filter: true,
  install: (model) => runner(model).install,
  snippets: (model, context) => runner(model).snippets(model, context),
  source:
    "mlx-lm 0.32.2, mlx-vlm 0.7.10, mlx-audio 0.6.2 and mlx-whisper 0.4.3, source code of the packages, read 2026-11-21",
} satisfies Library;

export const examples = {
  chat: { id: "owner/name", pipeline_tag: "text-generation", tags: ["conversational"] },
  "text-generation": { id: "owner/name", pipeline_tag: "text-generation" },
  "remote-code": { id: "owner/name", pipeline_tag: "text-generation", tags: ["conversational", "custom_code"] },
  "image-text-to-text": { id: "owner/name", pipeline_tag: "image-text-to-text" },
  "speech-recognition": { id: "owner/name", pipeline_tag: "automatic-speech-recognition" },
  whisper: {
    id: "owner/name",
    pipeline_tag: "automatic-speech-recognition",
    siblings: [{ rfilename: "config.json" }, { rfilename: "weights.npz" }],
  },
  "text-to-speech": { id: "owner/name", pipeline_tag: "text-to-speech" },
  "chat-without-a-task": { id: "owner/name", config: { tokenizer_config: { chat_template: "{{ messages }}" } } },
  "pictures-without-a-task": {
    id: "owner/name",
    config: { architectures: ["AnyForConditionalGeneration"], chat_template_jinja: "{{ messages }}" },
  },
  "causal-lm-without-a-task": { id: "owner/name", transformersInfo: { auto_model: "AutoModelForCausalLM" } },
  "architecture-without-a-task": { id: "owner/name", config: { architectures: ["LlamaForCausalLM"] } },
  "another-task": { id: "owner/name", pipeline_tag: "text-to-video" },
  "without-a-task": { id: "owner/name" },
} satisfies Examples;
