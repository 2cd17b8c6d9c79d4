// Which request is answered by what.
import type { ArchitectureOf } from "../architectures.ts";
import { InvalidModelIdError, InvalidParameterError } from "../errors.ts";
import type { ModelFolders } from "../files/model-folders.ts";
import type { HubLogger } from "../hub.ts";
import type { ModelStore } from "../store/model-store.ts";
import { decodeSegment, segmentsOf } from "./address.ts";
import { ApiError, modelNotFound } from "./errors.ts";
import { answerFile, fileAddress } from "./files.ts";
import { allLibraries, libraryNamed } from "./libraries.ts";
import { listModels } from "./list-models.ts";
import { answerModel } from "./model.ts";
import { queryOf } from "./parameters.ts";
import { corsHeaders, errorResponse, json, preflight } from "./responses.ts";
import { allSampleFiles, sampleFile } from "./sample-files.ts";
import { allTasks, taskOf } from "./tasks.ts";

export interface ApiOptions {
  readonly store: ModelStore;
  readonly folders: ModelFolders;
  readonly architectureOf: ArchitectureOf;
  readonly logger: HubLogger | undefined;
}

/** Answers requests for the JSON API and for files; undefined where the address is neither. */
export function createApi({ store, folders, architectureOf, logger }: ApiOptions) {
  return async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url);
    const segments = segmentsOf(url.pathname);
    const isApi = segments[0] === "api";
    const file = isApi ? undefined : fileAddress(segments);
    const isOtherKind =
      ["datasets", "spaces"].includes(segments[0] ?? "") && ["resolve", "raw"].includes(segments[3] ?? "");
    if (!isApi && !file && !isOtherKind) return undefined;
    if (request.method === "OPTIONS") return preflight();
    try {
      if (isOtherKind) throw modelNotFound(segments.slice(0, 3).join("/"));
      if (file) return await answerFile(request, url, { store, folders }, file);
      return await answerApi(request, url, { store, architectureOf }, segments.slice(1));
    } catch (error) {
      return errorResponse(request, asApiError(error, logger));
    }
  };
}

async function answerApi(
  request: Request,
  url: URL,
  { store, architectureOf }: Pick<ApiOptions, "store" | "architectureOf">,
  segments: readonly string[],
): Promise<Response> {
  const [kind = "", ...rest] = segments;
  const isRead = ["GET", "HEAD"].includes(request.method);
  // The one question that is asked by POST, since its list of paths can be long.
  if (!isRead && !(request.method === "POST" && kind === "models" && rest.includes("paths-info"))) {
    throw new ApiError(
      405,
      "the shelf is read-only over HTTP; models are added and removed on its own machine with modelshelf add and modelshelf remove",
      undefined,
      { Allow: "GET, HEAD" },
    );
  }
  queryOf(url);
  switch (kind) {
    case "models":
      return rest.every((segment) => segment === "")
        ? listModels(request, url, store)
        : answerModel(request, url, { store, architectureOf }, rest);
    case "tasks": {
      const id = decodeSegment(rest.join("/").replace(/\/$/, "")) ?? "";
      return json(request, id === "" ? allTasks() : taskOf(id));
    }
    case "libraries": {
      const id = decodeSegment(rest.join("/").replace(/\/$/, "")) ?? "";
      return json(request, id === "" ? allLibraries() : libraryNamed(id));
    }
    case "sample-files": {
      const name = decodeSegment(rest.join("/").replace(/\/$/, "")) ?? "";
      return name === "" ? json(request, allSampleFiles(url.origin)) : sampleFile(request, name);
    }
    case "whoami-v2":
      throw new ApiError(401, "Invalid credentials in Authorization header: this shelf has no accounts");
    // huggingface_hub asks who runs it; without an answer every process asks again.
    case "agent-harnesses":
      return json(request, { standardEnvVars: [], harnesses: {} });
    case "telemetry":
      return new Response(null, { status: 204, headers: corsHeaders });
    case "datasets":
    case "spaces":
      throw modelNotFound(`${kind}/${rest.slice(0, 2).join("/")}`);
    default:
      throw new ApiError(
        404,
        `there is nothing at ${url.pathname}; the API has /api/models, /api/tasks, /api/libraries and /api/sample-files`,
      );
  }
}

function asApiError(error: unknown, logger: HubLogger | undefined): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof InvalidParameterError || error instanceof InvalidModelIdError)
    return new ApiError(400, error.message);
  logger?.error("a request failed", error);
  return new ApiError(500, "something went wrong on this shelf; its operator can see what in the log");
}
