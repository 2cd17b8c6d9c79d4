// Which files a git repository of a model keeps outside git (LFS). They are named by the SHA-256
// of their content, all others by their git blob.
//
// Patterns: the `.gitattributes` that the public hub gives to every new model repository, as it
// stands in model repositories of 2024 to 2026.
const largeExtensions = new Set([
  "7z",
  "arrow",
  "bin",
  "bz2",
  "ckpt",
  "ftz",
  "gguf",
  "gz",
  "h5",
  "joblib",
  "keras",
  "lfs",
  "mlmodel",
  "model",
  "msgpack",
  "nemo",
  "npy",
  "npz",
  "onnx",
  "ot",
  "parquet",
  "pb",
  "pickle",
  "pkl",
  "pt",
  "pth",
  "rar",
  "safetensors",
  "task",
  "tar",
  "tflite",
  "tgz",
  "wasm",
  "xz",
  "zip",
  "zst",
]);

/** Bytes from which any file counts as large. */
const largeFrom = 10 * 1024 * 1024;

/** Whether a file is named by the SHA-256 of its content. */
export function isLargeFile(path: string, size: number): boolean {
  if (size > largeFrom) return true;
  const name = path.slice(path.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  return name.includes("tfevents") || (dot >= 0 && largeExtensions.has(name.slice(dot + 1).toLowerCase()));
}

/** Text of the pointer that git keeps in place of a large file. Source: the Git LFS specification. */
export const largeFilePointer = (sha256: string, size: number): string =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize ${size}\n`;
