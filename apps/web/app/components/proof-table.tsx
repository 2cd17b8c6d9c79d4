import { Fragment } from "react";
import { Link } from "react-router";
import type { ProofRow } from "../server/library-page.server.ts";

/** What is proven, line by line. An example's name leads to its code. */
export function ProofTable({ groups }: { groups: readonly { title: string; rows: readonly ProofRow[] }[] }) {
  const rows = groups.flatMap((group) => group.rows);
  const hasNames = rows.some(({ symbols }) => symbols !== undefined);
  return (
    <table className="w-full border-line border-t text-left text-ui">
      <thead>
        <tr className="text-meta text-muted">
          <th scope="col" className="py-2 pr-5 font-normal">
            Code
          </th>
          <th scope="col" className="py-2 pr-5 font-normal">
            Proven
          </th>
          <th scope="col" className="hidden py-2 pr-5 font-normal sm:table-cell">
            With
          </th>
          {hasNames && (
            <th scope="col" className="hidden py-2 pr-5 font-normal sm:table-cell">
              Names found
            </th>
          )}
          <th scope="col" className="whitespace-nowrap py-2 font-normal">
            On
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ title, rows: lines }) => (
          <Fragment key={title}>
            {lines.map((row) => (
              <tr key={`${title} ${row.name}`} className="border-line border-t align-baseline">
                <th scope="row" className="py-1.5 pr-5 font-normal [overflow-wrap:anywhere]">
                  <span className="text-muted">{title} </span>
                  {row.href === undefined ? (
                    row.name
                  ) : (
                    <Link className="link" to={row.href} aria-current={row.shown ? "true" : undefined}>
                      {row.name}
                    </Link>
                  )}
                  {row.shown && <span className="text-muted"> (above)</span>}
                </th>
                <td className="py-1.5 pr-5">
                  {row.level}
                  {row.release && <span className="block text-meta text-muted sm:hidden">{row.release}</span>}
                </td>
                <td className="hidden py-1.5 pr-5 [overflow-wrap:anywhere] sm:table-cell">{row.release}</td>
                {hasNames && <td className="number hidden py-1.5 pr-5 sm:table-cell">{row.symbols}</td>}
                <td className="number whitespace-nowrap py-1.5 text-meta text-muted leading-[22px]">{row.date}</td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
