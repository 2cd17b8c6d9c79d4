type Counts = Readonly<Record<"parsed" | "checked" | "executed", number>>;

const levels = ["executed", "checked", "parsed"] as const;
const words = { executed: "run", checked: "checked", parsed: "parsed" } as const;

/** How many pieces of code reached which level: "3 run, 200 checked". */
export function proofCounts(counts: Counts): string {
  return levels
    .filter((level) => counts[level] > 0)
    .map((level) => `${counts[level]} ${words[level]}`)
    .join(", ");
}

interface Proven {
  readonly counts: Counts;
  readonly package?: string;
  readonly version?: string;
}

/** The same as a sentence: "Of its 203 pieces of code 3 ran and 200 were checked, with transformers 5.23.0." */
export function proofSentence({ counts, package: name, version }: Proven): string {
  const total = levels.reduce((sum, level) => sum + counts[level], 0);
  const parts = levels
    .filter((level) => counts[level] > 0)
    .map((level) => {
      const count = counts[level];
      return level === "executed" ? `${count} ran` : `${count} ${count === 1 ? "was" : "were"} ${words[level]}`;
    });
  const last = parts.pop() ?? "none was proven";
  const all = `${parts.join(", ")} and ${last}`;
  const release = name === undefined ? "" : `, with ${name} ${version ?? ""}`.trimEnd();
  if (parts.length > 0) return `Of its ${total} pieces of code ${all}${release}.`;
  const whole = total === 1 ? "Its one piece of code" : `All of its ${total} pieces of code`;
  return `${whole} ${last.replace(/^\d+ /, "")}${release}.`;
}
