import { sh, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { announcement } from "../speech-synthesis.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";

const inputs = (model: ModelRecord) => sh`
  # Needs Python 3.10 to 3.12 and one of NVIDIA's GPUs. What to speak, in English or Chinese.
  text=${widgetText(model, announcement)}
  # Your own recording of the voice to speak with, and what is said in it: here the repository's.
  voice=examples/prompt/jiayan_en.wav
  words="I wonder if you'd like to have a burger with me."
`;

export default {
  prettyLabel: "GLM-TTS",
  repoName: "GLM-TTS",
  repoUrl: "https://github.com/zai-org/GLM-TTS",
  filter: false,
  countDownloads: path("flow/flow.pt"),
  install: gitClone(
    "https://github.com/zai-org/GLM-TTS",
    "c5dc7aecc3b4032032d631b271e767893984f821",
    "-r",
    "requirements.txt",
  ),
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      ${inputs(model)}

      # The files hold pickles and the tokenizer a program, which run code: load them only if you trust their author.
      ${downloadTo("ckpt", model, context)}
      # The program reads what to speak from this folder: a line for each speech.
      TEXT="$text" VOICE="$voice" WORDS="$words" python -c 'import json, os; print(json.dumps({"uttid": "speech", "prompt_text": os.environ["WORDS"], "prompt_speech": os.environ["VOICE"], "syn_text": os.environ["TEXT"]}))' > examples/mine.jsonl
      # Saves outputs/pretrain_mine/mine/speech.wav.
      python glmtts_inference.py --data mine --exp_name _mine --use_cache
    `,
  ],
  source: "repository zai-org/GLM-TTS at c5dc7ae, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-to-speech": { id: "owner/name", pipeline_tag: "text-to-speech" },
  "gated-with-a-text": { id: "owner/name", gated: "auto", widgetData: [{ text: "Doors close in ten minutes." }] },
} satisfies Examples;
