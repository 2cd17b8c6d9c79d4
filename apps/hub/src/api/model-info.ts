// ModelInfo: a model as the hub API describes it. Shapes are what huggingface_hub and
// @huggingface/hub demand: parts that are all or nothing are left out where they are incomplete.
import { createHash } from "node:crypto";
import type { ModelRecord, ProviderMapping } from "@modelshelf/catalogue";
import { largeFilePointer } from "../files/large-files.ts";
import type { StoredFile, StoredModel } from "../store/model-store.ts";

type Info = Record<string, unknown>;

/** Everything about a model, as the API has it for one model. */
export function modelInfo({ record, sha, totalSize, hasFiles }: StoredModel): Info {
  const { downloads, likes, tags, siblings, createdAt, lastModified, safetensors, transformersInfo, ...rest } = record;
  const info: Info = {
    _id: objectId(record.id),
    modelId: record.id,
    ...rest,
    author: record.author ?? ownerOf(record.id),
    sha,
    private: record.private ?? false,
    gated: record.gated ?? false,
    disabled: record.disabled ?? false,
    downloads: downloads ?? 0,
    likes: likes ?? 0,
    tags: tags ?? [],
    siblings: (siblings ?? []).map(({ rfilename }) => ({ rfilename })),
    spaces: [],
    ...dates(createdAt, lastModified),
    ...completeSafetensors(safetensors),
    ...knownTransformersInfo(transformersInfo),
  };
  if (hasFiles) info.usedStorage = totalSize;
  if (record.inferenceProviderMapping) {
    info.inferenceProviderMapping = mappingByProvider(record.inferenceProviderMapping);
  }
  return info;
}

/** Siblings with sizes and hashes, for `blobs=true`. */
export const blobSiblings = (files: readonly StoredFile[]) =>
  files.map(({ path, size, oid, sha256 }) => ({
    rfilename: path,
    size,
    blobId: oid,
    ...(sha256 !== undefined && { lfs: { sha256, size, pointerSize: pointerSize(sha256, size) } }),
  }));

export const pointerSize = (sha256: string, size: number): number => largeFilePointer(sha256, size).length;

const listed = [
  "_id",
  "id",
  "modelId",
  "likes",
  "downloads",
  "private",
  "gated",
  "tags",
  "pipeline_tag",
  "library_name",
  "createdAt",
];
const listedInFull = ["author", "sha", "lastModified", "disabled", "siblings"];

/** Which fields an entry of a list has. */
export interface ListedFields {
  readonly full: boolean;
  readonly config: boolean;
  readonly cardData: boolean;
  readonly expand: readonly string[];
}

/** A model as an entry of a list. */
export function listedModel(model: StoredModel, { full, config, cardData, expand }: ListedFields): Info {
  const info = modelInfo(model);
  if (expand.length > 0) {
    const some = expandedInfo(info, expand);
    const { inferenceProviderMapping: mapping } = model.record;
    return mapping && "inferenceProviderMapping" in some
      ? { ...some, inferenceProviderMapping: mappingAsList(mapping) }
      : some;
  }
  const names = [
    ...listed,
    ...(full ? listedInFull : []),
    ...(config ? ["config"] : []),
    ...(cardData ? ["cardData"] : []),
  ];
  return pick({ ...info, trendingScore: 0 }, [...names, "trendingScore"]);
}

/** Values of expandable fields that a shelf does not count. */
const notCounted: Info = {
  trendingScore: 0,
  childrenModelCount: 0,
  resourceGroup: null,
  spaces: [],
  evalResults: [],
  "model-index": null,
};

/** The id and the fields that were asked for, and no others. */
export function expandedInfo(info: Info, expand: readonly string[]): Info {
  const all = { ...notCounted, downloadsAllTime: info.downloads, ...info };
  return pick(all, ["_id", "id", ...expand]);
}

const pick = (info: Info, names: readonly string[]): Info =>
  Object.fromEntries(names.flatMap((name) => (Object.hasOwn(info, name) ? [[name, info[name]]] : [])));

/** 24 hexadecimal digits, as the public hub's own ids are. */
const objectId = (id: string) => createHash("sha1").update(`model ${id}`).digest("hex").slice(0, 24);

const ownerOf = (id: string) => (id.includes("/") ? id.slice(0, id.indexOf("/")) : "");

/** Clients read only times in UTC with a Z at the end. */
function dates(createdAt: string | undefined, lastModified: string | undefined): Info {
  const [created, modified] = [utc(createdAt), utc(lastModified)];
  return {
    ...(created && { createdAt: created }),
    ...((modified ?? created) && { lastModified: modified ?? created }),
  };
}

function utc(time: string | undefined): string | undefined {
  const date = new Date(time ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function completeSafetensors(summary: ModelRecord["safetensors"]): Info {
  if (!summary?.parameters || summary.total === undefined) return {};
  return { safetensors: { parameters: summary.parameters, total: summary.total } };
}

function knownTransformersInfo(info: ModelRecord["transformersInfo"]): Info {
  if (!info?.auto_model) return {};
  return { transformersInfo: pick({ ...info }, ["auto_model", "custom_class", "pipeline_tag", "processor"]) };
}

type Mapping = NonNullable<ModelRecord["inferenceProviderMapping"]>;

const isComplete = ({ providerId, status, task }: Partial<ProviderMapping>) =>
  [providerId, status, task].every((field) => typeof field === "string");

function mappingByProvider(mapping: Mapping): Info {
  const entries = Array.isArray(mapping)
    ? (mapping as (ProviderMapping & { provider: string })[]).map(({ provider, ...rest }) => [provider, rest] as const)
    : Object.entries(mapping as Record<string, ProviderMapping>);
  return Object.fromEntries(entries.filter(([, entry]) => isComplete(entry)));
}

const mappingAsList = (mapping: Mapping) =>
  Object.entries(mappingByProvider(mapping)).map(([provider, entry]) => ({ provider, ...(entry as ProviderMapping) }));
