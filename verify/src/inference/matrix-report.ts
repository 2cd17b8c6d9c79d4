// The matrix of who is asked, for what, with what: what was run, and what is missing.
import { clients, isInferenceTask, type ProviderId, providerIds, providers } from "@modelshelf/inference";
import { type Finding, isRun } from "../snippet-source.ts";
import type { InferenceCase } from "./cases.ts";
import { type Hole, holes as listedHoles } from "./holes.ts";
import type { SdkRegistries } from "./sdk-registries.ts";

const ways = ["routed", "direct"] as const;
type Way = (typeof ways)[number];

/** A cell of the matrix in one of its forms. */
interface Cell {
  readonly provider: string;
  readonly task: string;
  /** `openai (python)`: clients of two languages share names. */
  readonly client: string;
  readonly way: Way;
  readonly streaming: boolean;
}

export interface MatrixReport {
  /** The table, a line each. */
  readonly lines: readonly string[];
  /** Holes without a reason, code that no SDK has a route for, and reasons without a hole. */
  readonly findings: readonly Finding[];
  /** How many cells there is code for. */
  readonly cells: number;
}

const columns = clients.map(({ id, language, kind }) => ({ id, language, kind, name: `${id} (${language})` }));

const keyOf = ({ provider, task, client, way, streaming }: Cell) =>
  [provider, task, client, way, streaming ? "streamed" : "whole"].join(" ");

/**
 * @param cases all that were run or, where the language has no interpreter here, parsed.
 * @param faulty keys of cases that did not do what they must.
 */
export function matrixReport(
  cases: readonly InferenceCase[],
  faulty: ReadonlySet<string>,
  registries: SdkRegistries,
  holes: readonly Hole[] = listedHoles,
): MatrixReport {
  const expected = new Map(expectedCells(registries).map((cell) => [keyOf(cell), cell]));
  const proven = new Map<string, Cell>();
  for (const { key, entry, variant } of cases) {
    if (variant !== "" || faulty.has(key)) continue;
    const { provider, task, client, language, streaming, direct } = entry;
    // The reader's own server is asked directly, whatever the options say.
    const way = direct || provider === "custom" ? "direct" : "routed";
    const cell: Cell = { provider, task, client: `${client} (${language})`, way, streaming };
    proven.set(keyOf(cell), cell);
  }
  const missing = [...expected.values()].filter((cell) => !proven.has(keyOf(cell)));
  const unlisted = missing.filter((cell) => !holes.some((hole) => isHole(hole, cell)));
  const idle = holes.filter((hole) => !missing.some((cell) => isHole(hole, cell)));
  const unexpected = [...proven.values()].filter((cell) => !expected.has(keyOf(cell)));
  const shapes = shapeTable(cases.filter(({ key }) => !faulty.has(key)));
  return {
    lines: [...table(proven, missing, holes), ...reasons(holes), "", ...shapes.lines],
    findings: [
      ...shapes.findings,
      ...unlisted.map((cell) => ({
        key: "verify/src/inference/holes.ts",
        message: `no proven code asks ${keyOf(cell)}; write it, or list why there is none`,
      })),
      ...idle.map((hole) => ({
        key: "verify/src/inference/holes.ts",
        message: `nothing is missing at ${holeName(hole)} any more; take it off the list`,
      })),
      ...unexpected.map((cell) => ({
        key: "packages/inference/src/clients/hub-sdk-tasks.ts",
        message: `there is code for ${keyOf(cell)}, which the installed SDK does not list`,
      })),
    ],
    cells: proven.size,
  };
}

/** What everybody who can ask must be able to ask; the SDKs say it of themselves. */
function expectedCells(registries: SdkRegistries): Cell[] {
  return providerIds.flatMap((provider) =>
    tasksOf(provider, registries).flatMap((task) =>
      columns
        .filter(({ id, kind }) => (kind === "sdk" ? sdkHas(id, provider, task, registries) : httpHas(provider, task)))
        .flatMap(({ name: client }) =>
          ways.flatMap((way) =>
            (task === "conversational" ? [false, true] : [false]).map((streaming) => ({
              provider,
              task,
              client,
              way,
              streaming,
            })),
          ),
        ),
    ),
  );
}

/** Ours, and what an SDK asks the provider for. */
function tasksOf(provider: ProviderId, registries: SdkRegistries): string[] {
  const sdks = Object.values(registries).flatMap((registry) =>
    provider === "auto" ? Object.values(registry).flat() : (registry[provider] ?? []),
  );
  return [...new Set([...Object.keys(providers[provider].tasks), ...sdks])].sort();
}

