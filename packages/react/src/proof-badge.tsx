import { BadgeCheck, Braces, CircleCheck, CircleDashed } from "lucide-react";
import { useContext, useId } from "react";
import { PanelNavigation } from "./panel-navigation.ts";
import type { CodeProof } from "./panel-props.ts";
import { proofDay, proofExplanation, proofLabel } from "./proof-words.ts";

const icons = { parsed: Braces, checked: CircleCheck, executed: BadgeCheck } as const;

/**
 * How far a piece of code is proven, in words beside an icon; pressed, it explains what that means. The explanation is
 * a popover of the browser's own, so it needs no script and closes as every other.
 */
export function ProofBadge({ proof }: { proof: CodeProof | null }) {
  const id = useId();
  const { proofPage } = useContext(PanelNavigation);
  const Icon = proof ? icons[proof.level] : CircleDashed;
  // Green is for what was done with the package or the protocol, and with this code.
  const good = proof && proof.level !== "parsed" && proof.scope !== "library";
  return (
    <div className="ms-proof">
      <button type="button" popoverTarget={id} className="ms-proof-button">
        <Icon
          className="ms-proof-icon"
          data-good={good ? "" : undefined}
          aria-hidden="true"
          size={15}
          strokeWidth={1.75}
        />
        <span>
          {proofLabel(proof)}
          {proof && <span className="ms-proof-day"> · {proofDay(proof.date)}</span>}
          <span className="ms-unseen">, what that means</span>
        </span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a named explanation, not a group of form fields */}
      <div id={id} popover="auto" role="group" aria-label="What is proven of this code" className="ms-proof-note">
        {proofExplanation(proof).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {proofPage !== undefined && (
          <p>
            <a href={proofPage} className="ms-proof-link">
              How the code is proven
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
