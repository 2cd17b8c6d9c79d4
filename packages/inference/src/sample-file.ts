import { InferenceInputError } from "./errors.ts";

/** A file that the reader has, named in the code by a constant. */
export interface SampleFile {
  readonly path: string;
  /** Media type, by the file's name: `audio/flac`. */
  readonly contentType: string;
}

// IANA media types and RFC 9639 (FLAC), read 2026-11-21.
const audioTypes: Readonly<Record<string, string>> = {
  flac: "audio/flac",
  m4a: "audio/mp4",
  mp3: "audio/mpeg",
  mp4: "audio/mp4",
  oga: "audio/ogg",
  ogg: "audio/ogg",
  wav: "audio/wav",
  webm: "audio/webm",
};

/**
 * The audio file at `path`, with its media type.
 *
 * @throws InferenceInputError where the name's ending is no known audio format.
 */
export function audioFile(path: string): SampleFile {
  const ending = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  const contentType = Object.hasOwn(audioTypes, ending) ? audioTypes[ending] : undefined;
  if (contentType === undefined) {
    throw new InferenceInputError(
      `${JSON.stringify(path)} is no audio file by its name; use one that ends in ${Object.keys(audioTypes).join(", ")}`,
    );
  }
  return { path, contentType };
}

/** Stands in a JSON body for `data:<media type>;base64,<the file's bytes>`. */
export class FileDataUrl {
  readonly file: SampleFile;

  constructor(file: SampleFile) {
    this.file = file;
  }

  /** Everything before the base64 text. */
  get prefix(): string {
    return `data:${this.file.contentType};base64,`;
  }
}
