// Code for presets of Keras Hub, which come under its own name and under that of Keras.
// Source: keras-hub 0.32.0, src/models/*.py and src/utils/preset_utils.py, read 2026-11-21.
import { comment, type Fragment, none, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { chatQuestion, opening, photo, request, review } from "./example-inputs.ts";
import type { SnippetContext } from "./library.ts";
import { head } from "./loading.ts";
import { lookup } from "./lookup.ts";
import type { ModelRecord } from "./model-record.ts";
import { pythonCall } from "./python-call.ts";
import { widgetText } from "./transformers/inputs.ts";

interface Task {
  readonly input?: Fragment<"python">;
  readonly use: (model: ModelRecord) => Fragment<"python">;
  /**
   * How it begins without a trained head. The repository's list of tasks says what its backbone can become:
   * only where `task.json` lies beside it has a head been trained, and without one its classes must be counted.
   */
  readonly untrained?: { readonly input: Fragment<"python">; readonly use: Fragment<"python"> };
}

const untrainedNote = "The repository holds no trained head: train one on examples of your own, more than these.";

const picture = py`
  ${pyImport("import keras")}
  # A path of your own picture works too.
  picture = keras.utils.get_file(origin=${photo})
  image = keras.utils.img_to_array(keras.utils.load_img(picture))
`;

/** Weights that were trained further for instructions say so in their name. */
const isInstructed = (model: ModelRecord) => /instruct|chat|[-_]it(?:[-_]|$)/i.test(model.id);

const tasks: Readonly<Record<string, Task>> = {
  AudioToText: {
    input: py`
      ${pyImport("import soundfile")}
      # Your own recording: one channel, 16,000 samples a second.
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
    untrained: {
      input: py`
        ${pyImport("import numpy as np")}
        ${comment(untrainedNote)}
        images = np.random.default_rng().integers(0, 256, size=(2, 224, 224, 3))
        labels = np.array([0, 1])
      `,
      use: py`
        model.fit(x=images, y=labels)
        print(model.predict(images))
      `,
    },
  },
  ImageSegmenter: {
    input: picture,
    use: () => py`
      scores = model.predict(image[None])
      # The class of each pixel.
      print(scores[0].argmax(axis=-1))
    `,
  },
  ImageToImage: {
    input: picture,
    use: () => py`
      # The model takes colours from -1 to 1.
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
  TextClassifier: {
    use: (model) => py`print(model.predict([${widgetText(model, review)}]))`,
    untrained: {
      input: py`
        ${comment(untrainedNote)}
        texts = [${review}, "The heating was broken and nobody came."]
        labels = [1, 0]
      `,
      use: py`
        model.fit(x=texts, y=labels)
        print(model.predict(texts))
      `,
    },
  },
  TextEmbedder: {
    use: () => py`
      embeddings = model.encode_text(["The match was called off.", "They cancelled the game.", "He lit a match."])
      # Each sentence against each: the higher, the more alike.
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

function withTask(model: ModelRecord, context: SnippetContext, name: string): Snippet {
  const task = lookup(tasks, name) ?? backbone;
  const isTrained = model.siblings?.some(({ rfilename }) => rfilename === "task.json");
  const untrained = isTrained ? undefined : task.untrained;
  const { fetch, address } = preset(model, context);
  const options = { num_classes: untrained ? 2 : undefined };
  return python(name)`
    ${head(model, context)}
    ${pyImport("import os")}
    os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

    import keras_hub

    ${untrained?.input ?? task.input ?? none.python}

    ${fetch}
    model = ${pythonCall(`keras_hub.models.${lookup(exportedAs, name) ?? name}.from_preset`, [address], options)}
    ${untrained?.use ?? task.use(model)}
  `;
}

/** One snippet for each task that the preset's backbone serves. */
export function kerasHubSnippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const named = known(model);
  return (named.length > 0 ? named : ["Backbone"]).map((task) => withTask(model, context, task));
}

/** What that code imports. */
export const kerasHubPackages = (model: ModelRecord): readonly string[] => [
  "keras-hub",
  "jax",
  "huggingface_hub",
  ...(known(model).includes("AudioToText") ? ["soundfile"] : []),
];
