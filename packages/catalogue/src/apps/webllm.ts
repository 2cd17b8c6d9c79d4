import { js } from "@modelshelf/code";
import type { AppQuestion, LocalApp } from "../app.ts";
import { installs, open, run } from "../app-steps.ts";
import { npm } from "../install.ts";
import { webllmModels } from "../webllm-models.ts";

const owner = "mlc-ai/";
const nameOf = ({ model: { id } }: AppQuestion) => (id.startsWith(owner) ? id.slice(owner.length) : "");

export default {
  prettyLabel: "WebLLM",
  docsUrl: "https://webllm.mlc.ai/docs/",
  kind: "browser",
  systems: ["browser"],
  // Of its own list, by name: for any other model a program is compiled first.
  fits: (question) => question.endpoint === undefined && webllmModels.has(nameOf(question)),
  steps: (question) => [
    open("To look at it first, choose the model on WebLLM's page for chats.", "WebLLM Chat", "https://chat.webllm.ai/"),
    installs("For a page of your own, install it in your project.", npm("@mlc-ai/web-llm")),
    run(
      "Load the model in the page.",
      js`
        import { CreateMLCEngine } from "@mlc-ai/web-llm";

        const engine = await CreateMLCEngine(${nameOf(question)});
        const answer = await engine.chat.completions.create({
          messages: [{ role: "user", content: "What is a browser good for?" }],
        });
        console.log(answer.choices[0].message.content);
      `,
    ),
  ],
  source: "WebLLM 0.2.83 at c51c9c0: README.md, src/config.ts (read 2026-11-21)",
} satisfies LocalApp;
