import { pip } from "@modelshelf/catalogue";
import { py } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import { pythonHttp } from "../python-http.ts";

// Source: https://www.python-httpx.org/quickstart/ and /advanced/timeouts/ (5 seconds where nothing is said, too
// short for a model), httpx 0.28.1 (read 2026-11-21).
export default {
  id: "httpx",
  language: "python",
  kind: "http",
  docsUrl: "https://www.python-httpx.org",
  install: pip("httpx"),
  serves: ({ served }) => served.request !== undefined,
  templates: pythonHttp({
    importLine: "import httpx",
    post: py`httpx.post`,
    get: py`httpx.get`,
    always: py`timeout=300,`,
    download: py`, follow_redirects=True, timeout=300`,
    content: py`content`,
    stream: (url, args) => py`
      httpx.stream(
          "POST",
          ${url},
          ${args}
      )
    `,
    lines: py`response.iter_lines()`,
  }),
} satisfies Client<"python">;
