import type { LocalApp } from "../app.ts";
import { isServed, serverSteps } from "../app-steps.ts";
import server from "../servers/sglang.ts";

export default {
  prettyLabel: server.prettyLabel,
  docsUrl: server.docsUrl,
  kind: "server",
  systems: ["linux"],
  fits: (question) => isServed(server, question),
  steps: (question) => serverSteps(server, question),
  source: server.source,
} satisfies LocalApp;
