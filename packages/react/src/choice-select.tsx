import { useHydrated } from "./hydrated.ts";
import { usePanelNavigate } from "./panel-link.tsx";
import type { ChoiceGroup } from "./panel-props.ts";

/** The same choices as the phone shows them: the system's own list, in a form that works without scripts. */
export function ChoiceSelect({ group, labelled = false }: { group: ChoiceGroup; labelled?: boolean }) {
  const navigate = usePanelNavigate();
  const hydrated = useHydrated();
  const { label, name, hidden, choices } = group;
  const selected = choices.find((choice) => choice.selected)?.id;
  return (
    <form method="get" className="ms-select">
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label>
        <span className={labelled ? "ms-choices-label" : "ms-unseen"}>{label}</span>
        <select
          // Choices change the page under it, and with it which option is chosen.
          key={selected}
          name={name}
          defaultValue={selected}
          onChange={(event) => {
            const choice = choices.find(({ id }) => id === event.target.value);
            if (choice) navigate(choice.href);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.hint ? `${choice.label} (${choice.hint})` : choice.label}
            </option>
          ))}
        </select>
      </label>
      {!hydrated && (
        <button type="submit" className="ms-button">
          Show
        </button>
      )}
    </form>
  );
}
