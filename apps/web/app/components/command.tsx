import { CopyButton } from "@modelshelf/react";

/** One command for a terminal, with its copy button. */
export function Command({ command, label }: { command: string; label: string }) {
  return (
    <div className="command pr-1">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a command that scrolls has to be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a named command, not a group of form fields */}
      <pre tabIndex={0} role="group" aria-label={label} className="min-w-0 flex-1 overflow-x-auto px-3.5 py-2.5">
        {command}
      </pre>
      <CopyButton text={() => command} what={label} />
    </div>
  );
}
