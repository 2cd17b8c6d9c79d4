import { python } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText } from "../speech-synthesis.ts";

export default {
  prettyLabel: "ChatTTS",
  repoName: "ChatTTS",
  repoUrl: "https://github.com/2noise/ChatTTS.git",
  filter: false,
  countDownloads: path("asset/GPT.pt"),
  // torchaudio 2.11.0, its last release, cannot be imported beside torch 2.15 for Linux (read 2026-11-22).
  install: pip("ChatTTS", "huggingface_hub", "soundfile", "torch<2.15"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      import ChatTTS
      import soundfile as sf
      from huggingface_hub import snapshot_download

      ${spokenText(model)}

      folder = ${pythonCall("snapshot_download", [model.id], {
        revision: context.revision,
        allow_patterns: ["asset/*.safetensors", "asset/gpt/*", "asset/tokenizer/*"],
      })}
      chat = ChatTTS.Chat()
      # It loads only files whose checksums this version of ChatTTS knows.
      if not chat.load(source="custom", custom_path=folder):
          raise SystemExit("These are not the files that this version of ChatTTS was made for.")

      # Another voice every time: keep this text to speak with the same one again.
      voice = chat.sample_random_speaker()
      settings = ChatTTS.Chat.InferCodeParams(spk_emb=voice)
      speech = chat.infer(text, params_infer_code=settings)[0]
      sf.write("speech.wav", speech, 24000)
      print("Saved speech.wav")
    `,
  ],
  source: "ChatTTS 0.2.5, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-to-audio": { id: "owner/name", pipeline_tag: "text-to-audio" },
  "text-of-the-author": { id: "owner/name", widgetData: [{ text: "What is your favourite food?" }] },
} satisfies Examples;
