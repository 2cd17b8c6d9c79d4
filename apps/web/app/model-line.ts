// What one line of a list says about a model.

export interface ModelLine {
  readonly id: string;
  readonly href: string;
  readonly hasFiles: boolean;
  readonly modality?: string;
  readonly task?: string;
  readonly library?: string;
  readonly license?: string;
  readonly size?: string;
  readonly updated?: string;
  readonly downloads?: number;
  readonly gated?: true;
}
