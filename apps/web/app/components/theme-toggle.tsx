import { Moon, Sun } from "lucide-react";

const year = 60 * 60 * 24 * 365;

/** Turns light into dark and back. The choice is kept in a cookie, so the server renders it without a flash. */
export function ThemeToggle() {
  function toggle() {
    const root = document.documentElement;
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const next = (root.dataset.theme ?? system) === "dark" ? "light" : "dark";
    root.dataset.theme = next;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
    document.cookie = `theme=${next}; path=/; max-age=${year}; samesite=lax`;
  }
  return (
    <button
      type="button"
      onClick={toggle}
      className="needs-script grid size-10 flex-none cursor-pointer place-items-center rounded-lg text-muted hover:bg-hover hover:text-ink"
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
    >
      <Sun size={18} strokeWidth={1.75} aria-hidden="true" className="hidden dark:block" />
      <Moon size={18} strokeWidth={1.75} aria-hidden="true" className="dark:hidden" />
    </button>
  );
}
