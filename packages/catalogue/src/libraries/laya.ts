import { python } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

export default {
  prettyLabel: "Laya",
  repoName: "Laya",
  repoUrl: "https://github.com/NandhaKishorM/laya",
  filter: false,
  countDownloads: path("rl_agent_config.json"),
  install: pip("laya"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      import laya

      text = ${widgetText(model, "My parcel arrived with a broken lid and I would like my money back today.")}
      # What to decide: one of several, a level, or whether something is so.
      questions = {
          "department": {
              "type": "choice",
              "instructions": "Which department should handle this?",
              "criteria": {"billing": "payments and refunds", "delivery": "late or lost parcels", "other": "all else"},
          },
          "urgency": {
              "type": "score",
              "instructions": "How urgent is this?",
              "criteria": ["not urgent", "soon", "today"],
          },
          "refund": {"type": "noul", "instructions": "Does the writer ask for money back?"},
      }

      agent = ${pythonCall("laya.load", [model.id], { revision: context.revision })}
      answers = agent.system_one(text, questions)["answers"]
      for name, answer in answers.items():
          print(f"{name}: {answer}")
    `,
  ],
  source: "public hub's list of libraries, and laya 0.4.15, README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
