import { none, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { gitClone, pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";

/** Whether the repository holds the weights alone, as the project's own class saves them. */
const isWeightsAlone = (model: ModelRecord) =>
  Boolean(model.tags?.includes("pytorch_model_hub_mixin")) && !model.tags?.includes("custom_code");

/** Height and width that the model was trained with. Source: the list of models in the README. */
function size({ id }: ModelRecord): readonly [number, number] {
  if (id.includes("512x512")) return [512, 512];
  if (id.includes("2K")) return [1440, 2560];
  return id.includes("_HR") ? [2048, 2048] : [1024, 1024];
}

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const alone = isWeightsAlone(model);
  const [height, width] = size(model);
  const { revision } = context;
  const load = alone
    ? pythonCall("BiRefNet.from_pretrained", [model.id], { revision, bb_pretrained: false })
    : pythonCall("AutoModelForImageSegmentation.from_pretrained", [model.id], { revision, trust_remote_code: true });
  return [
    python()`
      ${head(model, context, { remoteCode: !alone })}

      import torch
      ${alone ? pyImport("from models.birefnet import BiRefNet") : pyImport("from transformers import AutoModelForImageSegmentation")}
      from torchvision import transforms

      ${picturePath}

      ${openPicture}
      device = "cuda" if torch.cuda.is_available() else "cpu"
      ${alone ? none.python : py`# Weights may be stored in half precision, which is slow without a GPU.`}
      model = ${load}.float().to(device).eval()
      preprocess = transforms.Compose([
          transforms.Resize((${height}, ${width})),
          transforms.ToTensor(),
          transforms.Normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]),
      ])

      with torch.no_grad():
          mask = model(preprocess(image).unsqueeze(0).to(device))[-1].sigmoid()[0, 0].cpu()
      image.putalpha(transforms.ToPILImage()(mask).resize(image.size))
      image.save("foreground.png")
      print("Saved foreground.png")
    `,
  ];
}

export default {
  prettyLabel: "BiRefNet",
  repoName: "BiRefNet",
  repoUrl: "https://github.com/ZhengPeng7/BiRefNet",
  filter: false,
  install: (model) =>
    isWeightsAlone(model)
      ? gitClone(
          "https://github.com/ZhengPeng7/BiRefNet",
          "25cb9309bacf3dde954e4584594e16e142c51de5",
          "-r",
          "requirements.txt",
        )
      : // The code in published repositories is older than transformers 5, which it does not load in.
        pip("transformers<5", "torch", "torchvision", "timm", "einops", "kornia", "pillow"),
  snippets,
  source: "repository ZhengPeng7/BiRefNet at 25cb930, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "remote-code": { id: "owner/name", tags: ["birefnet", "pytorch_model_hub_mixin", "custom_code"] },
  "high-resolution": { id: "owner/BiRefNet_HR" },
  "two-thousand-pixels": { id: "owner/BiRefNet_lite-2K" },
  "small-pictures": { id: "owner/BiRefNet_512x512" },
  "weights-alone": { id: "owner/name", tags: ["birefnet", "pytorch_model_hub_mixin"] },
} satisfies Examples;
