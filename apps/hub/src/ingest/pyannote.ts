// config.yaml of a pyannote.audio pipeline or model.
import type { ModelFolder } from "./model-folder.ts";

export interface PyannoteFacts {
  readonly task: string;
}

export async function readPyannote(folder: ModelFolder): Promise<PyannoteFacts | undefined> {
  const config = await folder.text("config.yaml", 4 * 1024 * 1024);
  if (!config || !/\bpyannote\.audio\b/.test(config)) return undefined;
  // A pipeline of diarization has no task of its own on the hub; its models detect voices.
  return {
    task: /SpeakerDiarization|speaker_diarization/.test(config)
      ? "automatic-speech-recognition"
      : "voice-activity-detection",
  };
}
