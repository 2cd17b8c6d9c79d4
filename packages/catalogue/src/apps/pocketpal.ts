import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, open, type } from "../app-steps.ts";
import { isGated } from "../loading.ts";

export default {
  prettyLabel: "PocketPal AI",
  docsUrl: "https://github.com/a-ghorbani/pocketpal-ai",
  kind: "chat",
  systems: ["ios", "android"],
  // Its search is that of the public hub; files in parts are not for phones.
  fits: (question) =>
    isGgufWriter(question) && question.endpoint === undefined && (chosenGguf(question)?.files.length ?? 1) === 1,
  steps: (question) => [
    question.system === "ios"
      ? open("Install PocketPal AI.", "App Store", "https://apps.apple.com/us/app/pocketpal-ai/id6502579498")
      : open("Install PocketPal AI.", "Google Play", "https://play.google.com/store/apps/details?id=com.pocketpalai"),
    ...(isGated(question.model)
      ? [{ text: "Gated model: accept its conditions on the hub, and enter your token in the app's settings." }]
      : []),
    type("Under Models, tap +, add from Hugging Face, and search for the model.", question.model.id),
    {
      text:
        question.quantization === undefined
          ? "Download the file, and load it."
          : `Download the file of ${question.quantization}, and load it.`,
    },
  ],
  source: "PocketPal AI at a3a4c34f: README.md (read 2026-11-21)",
} satisfies LocalApp;
