import { pip } from "@modelshelf/catalogue";
import { none, py } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import { pythonHttp } from "../python-http.ts";

// Source: https://requests.readthedocs.io/en/latest/user/quickstart/, requests 2.34.2 (read 2026-11-21).
export default {
  id: "requests",
  language: "python",
  kind: "http",
  docsUrl: "https://requests.readthedocs.io",
  install: pip("requests"),
  serves: ({ served }) => served.request !== undefined,
  templates: pythonHttp({
    importLine: "import requests",
    post: py`requests.post`,
    get: py`requests.get`,
    always: none.python,
    download: none.python,
    content: py`data`,
    stream: (url, args) => py`
      requests.post(
          ${url},
          ${args}
          stream=True,
      )
    `,
    // The encoding is UTF-8 by the standard, whatever the server says.
    lines: py`(line.decode() for line in response.iter_lines())`,
  }),
} satisfies Client<"python">;
