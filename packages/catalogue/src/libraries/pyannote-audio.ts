import { py, python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

const recording = py`
  # Your own recording. FFmpeg (https://ffmpeg.org) must be installed: it reads it.
  audio_file = "audio.wav"
`;

const isPipeline = (model: ModelRecord) => Boolean(model.tags?.includes("pyannote-audio-pipeline"));

/** A diarization returns two annotations, one of them without overlaps; other pipelines one. */
function pipelineUse(model: ModelRecord) {
  const annotation = model.tags?.includes("speaker-diarization")
    ? py`pipeline(audio_file).speaker_diarization`
    : py`pipeline(audio_file)`;
  return py`
    annotation = ${annotation}
    for turn, _, label in annotation.itertracks(yield_label=True):
        print(f"{turn.start:.1f} s to {turn.end:.1f} s: {label}")
  `;
}

const excerpt = py`
  # The part to look at, in seconds.
  part = Segment(start=2.0, end=5.0)
`;

const withPipeline = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python("Run the pipeline on a file")`
    ${head(model, context)}

    from pyannote.audio import Pipeline

    ${recording}

    pipeline = ${pythonCall("Pipeline.from_pretrained", [model.id], { revision: context.revision })}
    ${pipelineUse(model)}
  `,
  python("Run the pipeline on a part of a file")`
    ${head(model, context)}

    from pyannote.audio import Audio, Pipeline
    from pyannote.core import Segment

    ${recording}
    ${excerpt}

    pipeline = ${pythonCall("Pipeline.from_pretrained", [model.id], { revision: context.revision })}
    waveform, sample_rate = Audio().crop(audio_file, part)
    print(pipeline({"waveform": waveform, "sample_rate": sample_rate}))
  `,
];

/**
 * Segmentation models give scores; the pipeline makes stretches of speech of them. Models that
 * score combinations of speakers (powerset) have no thresholds among its parameters.
 */
const speech = (model: ModelRecord, context: SnippetContext): Snippet =>
  python("Mark the speech in a file")`
    ${head(model, context)}

    from pyannote.audio import Model
    from pyannote.audio.pipelines import VoiceActivityDetection

    ${recording}

    model = ${pythonCall("Model.from_pretrained", [model.id], { revision: context.revision })}
    pipeline = VoiceActivityDetection(segmentation=model)
    # Where speech starts and ends, as scores, and the shortest speech and pause, in seconds.
    settings = {"onset": 0.5, "offset": 0.5, "min_duration_on": 0.2, "min_duration_off": 0.2}
    pipeline.instantiate({name: settings[name] for name in pipeline.parameters()})

    for stretch, _ in pipeline(audio_file).itertracks():
        print(f"{stretch.start:.1f} s to {stretch.end:.1f} s")
  `;

const withModel = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  ...(model.pipeline_tag === "voice-activity-detection" ? [speech(model, context)] : []),
  python("Run the model on a file")`
    ${head(model, context)}

    from pyannote.audio import Inference, Model

    ${recording}

    model = ${pythonCall("Model.from_pretrained", [model.id], { revision: context.revision })}
    inference = Inference(model)
    print(inference(audio_file))
  `,
  python("Run the model on a part of a file")`
    ${head(model, context)}

    from pyannote.audio import Inference, Model
    from pyannote.core import Segment

    ${recording}
    ${excerpt}

    model = ${pythonCall("Model.from_pretrained", [model.id], { revision: context.revision })}
    inference = Inference(model, window="whole")
    print(inference.crop(audio_file, part))
  `,
];

export default {
  prettyLabel: "pyannote.audio",
  repoName: "pyannote-audio",
  repoUrl: "https://github.com/pyannote/pyannote-audio",
  filter: true,
  hostedInferenceTasks: ["automatic-speech-recognition"],
  applies: { tags: ["pyannote-audio-model", "pyannote-audio-pipeline"] },
  // torchaudio 2.11.0, its last release, cannot be imported beside torch 2.15 for Linux (read 2026-11-22).
  install: pip("pyannote.audio", "torch<2.15"),
  snippets: (model, context) => (isPipeline(model) ? withPipeline(model, context) : withModel(model, context)),
  source: "pyannote.audio 4.0.7, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  "gated-model": { id: "owner/name", tags: ["pyannote-audio-model"], gated: "auto" },
  pipeline: { id: "owner/name", tags: ["pyannote-audio-pipeline", "voice-activity-detection"] },
  "gated-diarization": { id: "owner/name", tags: ["pyannote-audio-pipeline", "speaker-diarization"], gated: "manual" },
  "voice-activity-detection": { id: "owner/name", pipeline_tag: "voice-activity-detection" },
} satisfies Examples;
