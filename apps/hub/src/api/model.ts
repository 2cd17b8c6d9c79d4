import type { ArchitectureOf } from "../architectures.ts";
import type { ModelStore, StoredModel } from "../store/model-store.ts";
import { joinSegments, readingsOf, revisionOf } from "./address.ts";
import { appsOf } from "./apps.ts";
import { ApiError, modelNotFound } from "./errors.ts";
import { fitOf } from "./fit.ts";
import { inferenceOf } from "./inference-snippets.ts";
import { checkRevision } from "./known-revision.ts";
import { blobSiblings, expandedInfo, modelInfo } from "./model-info.ts";
import { flag, list, parseQuery, queryOf } from "./parameters.ts";
import { json } from "./responses.ts";
import { snippetsOf } from "./snippets.ts";
import { commitTitle, listPaths, listTree } from "./tree.ts";

/** All below /api/models/{id}. */
export async function answerModel(
  request: Request,
  url: URL,
  { store, architectureOf }: { store: ModelStore; architectureOf: ArchitectureOf },
  segments: readonly string[],
): Promise<Response> {
  const { model, rest } = await findModel(store, segments);
  const [verb = "", ...tail] = rest;
  const isPost = request.method === "POST";
  if (isPost !== (verb === "paths-info")) {
    throw new ApiError(405, `${request.method} is not for this address`, undefined, {
      Allow: isPost ? "GET, HEAD" : "POST",
    });
  }
  switch (verb) {
    case "":
      return describe(request, url, store, model);
    case "revision": {
      atRevision(model, tail);
      return describe(request, url, store, model);
    }
    case "tree":
      return listTree(request, url, store, model, atRevision(model, tail));
    case "paths-info":
      atRevision(model, tail);
      return listPaths(request, store, model);
    case "refs":
      return json(request, refsOf(model, queryOf(url).has("include_prs")));
    case "commits":
      atRevision(model, tail);
      return json(request, [commitOf(model)], { headers: { "X-Total-Count": "1" } });
    case "discussions":
      return json(request, { discussions: [], count: 0, start: 0 });
    case "auth-check":
      return json(request, {});
    case "snippets":
      return json(request, snippetsOf(url, model));
    case "inference-snippets":
      return json(request, inferenceOf(url, model));
    case "fit":
      return json(request, await fitOf(url, model, architectureOf));
    case "apps":
      return json(request, appsOf(url, model));
    default:
      throw new ApiError(404, `there is no ${JSON.stringify(verb)} of a model here`);
  }
}

/** The model that the segments begin with: an id of two, else of one. */
async function findModel(store: ModelStore, segments: readonly string[]) {
  const readings = readingsOf(segments.filter((segment, index) => segment !== "" || index < segments.length - 1));
  for (const { id, rest } of readings) {
    const model = await store.get(id);
    if (model) return { model, rest };
  }
  throw modelNotFound(readings[0]?.id ?? segments.join("/"));
}

/** The path after a revision, which must be one that the model has. A slash at its end is ignored. */
function atRevision(model: StoredModel, segments: readonly string[]): string {
  const { revision, rest } = revisionOf(segments.length > 0 ? segments : ["main"]);
  checkRevision(model, revision);
  const path = joinSegments(rest);
  if (path === undefined) throw new ApiError(400, "the path has a damaged escape (%); encode it again");
  return path.replace(/\/$/, "");
}

const shape = { blobs: flag.optional(), securityStatus: flag.optional(), expand: list.optional() };

async function describe(request: Request, url: URL, store: ModelStore, model: StoredModel): Promise<Response> {
  const { blobs = false, expand = [] } = parseQuery(queryOf(url), shape);
  const info = modelInfo(model);
  if (blobs && model.hasFiles) info.siblings = blobSiblings(await store.files(model.record.id));
  return json(request, expand.length > 0 ? expandedInfo(info, expand) : info, {
    headers: { "X-Repo-Commit": model.sha },
  });
}

const refsOf = ({ sha }: StoredModel, withPullRequests: boolean) => ({
  branches: [{ name: "main", ref: "refs/heads/main", targetCommit: sha }],
  converts: [],
  tags: [],
  ...(withPullRequests && { pullRequests: [] }),
});

const commitOf = ({ sha, record }: StoredModel) => ({
  id: sha,
  title: commitTitle,
  message: "",
  authors: [],
  date: record.lastModified ?? record.createdAt,
});
