import { none, py, python } from "@modelshelf/code";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText, voiceFile } from "../speech-synthesis.ts";

/** Models with state-space layers need packages that are built for the graphics card. */
const isHybrid = (model: ModelRecord) => /hybrid/i.test(model.id);

const stateSpaceNote = py`
  # State-space layers run on an NVIDIA card alone, with what this installs after the rest:
  # pip install --no-build-isolation -e ".[compile]"
`;

export default {
  prettyLabel: "Zonos",
  repoName: "Zonos",
  repoUrl: "https://github.com/Zyphra/Zonos",
  docsUrl: "https://github.com/Zyphra/Zonos",
  filter: false,
  // Installed in place: what the project packs lacks the parts of the package below its first level.
  install: gitClone("https://github.com/Zyphra/Zonos", "bc40d98e1e1ab54fc65c483be127a90e3c7c0645", "-e", "."),
  snippets: (model, context) => [
    python()`
      ${head(model, context, { first: "Needs the program espeak-ng: apt install espeak-ng, or brew install espeak-ng." })}

      import soundfile as sf
      import torch
      from zonos.conditioning import make_cond_dict
      from zonos.model import Zonos
      from zonos.utils import DEFAULT_DEVICE

      ${spokenText(model)}
      ${voiceFile}

      ${isHybrid(model) ? stateSpaceNote : none.python}
      model = ${pythonCall("Zonos.from_pretrained", [model.id], { revision: context.revision, device: py`DEFAULT_DEVICE` })}

      samples, sample_rate = sf.read(voice_path, dtype="float32", always_2d=True)
      speaker = model.make_speaker_embedding(torch.from_numpy(samples.T), sample_rate)
      conditioning = model.prepare_conditioning(make_cond_dict(text=text, speaker=speaker, language="en-us"))
      codes = model.generate(conditioning, disable_torch_compile=True)
      speech = model.autoencoder.decode(codes).cpu()[0, 0].numpy()
      sf.write("speech.wav", speech, model.autoencoder.sampling_rate)
      print("Saved speech.wav")
    `,
  ],
  source: "repository Zyphra/Zonos at bc40d98, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  transformer: { id: "owner/name-transformer" },
  hybrid: { id: "owner/name-hybrid" },
} satisfies Examples;
