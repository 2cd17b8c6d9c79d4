import { none, type Snippet, sh, shell } from "@modelshelf/code";
import { any, path } from "../download-query.ts";
import { gitClone, pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";

/** The second generation is another program, and has the name of the package. */
const isSecond = ({ id, siblings = [] }: ModelRecord): boolean =>
  /realtime-2/i.test(id) || siblings.some(({ rfilename }) => rfilename.startsWith("models/mrt2_"));

const style = (model: ModelRecord) => sh`style=${widgetText(model, "disco funk")}`;

const second = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  shell("On a Mac")`
    ${gate(model, context)}
    # Needs one of Apple's processors.
    ${style(model)}

    export MAGENTA_HOME="$PWD/magenta"
    ${downloadTo("magenta/magenta-rt-v2", model, context)}
    # Says where it saves ten seconds. The smaller model is mrt2_small.
    mrt mlx generate --prompt "$style" --duration 10 --model mrt2_base
  `,
  shell("On Linux")`
    ${gate(model, context)}
    # Needs one of NVIDIA's GPUs.
    ${style(model)}

    pip install 'magenta-rt[jax]' 'jax[cuda12]'
    export MAGENTA_HOME="$PWD/magenta"
    ${downloadTo("magenta/magenta-rt-v2", model, context)}
    # Says where it saves ten seconds. The smaller model is mrt2_small.
    mrt jax generate --prompt "$style" --duration 10 --model mrt2_base
  `,
];

// Its README's installation for a GPU, but for the clone that the install has made.
const build = (): Snippet => shell("Build what it needs")`
  # Needs Python 3.12 and one of NVIDIA's GPUs with 40 GB. A newer generation, Magenta RealTime 2, runs on Macs too.
  git clone https://github.com/google-research/t5x.git
  git -C t5x checkout 7781d16
  patch t5x/setup.py < patch/t5x_setup.py.patch
  patch t5x/t5x/partitioning.py < patch/t5x_partitioning.py.patch
  pip install './t5x[gpu]'
  pip install -e '.[gpu]' tf2jax==0.3.8
  seqio=$(python -c 'import importlib.util; print(importlib.util.find_spec("seqio").submodule_search_locations[0])')
  patch "$seqio/vocabularies.py" < patch/seqio_vocabularies.py.patch
`;

const first = (model: ModelRecord, context: SnippetContext): Snippet => {
  const files = new Set(model.siblings?.map(({ rfilename }) => rfilename));
  const large = "llm_large_x3047_c1860k";
  const base = "llm_base_x4286_c1860k";
  const isBase = files.has(`checkpoints/${base}.tar`) && !files.has(`checkpoints/${large}.tar`);
  const checkpoint = isBase ? base : large;
  const folder = `assets/checkpoints/${checkpoint}`;
  const unpack = sh`
    mkdir -p ${folder}
    tar -xf ${`${folder}.tar`} -C ${folder}
  `;
  return shell("Make music")`
    ${gate(model, context)}
    # Words for a style, or a recording in it: several with commas between.
    ${style(model)}

    export MAGENTA_RT_CACHE_DIR="$PWD"
    ${downloadTo("assets", model, context)}
    ${files.has(`checkpoints/${checkpoint}/checkpoint`) ? none.shell : unpack}
    # Half a minute of it.
    python -m magenta_rt.generate --prompt="$style" --tag=${isBase ? "base" : "large"} --duration=30 --output=music.wav
  `;
};

export default {
  prettyLabel: "Magenta RT",
  repoName: "Magenta RT",
  repoUrl: "https://github.com/magenta/magenta-realtime",
  filter: false,
  countDownloads: any(
    path("checkpoints/llm_base_x4286_c1860k.tar"),
    path("checkpoints/llm_large_x3047_c1860k.tar"),
    path("checkpoints/llm_large_x3047_c1860k/checkpoint"),
  ),
  // The last commit of the first generation. What it needs is patched and built in an order: the first of the steps.
  install: (model) =>
    isSecond(model)
      ? pip("magenta-rt[mlx]", "huggingface_hub")
      : gitClone(
          "https://github.com/magenta/magenta-realtime",
          "04ebaa7da13701734281c630ffd13f7ee9893e45",
          "huggingface_hub",
        ),
  snippets: (model, context) => (isSecond(model) ? second(model, context) : [build(), first(model, context)]),
  source:
    "repository magenta/magenta-realtime at 04ebaa7, README and source, and at 694a545, README, docs and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "first-generation": { id: "owner/magenta-realtime" },
  "first-generation-base": {
    id: "owner/name",
    siblings: [{ rfilename: "checkpoints/llm_base_x4286_c1860k.tar" }],
    widgetData: [{ text: "slow ambient" }],
  },
  "first-generation-unpacked": {
    id: "owner/name",
    siblings: [{ rfilename: "checkpoints/llm_large_x3047_c1860k/checkpoint" }],
  },
  "second-generation": { id: "owner/magenta-realtime-2", gated: "auto" },
} satisfies Examples;
