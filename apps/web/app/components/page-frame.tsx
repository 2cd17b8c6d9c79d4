import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, NavLink, useLocation } from "react-router";
import { Mark } from "./mark.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const sections = [
  ["/tasks", "Tasks"],
  ["/models", "Models"],
  ["/libraries", "Libraries"],
  ["/providers", "Providers"],
] as const;

/** What stands around every page: the way to the sections, the search, the foot. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const hasOwnSearch = pathname === "/" || pathname === "/models";
  return (
    <>
      <a
        href="#content"
        className="absolute -top-16 left-4 z-20 rounded-lg bg-accent px-4 py-2 text-accent-ink focus:top-2"
      >
        Skip to the content
      </a>
      <header className="sticky top-0 z-10 border-line border-b bg-surface">
        <div className="mx-auto flex min-h-14 max-w-[1240px] flex-wrap items-center gap-x-7 px-5">
          <Link to="/" className="flex min-h-12 items-center gap-2 font-strong text-[17px] tracking-tight">
            <Mark />
            Modelshelf
          </Link>
          <nav aria-label="Sections" className="order-3 -mx-2.5 flex w-full sm:order-none sm:w-auto">
            {sections.map(([to, label]) => (
              <NavLink
                key={to}
                to={to}
                className="flex min-h-11 items-center rounded-lg px-2.5 text-muted text-ui hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-1.5">
            {!hasOwnSearch && (
              <Form action="/models" role="search" aria-label="Models" className="relative hidden md:block">
                <label htmlFor="header-search" className="sr-only">
                  Search models
                </label>
                <Search
                  size={16}
                  strokeWidth={1.75}
                  aria-hidden="true"
                  className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 text-muted"
                />
                <input
                  id="header-search"
                  name="search"
                  type="search"
                  placeholder="Search models"
                  className="h-9 w-60 rounded-lg border border-line-strong bg-raised pr-3 pl-9 text-ui placeholder:text-muted"
                />
              </Form>
            )}
            <ThemeToggle />
          </div>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1240px] flex-1 px-5 pt-8 pb-20 outline-none sm:pt-10"
      >
        {children}
      </main>
      <footer className="border-line border-t">
        <div className="mx-auto flex max-w-[1240px] flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-5 py-6 text-meta text-muted">
          <p>Modelshelf: which model, and the code that runs it.</p>
          <nav aria-label="Machine-readable" className="flex gap-5">
            <a className="hover:text-ink hover:underline" href="/api/models">
              Models as JSON
            </a>
            <a className="hover:text-ink hover:underline" href="/api/tasks">
              Tasks as JSON
            </a>
          </nav>
        </div>
      </footer>
    </>
  );
}
