// What a model's files tell of the memory that it keeps tokens in: config.json, else the header of a GGUF file.
import { gguf } from "@huggingface/gguf";
import { type ArchitectureReading, architectureOfConfig, architectureOfGguf } from "@modelshelf/catalogue/fit";
import { isFirstShard, isProjector } from "./gguf.ts";
import { ModelFolder, oneLine } from "./model-folder.ts";
import type { FolderFile } from "./walk.ts";

/** Bytes of the largest config.json that is read here. */
const largestConfig = 16 * 1024 * 1024;

/** Undefined where the files have neither. Never throws: what cannot be read is not known. */
export async function readArchitecture(files: readonly FolderFile[]): Promise<ArchitectureReading | undefined> {
  const folder = new ModelFolder(files);
  const config = folder.has("config.json") ? await folder.json("config.json", largestConfig) : undefined;
  const reading = config && architectureOfConfig(config);
  if (reading && "architecture" in reading) return reading;
  const file = files.find(({ path }) => path.endsWith(".gguf") && !isProjector(path) && isFirstShard(path));
  if (file) return readHeader(file);
  return folder.problems.length > 0 ? { unknown: "config.json cannot be read" } : reading;
}

async function readHeader(file: FolderFile): Promise<ArchitectureReading> {
  try {
    const { metadata } = await gguf(file.absolute, { allowLocalFile: true });
    return architectureOfGguf(metadata);
  } catch (error) {
    return { unknown: `the header of ${file.path} cannot be read (${oneLine(error)})` };
  }
}
