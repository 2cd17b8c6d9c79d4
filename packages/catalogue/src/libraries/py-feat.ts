import { identifier, py, python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";

/** Which detector uses a model, and the argument that chooses it where the detector would take another. */
const detectors = [
  ["multitask", "Detectorv2", undefined, undefined],
  ["mp_", "MPDetector", undefined, undefined],
  ["img2pose", "Detectorv1", "face_model", "img2pose"],
  ["mobilenet", "Detectorv1", "landmark_model", "mobilenet"],
  ["pfld", "Detectorv1", "landmark_model", "pfld"],
  ["svm_au", "Detectorv1", "au_model", "svm"],
  ["svm_emo", "Detectorv1", "emotion_model", "svm"],
  ["facenet", "Detectorv1", "identity_model", "facenet"],
] as const;

function detectorOf({ id }: ModelRecord) {
  const name = id.slice(id.indexOf("/") + 1).toLowerCase();
  // mobilefacenet, which the detector takes anyway, ends as another does.
  const found = detectors.find(([word]) => name.includes(word) && name !== "mobilefacenet");
  const [, className, argument, value] = found ?? ["", "Detectorv1", undefined, undefined];
  return {
    className,
    call: argument === undefined ? py`device="auto"` : py`${identifier(argument)}=${value}, device="auto"`,
  };
}

const make = (model: ModelRecord, context: SnippetContext): Snippet => {
  const { className, call } = detectorOf(model);
  const module = className === "MPDetector" ? "feat.MPDetector" : "feat";
  return python()`
    ${head(model, context, { first: "Needs Python 3.11 or later. The detector downloads this model, and the others that it needs." })}

    from ${identifier(module)} import ${identifier(className)}

    # Your own picture, with faces in it.
    image_path = "photo.jpg"

    detector = ${identifier(className)}(${call})
    faces = detector.detect([image_path])
    # One row a face. Also: landmarks, poses, gazes, identities.
    print(faces.faceboxes)
    print(faces.emotions)
    print(faces.aus)
  `;
};

export default {
  prettyLabel: "Py-Feat",
  repoName: "Py-Feat",
  repoUrl: "https://github.com/cosanlab/py-feat",
  docsUrl: "https://py-feat.org/",
  filter: false,
  install: pip("py-feat"),
  snippets: (model, context) => [make(model, context)],
  fixedSource: "the detectors of the package download the models that they know themselves",
  source:
    "public hub's list of libraries, and py-feat 2.1.5 (repository cosanlab/py-feat at 5d235ef), README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "taken-anyway": { id: "owner/mobilefacenet" },
  chosen: { id: "owner/svm_au" },
  "of-the-second-detector": { id: "owner/face_multitask_v2" },
  "of-mediapipe": { id: "owner/mp_facemesh_v2" },
} satisfies Examples;
