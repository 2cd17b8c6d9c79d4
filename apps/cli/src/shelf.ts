import type { Hub } from "@modelshelf/hub";

/** The data directory: --data, else MODELSHELF_DATA, else ./.modelshelf. */
export function dataDirectory(option: string | undefined): string {
  return option ?? (process.env.MODELSHELF_DATA || ".modelshelf");
}

/** Opens the shelf for one piece of work and closes it whatever happens. */
export async function withShelf<T>(dataDir: string, work: (hub: Hub) => Promise<T>): Promise<T> {
  const { createHub } = await import("@modelshelf/hub");
  const hub = await createHub({ dataDir });
  try {
    return await work(hub);
  } finally {
    await hub.close();
  }
}
