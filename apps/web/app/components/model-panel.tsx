import { type LinkComponent, PanelNavigation, UseThisModel } from "@modelshelf/react";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { useFilledCode } from "../filled-code.ts";
import { proofPage } from "../proof-page.ts";
import type { HeldPanel } from "../server/panel.server.ts";

const PanelLink: LinkComponent = ({ href, ...props }) => <Link {...props} to={href} replace preventScrollReset />;

/** The panel with its code filled in, moving between choices without loading the page anew. */
export function ModelPanel({ panel }: { panel: HeldPanel }) {
  const fill = useFilledCode();
  const navigate = useNavigate();
  const navigation = useMemo(
    () => ({
      Link: PanelLink,
      navigate: (href: string) => void navigate(href, { replace: true, preventScrollReset: true }),
      proofPage,
    }),
    [navigate],
  );
  const { libraries, inference, apps, ...rest } = panel;
  return (
    <PanelNavigation value={navigation}>
      <UseThisModel
        {...rest}
        libraries={
          libraries && {
            ...libraries,
            install: libraries.install && { ...libraries.install, code: fill(libraries.install.code) },
            snippets: libraries.snippets.map(fill),
          }
        }
        apps={
          apps && {
            ...apps,
            steps: apps.steps.map((step) => ({ ...step, code: step.code && fill(step.code) })),
          }
        }
        inference={
          inference && {
            ...inference,
            code: inference.code && fill(inference.code),
            install: inference.install && fill(inference.install),
            start: inference.start && {
              ...inference.start,
              code: fill(inference.start.code),
              install: inference.start.install && fill(inference.start.install),
            },
          }
        }
      />
    </PanelNavigation>
  );
}
