import { python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

/** Of the published checkpoints the best, which is the one that heard most speakers; none for streams before others. */
function checkpoint(model: ModelRecord): string {
  const files = weightsFiles(model, ".pt");
  const best = ["mect_b2_vb2.pt", "mect_b2_vc2.pt"].find((name) => files.includes(name));
  return best ?? files.find((name) => !name.includes("streaming")) ?? files[0] ?? "mect_b2_vb2.pt";
}

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python()`
    ${head(model, context, { first: "Runs in the folder of the repository." })}

    import antspeaker.models
    import soundfile
    import torch
    import torchaudio
    import torchaudio.compliance.kaldi as kaldi
    from antspeaker.utils.registry import create_model
    from huggingface_hub import hf_hub_download

    # Your own recordings of one voice each: here the repository's, compared with itself.
    paths = ["data/id11251_ifnFC8CLILs_00003.wav", "data/id11251_ifnFC8CLILs_00003.wav"]

    weights = ${pythonCall("hf_hub_download", [model.id, checkpoint(model)], { revision: context.revision })}
    config = torch.load(weights, map_location="cpu", weights_only=True)["config"]
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model, _ = create_model(config["model"]).load_model(weights)
    model.to(device).eval()


    def voice(path):
        settings = config["feature"]
        samples, rate = soundfile.read(path, dtype="float32", always_2d=True)
        audio = torch.from_numpy(samples.mean(axis=1))[None]
        audio = torchaudio.functional.resample(audio, rate, settings["sampling_rate"])
        features = kaldi.fbank(
            audio * (1 << 15),
            num_mel_bins=settings["num_mel_bins"],
            frame_length=settings["frame_length"],
            frame_shift=settings["frame_shift"],
            dither=settings["dither"],
            energy_floor=0.0,
            window_type="hamming",
            sample_frequency=settings["sampling_rate"],
        )
        with torch.no_grad():
            return model(features.T[None].to(device))


    similarity = torch.nn.functional.cosine_similarity(voice(paths[0]), voice(paths[1]))
    # From -1 to 1: the closer to 1, the likelier they are the same speaker.
    print(f"{similarity.item():.3f}")
  `,
];

export default {
  prettyLabel: "MECT",
  repoName: "AntSpeaker",
  repoUrl: "https://github.com/ant-research/AntSpeaker",
  filter: false,
  countDownloads: extension("pt"),
  install: gitClone(
    "https://github.com/ant-research/AntSpeaker",
    "9baeca1ee9ca7a680b4e721b91e695ed49496cf1",
    "torch",
    "torchaudio",
    "soundfile",
    "huggingface_hub",
  ),
  snippets,
  source: "repository ant-research/AntSpeaker at 9baeca1, README and source, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "all-sizes": { id: "owner/name", siblings: files("mect_a1_vc2.pt", "mect_b2_vb2.pt", "mect_b2_vc2_streaming.pt") },
  "another-size": { id: "owner/name", siblings: files("mect_b2_vc2_streaming.pt", "mect_a2_vc2.pt") },
  streaming: { id: "owner/name", siblings: files("mect_b2_vc2_streaming.pt") },
  unknown: { id: "owner/name", gated: "auto" },
} satisfies Examples;
