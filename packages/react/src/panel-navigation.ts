import { type ComponentProps, type ComponentType, createContext } from "react";

export type LinkComponent = ComponentType<ComponentProps<"a"> & { href: string }>;

export interface PanelNavigationValue {
  /** Renders a choice's link; a plain anchor where it is left out. */
  readonly Link?: LinkComponent;
  /** Goes to a choice's address; loads the page where it is left out. */
  readonly navigate?: (href: string) => void;
  /** Address of the page that says how the code is proven; badges do not lead there where it is left out. */
  readonly proofPage?: string;
}

/** How the panel moves between choices, and where its words lead. An app with a router gives its own link. */
export const PanelNavigation = createContext<PanelNavigationValue>({});