/** Nobody but the hub's SDKs knows whom the policy means, except for chats, which have a route of their own. */
const httpHas = (provider: ProviderId, task: string) => provider !== "auto" || task === "conversational";

function sdkHas(client: string, provider: ProviderId, task: string, registries: SdkRegistries): boolean {
  switch (client) {
    case "huggingface_hub":
    case "huggingface.js": {
      const registry = registries[client];
      if (provider === "custom") return task === "conversational";
      return provider === "auto"
        ? Object.values(registry).some((tasks) => tasks.includes(task))
        : registry[provider]?.includes(task) === true;
    }
    case "fal_client":
      return provider === "fal-ai";
    default:
      return isInferenceTask(task) && providers[provider].tasks[task]?.openai === true;
  }
}

const isHole = ({ provider, task, client, way }: Hole, cell: Cell) =>
  (provider === undefined || provider === cell.provider) &&
  (task === undefined || task === cell.task) &&
  (client === undefined || cell.client.startsWith(`${client} (`)) &&
  (way === undefined || way === cell.way);

const holeName = ({ provider, task, client, way }: Hole) => [provider, task, client, way].filter(Boolean).join(" ");

/** A row for each provider and task, a column for each client. */
function table(proven: ReadonlyMap<string, Cell>, missing: readonly Cell[], holes: readonly Hole[]): string[] {
  const rows = new Map<string, Map<string, string>>();
  const add = ({ provider, task, client, way, streaming }: Cell, isProven: boolean) => {
    const row = `${provider.padEnd(15)}${task.padEnd(32)}`;
    const cells = rows.get(row) ?? new Map<string, string>();
    rows.set(row, cells);
    const letter = way === "routed" ? (streaming ? "r" : "R") : streaming ? "d" : "D";
    cells.set(client, (cells.get(client) ?? "") + (isProven ? letter : "-"));
  };
  // A provider that is asked in one way alone has no holes in its cells.
  const oneWay = holes.filter(({ task, client }) => task === undefined && client === undefined);
  for (const cell of missing) if (!oneWay.some((hole) => isHole(hole, cell))) add(cell, false);
  for (const cell of proven.values()) add(cell, true);
  const notRun = columns.filter(({ language }) => !isRun(language)).map(({ id }) => id);
  return [
    "R routed, D direct, r and d the same as a stream, - listed below, . not served",
    ...columns.map(({ name }, index) => `${String(index + 1).padStart(2)} ${name}`),
    `${notRun.join(", ")}: parsed by its grammar, and not run`,
    `${" ".repeat(47)}${columns.map((_, index) => String(index + 1).padEnd(5)).join("")}`,
    ...[...rows]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([row, cells]) =>
          row +
          columns
            .map(({ name }) => inOrder(cells.get(name) ?? ".").padEnd(5))
            .join("")
            .trimEnd(),
      ),
  ];
}

/** How many snippets of each HTTP client were proven with each shape of request; all clients have all shapes. */
function shapeTable(cases: readonly InferenceCase[]): Pick<MatrixReport, "lines" | "findings"> {
  const http = columns.filter(({ kind }) => kind === "http");
  const counts = new Map<string, Map<string, number>>();
  for (const { entry, shapes, variant } of cases) {
    const client = `${entry.client} (${entry.language})`;
    if (!http.some(({ name }) => name === client)) continue;
    const names = entry.provider === "custom" && variant === "" ? [...shapes, "own endpoint"] : shapes;
    for (const shape of names) {
      const row = counts.get(shape) ?? new Map<string, number>();
      counts.set(shape, row.set(client, (row.get(client) ?? 0) + 1));
    }
  }
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    lines: [
      `${"shape of request".padEnd(24)}${http.map(({ id }) => id.padEnd(18)).join("")}`.trimEnd(),
      ...rows.map(([shape, row]) =>
        (shape.padEnd(24) + http.map(({ name }) => String(row.get(name) ?? 0).padEnd(18)).join("")).trimEnd(),
      ),
    ],
    findings: rows.flatMap(([shape, row]) =>
      http
        .filter(({ name }) => !row.has(name))
        .map(({ name }) => ({
          key: "verify/src/inference/cases.ts",
          message: `no proven code of ${name} has a request with the shape "${shape}"`,
        })),
    ),
  };
}

const order = "RDrd-.";

/** Several holes of a cell are one dash. */
const inOrder = (letters: string) => [...new Set(letters)].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join("");

const reasons = (holes: readonly Hole[]) => holes.map((hole) => `- ${holeName(hole)}: ${hole.reason}`);
