import { comment, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

/** The function of the repository's hubconf.py that builds the network, by a name like EUPE-ViT-B. */
function builderOf(name: string): string {
  const convolutional = /convnext/i.test(name);
  const size = /[-_](t|s|b)(?:iny|mall|ase)?(?:[-_.\d]|$)/i.exec(name)?.[1]?.toLowerCase() ?? "b";
  if (!convolutional) return `eupe_vit${size}16`;
  return `eupe_convnext_${{ t: "tiny", s: "small", b: "base" }[size] ?? "base"}`;
}

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => {
  const own = model.id.slice(model.id.lastIndexOf("/") + 1);
  const file = weightsFiles(model, ".pt")[0] ?? `${own}.pt`;
  return [
    python()`
      ${head(model, context, { first: "Runs in the folder of the repository, and needs PyTorch 2.7.1." })}

      import torch
      from huggingface_hub import hf_hub_download
      from torchvision.transforms import v2

      ${picturePath}

      ${openPicture}
      device = "cuda" if torch.cuda.is_available() else "cpu"
      ${comment(pickleNote)}
      weights = ${pythonCall("hf_hub_download", [model.id, file], { revision: context.revision })}
      model = torch.hub.load(".", ${builderOf(own)}, source="local", pretrained=True, weights=weights)
      model.to(device).eval()

      transform = v2.Compose([
          v2.ToImage(),
          v2.Resize((256, 256), antialias=True),
          v2.ToDtype(torch.float32, scale=True),
          v2.Normalize(mean=(0.485, 0.456, 0.406), std=(0.229, 0.224, 0.225)),
      ])
      with torch.inference_mode():
          features = model.forward_features(transform(image)[None].to(device))
      # Of the whole picture, and of each patch of it.
      print(features["x_norm_clstoken"].shape, features["x_norm_clstoken"][0, :10])
      print(features["x_norm_patchtokens"].shape)
    `,
  ];
};

export default {
  prettyLabel: "EUPE",
  repoName: "EUPE",
  repoUrl: "https://github.com/facebookresearch/EUPE",
  filter: false,
  countDownloads: extension("pt"),
  install: gitClone(
    "https://github.com/facebookresearch/EUPE",
    "f6cdf04d82b97009941a27e9bed3ca17ac7e0366",
    "-r",
    "requirements.txt",
    "pillow",
    "huggingface_hub",
  ),
  snippets,
  source: "repository facebookresearch/EUPE at f6cdf04, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  transformer: { id: "owner/EUPE-ViT-B" },
  "convolutional-small": { id: "owner/EUPE-ConvNeXt-S", gated: "auto" },
  "another-name": { id: "owner/name", siblings: [{ rfilename: "README.md" }, { rfilename: "model.pt" }] },
  "convolutional-by-its-name": { id: "owner/convnext" },
} satisfies Examples;
