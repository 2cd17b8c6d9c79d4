import { Fragment } from "react";
import { Link } from "react-router";
import type { Fact } from "../server/model-facts.server.ts";

/** The facts of a model, as a list of terms. */
export function ModelFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[104px_minmax(0,1fr)] gap-y-0 text-ui">
      {facts.map(({ term, values }) => (
        <div
          key={term}
          className="col-span-2 grid grid-cols-subgrid border-line border-b py-2 first:pt-0 lg:first:pt-2"
        >
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">
            {values.map(({ text, href, note }, index) => (
              <Fragment key={text}>
                {index > 0 && ", "}
                <FactValue text={text} href={href} />
                {note && <span className="text-muted"> {note}</span>}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ text, href }: { text: string; href?: string }) {
  if (href === undefined) return <span className="number">{text}</span>;
  if (href.startsWith("/")) {
    return (
      <Link className="link" to={href}>
        {text}
      </Link>
    );
  }
  return (
    <a className="link" href={href} rel="noopener noreferrer">
      {text}
    </a>
  );
}
