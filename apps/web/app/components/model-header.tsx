import { CopyButton } from "@modelshelf/react";
import type { ModelLine } from "../model-line.ts";
import { ModelName } from "./model-name.tsx";

/** The model's name, what it does, and the way to the parts of its page. */
export function ModelHeader({ line, hasCard, files }: { line: ModelLine; hasCard: boolean; files: number }) {
  return (
    <div className="mb-6">
      <div className="flex items-start gap-2">
        <h1 className="min-w-0 font-strong text-[25px] leading-[32px] sm:text-[29px] sm:leading-[36px]">
          <ModelName id={line.id} breaks />
        </h1>
        <span className="pt-0.5">
          <CopyButton text={() => line.id} what="of the model" word="Copy id" />
        </span>
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-muted text-ui">
        {line.task && (
          <span className="flex items-baseline gap-2">
            <span className={`modality modality-${line.modality}`} aria-hidden="true" />
            {line.task}
          </span>
        )}
        {line.size && <span className="number">{line.size}</span>}
        {!line.hasFiles && <span>Files elsewhere</span>}
        {files > 0 && (
          <a className="link" href="#files">
            {files === 1 ? "1 file" : `${files} files`}
          </a>
        )}
        {hasCard && (
          <a className="link" href="#card">
            Model card
          </a>
        )}
      </p>
    </div>
  );
}
