import { comment, pyImport, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadedFolder } from "../pinned-folder.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

const after = "songbloom_full_150s_dpo";

/** The checkpoint's name, before the ending: the one that was trained on what listeners like, where there is one. */
function nameOf(model: ModelRecord): string {
  const names = weightsFiles(model, ".pt").map((file) => file.slice(file.lastIndexOf("/") + 1, -".pt".length));
  return names.includes(after) ? after : (names[0] ?? "songbloom_full_150s");
}

/** What the repository's infer.py does, which loads its authors' model alone. */
const sing = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, {
    first: "Runs in the folder of the repository, with Python 3.8; needs one of NVIDIA's GPUs.",
    login: "huggingface-cli login",
  })}

  ${pyImport("import os")}os.environ["DISABLE_FLASH_ATTN"] = "1"
  os.environ["NLTK_DATA"] = os.path.abspath("SongBloom/g2p/cn_zh_g2p/nltk_data")

  import torch
  import torchaudio
  from huggingface_hub import snapshot_download
  from infer import load_config
  from SongBloom.models.songbloom.songbloom_pl import SongBloom_Sampler

  # Your own music, whose style it takes: ten seconds.
  music_path = "music.wav"
  # A point ends a sentence, a comma a part. Parts without words are as many seconds long as their names stand there.
  verse = "The last train leaves the station. The lamps go out in a row. I count the miles in silence. I have no place to go"
  chorus = "So carry me over the river. And carry me over the sea. The morning is somewhere behind us. It travels along with me"
  lyrics = f"{'[intro] ' * 8}, [verse] {verse} , [chorus] {chorus} , {'[outro] ' * 6}".strip()

  folder = ${downloadedFolder(model, context)}
  name = ${nameOf(model)}
  config = load_config(f"{folder}/{name}.yaml", parent_dir=folder)
  config.max_dur += 20
  ${comment(pickleNote)}
  model = SongBloom_Sampler.build_from_trainer(config, strict=True, dtype=torch.bfloat16)
  model.set_generation_params(**config.inference)

  music, rate = torchaudio.load(music_path)
  music = torchaudio.functional.resample(music, rate, model.sample_rate).mean(dim=0, keepdim=True)
  song = model.generate(lyrics, music[:, : 10 * model.sample_rate].bfloat16())
  torchaudio.save("song.flac", song[0].float().cpu(), model.sample_rate)
  print("Saved song.flac")
`;

export default {
  prettyLabel: "SongBloom",
  repoName: "SongBloom",
  repoUrl: "https://github.com/Cypress-Yang/SongBloom",
  filter: false,
  countDownloads: extension("pt"),
  install: gitClone(
    "https://github.com/Cypress-Yang/SongBloom",
    "397476c9d1b80cdac48cab7b0070f953942b54ca",
    "-r",
    "requirements.txt",
  ),
  snippets: (model, context) => [sing(model, context)],
  source: "repository Cypress-Yang/SongBloom at 397476c, README, documentation and source, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "unknown-files": { id: "owner/name" },
  "two-checkpoints": { id: "owner/name", siblings: files("songbloom_full_150s.pt", "songbloom_full_150s_dpo.pt") },
  "one-checkpoint": { id: "owner/name", siblings: files("songbloom_full_240s.pt"), gated: "auto" },
} satisfies Examples;
