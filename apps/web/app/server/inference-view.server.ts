import { type Install, installCommand, installTools, type SnippetContext } from "@modelshelf/catalogue";
import { type Language, languageLabel } from "@modelshelf/code";
import {
  anyTokenNote,
  askServer,
  defaultEndpointUrl,
  InferenceError,
  type InferenceOptions,
  type InferenceSnippet,
  inferenceSnippets,
  type OfferedProvider,
  providers,
  providersFor,
  type ServerStart,
  sampleFilesOf,
  serversFor,
  tokenVariable,
} from "@modelshelf/inference";
import { inferenceProof } from "@modelshelf/inference/proof";
import type { Choice, ChoiceGroup, ClientGroup, InferenceView, ServerStart as StartView } from "@modelshelf/react";
import type { ShelfModel } from "../../src/shelf-reader.ts";
import type { HeldHtml } from "../html-store.ts";
import { codeSample, type HeldCode } from "./code-sample.server.ts";
import { choicesAddress, fieldsOf, type PanelChoices, pageChoices } from "./panel-address.server.ts";

export type HeldInferenceView = Omit<InferenceView, "code" | "install" | "start"> & {
  readonly code?: HeldCode;
  readonly install?: HeldCode;
  readonly start?: HeldStart;
};

type HeldStart = Omit<StartView, "code" | "install"> & { readonly code: HeldCode; readonly install?: HeldCode };

/** The languages that most readers look for. */
const inFront: readonly Language[] = ["python", "javascript", "shell"];

/** The inference tab; undefined where there is no code for the model's task. */
export function inferenceView(
  model: ShelfModel,
  choices: PanelChoices,
  context: SnippetContext,
  hold: (html: string) => HeldHtml,
): HeldInferenceView | undefined {
  const offered = providersFor(model.record, { hasFiles: model.hasFiles });
  const provider =
    offered.find(({ id }) => id === choices.provider) ??
    (choices.endpoint_url === undefined ? undefined : offered.find(({ id }) => id === "custom")) ??
    offered[0];
  if (provider === undefined) return undefined;

  const own = provider.id === "custom";
  const servers = own ? serversFor(model.record, context) : [];
  const server = chosenServer(servers, choices);
  const made: PanelChoices = {
    tab: "inference",
    provider: provider.id,
    provider_model: provider.needsProviderModelId ? choices.provider_model : undefined,
    language: choices.language,
    client: choices.client,
    stream: provider.task === "conversational" ? choices.stream : undefined,
    direct: providers[provider.id].direct && !own ? choices.direct : undefined,
    bill_to: own ? undefined : choices.bill_to,
    // The address of the chosen server is that of its command: it goes with the server.
    endpoint_url: own && choices.endpoint_url !== server?.baseUrl ? choices.endpoint_url : undefined,
    server: servers.length > 0 && isServerChoice(servers, choices.server) ? choices.server : undefined,
    ...pageChoices(choices),
  };
  const options = optionsOf(provider, made, server);
  const { snippets, problem } = generate(model, provider, options);
  const chosen =
    snippets.find(({ language, client }) => client === made.client && (made.language ?? language) === language) ??
    snippets.find(({ language }) => language === made.language) ??
    snippets[0];
  const forms = { ...made, language: undefined, client: undefined };

  return {
    providers: {
      label: "Provider",
      name: "provider",
      hidden: fieldsOf({ ...made, provider: undefined, client: formValue(chosen), language: undefined }),
      choices: offered.map((one) => ({
        id: one.id,
        label: one.prettyLabel,
        href: choicesAddress({ ...made, provider: one.id, provider_model: undefined, direct: undefined }),
        selected: one === provider,
      })),
    },
    ...(provider.assumed && { note: assumedNote(provider) }),
    options: {
      hidden: fieldsOf({
        tab: "inference",
        provider: provider.id,
        client: formValue(chosen),
        server: server?.id ?? made.server,
      }),
      ...(provider.task === "conversational" && { streaming: made.stream !== undefined }),
      ...(providers[provider.id].direct && !own && { direct: made.direct !== undefined }),
      ...(!own && { billTo: made.bill_to ?? "" }),
      ...(provider.needsProviderModelId && { providerModel: made.provider_model ?? "" }),
      ...(own && { endpointUrl: made.endpoint_url ?? "" }),
      ...(server && { serverUrl: server.baseUrl }),
    },
    clients: clientGroups(snippets, chosen, made),
    clientGroup: {
      label: "Client",
      name: "client",
      hidden: fieldsOf(forms),
      choices: snippets.map((one) => ({
        id: formValue(one) ?? "",
        label: `${languageLabel(one.language)}, ${one.client}`,
        href: choicesAddress({ ...made, language: one.language, client: one.client }),
        selected: one === chosen,
      })),
    },
    ...(servers.length > 0 && { servers: serverGroup(servers, server, made, formValue(chosen)) }),
    ...(server && { start: startOf(server, hold) }),
    ...(problem !== undefined && { problem }),
    ...(chosen && {
      code: codeSample(chosen, hold, inferenceProof(model.record, options, chosen)),
      files: sampleFilesOf(model.record, options).map((name) => ({ name, href: `/api/sample-files/${name}` })),
      ...tokenOf(chosen, provider),
      ...installOf(chosen, hold),
    }),
  };
}

