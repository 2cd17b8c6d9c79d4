import { comment, identifier, none, py, python, type Snippet } from "@modelshelf/code";
import { ownPicture, photo } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** Models on top of SAM 3 cut out what a text names. */
const isPromptable = (model: ModelRecord) => Boolean(model.tags?.includes("nobg-sam3"));

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const prompted = isPromptable(model);
  const name = prompted ? "Sam3" : "AutoModel";
  return [
    python()`
      ${head(model, context)}

      import torch
      from nobg import ${identifier(name)}

      ${comment(ownPicture)}
      image_path = ${photo}
      ${prompted ? promptFor : none.python}

      device = "cuda" if torch.cuda.is_available() else "cpu"
      model = ${pythonCall(`${name}.from_pretrained`, [model.id], { revision: context.revision })}
      model.to(device)
      foreground = model.process([image_path]${prompted ? py`, prompt` : none.python})[0]
      foreground.save("foreground.png")
      print("Saved foreground.png")
    `,
  ];
}

const promptFor = py`
  # What to cut out.
  prompt = "the cat"
`;

export default {
  prettyLabel: "nobg",
  repoName: "nobg",
  repoUrl: "https://github.com/feyninc/nobg",
  filter: false,
  // The package leaves the choice of torch to the reader.
  install: pip("nobg", "torch", "torchvision"),
  snippets,
  source: "nobg 0.3.1, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name", tags: ["nobg", "nobg-birefnet"] },
  "cut-out-by-a-text": { id: "owner/name", tags: ["nobg", "nobg-sam3", "promptable"] },
} satisfies Examples;
