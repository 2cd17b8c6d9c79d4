import { useId } from "react";
import { PanelLink } from "./panel-link.tsx";
import type { Choice } from "./panel-props.ts";

interface ChoiceLinksProps {
  label: string;
  choices: readonly Choice[];
  /** Shows the first letters of each label in a small square. */
  initials?: boolean;
  /** Shows the label before the links. */
  labelled?: boolean;
}

/** A row of choices as links; the chosen one is marked as current. */
export function ChoiceLinks({ label, choices, initials = false, labelled = false }: ChoiceLinksProps) {
  const labelId = useId();
  return (
    <div className="ms-choices">
      <span id={labelId} className={labelled ? "ms-choices-label" : "ms-unseen"}>
        {label}
      </span>
      <ul aria-labelledby={labelId}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <PanelLink href={choice.href} className="ms-choice" aria-current={choice.selected ? "true" : undefined}>
              {initials && (
                <span className="ms-initials" aria-hidden="true">
                  {initialsOf(choice.label)}
                </span>
              )}
              <span>{choice.label}</span>
              {choice.hint && <span className="ms-choice-hint">{choice.hint}</span>}
            </PanelLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function initialsOf(label: string): string {
  const words = label.split(/[\s._-]+/).filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0] ?? "") : [...label].slice(0, 2);
  return letters.join("").toUpperCase();
}
