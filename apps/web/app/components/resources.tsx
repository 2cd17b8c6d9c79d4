// What stands beside a guide: titled lists of things to go to.
import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ModelName } from "./model-name.tsx";

interface ListProps {
  title: string;
  children: ReactNode[];
}

/** Things with a sentence about each; nothing where there are none. */
export function Resources({ title, children }: ListProps) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2 className="border-line border-b pb-2 font-strong text-ui">{title}</h2>
      <ul className="mt-2 grid grid-cols-1 gap-3">{children}</ul>
    </section>
  );
}

/** Names alone, in a row; nothing where there are none. */
export function Names({ title, children }: ListProps) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2 className="border-line border-b pb-2 font-strong text-ui">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ui">{children}</ul>
    </section>
  );
}

interface ResourceProps {
  href: string;
  /** Whether the address is one of this shelf. */
  here?: boolean;
  /** Where it is otherwise. */
  place?: string;
  description: string;
  children: ReactNode;
}

/** A thing and a sentence about it. */
export function Resource({ href, here = false, place = "on the public hub", description, children }: ResourceProps) {
  return (
    <li className="text-ui">
      {here ? (
        <Link className="group font-medium hover:text-accent" to={href}>
          {children}
        </Link>
      ) : (
        <a className="group font-medium hover:text-accent" href={href} rel="noopener noreferrer">
          {children}
          <ArrowUpRight size={14} strokeWidth={1.75} className="ml-0.5 inline text-muted" aria-label={place} />
        </a>
      )}
      <p className="mt-0.5 text-meta text-muted">{description}</p>
    </li>
  );
}

/** A repository of the public hub or of this shelf, by its id. */
export function RepositoryResource({ id, ...rest }: { id: string; href: string; here?: boolean; description: string }) {
  return (
    <Resource {...rest}>
      <ModelName id={id} breaks />
    </Resource>
  );
}
