// What the panel shows. Every choice is an address, so that the panel works as plain links.

/** One of several things to choose from. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** Address of the page with this choice made. */
  readonly href: string;
  readonly selected: boolean;
  /** Said beside the label: "own server", "if it is served". */
  readonly hint?: string;
}

/** Choices that exclude each other, and the form field that makes the same choice. */
export interface ChoiceGroup {
  readonly label: string;
  /** Name of the query parameter. */
  readonly name: string;
  /** The other parameters that a form has to send along. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly choices: readonly Choice[];
}

/** What is proven of a piece of code: the field `proof` of the hub's JSON API goes straight in. */
export interface CodeProof {
  /** How far: each level includes the ones before. */
  readonly level: "parsed" | "checked" | "executed";
  /**
   * Of what it is said: of this very code, of the same from another hub or of another revision, of the same for another
   * model, of the least proven code of the library in this language, or of the same provider, task and client.
   */
  readonly scope: "code" | "place" | "shape" | "library" | "protocol";
  readonly package?: string;
  readonly version?: string;
  /** `2026-11-21`. */
  readonly date: string;
  /** The model that the proven code was for. */
  readonly model?: string;
  /** Names of the package that the code uses: found in it, or not to be looked up. */
  readonly symbols?: { readonly found: number; readonly unknown: number };
  readonly counts?: Readonly<Record<"parsed" | "checked" | "executed", number>>;
}

/** Code that is ready to copy. */
export interface CodeSample {
  readonly title?: string;
  /** Full name of the language: "python". */
  readonly language: string;
  /** The highlighted source. Its text content is exactly the code. */
  readonly html: string;
  /** Names the HTML in the page (`data-html`), for apps that hydrate from the markup. */
  readonly htmlId?: string;
  /** Where the code is a comment alone: what is missing, and what the model's author can do. */
  readonly notice?: { readonly text: string; readonly advice?: string };
  /** What is proven of it; null where nothing is. Left out, nothing is said of it. */
  readonly proof?: CodeProof | null;
}

export interface CautionNote {
  readonly kind: string;
  readonly text: string;
}

export interface LibrariesView {
  readonly group: ChoiceGroup;
  readonly label: string;
  readonly docsUrl?: string;
  readonly repoUrl?: string;
  readonly install?: { readonly tools: readonly Choice[]; readonly code: CodeSample };
  readonly snippets: readonly CodeSample[];
}

export interface ClientGroup {
  /** As people write it: `JavaScript`. */
  readonly language: string;
  readonly clients: readonly Choice[];
  /** True for a language that fewer readers look for: it waits behind "More languages" until one of its clients is chosen. */
  readonly further?: true;
}

/** The form below the providers; each field is a query parameter. */
export interface InferenceOptions {
  readonly hidden: Readonly<Record<string, string>>;
  readonly streaming?: boolean;
  readonly direct?: boolean;
  readonly billTo?: string;
  /** The provider's own id of the model, where the record does not say it. */
  readonly providerModel?: string;
  readonly endpointUrl?: string;
  /** Where the chosen server listens: what stands for the address where the reader gives none. */
  readonly serverUrl?: string;
}

/** A file that the code opens, and where a sample of it can be downloaded. */
export interface SampleDownload {
  readonly name: string;
  readonly href: string;
}

/** How the reader starts a server of their own. */
export interface ServerStart {
  readonly label: string;
  readonly docsUrl: string;
  /** The command that installs it; left out where the start brings all of it. */
  readonly install?: CodeSample;
  readonly code: CodeSample;
  /** What to know when it runs: "It asks for no token: …". */
  readonly note: string;
}

export interface InferenceView {
  readonly providers: ChoiceGroup;
  /** What to know of the chosen provider: "if it is served". */
  readonly note?: string;
  readonly options: InferenceOptions;
  readonly clients: readonly ClientGroup[];
  readonly clientGroup: ChoiceGroup;
  /** For the reader's own endpoint: the servers that can serve the model, and how the chosen one is started. */
  readonly servers?: ChoiceGroup;
  readonly start?: ServerStart;
  /** The sample files that the code opens. */
  readonly files?: readonly SampleDownload[];
  /** Name of the environment variable that the code reads its token from. */
  readonly tokenVariable?: string;
  /** The command that installs the client; left out where it comes with the system. */
  readonly install?: CodeSample;
  readonly code?: CodeSample;
  /** Why there is no code. */
  readonly problem?: string;
}

/** One thing that the reader does in an app. */
export interface AppStep {
  readonly text: string;
  /** A page, or the app itself by its own kind of address. */
  readonly link?: { readonly label: string; readonly href: string };
  /** A command, the text of a file, or a word to type. */
  readonly code?: CodeSample;
}

export interface AppsView {
  /** All apps that fit. */
  readonly group: ChoiceGroup;
  /** The same by what they are for: "Chat apps". */
  readonly kinds: readonly { readonly label: string; readonly choices: readonly Choice[] }[];
  readonly label: string;
  readonly docsUrl: string;
  /** "macOS, Windows, Linux". */
  readonly runsOn: string;
  /** What the model needs, as the chosen file has it: "Needs about 5.1 GB: …"; and whether that is there, where it is known what there is. */
  readonly memory?: { readonly line: string; readonly answer?: string };
  /** Left out where all systems have the same steps. */
  readonly systems?: ChoiceGroup;
  /** The files to choose from; left out where there is no choice. */
  readonly quantizations?: ChoiceGroup;
  readonly steps: readonly AppStep[];
}

export interface UseThisModelProps {
  readonly modelId: string;
  /** "Libraries", "Inference", "Local apps". */
  readonly tabs: readonly Choice[];
  /** Address of the page with all choices as they are. */
  readonly permalink: string;
  readonly libraries?: LibrariesView;
  readonly inference?: InferenceView;
  readonly apps?: AppsView;
  readonly cautions: readonly CautionNote[];
  /** Level of the panel's heading in the page; 2 where it is left out. */
  readonly headingLevel?: 2 | 3;
}
