import type { ShelfModel, ShelfReader } from "@modelshelf/web/shelf-reader";
import type { ArchitectureOf } from "./architectures.ts";
import type { ModelStore, StoredModel } from "./store/model-store.ts";

export const shelfModel = ({ record, hasFiles, totalSize }: StoredModel): ShelfModel => ({
  record,
  hasFiles,
  totalSize,
});

/** Address of a file of a model, relative to the hub. */
const fileUrl = (id: string, path: string): string =>
  `/${id}/resolve/main/${path.split("/").map(encodeURIComponent).join("/")}`;

/** The shelf as the pages read it. */
export function createShelfReader(store: ModelStore, architectureOf: ArchitectureOf): ShelfReader {
  return {
    async list(query) {
      const { models, total, nextCursor } = await store.list(query);
      const list = { models: models.map(shelfModel), total };
      return nextCursor === undefined ? list : { ...list, nextCursor };
    },
    async model(id) {
      const model = await store.get(id);
      return model && shelfModel(model);
    },
    counts: () => store.counts(),
    card: (id) => store.card(id),
    async files(id) {
      const files = await store.files(id);
      return files.map(({ path, size }) => ({ path, size }));
    },
    architecture: architectureOf,
    fileUrl,
  };
}
