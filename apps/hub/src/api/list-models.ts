import type { ModelQuery } from "@modelshelf/web/shelf-reader";
import type { ModelStore } from "../store/model-store.ts";
import { largestPageSize } from "../store/sql-model-store.ts";
import { ApiError } from "./errors.ts";
import { listedModel } from "./model-info.ts";
import { flag, list, parseQuery, queryOf, text, wholeNumber } from "./parameters.ts";
import { json } from "./responses.ts";

const shape = {
  search: text.optional(),
  author: text.optional(),
  filter: list.optional(),
  pipeline_tag: text.optional(),
  library: list.optional(),
  license: text.optional(),
  sort: text.optional(),
  direction: text.optional(),
  limit: wholeNumber(1, 1_000_000_000).optional(),
  cursor: text.optional(),
  full: flag.optional(),
  config: flag.optional(),
  cardData: flag.optional(),
  expand: list.optional(),
};

/** Filters of the public hub about what a shelf does not know. Ignoring them would list wrong models. */
const unsupported = ["apps", "gated", "inference", "inference_provider", "num_parameters", "trained_dataset"];

const sorts: Readonly<Record<string, NonNullable<ModelQuery["sort"]>>> = {
  createdAt: "createdAt",
  created_at: "createdAt",
  downloads: "downloads",
  id: "id",
  lastModified: "lastModified",
  last_modified: "lastModified",
  likes: "likes",
  likes30d: "likes",
  relevance: "relevance",
  trendingScore: "downloads",
  trending_score: "downloads",
};

/** GET /api/models */
export async function listModels(request: Request, url: URL, store: ModelStore): Promise<Response> {
  const given = queryOf(url);
  const query = parseQuery(given, shape);
  for (const name of unsupported) {
    if (given.has(name)) throw new ApiError(400, `${name}: this shelf cannot filter models by it; leave it out`);
  }
  const { models, total, nextCursor } = await store.list(modelQuery(query));
  const fields = {
    full: query.full ?? false,
    config: query.config ?? false,
    cardData: query.cardData ?? false,
    expand: query.expand ?? [],
  };
  const headers: Record<string, string> = { "X-Total-Count": String(total) };
  if (nextCursor !== undefined) headers.Link = nextPage(url, nextCursor);
  return json(
    request,
    models.map((model) => listedModel(model, fields)),
    { headers },
  );
}

/** Clients follow only absolute addresses, with a blank before `rel`. */
export function nextPage(url: URL, cursor: string): string {
  const next = new URL(url);
  next.searchParams.set("cursor", cursor);
  return `<${next.href}>; rel="next"`;
}

function modelQuery(query: ReturnType<typeof parseQuery<typeof shape>>): ModelQuery {
  const { sort, direction, search, author, pipeline_tag: task, license, cursor } = query;
  if (sort !== undefined && !Object.hasOwn(sorts, sort)) {
    throw new ApiError(
      400,
      `sort=${JSON.stringify(sort)}: models cannot be sorted by it; there are: ${Object.keys(sorts).join(", ")}`,
    );
  }
  if (direction !== undefined && direction !== "-1") {
    throw new ApiError(400, `direction=${JSON.stringify(direction)}: lists are sorted downwards only; leave it out`);
  }
  const [library, ...libraries] = query.library ?? [];
  const tags = [...(query.filter ?? []), ...libraries];
  return {
    ...(search !== undefined && { search }),
    ...(author !== undefined && { author }),
    ...(task !== undefined && { task }),
    ...(library !== undefined && { library }),
    ...(license !== undefined && { license }),
    ...(tags.length > 0 && { tags }),
    ...(sort !== undefined && sorts[sort] !== undefined && { sort: sorts[sort] }),
    ...(query.limit !== undefined && { limit: Math.min(query.limit, largestPageSize) }),
    ...(cursor !== undefined && { cursor }),
  };
}
