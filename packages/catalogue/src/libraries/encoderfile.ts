import { comment, type Fragment, none, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { review } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";
import { weightsFiles } from "../weights-file.ts";

/** The program for the machines that most have; else the first there is. */
function programOf(model: ModelRecord): string | undefined {
  const files = weightsFiles(model, ".encoderfile");
  return files.find((file) => file.includes("x86_64-linux-gnu")) ?? files[0];
}

const trust = comment("A program: run it only if you trust its author.");

function download(model: ModelRecord, context: SnippetContext): Fragment<"shell"> {
  const program = programOf(model);
  if (program === undefined) {
    return sh`
      ${downloadTo("encoderfiles", model, context)}
      # For Linux on x86_64. The others: aarch64-linux-gnu, x86_64-apple-darwin, aarch64-apple-darwin.
      program=$(find encoderfiles -name '*.x86_64-linux-gnu.encoderfile' | head -n 1)
    `;
  }
  const [name = ""] = program.split(/\.(?:x86_64|aarch64)-/);
  const others = weightsFiles(model, ".encoderfile").filter((file) => file !== program && file.startsWith(`${name}.`));
  return sh`
    ${others.length === 0 ? none.shell : comment(`For other machines: ${others.join(", ")}`)}
    program=${`encoderfiles/${program}`}
    ${downloadTo("encoderfiles", model, context, [program])}
  `;
}

export default {
  prettyLabel: "encoderfile",
  repoName: "encoderfile",
  repoUrl: "https://github.com/mozilla-ai/encoderfile",
  filter: false,
  countDownloads: extension("encoderfile"),
  // The package encoderfile makes such files: they run by themselves.
  install: pip("huggingface_hub"),
  snippets: (model, context) => [
    shell("Run it in a terminal")`
      ${gate(model, context)}
      text=${widgetText(model, review)}

      ${download(model, context)}
      ${trust}
      chmod +x "$program"
      "./$program" infer "$text"
    `,
    shell("Start it as a server")`
      ${gate(model, context)}
      ${download(model, context)}
      ${trust}
      chmod +x "$program"
      # Answers at http://localhost:8080, for example: curl http://localhost:8080/predict -H 'Content-Type: application/json' -d '{"inputs": ["Hello"]}'
      "./$program" serve --disable-grpc
    `,
  ],
  source:
    "public hub's list of libraries, and encoderfile 0.7.1 (repository mozilla-ai/encoderfile at 7f329ff), README and docs/reference/cli.md, read 2026-11-21",
} satisfies Library;

export const examples = {
  "one-for-each-machine": {
    id: "owner/name",
    siblings: [
      { rfilename: "name.aarch64-apple-darwin.encoderfile" },
      { rfilename: "name.x86_64-linux-gnu.encoderfile" },
    ],
  },
  "for-one-machine": { id: "owner/name", siblings: [{ rfilename: "name.aarch64-apple-darwin.encoderfile" }] },
  "files-unknown": { id: "owner/name", pipeline_tag: "text-classification" },
} satisfies Examples;
