// Answers in the form that hub clients read: JSON, CORS, errors in headers too.
import { randomUUID } from "node:crypto";
import type { ApiError } from "./errors.ts";

/** Headers that scripts in browsers may read. Source: the public hub's own list (padeoe/hf-mirror-site#50). */
const exposed = [
  "X-Repo-Commit",
  "X-Request-Id",
  "X-Error-Code",
  "X-Error-Message",
  "X-Total-Count",
  "ETag",
  "Link",
  "Accept-Ranges",
  "Content-Range",
  "X-Linked-Size",
  "X-Linked-ETag",
].join(",");

export const corsHeaders: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposed,
};

/** Answer to a browser that asks whether it may ask. */
export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      "Access-Control-Allow-Methods": "GET, HEAD, POST, OPTIONS",
      "Access-Control-Allow-Headers": "Authorization, Content-Type, Range, If-None-Match, If-Range",
      "Access-Control-Max-Age": "86400",
    },
  });

/** A JSON answer; a HEAD request gets its headers alone. */
export function json(
  request: Request,
  value: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
) {
  const body = Buffer.from(JSON.stringify(value));
  return new Response(request.method === "HEAD" ? null : body, {
    status: init.status ?? 200,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": String(body.length),
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
      "X-Request-Id": randomUUID(),
      ...corsHeaders,
      ...init.headers,
    },
  });
}

/** An error as JSON; its code and message stand in headers too, since a HEAD answer has no body. */
export function errorResponse(request: Request, error: ApiError): Response {
  return json(
    request,
    { error: error.message, status: error.status },
    {
      status: error.status,
      headers: {
        ...error.headers,
        ...(error.code !== undefined && { "X-Error-Code": error.code }),
        "X-Error-Message": headerText(shortMessage(error)),
      },
    },
  );
}

/** Clients compare some of these texts, so the well-known ones stand alone. */
function shortMessage({ code, message }: ApiError): string {
  if (code === "RepoNotFound") return "Repository not found";
  return code === "EntryNotFound" ? "Entry not found" : message;
}

/** A text as a header can carry it. */
const headerText = (text: string): string => text.replace(/[^\x20-\x7e]/g, "?").slice(0, 500);
