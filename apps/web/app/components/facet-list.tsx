import { Link } from "react-router";

export interface Facet {
  readonly label: string;
  readonly values: readonly FacetValue[];
}

interface FacetValue {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
  readonly href: string;
}

const mostShown = 8;

/** Ways to narrow a list: each value is a link that sets the filter, or takes it away. */
export function FacetList({ facets }: { facets: readonly Facet[] }) {
  return (
    <div className="grid grid-cols-1 gap-7">
      {facets.map(({ label, values }) => {
        const chosenLate = values.slice(mostShown).filter(({ selected }) => selected);
        const rest = values.slice(mostShown).filter(({ selected }) => !selected);
        return (
          <nav key={label} aria-label={label}>
            <h2 className="mb-1 font-strong text-ui">{label}</h2>
            <Values values={[...values.slice(0, mostShown), ...chosenLate]} />
            {rest.length > 0 && (
              <details>
                <summary className="cursor-pointer py-1 text-accent text-meta">{rest.length} more</summary>
                <Values values={rest} />
              </details>
            )}
          </nav>
        );
      })}
    </div>
  );
}

function Values({ values }: { values: readonly FacetValue[] }) {
  return (
    <ul>
      {values.map(({ id, label, count, selected, href }) => (
        <li key={id}>
          <Link
            to={href}
            preventScrollReset
            aria-current={selected ? "true" : undefined}
            className="-mx-2 flex items-baseline justify-between gap-3 rounded-md px-2 py-1 text-ui hover:bg-hover aria-[current=true]:bg-accent-soft aria-[current=true]:font-medium aria-[current=true]:text-accent"
          >
            <span className="min-w-0 leading-[20px]">{label}</span>
            <span className="number text-meta text-muted">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
