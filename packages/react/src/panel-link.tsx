import { type ComponentProps, useContext } from "react";
import { PanelNavigation } from "./panel-navigation.ts";

/** A link to a choice, by the app's router where it has one. */
export function PanelLink({ href = "", ...props }: ComponentProps<"a">) {
  const { Link } = useContext(PanelNavigation);
  return Link ? <Link href={href} {...props} /> : <a href={href} {...props} />;
}

/** Goes to an address as the app does it. */
export function usePanelNavigate(): (href: string) => void {
  const { navigate } = useContext(PanelNavigation);
  return navigate ?? ((href) => location.assign(href));
}
