import { python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python()`
    ${head(model, context)}

    from dataclasses import replace

    import depth_pro
    import torch
    from depth_pro.depth_pro import DEFAULT_MONODEPTH_CONFIG_DICT
    from huggingface_hub import hf_hub_download

    ${picturePath}

    ${openPicture}
    weights_path = ${pythonCall("hf_hub_download", [model.id, weightsFiles(model, ".pt")[0] ?? "depth_pro.pt"], { revision: context.revision })}
    config = replace(DEFAULT_MONODEPTH_CONFIG_DICT, checkpoint_uri=weights_path)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    model, transform = depth_pro.create_model_and_transforms(config=config, device=device)
    model.eval()

    # The focal length is estimated too; pass yours in pixels as f_px=torch.tensor(...) if you know it.
    prediction = model.infer(transform(image))
    depth = prediction["depth"]
    print(f"From {depth.min().item():.2f} m to {depth.max().item():.2f} m")
    print(f"Focal length: {prediction['focallength_px'].item():.0f} pixels")
    nearness = 1 / depth.clamp(min=0.1)
    Image.fromarray((nearness / nearness.max() * 255).byte().cpu().numpy()).save("depth.png")
  `,
];

export default {
  prettyLabel: "Depth Pro",
  repoName: "Depth Pro",
  repoUrl: "https://github.com/apple/ml-depth-pro",
  filter: false,
  countDownloads: extension("pt"),
  install: pip("git+https://github.com/apple/ml-depth-pro@9efe5c1def37a26c5367a71df664b18e1306c708", "huggingface_hub"),
  snippets,
  source: "repository apple/ml-depth-pro at 9efe5c1, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "with-files": { id: "owner/name", siblings: [{ rfilename: "README.md" }, { rfilename: "depth_pro.pt" }] },
  "without-a-list-of-files": { id: "owner/name" },
} satisfies Examples;
