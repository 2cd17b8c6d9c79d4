import { notice, type Snippet, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";

const checkpoint = "ckpt/hermes_final.pth";

/** Others call themselves Hermes too: language models, mostly. */
const isDrivingModel = ({ siblings, tags = [] }: ModelRecord): boolean =>
  siblings === undefined ? !tags.includes("gguf") : siblings.some(({ rfilename }) => rfilename === checkpoint);

// docs/Environment.md, in its order.
const build = (): Snippet => shell("Install what is compiled")`
  # Needs Python 3.9, CUDA 11.8 with its compiler, and one of NVIDIA's GPUs with 80 GB.
  pip install torch==2.0.1 torchvision==0.15.2 torchaudio==2.0.2 --index-url https://download.pytorch.org/whl/cu118
  pip install mmcv-full==1.5.0 mmdet==2.24.0
  pip install -r requirements_internvl.txt
  pip install --no-build-isolation flash-attn==2.3.6
  pip install einops fvcore seaborn iopath==0.1.9 timm==0.6.13 typing-extensions==4.5.0 ipython==8.12 numpy==1.22 \
      matplotlib==3.5.2 numba==0.57 pandas==1.4.4 scikit-image==0.19.3 setuptools==59.5.0 boto3
  pip install --no-build-isolation git+https://github.com/facebookresearch/detectron2.git
  pip install plyfile==1.0.3 nuscenes-devkit==1.1.10 plotly==5.22.0 pandas==1.4.4 scipy==1.10.1 lyft_dataset_sdk \
      yapf==0.40.1
  python setup.py install
  pip install ./third_lib/chamfer_dist/chamferdist
  (cd projects/mmdet3d_plugin/bevformer/backbones/ops_dcnv3 && sh make.sh)
  pip install https://data.pyg.org/whl/torch-2.0.0%2Bcu118/torch_scatter-2.1.2%2Bpt20cu118-cp39-cp39-linux_x86_64.whl
  pip install -e projects/mmdet3d_plugin/models/internvl_chat
  pip install numba==0.57 torchmetrics==1.4.1 networkx==2.5
`;

const prepare = (model: ModelRecord, context: SnippetContext): Snippet => shell("Download the model and its data")`
  ${gate(model, context)}
  # Your own copy of the dataset nuScenes, which it describes and predicts: nuscenes.org has it.
  nuscenes=/path/to/nuscenes

  mkdir -p data
  ln -s "$nuscenes" data/nuscenes
  # The files hold pickles, which can run code: load them only if you trust their author.
  ${downloadTo("download", model, context)}
  mv download/ckpt ckpt
  mv download/data/*.pkl download/data/mask_cam_img.jpg data/nuscenes/
  unzip download/data/omnidrive_nusc.zip -d data
  unzip download/data/NuInteractCaption.zip -d data
  hf download OpenGVLab/InternVL2-2B --local-dir projects/mmdet3d_plugin/models/internvl_chat/pretrained/InternVL2-2B
`;

const run = (): Snippet => shell("Describe and predict the scenes")`
  # On one GPU, which takes long for the whole dataset: more of them, with --nproc_per_node, share it.
  # What it says of each scene, and how well it foresaw it, is in outputs/stage3/hermes_eval/results.
  torchrun --nproc_per_node 1 --master_port 29500 extra_tools/test.py projects/configs/hermes/stage3.py \
      ckpt/hermes_final.pth --launcher pytorch
`;

export default {
  prettyLabel: "HERMES",
  repoName: "HERMES",
  repoUrl: "https://github.com/LMD0311/HERMES",
  filter: false,
  countDownloads: path("ckpt/hermes_final.pth"),
  // The rest is installed in an order, and built against what is there: the first of the steps.
  install: gitClone("https://github.com/LMD0311/HERMES", "0358578fdd3d9adab3e15856141072b35b52834f", "huggingface_hub"),
  snippets: (model, context) =>
    isDrivingModel(model)
      ? [build(), prepare(model, context), run()]
      : [notice("python", `HERMES drives cars: it reads ${checkpoint}, which this repository does not have.`)],
  source: "repository LMD0311/HERMES at 0358578, its docs and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  driving: { id: "owner/name" },
  "by-its-file": { id: "owner/name", gated: "auto", siblings: [{ rfilename: "ckpt/hermes_final.pth" }] },
  "language-model": { id: "owner/Hermes-GGUF", tags: ["gguf"] },
} satisfies Examples;
