// Small model repositories, written into temporary folders.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";

/** A file's content: text, bytes, or an object that is written as JSON. */
export type Content = string | Uint8Array | Readonly<Record<string, unknown>> | readonly unknown[];

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder that is deleted when the tests of the file end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "modelshelf-"));
  folders.push(folder);
  return folder;
}

/** A folder with these files. */
export function repository(files: Readonly<Record<string, Content>>, name = "little-model"): string {
  const folder = join(temporaryFolder(), name);
  mkdirSync(folder);
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    const isPlain = typeof content === "string" || content instanceof Uint8Array;
    writeFileSync(target, isPlain ? content : JSON.stringify(content));
  }
  return folder;
}

/** A README with this front matter. */
export const readme = (frontMatter: string, text = "# A model\n"): string => `---\n${frontMatter}\n---\n${text}`;

/** A safetensors file with tensors of two-byte numbers, all zero. */
export function safetensors(tensors: Readonly<Record<string, readonly number[]>>, dtype = "BF16"): Buffer {
  let offset = 0;
  const header: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(tensors)) {
    const size = 2 * shape.reduce((product, length) => product * length, 1);
    header[name] = { dtype, shape, data_offsets: [offset, offset + size] };
    offset += size;
  }
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(json.length));
  return Buffer.concat([length, json, Buffer.alloc(offset)]);
}

const stringBytes = (text: string) => {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(bytes.length));
  return Buffer.concat([length, bytes]);
};

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const uint64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

/**
 * A GGUF file (version 3): metadata of strings, whole numbers and lists of strings, and tensors of
 * 32-bit floats, all zero. The reader of the Python package gguf 0.19.0 takes them.
 */
export function gguf(
  metadata: Readonly<Record<string, string | number | readonly string[]>>,
  tensors: Readonly<Record<string, readonly number[]>> = { "token_embd.weight": [32, 4] },
): Buffer {
  const parts: Buffer[] = [
    Buffer.from("GGUF"),
    uint32(3),
    uint64(Object.keys(tensors).length),
    uint64(Object.keys(metadata).length),
  ];
  for (const [key, value] of Object.entries(metadata)) {
    parts.push(stringBytes(key));
    if (typeof value === "string") parts.push(uint32(8), stringBytes(value));
    else if (typeof value === "number") parts.push(uint32(4), uint32(value));
    else parts.push(uint32(9), uint32(8), uint64(value.length), ...value.map(stringBytes));
  }
  let offset = 0;
  for (const [name, shape] of Object.entries(tensors)) {
    parts.push(stringBytes(name), uint32(shape.length), ...shape.map(uint64), uint32(0), uint64(offset));
    offset += Math.ceil((4 * shape.reduce((product, length) => product * length, 1)) / 32) * 32;
  }
  const header = Buffer.concat(parts);
  return Buffer.concat([header, Buffer.alloc((32 - (header.length % 32)) % 32), Buffer.alloc(offset)]);
}

/** What git has in place of a large file that was not fetched. */
export const lfsPointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 12345\n`;

/** The files of a chat model of transformers. */
export const chatModel: Readonly<Record<string, Content>> = {
  "README.md": readme("license: apache-2.0\nlanguage: [en, no]\nwidget:\n- text: Hello there"),
  "config.json": { architectures: ["LlamaForCausalLM"], model_type: "llama" },
  "tokenizer_config.json": { eos_token: "</s>", chat_template: "{{ messages[0].content }}" },
  "model.safetensors": safetensors({ "model.embed_tokens.weight": [4, 8], "lm_head.weight": [8, 4] }),
};
