import { Tabs } from "@base-ui/react/tabs";
import type { ComponentProps, ReactNode } from "react";
import { useHydrated } from "./hydrated.ts";
import { PanelLink, usePanelNavigate } from "./panel-link.tsx";
import type { Choice } from "./panel-props.ts";

interface ChoiceTabsProps {
  label: string;
  choices: readonly Choice[];
  look: "underline" | "pill";
  /** Shown at the end of the row. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Choices as tabs over what they lead to. Each tab is a link: arrow keys need a script, reading does not. */
export function ChoiceTabs({ label, choices, look, aside, children }: ChoiceTabsProps) {
  const selected = choices.find((choice) => choice.selected)?.id ?? null;
  return (
    <Tabs.Root value={selected}>
      <div className="ms-tab-row" data-look={look}>
        <Tabs.List className="ms-tabs" data-look={look} aria-label={label}>
          {choices.map((choice) => (
            <Tabs.Tab
              key={choice.id}
              value={choice.id}
              nativeButton={false}
              className="ms-tab"
              render={(props) => <TabLink {...(props as ComponentProps<"a">)} href={choice.href} />}
            >
              {choice.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {aside}
      </div>
      <Tabs.Panel value={selected} className="ms-tab-panel" tabIndex={-1}>
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  );
}

/** Without scripts every tab must be reachable by itself; with them the arrow keys move within the row. */
function TabLink({ tabIndex, onKeyDown, href = "", ...props }: ComponentProps<"a">) {
  const hydrated = useHydrated();
  const navigate = usePanelNavigate();
  return (
    <PanelLink
      {...props}
      href={href}
      tabIndex={hydrated ? tabIndex : 0}
      onKeyDown={(event) => {
        if (event.key === " ") {
          event.preventDefault();
          navigate(href);
          return;
        }
        onKeyDown?.(event);
      }}
    />
  );
}
