/** Where messages go that are no failures; `console` fits. Nothing is printed without one. */
export interface Logger {
  error(message: string): void;
  warn?(message: string): void;
}