function generate(
  { record }: ShelfModel,
  provider: OfferedProvider,
  options: InferenceOptions,
): { snippets: readonly InferenceSnippet[]; problem?: string } {
  try {
    const snippets = inferenceSnippets(record, options);
    if (snippets.length > 0) return { snippets };
    return {
      snippets,
      problem: `No client can ask ${provider.prettyLabel} this way. Choose another provider or switch.`,
    };
  } catch (error) {
    if (!(error instanceof InferenceError)) throw error;
    return { snippets: [], problem: sentence(error.message) };
  }
}

/** Stands for the reader's own server, which runs already. */
const running = "none";

const isServerChoice = (servers: readonly ServerStart[], id: string | undefined) =>
  id === running || servers.some((server) => server.id === id);

/** The one that is chosen; the first, where the reader has chosen none and gave no address of their own. */
function chosenServer(servers: readonly ServerStart[], { server, endpoint_url }: PanelChoices) {
  if (isServerChoice(servers, server)) return servers.find(({ id }) => id === server);
  return endpoint_url === undefined ? servers[0] : undefined;
}

function serverGroup(
  servers: readonly ServerStart[],
  chosen: ServerStart | undefined,
  made: PanelChoices,
  client: string | undefined,
): ChoiceGroup {
  const choice = (id: string, label: string, selected: boolean): Choice => ({
    id,
    label,
    href: choicesAddress({ ...made, server: id }),
    selected,
  });
  return {
    label: "Start a server",
    name: "server",
    hidden: fieldsOf({ ...made, server: undefined, client, language: undefined }),
    choices: [
      ...servers.map((one) => choice(one.id, one.prettyLabel, one === chosen)),
      choice(running, "Mine runs already", chosen === undefined),
    ],
  };
}

const startOf = (
  { prettyLabel, docsUrl, install, start }: ServerStart,
  hold: (html: string) => HeldHtml,
): HeldStart => ({
  label: prettyLabel,
  docsUrl,
  note: anyTokenNote,
  code: codeSample(start, hold),
  ...(install && { install: installCode(install, hold) }),
});

function optionsOf(provider: OfferedProvider, made: PanelChoices, server: ServerStart | undefined): InferenceOptions {
  const options: InferenceOptions = {
    provider: provider.id,
    streaming: made.stream !== undefined,
    directRequest: made.direct !== undefined,
    ...(made.provider_model !== undefined && { providerModelId: made.provider_model }),
    ...(made.bill_to !== undefined && { billTo: made.bill_to }),
    ...(made.endpoint_url !== undefined && { endpointUrl: made.endpoint_url }),
  };
  if (provider.id !== "custom") return options;
  return server ? askServer(server, options) : { endpointUrl: defaultEndpointUrl, ...options };
}

const sentence = (message: string) => `${message.charAt(0).toUpperCase()}${message.slice(1).replace(/\.?$/, ".")}`;

const formValue = (snippet: InferenceSnippet | undefined) => snippet && `${snippet.language}:${snippet.client}`;

function assumedNote(provider: OfferedProvider): string {
  return provider.id === "auto"
    ? "Nobody said yet who serves this model. The code works if a provider does."
    : `Nobody said yet whether ${provider.prettyLabel} serves this model. The code works if it does.`;
}

function clientGroups(
  snippets: readonly InferenceSnippet[],
  chosen: InferenceSnippet | undefined,
  made: PanelChoices,
): ClientGroup[] {
  const languages = [...new Set(snippets.map(({ language }) => language))];
  return languages.map((language) => ({
    language: languageLabel(language),
    ...(!inFront.includes(language) && { further: true as const }),
    clients: snippets
      .filter((one) => one.language === language)
      .map(
        (one): Choice => ({
          id: formValue(one) ?? "",
          label: one.client,
          href: choicesAddress({ ...made, language, client: one.client }),
          selected: one === chosen,
        }),
      ),
  }));
}

/** The variable that the code reads, among those that there can be for the provider. */
function tokenOf({ code }: InferenceSnippet, { id }: OfferedProvider): { tokenVariable?: string } {
  const names = [true, false].flatMap((direct) =>
    [true, false].map((viaHub) => tokenVariable({ provider: id, direct, viaHub })),
  );
  const found = names.find((name) => new RegExp(`\\b${name}\\b`).test(code));
  return found === undefined ? {} : { tokenVariable: found };
}

function installOf({ install }: InferenceSnippet, hold: (html: string) => HeldHtml): { install?: HeldCode } {
  return install === null ? {} : { install: installCode(install, hold) };
}

const installCode = (install: Install, hold: (html: string) => HeldHtml): HeldCode =>
  codeSample({ language: "shell", code: installCommand(install, installTools(install)[0]) }, hold);
