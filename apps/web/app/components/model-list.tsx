import { ArrowUpRight, Download, Lock, type LucideIcon } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { formatCount } from "../format.ts";
import type { ModelLine } from "../model-line.ts";
import { ModelName } from "./model-name.tsx";

interface ModelListProps {
  models: readonly ModelLine[];
  density?: "comfortable" | "compact";
  label: string;
}

/** Models as rows. Up and down move between them. */
export function ModelList({ models, density = "comfortable", label }: ModelListProps) {
  return (
    <ul aria-label={label} className="border-line border-t" onKeyDown={moveBetweenRows}>
      {models.map((model) => (
        <li key={model.id} className="border-line border-b">
          <Row model={model} compact={density === "compact"} />
        </li>
      ))}
    </ul>
  );
}

function Row({ model, compact }: { model: ModelLine; compact: boolean }) {
  const facts = [model.library, model.license, model.size].filter((fact) => fact !== undefined);
  return (
    <Link
      to={model.href}
      className={`group -mx-3 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 rounded-lg px-3 hover:bg-hover ${compact ? "py-1.5 md:grid-cols-[minmax(0,1fr)_260px_92px]" : "py-3"}`}
    >
      <span className="flex min-w-0 items-baseline gap-2 text-body leading-[24px]">
        <ModelName id={model.id} />
        {model.gated && <RowMark Icon={Lock} label="gated" />}
        {!model.hasFiles && <RowMark Icon={ArrowUpRight} label="files elsewhere" />}
      </span>
      {compact && <TaskMark model={model} className="hidden md:flex" />}
      <Downloads count={model.downloads} />
      {!compact && (
        <>
          <span className="mt-0.5 flex min-w-0 flex-wrap items-baseline gap-x-4 text-meta text-muted">
            <TaskMark model={model} className="flex" />
            {facts.map((fact) => (
              <span key={fact} className="max-w-full truncate">
                {fact}
              </span>
            ))}
          </span>
          <span className="number hidden text-right text-meta text-muted sm:block">{model.updated}</span>
        </>
      )}
    </Link>
  );
}

function RowMark({ Icon, label }: { Icon: LucideIcon; label: string }) {
  return (
    <span title={label} className="flex-none self-center text-muted">
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">, {label}</span>
    </span>
  );
}

function TaskMark({ model, className }: { model: ModelLine; className: string }) {
  if (!model.task) return null;
  return (
    <span className={`min-w-0 items-baseline gap-2 text-meta text-muted ${className}`}>
      <span className={`modality modality-${model.modality}`} aria-hidden="true" />
      <span className="truncate">{model.task}</span>
    </span>
  );
}

function Downloads({ count }: { count: number | undefined }) {
  if (!count) return <span />;
  return (
    <span className="number flex items-center justify-end gap-1.5 text-meta text-muted">
      {formatCount(count)}
      <Download size={13} strokeWidth={1.75} aria-label="downloads" />
    </span>
  );
}

function moveBetweenRows(event: KeyboardEvent<HTMLUListElement>) {
  const step =
    event.key === "ArrowDown" || event.key === "j" ? 1 : event.key === "ArrowUp" || event.key === "k" ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>("li > a")];
  const next = rows[rows.indexOf(document.activeElement as HTMLAnchorElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
