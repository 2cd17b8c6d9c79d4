import { type Fragment, none, py, pyImport, python } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { fileUrl, head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { spokenText } from "../speech-synthesis.ts";

/** Without huggingface_hub: the package asks for a version of 2021, which knows no revisions. */
const file = (model: ModelRecord, context: SnippetContext, name: string) => py`
  ${pyImport("from urllib.request import urlretrieve")}
  urlretrieve(${fileUrl(model, context, name)}, ${name})
`;

const loaded = (model: ModelRecord, context: SnippetContext) => py`
  ${file(model, context, "config.yml")}
  ${file(model, context, "model.h5")}
  model = TFAutoModel.from_pretrained("model.h5", config=AutoConfig.from_pretrained("config.yml"))
`;

/** How each architecture turns the numbers of a text into a spectrogram. Source: TensorFlowTTS 1.8, models/. */
function spectrogram(model: ModelRecord): Fragment<"python"> {
  if (/tacotron/i.test(model.id)) {
    return py`_, mel, _, _ = model.inference(ids, tf.constant([len(ids[0])]), tf.constant([0]))`;
  }
  if (/fastspeech(?!-?2)/i.test(model.id)) {
    return py`_, mel, _ = model.inference(ids, tf.constant([0]), tf.constant([1.0]))`;
  }
  return py`
    speed, pitch, loudness = tf.constant([1.0]), tf.constant([1.0]), tf.constant([1.0])
    _, mel, _, _, _ = model.inference(ids, tf.constant([0]), speed, pitch, loudness)
  `;
}

const textToMel = (model: ModelRecord, context: SnippetContext) => ({
  imports: pyImport("import numpy as np", "import tensorflow as tf"),
  classes: py`from tensorflow_tts.inference import AutoConfig, AutoProcessor, TFAutoModel`,
  inputs: spokenText(model),
  use: py`
    ${file(model, context, "processor.json")}
    processor = AutoProcessor.from_pretrained("processor.json")
    ids = tf.constant([processor.text_to_sequence(text)])
    ${spectrogram(model)}
    # A mel-to-wav model for the same voice makes sound of it.
    np.save("mel.npy", mel.numpy())
    print(f"Saved mel.npy: {mel.shape[1]} frames")
  `,
});

const melToWav = () => ({
  imports: pyImport("import numpy as np", "import soundfile as sf"),
  classes: py`from tensorflow_tts.inference import AutoConfig, TFAutoModel`,
  inputs: py`
    # What a text-to-mel model for the same voice made of a text, frames by 80.
    mel_path = "mel.npy"
    # The rate of the voice's recordings; most of these models learnt from 22050 samples a second.
    sample_rate = 22050
  `,
  use: py`
    mel = np.load(mel_path).reshape(1, -1, 80)
    speech = model.inference(mel)[0, :, 0]
    sf.write("speech.wav", speech.numpy(), sample_rate)
    print("Saved speech.wav")
  `,
});

const summary = () => ({
  imports: none.python,
  classes: py`from tensorflow_tts.inference import AutoConfig, TFAutoModel`,
  inputs: none.python,
  use: py`model.summary()`,
});

export default {
  prettyLabel: "TensorFlowTTS",
  repoName: "TensorFlowTTS",
  repoUrl: "https://github.com/TensorSpeech/TensorFlowTTS",
  filter: false,
  // What it depends on without saying which version; later ones need another TensorFlow than it does.
  install: pip("TensorFlowTTS", "tensorflow-addons==0.14.0", "keras==2.6.*", "protobuf<3.21"),
  snippets: (model, context) => {
    const parts = model.tags?.includes("text-to-mel")
      ? textToMel(model, context)
      : model.tags?.includes("mel-to-wav")
        ? melToWav()
        : summary();
    return [
      python()`
        ${head(model, {}, { first: "Needs Python 3.8 and an older pip: TensorFlowTTS has had no release since 2021." })}

        ${parts.imports}
        ${parts.classes}

        ${parts.inputs}

        ${loaded(model, context)}
        ${parts.use}
      `,
    ];
  },
  source: "TensorFlowTTS 1.8, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  fastspeech2: { id: "owner/name-fastspeech2", tags: ["text-to-mel"] },
  fastspeech: { id: "owner/name-fastspeech", tags: ["text-to-mel"] },
  tacotron2: { id: "owner/name-tacotron2", tags: ["text-to-mel"] },
  "mel-to-wav": { id: "owner/name", tags: ["mel-to-wav"] },
  unknown: { id: "owner/name" },
} satisfies Examples;
