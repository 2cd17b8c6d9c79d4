// Text is shown as text, never as a page or a script; images and sound as what they are.
const types: Readonly<Record<string, string>> = {
  avif: "image/avif",
  flac: "audio/flac",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  json: "application/json",
  m4a: "audio/mp4",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  oga: "audio/ogg",
  ogg: "audio/ogg",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  wav: "audio/wav",
  webm: "video/webm",
  webp: "image/webp",
};

const texts = new Set(
  "css csv cfg conf gitattributes html htm ini jinja js jsonl jsx licence license log lua md mjs model_card py rst sh toml ts tsv tsx txt vocab xml yaml yml".split(
    " ",
  ),
);

/** The content type of a file, by its name. */
export function contentType(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  const extension = name.slice(name.lastIndexOf(".") + 1);
  const known = Object.hasOwn(types, extension) ? types[extension] : undefined;
  if (known !== undefined) return known;
  return texts.has(extension) ? "text/plain; charset=utf-8" : "application/octet-stream";
}
