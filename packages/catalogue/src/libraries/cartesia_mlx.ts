import { python } from "@modelshelf/code";
import { opening } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

// The package of kernels on the index is an empty one: they are built from the repository, with Xcode.
const kernels =
  "cartesia-metal @ git+https://github.com/cartesia-ai/edge@95d827686cb1d370ba19df31a2e25544e92a338b#subdirectory=cartesia-metal";

export default {
  prettyLabel: "Cartesia MLX",
  repoName: "Cartesia MLX",
  repoUrl: "https://github.com/cartesia-ai/cartesia_mlx",
  filter: false,
  install: pip("cartesia-mlx", kernels),
  snippets: (model, context) => [
    python()`
      ${head(model, context, { first: "Runs on a Mac with Apple silicon alone; building its kernels takes Xcode." })}

      import cartesia_mlx
      import mlx.core as mx

      prompt = ${widgetText(model, opening)}

      model = ${pythonCall("cartesia_mlx.from_pretrained", [model.id], { revision: context.revision })}
      model.set_dtype(mx.float32)
      print(prompt, end="")
      # Words are printed as they come.
      for text in model.generate(prompt, max_tokens=100, top_p=0.99, temperature=0.85):
          print(text, end="", flush=True)
      print()
    `,
  ],
  source: "cartesia-mlx 0.0.2 and repository cartesia-ai/edge at 95d8276, source code of both, read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-generation": { id: "owner/name", pipeline_tag: "text-generation" },
  "with-a-widget": { id: "owner/name", widgetData: [{ text: "Rene was" }] },
} satisfies Examples;
