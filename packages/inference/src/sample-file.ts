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

// IANA media types, read 2026-11-21.
const imageTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  bmp: "image/bmp",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  tif: "image/tiff",
  tiff: "image/tiff",
  webp: "image/webp",
};

/**
 * The audio file at `path`, with its media type.
 *
 * @throws InferenceInputError where the name's ending is no known audio format.
 */
export const audioFile = (path: string): SampleFile => file(path, "audio", audioTypes);

/**
 * The picture at `path`, with its media type.
 *
 * @throws InferenceInputError where the name's ending is no known format of pictures.
 */
export const imageFile = (path: string): SampleFile => file(path, "image", imageTypes);

function file(path: string, kind: "audio" | "image", types: Readonly<Record<string, string>>): SampleFile {
  const ending = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  const contentType = Object.hasOwn(types, ending) ? types[ending] : undefined;
  if (contentType === undefined) {
    throw new InferenceInputError(
      `${JSON.stringify(path)} is no ${kind} file by its name; use one that ends in ${Object.keys(types).join(", ")}`,
    );
  }
  return { path, contentType };
}

/** Stands in a JSON body for the file's bytes: in base64, alone or as a data URL. */
export class FileText {
  readonly file: SampleFile;
  /** Everything before the base64 text. */
  readonly prefix: string;

  private constructor(file: SampleFile, prefix: string) {
    this.file = file;
    this.prefix = prefix;
  }

  /** `data:<media type>;base64,<bytes>` */
  static dataUrl(file: SampleFile): FileText {
    return new FileText(file, `data:${file.contentType};base64,`);
  }

  static base64(file: SampleFile): FileText {
    return new FileText(file, "");
  }
}
