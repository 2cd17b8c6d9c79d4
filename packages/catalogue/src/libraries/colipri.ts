import { python } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

export default {
  prettyLabel: "COLIPRI",
  repoName: "COLIPRI",
  repoUrl: "https://huggingface.co/microsoft/colipri",
  filter: false,
  countDownloads: extension("safetensors"),
  install: pip("colipri"),
  snippets: (model, context) => {
    const weights = weightsFiles(model, ".safetensors")[0] ?? "model.safetensors";
    return [
      python()`
        ${head(model, context)}

        import torch
        from colipri import ZeroShotImageClassificationPipeline, get_model, get_processor, load_sample_ct
        from huggingface_hub import hf_hub_download

        labels = ["No lung nodules present", "Lung nodules present"]

        device = "cuda" if torch.cuda.is_available() else "cpu"
        weights = ${pythonCall("hf_hub_download", [model.id, weights], { revision: context.revision })}
        model = get_model(weights).to(device)
        pipeline = ZeroShotImageClassificationPipeline(model, get_processor())

        # A public scan: put the path of your own CT of a chest here, such as scan.nii.gz.
        scan = load_sample_ct()
        print(pipeline(scan, labels))
      `,
    ];
  },
  source: "colipri 0.1.3, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "zero-shot-classification": { id: "owner/name", pipeline_tag: "zero-shot-image-classification" },
  "weights-by-another-name": { id: "owner/name", siblings: [{ rfilename: "colipri.safetensors" }] },
} satisfies Examples;
