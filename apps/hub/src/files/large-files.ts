// Which files a git repository of a model keeps outside git (LFS). They are named by the SHA-256
// of their content, all others by their git blob.
//
// Extensions: the `.gitattributes` that model repositories of the public hub begin with (read in
// public copies of them, 2026-11-21), and those of the newer formats of weights.
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
  return (
    name.includes("tfevents") ||
    /\.(?:lfs|tar)\./.test(name) ||
    /(?:^|\/)saved_model\//.test(path) ||
    (dot >= 0 && largeExtensions.has(name.slice(dot + 1).toLowerCase()))
  );
}

/** Text of the pointer that git keeps in place of a large file. Source: git-lfs docs/spec.md (read 2026-11-21). */
export const largeFilePointer = (sha256: string, size: number): string =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize ${size}\n`;
