import type { StoredModel } from "../store/model-store.ts";
import { revisionNotFound } from "./errors.ts";

/**
 * Checks a revision. A model here has one branch, `main`, and the commit that it is at.
 *
 * @throws ApiError for any other.
 */
export function checkRevision(model: StoredModel, revision: string): void {
  if (!["main", "HEAD", "refs/heads/main", model.sha].includes(revision)) throw revisionNotFound(revision);
}
