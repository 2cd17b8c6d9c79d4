/**
 * The table's own entry under a key that a record brought: a key such as `constructor`, or none,
 * finds nothing.
 */
export function lookup<T>(table: Readonly<Record<string, T>>, key: string | undefined): T | undefined {
  return key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
