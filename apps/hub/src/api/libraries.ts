import { isLibraryId, libraryIds } from "@modelshelf/catalogue";
import { libraryRecord, nearestLibraries } from "@modelshelf/catalogue/proof";
import { ApiError } from "./errors.ts";

/** GET /api/libraries: every library by its id, with what is proven of its code. */
export const allLibraries = () => Object.fromEntries(libraryIds.map((id) => [id, libraryRecord(id)]));

/** GET /api/libraries/{id} */
export function libraryNamed(id: string) {
  if (isLibraryId(id)) return libraryRecord(id);
  const near = nearestLibraries(id);
  const hint = near.length > 0 ? `did you mean ${near.join(" or ")}?` : "/api/libraries lists them";
  throw new ApiError(404, `there is no library ${JSON.stringify(id)}; ${hint}`);
}
