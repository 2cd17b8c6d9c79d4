import { CircleAlert, FileDown, Info, KeyRound, Lock, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";

const icons = {
  gated: Lock,
  "remote-code": ShieldAlert,
  token: KeyRound,
  missing: CircleAlert,
  file: FileDown,
  note: Info,
} as const;

interface CalloutProps {
  /** Chooses the icon; kinds without one of their own get the general one. */
  kind: string;
  tone?: "warn" | "plain";
  children: ReactNode;
}

/** A remark that the reader should see before running the code. */
export function Callout({ kind, tone = "warn", children }: CalloutProps) {
  const Icon = Object.hasOwn(icons, kind) ? icons[kind as keyof typeof icons] : Info;
  return (
    <div className="ms-callout" data-tone={tone}>
      <Icon aria-hidden="true" size={17} strokeWidth={1.75} />
      <div>{children}</div>
    </div>
  );
}
