import type { AppQuestion, LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, downloadFolder, downloadSteps, open, runWords } from "../app-steps.ts";

/** The program as it is called after the download. */
const program = ({ terminal }: AppQuestion) => (terminal === "powershell" ? "./llamafile.exe" : "./llamafile");

export default {
  prettyLabel: "llamafile",
  docsUrl: "https://github.com/Mozilla-Ocho/llamafile",
  kind: "server",
  systems: ["macos", "windows", "linux"],
  fits: (question) => isGgufWriter(question) && chosenGguf(question) !== undefined,
  steps: (question) => {
    const files = chosenGguf(question)?.files ?? [];
    return [
      open(
        question.terminal === "powershell"
          ? "Download the program without weights, and save it as llamafile.exe."
          : "Download the program without weights, and save it as llamafile.",
        "Releases of llamafile",
        "https://github.com/Mozilla-Ocho/llamafile/releases",
      ),
      ...(question.terminal === "powershell"
        ? []
        : [runWords(question, "Let it run as a program.", ["chmod", "+x", "llamafile"])]),
      ...downloadSteps(question, files),
      runWords(question, "Start it with the file: it opens a page for chats.", [
        program(question),
        "-m",
        `./${downloadFolder(question)}/${files[0] ?? ""}`,
      ]),
    ];
  },
  source: 'llamafile at cfa861a: README.md, "Using llamafile with external weights" (read 2026-11-21)',
} satisfies LocalApp;
