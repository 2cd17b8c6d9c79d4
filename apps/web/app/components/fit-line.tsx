import { Link } from "react-router";
import { fitPage } from "../fit-page.ts";

/** The memory that the model needs, and the way to how that is known. */
export function FitLine({ text }: { text: string }) {
  return (
    <p className="mb-6 -mt-3 text-muted text-ui">
      <span className="number">{text}.</span>{" "}
      <Link to={fitPage} className="link whitespace-nowrap">
        How this is estimated
      </Link>
    </p>
  );
}
