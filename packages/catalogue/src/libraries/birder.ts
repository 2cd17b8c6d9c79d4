import { type Fragment, py, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

/** A repository is named as its weights are; some hold those for other sizes as well. */
function weightsName(model: ModelRecord): string {
  const own = model.id.slice(model.id.lastIndexOf("/") + 1);
  const files = weightsFiles(model, ".pt");
  const file = files.find((name) => name === `${own}.pt`) ?? files[0] ?? `${own}.pt`;
  return file.slice(0, -".pt".length);
}

const detections = py`
  names = {number: name for name, number in info.class_to_idx.items()}
  found = infer_image(net, image, transform, score_threshold=0.5)
  for label, score, box in zip(found["labels"], found["scores"], found["boxes"]):
      print(f"{names.get(int(label), int(label))}: {float(score):.1%} at {[round(float(side)) for side in box]}")
`;

const classes = py`
  names = {number: name for name, number in info.class_to_idx.items()}
  scores, _ = infer_image(net, image, transform)
  for number in scores[0].argsort()[::-1][:5]:
      print(f"{names.get(int(number), int(number))}: {scores[0][number]:.1%}")
`;

const embedding = py`
  _, embedding = infer_image(net, image, transform, return_embedding=True)
  if embedding is not None:
      print(embedding.shape, embedding[0][:10])
`;

interface Use {
  readonly module: Fragment<"python">;
  readonly lines: Fragment<"python">;
}

function useOf(model: ModelRecord): Use {
  const module = py`from birder.inference.classification import infer_image`;
  if (model.pipeline_tag === "object-detection") {
    return { module: py`from birder.inference.detection import infer_image`, lines: detections };
  }
  return { module, lines: model.pipeline_tag === "image-classification" ? classes : embedding };
}

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => {
  const name = weightsName(model);
  const { module, lines } = useOf(model);
  return [
    python()`
      ${head(model, context)}

      import birder
      ${module}
      from huggingface_hub import hf_hub_download

      ${picturePath}

      ${openPicture}
      weights = ${pythonCall("hf_hub_download", [model.id, `${name}.pt`], { revision: context.revision })}
      # The package knows by the name how the network is built, and what the file must be.
      net, info, transform = birder.load_pretrained_model_and_transform(${name}, dst=weights)
      ${lines}
    `,
  ];
};

export default {
  prettyLabel: "Birder",
  repoName: "Birder",
  repoUrl: "https://gitlab.com/birder/birder",
  filter: false,
  countDownloads: extension("pt"),
  install: pip("birder", "huggingface_hub"),
  snippets,
  source: "birder 0.8.4, README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "image-classification": { id: "owner/hieradet_d_small_dino-v2-inat21", pipeline_tag: "image-classification" },
  "image-feature-extraction": { id: "owner/name", pipeline_tag: "image-feature-extraction" },
  "object-detection": { id: "owner/name", pipeline_tag: "object-detection", gated: "auto" },
  "another-size": {
    id: "owner/name",
    pipeline_tag: "image-classification",
    siblings: [{ rfilename: "config.json" }, { rfilename: "name-256px.pt" }],
  },
} satisfies Examples;
