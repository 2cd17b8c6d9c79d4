import { useId } from "react";
import { Form, Link } from "react-router";
import { fitPage } from "../fit-page.ts";
import type { FitView } from "../server/fit-view.server.ts";

const field = "h-9 rounded-lg border border-line-strong bg-raised px-3 text-ink text-ui placeholder:text-muted";

/** The memory that the model needs, and the question whether that fits the reader's machine. */
export function FitCheck({ fit, choices }: { fit: FitView; choices: Readonly<Record<string, string>> }) {
  const id = useId();
  const { line, hasContext, memory, context, answer } = fit;
  return (
    <div className="mb-6 -mt-3 text-muted text-ui">
      <p>
        <span className="number">{line}.</span>{" "}
        <Link to={fitPage} className="link whitespace-nowrap">
          How this is estimated
        </Link>
      </p>
      <details className="mt-1" open={answer !== undefined}>
        <summary className="w-fit cursor-pointer py-1 hover:text-ink">Does it fit?</summary>
        <Form
          key={`${memory}/${context}`}
          preventScrollReset
          className="mt-1 flex flex-wrap items-end gap-x-3 gap-y-2"
          aria-label="Does it fit?"
        >
          {Object.entries(choices).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label className="grid gap-1" htmlFor={`${id}-memory`}>
            Memory
            <input
              id={`${id}-memory`}
              name="memory"
              required
              defaultValue={memory}
              placeholder="24GB"
              autoComplete="off"
              className={`${field} w-28`}
            />
          </label>
          {hasContext && (
            <label className="grid gap-1" htmlFor={`${id}-context`}>
              Tokens of context
              <input
                id={`${id}-context`}
                name="context"
                inputMode="numeric"
                defaultValue={context}
                placeholder="8192"
                autoComplete="off"
                className={`${field} w-36`}
              />
            </label>
          )}
          <button
            type="submit"
            className="h-9 cursor-pointer rounded-lg border border-line-strong bg-raised px-4 font-medium text-ink hover:border-ink"
          >
            Check
          </button>
        </Form>
        {answer && (
          <p role="status" className="number mt-2 text-ink">
            {answer}
          </p>
        )}
      </details>
    </div>
  );
}
