/** What a user of the shelf can do something about: the message says what was wrong and what to do. */
export class ShelfError extends Error {
  override name = "ShelfError";
}

/** A model id that the hub's rules do not allow. */
export class InvalidModelIdError extends ShelfError {
  override name = "InvalidModelIdError";
}

/** A record given from outside that is not a model record. */
export class InvalidRecordError extends ShelfError {
  override name = "InvalidRecordError";
}

/** A request parameter with a value that cannot be used. */
export class InvalidParameterError extends ShelfError {
  override name = "InvalidParameterError";
}

/** The data directory cannot be used, or was made by a newer Modelshelf. */
export class DataDirectoryError extends ShelfError {
  override name = "DataDirectoryError";
}

/** The server cannot listen on the address that was asked for. */
export class ListenError extends ShelfError {
  override name = "ListenError";
}

/** One thing that is wrong with a model folder. */
export interface IngestProblem {
  /** Path in the folder; `.` for the folder itself. */
  readonly file: string;
  /** What is wrong. */
  readonly what: string;
  /** What to do about it. */
  readonly fix: string;
}

/** A model folder that cannot be put on the shelf; nothing was added. */
export class IngestError extends ShelfError {
  override name = "IngestError";
  readonly folder: string;
  readonly problems: readonly IngestProblem[];

  constructor(folder: string, problems: readonly IngestProblem[]) {
    super(problems.map(({ file, what, fix }) => `${file === "." ? folder : file}: ${what}; ${fix}`).join("\n"));
    this.folder = folder;
    this.problems = problems;
  }
}
