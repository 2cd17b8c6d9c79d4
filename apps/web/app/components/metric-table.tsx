import type { Metric } from "@modelshelf/catalogue";
import { ArrowDown, ArrowUp } from "lucide-react";

/** How a task is measured: what each number says, how it is computed, where it lies and which end of it is good. */
export function MetricTable({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <table className="w-full border-line border-t text-left text-ui">
      <thead>
        <tr className="text-meta text-muted">
          <th scope="col" className="py-2 pr-5 font-normal">
            Measure
          </th>
          <th scope="col" className="hidden py-2 pr-5 font-normal sm:table-cell">
            What it says
          </th>
          <th scope="col" className="py-2 pr-5 font-normal">
            Range
          </th>
          <th scope="col" className="py-2 font-normal">
            Better
          </th>
        </tr>
      </thead>
      <tbody>
        {metrics.map((metric) => (
          <tr key={metric.id} className="border-line border-t align-baseline">
            <th scope="row" className="py-2.5 pr-5 font-medium">
              <a className="link" href={metric.definition} rel="noopener noreferrer">
                {metric.id}
              </a>
              <span className="block font-normal text-meta text-muted sm:hidden">
                <Meaning metric={metric} />
              </span>
            </th>
            <td className="hidden py-2.5 pr-5 text-muted sm:table-cell">
              <Meaning metric={metric} />
            </td>
            <td className="number py-2.5 pr-5 text-meta leading-[22px]">{metric.range}</td>
            <td className="py-2.5">
              <span className="flex items-center gap-1 text-meta leading-[22px]">
                {metric.better === "higher" ? (
                  <ArrowUp size={14} strokeWidth={2} className="text-good" aria-hidden="true" />
                ) : (
                  <ArrowDown size={14} strokeWidth={2} className="text-good" aria-hidden="true" />
                )}
                {metric.better}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Meaning({ metric: { description, formula } }: { metric: Metric }) {
  return (
    <>
      {description}
      <span className="mt-1 block text-meta">
        <span className="font-medium text-ink">Computed as</span> {formula}.
      </span>
    </>
  );
}
