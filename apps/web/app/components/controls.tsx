import type { ReactNode } from "react";

export const inputLook =
  "h-11 min-w-0 flex-1 rounded-lg border border-line-strong bg-raised px-3.5 text-body placeholder:text-muted";

/** Sends a form. */
export function Button({ children }: { children: ReactNode }) {
  return (
    <button
      type="submit"
      className="h-11 flex-none cursor-pointer rounded-lg bg-accent px-5 font-medium text-accent-ink text-ui hover:opacity-90"
    >
      {children}
    </button>
  );
}
