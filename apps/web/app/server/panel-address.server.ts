// The panel's state in the address: `?tab=inference&provider=groq&client=openai&language=python&stream=1`.

/** The choices that can be made in the panel, as they stand in the query. */
export interface PanelChoices {
  readonly tab?: "libraries" | "inference" | "apps";
  readonly library?: string;
  readonly installer?: string;
  readonly provider?: string;
  readonly provider_model?: string;
  readonly language?: string;
  readonly client?: string;
  readonly stream?: "1";
  readonly direct?: "1";
  readonly bill_to?: string;
  readonly endpoint_url?: string;
  /** A server's id, or `none` where the reader has one running. */
  readonly server?: string;
  readonly app?: string;
  readonly system?: string;
  readonly quantization?: string;
  /** What the reader's machine has, `24GB`, and the tokens of context that are wanted. They stay whatever else is chosen. */
  readonly memory?: string;
  readonly context?: string;
}

const longest = 500;

/** Reads the choices; what is no choice, is empty or is absurdly long is left out. */
export function readChoices(query: URLSearchParams): PanelChoices {
  const text = (name: keyof PanelChoices) => {
    const value = query.get(name)?.trim();
    return value && value.length <= longest ? value : undefined;
  };
  const tab = text("tab");
  // The row of clients is one field in a form: "python:openai".
  const [language, client] = text("client")?.includes(":")
    ? (text("client")?.split(":", 2) ?? [])
    : [text("language"), text("client")];
  return {
    tab: tab === "inference" || tab === "libraries" || tab === "apps" ? tab : undefined,
    library: text("library"),
    installer: text("installer"),
    provider: text("provider"),
    provider_model: text("provider_model"),
    language: language || undefined,
    client: client || undefined,
    stream: isOn(query.get("stream")) ? "1" : undefined,
    direct: isOn(query.get("direct")) ? "1" : undefined,
    bill_to: text("bill_to"),
    endpoint_url: text("endpoint_url"),
    server: text("server"),
    app: text("app"),
    system: text("system"),
    quantization: text("quantization"),
    memory: text("memory"),
    context: text("context"),
  };
}

const isOn = (value: string | null) => value !== null && /^(?:1|true|on|yes)$/i.test(value);

/** The choices that hold for the whole page, whatever is chosen in the panel. */
export const pageChoices = ({ memory, context }: PanelChoices): PanelChoices => ({ memory, context });

/** The query that makes these choices: `?tab=libraries&library=diffusers`. */
export function choicesAddress(choices: PanelChoices): string {
  return `?${new URLSearchParams(fieldsOf(choices))}`;
}

/** The choices as form fields. */
export function fieldsOf(choices: PanelChoices): Record<string, string> {
  return Object.fromEntries(Object.entries(choices).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
