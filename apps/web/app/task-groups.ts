export interface TaskLine {
  readonly id: string;
  readonly label: string;
  readonly tagline: string;
  /** The other name that a search found it by. */
  readonly foundBy?: string;
  /** On this shelf. */
  readonly models: number;
}

/** The tasks of one modality, in the catalogue's order. */
export interface TaskGroup {
  readonly modality: string;
  readonly label: string;
  readonly tasks: readonly TaskLine[];
}
