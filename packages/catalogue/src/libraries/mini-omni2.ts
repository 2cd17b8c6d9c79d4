import { comment, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadedFolder } from "../pinned-folder.ts";
import { pickleNote } from "../weights-file.ts";

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python()`
    ${head(model, context, {
      first: "Runs in the folder of the repository, with Python 3.10, the program ffmpeg and one of NVIDIA's GPUs.",
    })}

    from inference_vision import OmniVisionInference

    # Your own picture, and a recording of a question about it: here the repository's.
    image_path = "data/samples/vision_qa_image.jpg"
    question_path = "data/samples/vision_qa_audio.wav"

    ${comment(pickleNote)}
    folder = ${downloadedFolder(model, context)}
    omni = OmniVisionInference(folder, device="cuda:0")
    # Each piece of the answer comes as sound and as text.
    pieces = omni.run_vision_AA_batch_stream(question_path, image_path, save_path="answer.wav")
    print("".join(words for sound, words in pieces))
    print("Saved answer.wav")
  `,
];

export default {
  prettyLabel: "Mini-Omni2",
  repoName: "Mini-Omni2",
  repoUrl: "https://github.com/gpt-omni/mini-omni2",
  filter: false,
  countDownloads: path("model_config.yaml"),
  install: gitClone(
    "https://github.com/gpt-omni/mini-omni2",
    "75f450ea4e7dc1e52a7fc0e4dcf45b4c3d45ab98",
    "-r",
    "requirements.txt",
    "huggingface_hub",
  ),
  snippets,
  source: "repository gpt-omni/mini-omni2 at 75f450e, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "any-to-any": { id: "owner/name", pipeline_tag: "any-to-any" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
