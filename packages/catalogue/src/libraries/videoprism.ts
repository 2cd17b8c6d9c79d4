import { comment, py, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { clip, ownVideo } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

/** Whether it has a side for texts: videoprism-lvt-base-f16r288. */
const hasTexts = ({ id }: ModelRecord) => id.toLowerCase().includes("lvt");

/** The model's configuration, its weights, and the frames of a video that it was trained with. */
function files(model: ModelRecord, { revision }: SnippetContext) {
  const size = model.id.toLowerCase().includes("large") ? "large" : "base";
  const lvt = hasTexts(model) ? "lvt_" : "";
  const frames = size === "large" ? 8 : 16;
  // A repository may hold the weights in two layouts; the configurations read the repeated one.
  const listed = weightsFiles(model, ".npz");
  const usual = `flax_${lvt}${size}_f${frames}r288_repeated.npz`;
  const file = listed.find((name) => name.endsWith("_repeated.npz")) ?? listed[0] ?? usual;
  return {
    frames,
    load: py`
      model = vp.get_model(${`videoprism_${lvt}public_v1_${size}`})
      weights_path = ${pythonCall("hf_hub_download", [model.id, file], { revision })}
      weights = vp.load_pretrained_weights(None, checkpoint_path=weights_path)
    `,
  };
}

/** `video`: so many frames over the whole length, 288 pixels wide and high, from 0 to 1. */
const openVideo = (frames: number) => py`
  capture = cv2.VideoCapture(video_path)
  frames = []
  while True:
      found, frame = capture.read()
      if not found:
          break
      frames.append(cv2.resize(cv2.cvtColor(frame, cv2.COLOR_BGR2RGB), (288, 288)))
  chosen = np.linspace(0, len(frames) - 1, ${frames}, dtype=int)
  video = np.stack([frames[number] for number in chosen])[None].astype(np.float32) / 255
`;

function embed(model: ModelRecord, context: SnippetContext): Snippet {
  const { frames, load } = files(model, context);
  return python()`
    ${head(model, context)}

    import cv2
    import jax
    import numpy as np
    from huggingface_hub import hf_hub_download
    from videoprism import models as vp

    ${comment(ownVideo)}
    video_path = ${clip}

    ${openVideo(frames)}

    ${load}
    forward = jax.jit(lambda inputs: model.apply(weights, inputs, train=False))
    features, _ = forward(video)
    # Videos, patches of all frames (16 x 16 in each), numbers of each.
    print(features.shape)
  `;
}

function compare(model: ModelRecord, context: SnippetContext): Snippet {
  const { frames, load } = files(model, context);
  return python()`
    ${head(model, context)}

    import cv2
    import jax
    import numpy as np
    from huggingface_hub import hf_hub_download
    from videoprism import models as vp

    ${comment(ownVideo)}
    video_path = ${clip}
    labels = ["a person eating spaghetti", "a dog running on a beach", "a car in the rain"]

    ${openVideo(frames)}

    ${load}
    ids, paddings = vp.tokenize_texts(vp.load_text_tokenizer("c4_en"), labels)
    forward = jax.jit(lambda inputs, ids, paddings: model.apply(weights, inputs, ids, paddings, train=False))
    video_features, text_features, _ = forward(video, ids, paddings)
    # How well each text fits the video: the higher, the better.
    for score, label in zip((video_features @ text_features.T)[0].tolist(), labels):
        print(f"{label}: {score:.3f}")
  `;
}

export default {
  prettyLabel: "VideoPrism",
  repoName: "VideoPrism",
  repoUrl: "https://github.com/google-deepmind/videoprism",
  filter: false,
  countDownloads: extension("npz"),
  install: pip(
    "git+https://github.com/google-deepmind/videoprism@d481d91b9bf8c9d330d1e526e511a359c799bbe1",
    "opencv-python-headless",
  ),
  snippets: (model, context) => [hasTexts(model) ? compare(model, context) : embed(model, context)],
  source: "repository google-deepmind/videoprism at d481d91, README and source, read 2026-11-21",
} satisfies Library;

const named = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "with-files": {
    id: "owner/videoprism-base-f16r288",
    siblings: named("flax_base_f16r288.npz", "flax_base_f16r288_repeated.npz"),
  },
  "one-file": { id: "owner/name", siblings: named("README.md", "weights.npz") },
  large: { id: "owner/videoprism-large-f8r288" },
  "video-and-text": { id: "owner/videoprism-lvt-base-f16r288" },
} satisfies Examples;
