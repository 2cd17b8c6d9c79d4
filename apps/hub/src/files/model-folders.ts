// The files of the models on a shelf, below the data directory:
//
//   files/<folder>/...   one folder a model, with its files as they were added
//   incoming/<pid>-...   copies that are under way, and what is being deleted
//
// A copy becomes a model's folder by one rename, made while the store is locked for writing; so a
// folder in `files` that no model refers to is always left over from a crash.
import { createHash, randomUUID } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { IngestError } from "../errors.ts";
import type { FolderFile } from "../ingest/walk.ts";
import type { StoredFile } from "../store/model-store.ts";
import { isLargeFile, largeFilePointer } from "./large-files.ts";
import { gitBlobHash, gitBlobOid } from "./oid.ts";

/** A copy that is complete and on the disk, and not yet anybody's. */
export interface IncomingCopy {
  readonly folder: string;
  readonly files: readonly StoredFile[];
}

export type CopyProgress = (progress: { file: string; copiedBytes: number; totalBytes: number }) => void;

export class ModelFolders {
  readonly #files: string;
  readonly #incoming: string;

  constructor(dataDir: string) {
    this.#files = join(dataDir, "files");
    this.#incoming = join(dataDir, "incoming");
  }

  async prepare(): Promise<void> {
    await mkdir(this.#files, { recursive: true });
    await mkdir(this.#incoming, { recursive: true });
  }

  /** Where a file of a model's folder is. */
  path(folder: string, file: string): string {
    return join(this.#files, folder, file);
  }

  /**
   * Copies files into a folder of their own, names each by its content, and waits until all is on
   * the disk. Nothing is left of it if that fails.
   *
   * @throws IngestError where a file changes while it is copied.
   */
  async copyIn(source: string, files: readonly FolderFile[], onProgress?: CopyProgress): Promise<IncomingCopy> {
    const folder = join(this.#incoming, `${process.pid}-${randomUUID()}`);
    const totalBytes = files.reduce((sum, { size }) => sum + size, 0);
    let copiedBytes = 0;
    try {
      await mkdir(folder);
      const stored: StoredFile[] = [];
      const folders = new Set<string>([folder]);
      for (const file of files) {
        const target = join(folder, file.path);
        for (let parent = dirname(target); !folders.has(parent); parent = dirname(parent)) folders.add(parent);
        await mkdir(dirname(target), { recursive: true });
        const result = await copyFile(file, target, (bytes) => {
          copiedBytes += bytes;
          onProgress?.({ file: file.path, copiedBytes, totalBytes });
        });
        if (!result) {
          throw new IngestError(source, [
            {
              file: file.path,
              what: "changed while it was copied",
              fix: "add the folder again when nothing writes to it",
            },
          ]);
        }
        stored.push(result);
      }
      for (const path of folders) await syncFolder(path);
      return { folder, files: stored };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** Makes a copy a model's folder, by one rename. Called while the store is locked. */
  async settle(copy: IncomingCopy, folder: string): Promise<void> {
    await rename(copy.folder, join(this.#files, folder));
    await syncFolder(this.#files);
  }

  async discard(copy: IncomingCopy): Promise<void> {
    await rm(copy.folder, { recursive: true, force: true });
  }

  /** Deletes a model's folder that nothing refers to any more. */
  async remove(folder: string): Promise<void> {
    const doomed = join(this.#incoming, `${process.pid}-${randomUUID()}`);
    try {
      await rename(join(this.#files, folder), doomed);
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await rm(doomed, { recursive: true, force: true });
  }

  /** Deletes folders that no model refers to. Called while the store is locked. */
  async removeOrphans(inUse: ReadonlySet<string>): Promise<void> {
    for (const name of await readdir(this.#files)) {
      if (!inUse.has(name)) await rm(join(this.#files, name), { recursive: true, force: true });
    }
  }

  /** Deletes copies whose process is gone. */
  async removeAbandonedCopies(): Promise<void> {
    for (const name of await readdir(this.#incoming)) {
      const pid = Number.parseInt(name, 10);
      if (pid !== process.pid && !isRunning(pid)) {
        await rm(join(this.#incoming, name), { recursive: true, force: true });
      }
    }
  }
}

async function copyFile(
  file: FolderFile,
  target: string,
  onBytes: (bytes: number) => void,
): Promise<StoredFile | undefined> {
  const large = isLargeFile(file.path, file.size);
  const hash = large ? createHash("sha256") : gitBlobHash(file.size);
  const output = await open(target, "wx");
  let size = 0;
  try {
    for await (const chunk of createReadStream(file.absolute, { highWaterMark: 1024 * 1024 })) {
      const bytes = chunk as Buffer;
      size += bytes.length;
      hash.update(bytes);
      await writeAll(output, bytes);
      onBytes(bytes.length);
    }
    await output.sync();
  } finally {
    await output.close();
  }
  const after = await stat(file.absolute);
  if (size !== file.size || after.mtimeMs !== file.modified) return undefined;
  const digest = hash.digest("hex");
  return large
    ? { path: file.path, size, sha256: digest, oid: gitBlobOid(largeFilePointer(digest, size)) }
    : { path: file.path, size, oid: digest };
}

async function writeAll(output: FileHandle, bytes: Buffer): Promise<void> {
  for (let offset = 0; offset < bytes.length; ) {
    const { bytesWritten } = await output.write(bytes, offset);
    offset += bytesWritten;
  }
}

/** A rename or a new entry lasts once its folder is on the disk; not every system can do that. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(path, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";
