/** The values that were asked for most recently, up to a number of them. */
export class RecentlyUsed<V> {
  readonly #entries = new Map<string, V>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a key, made where it is not there. A promise that fails is not kept. */
  get(key: string, make: () => V): V {
    const known = this.#entries.get(key);
    const value = known ?? make();
    this.#entries.delete(key);
    this.#entries.set(key, value);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) break;
      this.#entries.delete(oldest);
    }
    if (value instanceof Promise) value.catch(() => this.#entries.delete(key));
    return value;
  }
}
