import { js } from "@modelshelf/code";
import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, installs, open, run } from "../app-steps.ts";
import { npm } from "../install.ts";
import { isGated } from "../loading.ts";

const wasm = "https://cdn.jsdelivr.net/npm/@wllama/wllama@3.8.1/src/wasm/wllama.wasm";
/** A file is one ArrayBuffer. */
const mostBytes = 2 * 2 ** 30;

export default {
  prettyLabel: "wllama",
  docsUrl: "https://github.com/ngxson/wllama",
  kind: "browser",
  systems: ["browser"],
  // Sizes are of whole choices: of a split one no part is larger than the whole.
  fits: (question) => {
    const choice = chosenGguf(question);
    return (
      isGgufWriter(question) &&
      question.model.pipeline_tag !== "image-text-to-text" &&
      question.endpoint === undefined &&
      !isGated(question.model) &&
      choice !== undefined &&
      (choice.files.length > 1 || (choice.bytes ?? mostBytes) < mostBytes)
    );
  },
  steps: (question) => {
    const { model, task } = question;
    const file = chosenGguf(question)?.files[0] ?? "";
    const ask =
      task === "conversational"
        ? js`
            const answer = await wllama.createChatCompletion({
              messages: [{ role: "user", content: "What is a browser good for?" }],
              max_tokens: 200,
            });
            console.log(answer.choices[0].message.content);
          `
        : js`
            const output = await wllama.createCompletion({ prompt: "Once upon a time", max_tokens: 200 });
            console.log(output.choices[0].text);
          `;
    return [
      open(
        "To look at it first: its demo runs models in this browser.",
        "Demo of wllama",
        "https://huggingface.co/spaces/ngxson/wllama",
      ),
      installs("For a page of your own, install it in your project.", npm("@wllama/wllama@3.8.1")),
      run(
        "Load the model in the page.",
        js`
          import { Wllama } from "@wllama/wllama";

          const wllama = new Wllama({ default: ${wasm} });
          await wllama.loadModelFromHF(${{ repo: model.id, file }});
          ${ask}
        `,
      ),
    ];
  },
  source:
    "@wllama/wllama 3.8.1: README.md, esm/wllama.d.ts, src/wasm-from-cdn.ts; its repository at 766d28e (read 2026-11-21)",
} satisfies LocalApp;
