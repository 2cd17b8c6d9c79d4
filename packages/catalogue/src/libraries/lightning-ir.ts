import { identifier, python } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";

// Types of the models whose configurations derive from CrossEncoderConfig.
const crossEncoders: ReadonlySet<string | undefined> = new Set(["cross-encoder", "mono", "set-encoder"]);

function module(model: ModelRecord): "BiEncoderModule" | "CrossEncoderModule" {
  if (model.tags?.includes("bi-encoder")) return "BiEncoderModule";
  const isCross = model.tags?.includes("cross-encoder") || crossEncoders.has(model.config?.model_type);
  return isCross ? "CrossEncoderModule" : "BiEncoderModule";
}

export default {
  prettyLabel: "Lightning IR",
  repoName: "Lightning IR",
  repoUrl: "https://github.com/webis-de/lightning-ir",
  filter: false,
  // It asks for transformers 4.50 or later, but takes a fast and a slow tokenizer for each model, which ended with
  // transformers 4, and loses its own settings where configurations are dataclasses, as they are from 5.4.
  install: pip("lightning-ir", "transformers<5"),
  // A revision in `model_kwargs` would reach the model, not its tokenizer.
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      from lightning_ir import ${identifier(module(model))}

      query = "How do I descale a kettle?"
      documents = [
          "Fill the kettle with water and vinegar, boil it, wait half an hour, then rinse away the limescale.",
          "The copper kettle was made in Birmingham around 1900.",
      ]

      model = ${pythonCall(module(model), [idOrFolder(model, context)])}
      model.eval()
      scores = model.score(query, documents).scores.flatten().tolist()
      # The best document comes first.
      for score, document in sorted(zip(scores, documents), reverse=True):
          print(f"{score:.3f} {document}")
    `,
  ],
  source: "lightning-ir 0.0.6, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "bi-encoder": { id: "owner/name", tags: ["bi-encoder"] },
  "cross-encoder": { id: "owner/name", tags: ["cross-encoder"] },
  "by-its-type": { id: "owner/name", config: { model_type: "mono" } },
  "without-a-type": { id: "owner/name" },
} satisfies Examples;
