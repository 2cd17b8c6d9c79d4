// A model folder while it is read: its files, and what was found wrong with them.
import { open, readFile } from "node:fs/promises";
import type { IngestProblem } from "../errors.ts";
import type { FolderFile } from "./walk.ts";

const megabyte = 1024 * 1024;

/** The most bytes of a file that is read as text. Tokenizers with large vocabularies are the biggest. */
const largestText = 128 * megabyte;

export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object (no array, not null). */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export class ModelFolder {
  readonly files: readonly FolderFile[];
  readonly problems: IngestProblem[] = [];
  readonly #byPath: ReadonlyMap<string, FolderFile>;

  constructor(files: readonly FolderFile[]) {
    this.files = files;
    this.#byPath = new Map(files.map((file) => [file.path, file]));
  }

  problem(file: string, what: string, fix: string): void {
    this.problems.push({ file, what, fix });
  }

  get(path: string): FolderFile | undefined {
    return this.#byPath.get(path);
  }

  has(path: string): boolean {
    return this.#byPath.has(path);
  }

  /** Files directly in the folder, not below it, whose name ends so. */
  atRoot(ending: string): readonly FolderFile[] {
    return this.files.filter(({ path }) => !path.includes("/") && path.endsWith(ending));
  }

  /** A file's text; undefined where there is none, or (with a problem noted) it is no text. */
  async text(path: string, limit = largestText): Promise<string | undefined> {
    const file = this.#byPath.get(path);
    if (!file) return undefined;
    if (file.size > limit) {
      this.problem(
        path,
        `has ${file.size} bytes, more than the ${limit} that such a file may have`,
        "is it the right file?",
      );
      return undefined;
    }
    const bytes = await this.#bytes(file);
    if (!bytes) return undefined;
    if (isPointer(bytes)) {
      this.pointerProblem(path);
      return undefined;
    }
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      this.problem(path, "is not UTF-8 text", "save it as UTF-8");
      return undefined;
    }
  }

  async #bytes(file: FolderFile): Promise<Buffer | undefined> {
    try {
      return await readFile(file.absolute);
    } catch (error) {
      this.unreadable(file.path, error);
      return undefined;
    }
  }

  /** Up to `length` bytes from the beginning. */
  async head(file: FolderFile, length: number): Promise<Buffer> {
    const handle = await open(file.absolute);
    try {
      const buffer = Buffer.alloc(Math.min(length, file.size));
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  /** The JSON object in a file; undefined where there is none, or (with a problem noted) it is damaged. */
  async json(path: string, limit = largestText): Promise<JsonObject | undefined> {
    const value = await this.jsonValue(path, limit);
    if (value === undefined) return undefined;
    if (isObject(value)) return value;
    this.problem(path, "holds JSON that is not an object", "it must begin with {");
    return undefined;
  }

  /** Any JSON value in a file. */
  async jsonValue(path: string, limit = largestText): Promise<unknown> {
    const text = await this.text(path, limit);
    if (text === undefined) return undefined;
    try {
      return parsePythonJson(text);
    } catch (error) {
      this.problem(path, `is not JSON: ${oneLine(error)}`, "mend it, or save it again from the library that wrote it");
      return undefined;
    }
  }

  unreadable(path: string, error: unknown): void {
    const code = (error as NodeJS.ErrnoException).code ?? oneLine(error);
    this.problem(path, `cannot be read (${code})`, "check its permissions");
  }

  pointerProblem(path: string): void {
    this.problem(path, "is a Git LFS pointer, not the file itself", "fetch the files first: git lfs pull");
  }
}

/** Whether bytes are the text that git keeps in place of a large file. */
export const isPointer = (bytes: Buffer): boolean =>
  bytes.subarray(0, 42).toString("latin1") === "version https://git-lfs.github.com/spec/v1";

/**
 * JSON as Python's json module writes it: with the words NaN, Infinity and -Infinity, which stand
 * in the configuration of real models (Mamba 2). They become null.
 */
function parsePythonJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const plain = text.replace(/"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g, (part) =>
      part.startsWith('"') ? part : "null",
    );
    if (plain === text) throw error;
    return JSON.parse(plain);
  }
}

/** An error's message on one line, without control characters, at most 200 characters. */
export function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, " ")
    .trim()
    .slice(0, 200);
}

/** A value where it is a string that is not empty. */
export const stringOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === "string" && value !== "" ? value : otherwise;

/** The strings of an array; a string alone is an array of one. */
export function stringList(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((item): item is string => typeof item === "string" && item !== "");
}
