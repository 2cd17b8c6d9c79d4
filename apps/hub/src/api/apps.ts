import {
  type AppContext,
  type AppGuide,
  appGuide,
  appIds,
  isAppId,
  isAppSystem,
  modelApps,
} from "@modelshelf/catalogue";
import * as z from "zod";
import type { StoredModel } from "../store/model-store.ts";
import { ApiError } from "./errors.ts";
import { parseQuery, queryOf, serverAddress, text } from "./parameters.ts";

const shape = {
  app: text.optional(),
  system: text.refine(isAppSystem, { error: "must be one of macos, windows, linux, browser, ios, android" }).optional(),
  quantization: text.optional(),
  endpoint: serverAddress.or(z.preprocess((values) => String(values), z.literal(""))).optional(),
};

/**
 * GET /api/models/{id}/apps: the local apps that can run the model, or the one that is asked for, and what the reader
 * does in each. An empty `endpoint` writes the steps for the public hub.
 */
export function appsOf(url: URL, { record, hasFiles }: StoredModel) {
  const { app, system, quantization, endpoint } = parseQuery(queryOf(url), shape, { strict: true });
  const hub = endpoint ?? (hasFiles ? url.origin : "");
  const context: AppContext = {
    ...(hub !== "" && { endpoint: hub }),
    ...(isAppSystem(system) && { system }),
    ...(quantization !== undefined && { quantization }),
  };
  const guides = app === undefined ? modelApps(record, context) : [guideOf(app, record, context)];
  checkQuantization(guides, quantization);
  return { model: record.id, apps: guides.map(described) };
}

function guideOf(id: string, record: StoredModel["record"], context: AppContext): AppGuide {
  if (!isAppId(id)) throw new ApiError(404, `there is no app ${JSON.stringify(id)}; there are: ${appIds.join(", ")}`);
  const guide = appGuide(id, record, context);
  if (guide !== undefined) return guide;
  const others = modelApps(record, context).map((one) => one.id);
  throw new ApiError(
    404,
    `${id} cannot run ${record.id}; ${others.length > 0 ? `these apps can: ${others.join(", ")}` : "no app here can"}`,
  );
}

/** A quantization that no app has to choose is a mistake of the one who asks. */
function checkQuantization(guides: readonly AppGuide[], asked: string | undefined): void {
  const known = [...new Set(guides.flatMap(({ quantizations }) => quantizations.map(({ id }) => id)))];
  if (asked === undefined || known.includes(asked)) return;
  throw new ApiError(
    400,
    `quantization=${JSON.stringify(asked)}: ${known.length > 0 ? `there are ${known.join(", ")}` : "there is none to choose from"}`,
  );
}

const described = ({
  id,
  prettyLabel,
  docsUrl,
  kind,
  systems,
  system,
  quantizations,
  quantization,
  steps,
}: AppGuide) => ({
  id,
  label: prettyLabel,
  docs: docsUrl,
  kind,
  systems,
  system,
  ...(quantizations.length > 0 && {
    quantization,
    quantizations: quantizations.map((one) => ({ id: one.id, files: one.files, bytes: one.bytes })),
  }),
  steps: steps.map(({ text: words, link, code }) => ({ text: words, ...(link && { link }), ...(code && { code }) })),
});
