import { Check, Copy, Link2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

interface CopyButtonProps {
  /** The text to copy, asked for when the button is pressed. */
  text: () => string;
  /** What is copied, for readers who do not see where the button stands: "the install command". */
  what: string;
  /** The visible word; "Copy" where it is left out. */
  word?: string;
  icon?: "copy" | "link";
}

type State = "idle" | "copied" | "failed";

/** Copies a text and says so, to eyes and to screen readers. */
export function CopyButton({ text, what, word = "Copy", icon = "copy" }: CopyButtonProps) {
  const [state, setState] = useState<State>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    const done = await writeText(text());
    setState(done ? "copied" : "failed");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState("idle"), 2400);
  }

  const Icon = state === "copied" ? Check : state === "failed" ? X : icon === "link" ? Link2 : Copy;
  const said = state === "copied" ? "Copied" : state === "failed" ? "Not copied: select the text and copy it" : "";
  return (
    <span className="ms-copy" data-state={state}>
      <button type="button" onClick={copy} title={`${word} ${what}`}>
        <Icon aria-hidden="true" size={15} strokeWidth={1.75} />
        <span>
          {state === "copied" ? "Copied" : state === "failed" ? "Failed" : word}
          <span className="ms-unseen"> {what}</span>
        </span>
      </button>
      <span role="status" className="ms-unseen">
        {said}
      </span>
    </span>
  );
}

/** Pages that come over plain http from another machine have no clipboard object; a selection works there. */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "ms-unseen";
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
