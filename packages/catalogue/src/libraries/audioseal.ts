import { comment, none, py, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** The two models of Meta, whose configuration the package has in cards of its own. */
const isOfficial = ({ id }: ModelRecord) => id === "facebook/audioseal";

type Half = "generator" | "detector";

// "wm" alone is no name: detector_wm.pth is a detector's.
const isOf: Readonly<Record<Half, RegExp>> = {
  generator: /^(?!.*(?:detector|decoder)).*(?:generator|encoder|wm)/i,
  detector: /detector|decoder/i,
};

/** The checkpoint of one half: which file that is differs. */
const fileOf = (model: ModelRecord, half: Half): string =>
  (model.siblings ?? []).find(({ rfilename }) => rfilename.endsWith(".pth") && isOf[half].test(rfilename))?.rfilename ??
  `${half}.pth`;

const fileNote = "The checkpoint, as it is named in the repository.";
const pickles = "The file holds pickles, which can run code: load it only if you trust its author.";

/** Where the checkpoint of one half comes from; the variables that hold its name and place are the template's. */
const download = (model: ModelRecord, context: SnippetContext) =>
  pythonCall("hf_hub_download", [model.id, py`checkpoint`], { revision: context.revision });

const recording = py`
  # Your own recording.
  audio_file = "audio.wav"
`;

const marked = py`
  # The recording to look into: here the one that the other example saves.
  audio_file = "marked.wav"
`;

/** Recordings, channels, samples: one recording of one channel. */
const read = py`
  # The models hear 16000 samples a second, and one channel.
  samples, sample_rate = librosa.load(audio_file, sr=16000)
  audio = torch.from_numpy(samples)[None, None]
`;

const imports = (model: ModelRecord) =>
  isOfficial(model) ? none.python : py`from huggingface_hub import hf_hub_download`;

const embed = (model: ModelRecord, context: SnippetContext): Snippet => python("Hide a watermark in a recording")`
  ${head(model, context)}

  import librosa
  import soundfile
  import torch
  from audioseal import AudioSeal
  ${imports(model)}

  ${recording}
  ${isOfficial(model) ? none.python : py`${comment(fileNote)}`}
  ${isOfficial(model) ? none.python : py`checkpoint = ${fileOf(model, "generator")}`}

  ${isOfficial(model) ? none.python : py`${comment(pickles)}`}
  generator = ${isOfficial(model) ? py`AudioSeal.load_generator("audioseal_wm_16bits")` : py`AudioSeal.load_generator(${download(model, context)}, nbits=16)`}
  generator.eval()

  ${read}
  message = torch.randint(0, 2, (1, 16))
  with torch.no_grad():
      marked = audio + generator.get_watermark(audio, message=message)
  soundfile.write("marked.wav", marked[0, 0].numpy(), sample_rate)
  print("Saved marked.wav, which carries", message[0].tolist())
`;

const detect = (model: ModelRecord, context: SnippetContext): Snippet => python("Look for a watermark")`
  ${head(model, context)}

  import librosa
  import torch
  from audioseal import AudioSeal
  ${imports(model)}

  ${marked}
  ${isOfficial(model) ? none.python : py`${comment(fileNote)}`}
  ${isOfficial(model) ? none.python : py`checkpoint = ${fileOf(model, "detector")}`}

  ${isOfficial(model) ? none.python : py`${comment(pickles)}`}
  detector = ${isOfficial(model) ? py`AudioSeal.load_detector("audioseal_detector_16bits")` : py`AudioSeal.load_detector(${download(model, context)}, nbits=16)`}
  detector.eval()

  ${read}
  with torch.no_grad():
      share, message = detector.detect_watermark(audio)
  print(f"Marked: {share.item():.0%} of the recording")
  print("Message, where there is one:", message[0].tolist())
`;

export default {
  prettyLabel: "AudioSeal",
  repoName: "audioseal",
  repoUrl: "https://github.com/facebookresearch/audioseal",
  filter: false,
  countDownloads: extension("pth"),
  install: (model) =>
    isOfficial(model)
      ? pip("audioseal", "librosa", "soundfile")
      : pip("audioseal", "librosa", "soundfile", "huggingface_hub"),
  snippets: (model, context) => [embed(model, context), detect(model, context)],
  fixedSource: "the cards in the package name the public hub's main branch for its own two models",
  source: "audioseal 0.2.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "files-of-its-own": {
    id: "owner/name",
    siblings: [{ rfilename: "detector_wm_24khz.pth" }, { rfilename: "generator_wm_24khz.pth" }],
  },
  "without-a-list-of-files": { id: "owner/name" },
  "of-the-package": { id: "facebook/audioseal" },
} satisfies Examples;
