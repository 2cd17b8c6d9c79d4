/** An id with its owner in the background. Breaks after the owner where the line is short. */
export function ModelName({ id, breaks = false }: { id: string; breaks?: boolean }) {
  const slash = id.indexOf("/");
  return (
    <span className={breaks ? "[overflow-wrap:anywhere]" : "truncate"}>
      {slash > 0 && <span className="font-normal text-muted">{id.slice(0, slash)}/</span>}
      {slash > 0 && breaks && <wbr />}
      <span className={breaks ? "" : "font-medium group-hover:text-accent"}>{id.slice(slash + 1)}</span>
    </span>
  );
}
