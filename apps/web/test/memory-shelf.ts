// A shelf in memory, for tests of the pages alone.
import type { ArchitectureReading } from "@modelshelf/catalogue/fit";
import type { ModelList, ModelQuery, ShelfCounts, ShelfModel, ShelfReader } from "../src/shelf-reader.ts";

export interface MemoryModel extends ShelfModel {
  readonly card?: string;
  readonly architecture?: ArchitectureReading;
}

/** A shelf that holds these models. */
export function memoryShelf(models: readonly MemoryModel[]): ShelfReader {
  const find = (id: string) => models.find(({ record }) => record.id === id);
  const list = async (query: ModelQuery): Promise<ModelList> => {
    const found = models.filter((model) => matches(model, query)).sort(order(query.sort));
    const start = Number(query.cursor ?? 0);
    const end = start + (query.limit ?? 30);
    return {
      models: found.slice(start, end),
      total: found.length,
      ...(end < found.length && { nextCursor: String(end) }),
    };
  };
  return {
    list,
    model: async (id) => find(id),
    counts: async () => countsOf(models),
    card: async (id) => find(id)?.card,
    files: async (id) => {
      const model = find(id);
      if (!model?.hasFiles) return [];
      return (model.record.siblings ?? []).map(({ rfilename, size = 0 }) => ({ path: rfilename, size }));
    },
    architecture: async (id) => find(id)?.architecture,
    fileUrl: (id, path) => `/${id}/resolve/main/${path.split("/").map(encodeURIComponent).join("/")}`,
  };
}

function matches({ record }: ShelfModel, query: ModelQuery): boolean {
  const words = (query.search ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const text = [record.id, record.pipeline_tag, record.library_name, ...(record.tags ?? [])].join(" ").toLowerCase();
  return (
    words.every((word) => text.includes(word)) &&
    (query.task === undefined || record.pipeline_tag === query.task) &&
    (query.library === undefined || record.library_name === query.library) &&
    (query.license === undefined || license(record.tags) === query.license) &&
    (query.author === undefined || record.id.startsWith(`${query.author}/`))
  );
}

const license = (tags: readonly string[] = []) => tags.find((tag) => tag.startsWith("license:"))?.slice(8);

function order(sort: ModelQuery["sort"]): (a: ShelfModel, b: ShelfModel) => number {
  const by = sort === undefined || sort === "relevance" ? "downloads" : sort;
  return ({ record: a }, { record: b }) => {
    if (by === "id") return a.id < b.id ? -1 : 1;
    const [x, y] = [a[by] ?? 0, b[by] ?? 0];
    return x < y ? 1 : x > y ? -1 : 0;
  };
}

function countsOf(models: readonly ShelfModel[]): ShelfCounts {
  const tally = (read: (model: ShelfModel) => string | undefined) => {
    const counts: Record<string, number> = {};
    for (const value of models.map(read)) if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  return {
    models: models.length,
    tasks: tally(({ record }) => record.pipeline_tag),
    libraries: tally(({ record }) => record.library_name),
    licenses: tally(({ record }) => license(record.tags)),
  };
}
