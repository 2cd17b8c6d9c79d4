/**
 * Rendered HTML (highlighted code, a model's card) by its id.
 *
 * A document carries such HTML once, in its markup. The data that hydrates the page names it by id alone; in the browser
 * the store is filled from the markup before hydration. The data of a client navigation carries the HTML itself.
 */
export class HtmlStore {
  readonly #entries = new Map<string, string>();

  get(id: string): string | undefined {
    return this.#entries.get(id);
  }

  set(id: string, html: string): void {
    this.#entries.set(id, html);
  }
}

/** HTML as loaders return it. `html` is left out where the document's markup holds it. */
export interface HeldHtml {
  readonly id: string;
  readonly html?: string;
}
