import { type Fragment, type Snippet, sh, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";

interface Parts {
  readonly folder: string;
  readonly download: Fragment<"shell">;
}

/** The repository of the first model has the parts that all of them work with; later ones are a folder each. */
function partsOf(model: ModelRecord, context: SnippetContext): Parts {
  const name = model.id.slice(model.id.lastIndexOf("/") + 1);
  const first = "ckpt/songgeneration_base/model.pt";
  const hasAll = model.siblings?.some(({ rfilename }) => rfilename === first) ?? name === "SongGeneration";
  if (hasAll) {
    return {
      folder: "ckpt/songgeneration_base",
      download: downloadTo("runtime", model, context, [], "huggingface-cli"),
    };
  }
  // The program tells the versions apart by the folder's name.
  const folder = name.toLowerCase().replaceAll("-", "_");
  return {
    folder,
    download: sh`
      # The parts that all the models work with.
      huggingface-cli download lglg666/SongGeneration-Runtime --local-dir runtime
      ${downloadTo(folder, model, context, [], "huggingface-cli")}
    `,
  };
}

const generate = (model: ModelRecord, context: SnippetContext): Snippet => {
  const { folder, download } = partsOf(model, context);
  return shell()`
    ${gate(model, context, "huggingface-cli")}
    # Needs one of NVIDIA's GPUs with 10 GB, or with 22 GB for the large models.
    # Parts with semicolons between, and a full stop after each line that is sung.
    lyrics='[intro-short] ; [verse] The harbour lights are burning low. The boats come in the tide is slow. ; [chorus] Carry me home. Carry me home. ; [outro-short]'
    # Words for the voice, the genre, the mood and the instruments.
    description='female, pop, calm, piano'

    pip install --no-deps -r requirements_nodeps.txt
    # The files hold pickles, which can run code: load them only if you trust their author.
    ${download}
    mv runtime/ckpt ckpt
    mv runtime/third_party third_party
    LYRICS="$lyrics" DESCRIPTION="$description" python -c 'import json, os; print(json.dumps({"idx": "song", "gt_lyric": os.environ["LYRICS"], "descriptions": os.environ["DESCRIPTION"]}))' > song.jsonl
    # Saves songs/audios/song.flac. Faster with flash-attn, and without the last word.
    bash generate.sh ${folder} song.jsonl songs --not_use_flash_attn
  `;
};

export default {
  prettyLabel: "SongGeneration",
  repoName: "SongGeneration",
  repoUrl: "https://github.com/tencent-ailab/songgeneration",
  filter: false,
  countDownloads: path("ckpt/songgeneration_base/model.pt"),
  install: gitClone(
    "https://github.com/tencent-ailab/SongGeneration",
    "b1b03ec93a38ae4a566ad8a22010f51dd49cb803",
    "-r",
    "requirements.txt",
  ),
  snippets: (model, context) => [generate(model, context)],
  source: "repository tencent-ailab/SongGeneration at b1b03ec, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "first-model": { id: "owner/SongGeneration" },
  "by-its-files": { id: "owner/name", gated: "auto", siblings: [{ rfilename: "ckpt/songgeneration_base/model.pt" }] },
  "later-model": { id: "owner/SongGeneration-v2-large" },
} satisfies Examples;
