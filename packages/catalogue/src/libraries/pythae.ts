import { python } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";

export default {
  prettyLabel: "pythae",
  repoName: "pythae",
  repoUrl: "https://github.com/clementchadebec/benchmark_VAE",
  filter: false,
  install: pip("pythae", "huggingface_hub"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      from huggingface_hub import snapshot_download
      from pythae.models import AutoModel
      from pythae.samplers import NormalSampler

      folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision })}
      # The files hold pickles, which can run code: load them only if you trust their author.
      model = AutoModel.load_from_folder(folder)

      samples = NormalSampler(model).sample(num_samples=8, output_dir="samples")
      print(f"Saved {len(samples)} pictures in the folder samples")
    `,
  ],
  source: "pythae 0.1.2, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
