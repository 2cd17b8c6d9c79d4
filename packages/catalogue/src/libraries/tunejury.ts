import { python } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

/** The main checkpoint, beside which there are others that leave data out. */
function fileOf(model: ModelRecord): string {
  const files = weightsFiles(model, ".pt");
  return files.find((file) => file === "tunejury.pt") ?? files[0] ?? "tunejury.pt";
}

export default {
  prettyLabel: "TuneJury",
  repoName: "TuneJury",
  repoUrl: "https://github.com/yonghyunk1m/TuneJury",
  filter: false,
  countDownloads: extension("pt"),
  install: gitClone(
    "https://github.com/yonghyunk1m/TuneJury",
    "e28474e06fdf4e21c7345a9a86d3af7c1e926b82",
    "-r",
    "requirements.txt",
    // What the authors' environment has.
    "transformers<5",
  ),
  snippets: (model, context) => [
    python()`
      ${head(model, context, { first: "Runs in the folder of the repository, with the program ffmpeg. It hears with m-a-p/MERT-v1-330M, whose conditions you accept on the public hub first." })}

      from huggingface_hub import hf_hub_download
      from tunejury import Scorer

      # Pieces of music to compare: put your own recordings here.
      paths = ["first.wav", "second.wav"]
      # What was asked for; "" where the music was made for no such request.
      prompt = "a calm piano piece"

      head = ${pythonCall("hf_hub_download", [model.id, fileOf(model)], { revision: context.revision })}
      # The file holds pickles, and MERT brings Python of its own: both can run code, so use them only if you trust their
      # authors.
      scorer = Scorer.from_pretrained(head)
      for path in paths:
          print(f"{scorer.score(path, prompt=prompt):.3f} {path}")
    `,
  ],
  source:
    "public hub's list of libraries, and repository yonghyunk1m/TuneJury at e28474e, README and tunejury/score.py, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name", siblings: [{ rfilename: "tunejury_leave_MA.pt" }, { rfilename: "tunejury.pt" }] },
  "another-name": { id: "owner/name", siblings: [{ rfilename: "head.pt" }] },
  "files-unknown": { id: "owner/name" },
} satisfies Examples;
