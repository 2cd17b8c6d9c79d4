// What commands print. Results go to standard output, everything else to standard error.

export function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

export function printJson(value: unknown, indent = 2): void {
  print(JSON.stringify(value, null, indent));
}

/** Rows with columns of equal width, two blanks apart; the last column is not padded. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  for (const row of rows) {
    print(row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join("  "));
  }
}
