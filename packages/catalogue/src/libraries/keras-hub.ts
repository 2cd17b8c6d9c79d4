import { comment, type Fragment, none, py, pyImport, python } from "@modelshelf/code";
import { chatQuestion, opening, photo, request, review } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import { lookup } from "../lookup.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

interface Task {
  readonly input?: Fragment<"python">;
  readonly use: (model: ModelRecord) => Fragment<"python">;
}

const picture = py`
  ${pyImport("import keras")}
  ${comment("A path of your own picture works too.")}
  picture = keras.utils.get_file(origin=${photo})
  image = keras.utils.img_to_array(keras.utils.load_img(picture))
`;

/** Weights that were trained further for instructions say so in their name. */
const isInstructed = (model: ModelRecord) => /instruct|chat|[-_]it(?:[-_]|$)/i.test(model.id);

// Source: keras-hub 0.32.0, src/models/*.py, read 2026-11-21.
const tasks: Readonly<Record<string, Task>> = {
  AudioToText: {
    input: py`
      ${pyImport("import soundfile")}
      ${comment("Your own recording: one channel, 16,000 samples a second.")}
      audio_file = "audio.wav"
      samples, _ = soundfile.read(audio_file, dtype="float32")
    `,
    use: () => py`print(model.generate({"audio": samples[None, :, None]}))`,
  },
  CausalLM: {
    use: (model) =>
      py`print(model.generate(${widgetText(model, isInstructed(model) ? chatQuestion : opening)}, max_length=100))`,
  },
  DepthEstimator: { input: picture, use: () => py`print(model.predict(image[None]))` },
  ImageClassifier: {
    input: picture,
    use: () => py`
      probabilities = model.predict(image[None])[0]
      for number in probabilities.argsort()[::-1][:5]:
          print(f"{number}: {probabilities[number]:.3f}")
    `,
  },
  ImageSegmenter: {
    input: picture,
    use: () => py`
      scores = model.predict(image[None])
      ${comment("The class of each pixel.")}
      print(scores[0].argmax(axis=-1))
    `,
  },
  ImageToImage: {
    input: picture,
    use: () => py`
      ${comment("The model takes colours from -1 to 1.")}
      inputs = {"images": image[None] / 127.5 - 1, "prompts": ["Turn this cat into a dog"]}
      result = model.generate(inputs, num_steps=28, strength=0.8)
      keras.utils.array_to_img(result[0]).save("output.png")
      print("Saved output.png")
    `,
  },
  MaskedLM: { use: () => py`model.summary()` },
  ObjectDetector: {
    input: picture,
    use: () => py`
      for name, values in model.predict(image[None]).items():
          print(name, values)
    `,
  },
  Seq2SeqLM: { use: (model) => py`print(model.generate(${widgetText(model, request)}, max_length=100))` },
  TextClassifier: { use: (model) => py`print(model.predict([${widgetText(model, review)}]))` },
  TextEmbedder: {
    use: () => py`
      embeddings = model.encode_text(["The match was called off.", "They cancelled the game.", "He lit a match."])
      ${comment("Each sentence against each: the higher, the more alike.")}
      print(embeddings @ embeddings.T)
    `,
  },
  TextToImage: {
    input: py`${pyImport("import keras")}`,
    use: (model) => py`
      image = model.generate(${widgetText(model, "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k")})
      keras.utils.array_to_img(image).save("output.png")
      print("Saved output.png")
    `,
  },
};

// keras_hub.models has the classes of these tasks under another name: Moonshine is the only family that they have.
const exportedAs: Readonly<Record<string, string>> = { AudioToText: "MoonshineAudioToText" };

/** A model without a task that we know gives its features alone. */
const backbone: Task = { use: () => py`model.summary()` };

const known = (model: ModelRecord): readonly string[] =>
  (model.config?.keras_hub?.tasks ?? []).filter((task) => Object.hasOwn(tasks, task));

/** A preset's address on the hub names no revision, so a chosen one is fetched by the hub's own client. */
const preset = (model: ModelRecord, { revision }: SnippetContext) =>
  revision === undefined
    ? { fetch: none.python, address: `hf://${model.id}` }
    : {
        fetch: py`
          ${pyImport("from huggingface_hub import snapshot_download")}
          folder = ${pythonCall("snapshot_download", [model.id], { revision })}
        `,
        address: py`folder`,
      };

function withTask(model: ModelRecord, context: SnippetContext, name: string, task = lookup(tasks, name) ?? backbone) {
  const { fetch, address } = preset(model, context);
  return python(name)`
    ${head(model, context)}
    ${pyImport("import os")}
    os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

    import keras_hub

    ${task.input ?? none.python}

    ${fetch}
    model = ${pythonCall(`keras_hub.models.${lookup(exportedAs, name) ?? name}.from_preset`, [address])}
    ${task.use(model)}
  `;
}

export default {
  prettyLabel: "KerasHub",
  repoName: "KerasHub",
  repoUrl: "https://github.com/keras-team/keras-hub",
  docsUrl: "https://keras.io/keras_hub/",
  filter: true,
  install: (model) => {
    const sound = model.config?.keras_hub?.tasks?.includes("AudioToText") ? ["soundfile"] : [];
    return pip("keras-hub", "jax", "huggingface_hub", ...sound);
  },
  snippets: (model, context) => {
    const named = known(model);
    return (named.length > 0 ? named : ["Backbone"]).map((task) => withTask(model, context, task));
  },
  source: "keras-hub 0.32.0, source code, read 2026-11-21",
} satisfies Library;

const trainedFor = (...names: string[]): ModelRecord => ({
  id: "owner/name",
  config: { keras_hub: { tasks: names } },
});

export const examples = {
  text: trainedFor("CausalLM", "TextClassifier", "Unheard.Of", "Seq2SeqLM", "MaskedLM", "TextEmbedder"),
  pictures: trainedFor("ImageClassifier", "ImageSegmenter", "ObjectDetector", "DepthEstimator"),
  "made-pictures": trainedFor("TextToImage", "ImageToImage"),
  speech: trainedFor("AudioToText"),
  instructed: { id: "owner/name-instruct", config: { keras_hub: { tasks: ["CausalLM"] } } },
  backbone: { id: "owner/name" },
} satisfies Examples;
