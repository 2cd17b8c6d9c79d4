import { Form, Link, useLocation } from "react-router";
import { Button, inputLook } from "./controls.tsx";

/** For an address that leads nowhere: says so, and offers the search. */
export function NotFoundPage({ what }: { what?: string }) {
  const { pathname } = useLocation();
  const words = safeDecode(pathname).split("/").filter(Boolean).join(" ").slice(0, 96);
  return (
    <div className="max-w-[68ch] py-6">
      <p className="text-muted text-ui">404</p>
      <h1 className="mt-1 text-title">{what ?? "There is no such page."}</h1>
      <p className="mt-4">
        It may have been removed from the shelf or renamed, or its address has a slip. Search for it, or go to{" "}
        <Link className="link" to="/models">
          all models
        </Link>{" "}
        or{" "}
        <Link className="link" to="/tasks">
          all tasks
        </Link>
        .
      </p>
      <Form action="/models" role="search" aria-label="Search for it" className="mt-6 flex gap-2">
        <label htmlFor="not-found-search" className="sr-only">
          Search models
        </label>
        <input id="not-found-search" name="search" type="search" defaultValue={words} className={inputLook} />
        <Button>Search</Button>
      </Form>
    </div>
  );
}

/** For what went wrong on the server. */
export function TroublePage() {
  return (
    <div className="max-w-[68ch] py-6">
      <p className="text-muted text-ui">500</p>
      <h1 className="mt-1 text-title">This page could not be made.</h1>
      <p className="mt-4">
        The server met something that it could not deal with. Nothing on the shelf was changed. Try again in a moment;
        if it stays, the log of <code className="font-mono text-code">modelshelf serve</code> says what happened.
      </p>
      <p className="mt-6 flex gap-5">
        <Link className="link" to="." reloadDocument>
          Try again
        </Link>
        <Link className="link" to="/">
          Go to the start
        </Link>
      </p>
    </div>
  );
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
