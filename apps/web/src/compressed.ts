import { promisify } from "node:util";
import { gzip } from "node:zlib";

const gzipped = promisify(gzip);

/** Smaller answers gain nothing. */
const smallest = 1400;

/** A finished page or its data, gzipped where the reader takes that. Level 5: about a millisecond for a page. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get("content-type") ?? "";
  const encodings = request.headers.get("accept-encoding") ?? "";
  response.headers.append("Vary", "Accept-Encoding");
  if (!response.body || !/^text\/|json|x-script/.test(type) || !/\bgzip\b/.test(encodings)) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const { status, statusText, headers } = response;
  if (body.length < smallest) return new Response(body, { status, statusText, headers });
  headers.set("Content-Encoding", "gzip");
  return new Response(await gzipped(body, { level: 5 }), { status, statusText, headers });
}
