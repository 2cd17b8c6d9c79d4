/** What an answer says in `X-Error-Code`, where clients look for it. */
export type ErrorCode = "RepoNotFound" | "RevisionNotFound" | "EntryNotFound" | "GatedRepo";

/** An answer that is an error. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, code?: ErrorCode, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export const modelNotFound = (id: string): ApiError =>
  new ApiError(404, `Repository not found: there is no model ${JSON.stringify(id)} on this shelf`, "RepoNotFound");

export const revisionNotFound = (revision: string): ApiError =>
  new ApiError(404, `Invalid rev id: ${revision}`, "RevisionNotFound");

/** The commit goes with it, so that clients may remember that the file is not there. */
export const entryNotFound = (path: string, sha: string): ApiError =>
  new ApiError(404, `Entry not found: there is no ${JSON.stringify(path)} in this model`, "EntryNotFound", {
    "X-Repo-Commit": sha,
  });

export const filesElsewhere = (id: string): ApiError =>
  new ApiError(404, `Entry not found: the files of ${id} are not on this shelf, only its record is`, "EntryNotFound");
