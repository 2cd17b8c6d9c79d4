// Medians of alternating runs, so that a comparison holds while the machine's speed drifts.

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Calls before anything counts: enough for the engine to compile what it will run. */
const warmUp = 300;

/**
 * Microseconds of the processor that one call takes, as the median of `rounds` rounds; the subjects take turns in
 * each round. Processor time of this thread, since other programs may hold it up for longer than a call takes.
 */
export function alternate(subjects: readonly (() => unknown)[], rounds = 40, milliseconds = 5): number[] {
  for (let call = 0; call < warmUp; call += 1) for (const subject of subjects) subject();
  const samples: number[][] = subjects.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    subjects.forEach((subject, index) => {
      let calls = 0;
      const before = process.threadCpuUsage();
      const end = performance.now() + milliseconds;
      do {
        subject();
        calls += 1;
      } while (performance.now() < end);
      const { user, system } = process.threadCpuUsage(before);
      samples[index]?.push((user + system) / calls);
    });
  }
  return samples.map(median);
}

/** Milliseconds of one asynchronous run, as the median of `rounds`, after one that is not counted. */
export async function medianOf(run: () => Promise<unknown>, rounds: number): Promise<number> {
  const samples: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const start = performance.now();
    await run();
    if (round >= 0) samples.push(performance.now() - start);
  }
  return median(samples);
}

const rows: string[][] = [];

/** A line of the report: what was measured, our figure, the peer's where there is one, and the ratio. */
export function report(subject: string, ours: string, peer = "", ratio = ""): void {
  rows.push([subject, ours, peer, ratio]);
}

export function printReport(): void {
  const table = [["", "Modelshelf", "peer", "ratio"], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
  for (const row of table) {
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  "),
    );
  }
}

export const microseconds = (value: number) => `${value.toFixed(1)} us`;
export const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
/** Ours to the peer's: below 1 is faster or smaller. */
export const ratioOf = (ours: number, peer: number) => (ours / peer).toFixed(2);
