import { type Fragment, identifier, none, py, pyImport, python } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText } from "../speech-synthesis.ts";

/** Which prompts the model understands: it goes by the model's version. Source: outetts 0.4.4, models/info.py. */
const promptVersion = (model: ModelRecord): "V1" | "V2" | "V3" =>
  /tts-0\.1/i.test(model.id) ? "V1" : /tts-0\.[23]/i.test(model.id) ? "V2" : "V3";

/** The tokenizer of quantized files is in the repository that they were made of. */
function originalOf(model: ModelRecord): string {
  const base = model.cardData?.base_model;
  return (typeof base === "string" ? base : base?.[0]) ?? model.id.replace(/-GGUF$/i, "");
}

function files(model: ModelRecord, context: SnippetContext): { code: Fragment<"python">; paths: Fragment<"python"> } {
  const quantized = model.siblings?.map(({ rfilename }) => rfilename).filter((file) => file.endsWith(".gguf")) ?? [];
  const file = quantized.find((name) => name.includes("Q8_0")) ?? quantized[0];
  if (file === undefined) {
    return {
      code: py`model_path = ${idOrFolder(model, context)}`,
      paths: py`
        model_path=model_path,
        tokenizer_path=model_path,
        backend=outetts.Backend.HF,
      `,
    };
  }
  return {
    code: py`
      ${pyImport("from huggingface_hub import hf_hub_download")}
      model_path = ${pythonCall("hf_hub_download", [model.id, file], { revision: context.revision })}
    `,
    paths: py`
      model_path=model_path,
      tokenizer_path=${originalOf(model)},
      backend=outetts.Backend.LLAMACPP,
    `,
  };
}

/** Earlier versions have no voices of their own: without a speaker they speak with another one every time. */
const speaker = py`
  # For a voice of your own: interface.create_speaker with the path of a recording.
  speaker = interface.load_default_speaker("EN-FEMALE-1-NEUTRAL")
`;

export default {
  prettyLabel: "OuteTTS",
  repoName: "OuteTTS",
  repoUrl: "https://github.com/edwko/OuteTTS",
  filter: false,
  // torchaudio 2.11.0, its last release, cannot be imported beside torch 2.15 for Linux (read 2026-11-22).
  install: pip("outetts", "soundfile", "torch<2.15"),
  snippets: (model, context) => {
    const version = promptVersion(model);
    const { code, paths } = files(model, context);
    const length = version === "V3" ? 8192 : 4096;
    return [
      python()`
        ${head(model, context)}

        import outetts
        import soundfile as sf

        ${spokenText(model)}

        ${code}
        config = outetts.ModelConfig(
            ${paths}
            interface_version=outetts.InterfaceVersion.${identifier(version)},
            max_seq_length=${length},
        )
        interface = outetts.Interface(config)
        ${version === "V3" ? speaker : none.python}
        output = interface.generate(${pythonCall("outetts.GenerationConfig", [], {
          text: py`text`,
          speaker: version === "V3" ? py`speaker` : undefined,
          max_length: length,
        })})
        sf.write("speech.wav", output.audio.flatten().cpu().numpy(), output.sr)
        print("Saved speech.wav")
      `,
    ];
  },
  source: "outetts 0.4.4, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "version-1": { id: "owner/OuteTTS-1.0-1B" },
  "version-0-1": { id: "owner/OuteTTS-0.1-350M" },
  "version-0-3": { id: "owner/OuteTTS-0.3-500M" },
  quantized: {
    id: "owner/OuteTTS-1.0-1B-GGUF",
    siblings: [{ rfilename: "OuteTTS-1.0-1B-FP16.gguf" }, { rfilename: "OuteTTS-1.0-1B-Q8_0.gguf" }],
  },
  "quantized-with-a-base": {
    id: "owner/name",
    cardData: { base_model: ["owner/base"] },
    siblings: [{ rfilename: "model-Q4_K_M.gguf" }],
  },
  "quantized-with-one-base": {
    id: "owner/name",
    cardData: { base_model: "owner/base" },
    siblings: [{ rfilename: "model-Q4_K_M.gguf" }],
  },
} satisfies Examples;
