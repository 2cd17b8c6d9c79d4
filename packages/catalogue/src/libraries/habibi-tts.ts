import { none, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";
import { weightsFiles } from "../weights-file.ts";

const official = "Unified/model_200000.safetensors";

/** The model for all dialects, else the first of those for one. */
const checkpoint = (model: ModelRecord): string => {
  const files = weightsFiles(model, ".safetensors");
  return files.find((file) => file.startsWith("Unified/")) ?? files[0] ?? official;
};

const greeting = "صباح الخير، القطار القادم ينطلق من الرصيف الرابع.";

export default {
  prettyLabel: "Habibi-TTS",
  repoName: "Habibi-TTS",
  repoUrl: "https://github.com/SWivid/Habibi-TTS",
  filter: false,
  countDownloads: extension("safetensors"),
  // It asks for torch below 2.9, and F5-TTS for any torchaudio and torchcodec: the newest are built for a newer torch.
  install: pip("habibi-tts", "torchaudio<2.9", "torchcodec<0.8", "huggingface_hub"),
  snippets: (model, context) => {
    const weights = checkpoint(model);
    const vocabulary = `${weights.slice(0, weights.lastIndexOf("/") + 1)}vocab.txt`;
    // Of the models for one dialect, it stands in the path; the model for all is told.
    const unified = !weights.startsWith("Specialized/");
    const dialect = sh`
      # Of the text: MSA, SAU, UAE, ALG, IRQ, EGY, OMN, TUN, LEV, SDN or LBY; UNK leaves it to the model.
      dialect=MSA
    `;
    const which = unified ? sh`--model Unified --dialect "$dialect"` : sh`--model Specialized`;
    return [
      shell()`
        ${gate(model, context)}
        text=${widgetText(model, greeting)}
        ${unified ? dialect : none.shell}

        ${downloadTo("habibi", model, context, [weights, vocabulary])}
        # Needs the program ffmpeg. Speaks with a voice from the package; for another, add: --ref_audio voice.wav --ref_text 'its words'
        habibi-tts_infer-cli ${which} --ckpt_file ${`habibi/${weights}`} --vocab_file ${`habibi/${vocabulary}`} \
            --gen_text "$text" --output_dir . --output_file speech.wav
      `,
    ];
  },
  source: "habibi-tts 0.1.1, README and source code, read 2026-11-22",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "unknown-files": { id: "owner/name" },
  "all-dialects": {
    id: "owner/name",
    siblings: files("Specialized/EGY/model_100000.safetensors", "Unified/model_200000.safetensors"),
  },
  "one-dialect": {
    id: "owner/name",
    gated: "auto",
    siblings: files("Specialized/EGY/model_100000.safetensors", "Specialized/EGY/vocab.txt"),
  },
} satisfies Examples;
