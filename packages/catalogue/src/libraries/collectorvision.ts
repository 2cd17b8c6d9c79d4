import { python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

/** The repository's weights: those that find a card in a photo, or those that tell cards apart. */
function weightsOf(model: ModelRecord): { readonly file: string; readonly finds: boolean } {
  const file = weightsFiles(model, ".onnx")[0];
  const finds = /cornelius|corner|detect/i.test(file ?? model.id);
  return { file: file ?? (finds ? "cornelius.onnx" : "milo.onnx"), finds };
}

const download = (model: ModelRecord, context: SnippetContext, file: string) =>
  pythonCall("hf_hub_download", [model.id, file], { revision: context.revision });

const find = (model: ModelRecord, context: SnippetContext, file: string): Snippet => python()`
  ${head(model, context)}

  import collector_vision as cvg
  import cv2
  from huggingface_hub import hf_hub_download

  # Your own photo of a card.
  photo = "card.jpg"

  detector = cvg.NeuralCornerDetector(${download(model, context, file)})
  image = cv2.imread(photo)
  detection = detector.detect(image)
  if detection.card_present:
      # Clockwise from the upper left, as parts of the picture's width and height.
      print(detection.corners)
      detection.dewarp(image).save("card-cut-out.png")
  else:
      print("No card found")
`;

const embed = (model: ModelRecord, context: SnippetContext, file: string): Snippet => python()`
  ${head(model, context)}

  import collector_vision as cvg
  import cv2
  from huggingface_hub import hf_hub_download

  # Your own photos, of a card each.
  photos = ["card.jpg", "other-card.jpg"]

  detector = cvg.NeuralCornerDetector()
  embedder = cvg.NeuralEmbedder(${download(model, context, file)})
  cards = []
  for photo in photos:
      image = cv2.imread(photo)
      detection = detector.detect(image)
      if not detection.card_present:
          raise SystemExit(f"No card found in {photo}")
      cards.append(detection.dewarp(image))
  embeddings = embedder.embed(cards)
  # The closer to 1, the likelier the same card.
  print(float(embeddings[0] @ embeddings[1]))
`;

export default {
  prettyLabel: "CollectorVision",
  repoName: "CollectorVision",
  repoUrl: "https://github.com/HanClinto/CollectorVision",
  filter: false,
  countDownloads: extension("onnx"),
  install: pip(
    "git+https://github.com/HanClinto/CollectorVision@fc639b82304435b0ee2548349023e33fb231f401",
    "huggingface_hub",
  ),
  snippets: (model, context) => {
    const { file, finds } = weightsOf(model);
    return [finds ? find(model, context, file) : embed(model, context, file)];
  },
  source: "repository HanClinto/CollectorVision at fc639b8, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  embedder: { id: "owner/name", siblings: [{ rfilename: "README.md" }, { rfilename: "name.onnx" }] },
  "embedder-without-a-list-of-files": { id: "owner/name" },
  "corner-detector": { id: "owner/name", siblings: [{ rfilename: "cornelius.onnx" }] },
  "corner-detector-without-a-list-of-files": { id: "owner/cornelius" },
} satisfies Examples;
