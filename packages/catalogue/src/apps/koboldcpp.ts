import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, downloadFolder, downloadSteps, open, runWords } from "../app-steps.ts";

const programs = { windows: "./koboldcpp.exe", macos: "./koboldcpp-mac-arm64", linux: "./koboldcpp" } as const;

export default {
  prettyLabel: "KoboldCpp",
  docsUrl: "https://github.com/LostRuins/koboldcpp/wiki",
  kind: "chat",
  systems: ["macos", "windows", "linux"],
  fits: (question) => isGgufWriter(question) && chosenGguf(question) !== undefined,
  steps: (question) => {
    const { system } = question;
    const files = chosenGguf(question)?.files ?? [];
    const program = system === "windows" || system === "macos" ? programs[system] : programs.linux;
    return [
      open(
        `Download the program for your system, and save it as ${program.slice(2)}.`,
        "Releases of KoboldCpp",
        "https://github.com/LostRuins/koboldcpp/releases/latest",
      ),
      ...(system === "windows" ? [] : [runWords(question, "Let it run as a program.", ["chmod", "+x", program])]),
      ...downloadSteps(question, files),
      runWords(
        question,
        "Start it with the file.",
        [program, "--model", `./${downloadFolder(question)}/${files[0] ?? ""}`],
        ["--host", "127.0.0.1", "--port", "5001"],
      ),
      {
        text: "Its page for chats and stories is at http://localhost:5001; other programs ask it at http://localhost:5001/v1, as OpenAI's API does.",
      },
    ];
  },
  source: "KoboldCpp at 2da346a5: koboldcpp.py (options), README.md; its wiki of 2026-06-07 (read 2026-11-21)",
} satisfies LocalApp;
