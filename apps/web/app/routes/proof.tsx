import { libraryIds } from "@modelshelf/catalogue";
import { libraryCounts, libraryProof } from "@modelshelf/catalogue/proof";
import { matrix } from "@modelshelf/inference";
import { shapeProof } from "@modelshelf/inference/proof";
import { BadgeCheck, Braces, CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLoaderData } from "react-router";
import { formatDay } from "../format.ts";

export const meta = () => [
  { title: "How the code is proven · Modelshelf" },
  { name: "description", content: "What it means that code here is parsed, checked or run, and what it does not." },
];

export function loader() {
  const proofs = libraryIds.flatMap((id) => libraryProof(id) ?? []);
  const sum = (level: "parsed" | "checked" | "executed") =>
    proofs.reduce((total, { counts }) => total + counts[level], 0);
  const shapes = matrix().flatMap((shape) => shapeProof(shape) ?? []);
  const days = proofs.map(({ date }) => date).sort();
  return {
    libraries: libraryCounts(),
    proven: proofs.length,
    parsed: sum("parsed"),
    checked: sum("checked"),
    run: sum("executed"),
    inference: shapes.filter(({ level }) => level === "executed").length,
    variants: shapes.reduce((total, { counts }) => total + (counts?.executed ?? 0), 0),
    last: formatDay(days.at(-1)),
  };
}

export default function Proof() {
  const { libraries, proven, parsed, checked, run, inference, variants, last } = useLoaderData<typeof loader>();
  return (
    <div className="prose">
      <h1 className="mb-4 text-title">How the code is proven</h1>
      <p>
        Code here is written by generators, from a model's record. Before it is published, each generator writes the
        code for its example models, and that code is put to the real tools. The line above a piece of code says how far
        it got, with which release, and on which day. Where nothing is known it says so: unknown never counts as proven.
      </p>

      <h2 id="levels">How far</h2>
      <dl className="mt-3 grid grid-cols-1 gap-4">
        <Level icon={<BadgeCheck size={18} strokeWidth={1.75} className="text-good" aria-hidden="true" />} name="Runs">
          It ran with the release that is named, came to its end without an error, and printed a result. The libraries
          ran on tiny models with random weights, served by a hub of this kind; inference code ran against a recording
          of the provider's protocol, and what it sent was compared with what it should send.
        </Level>
        <Level
          icon={<CircleCheck size={18} strokeWidth={1.75} className="text-good" aria-hidden="true" />}
          name="Checked"
        >
          A type checker found the modules, names and arguments that it uses in the installed packages. It was not run:
          a wrong value, or a model that does not fit, would not have been noticed.
        </Level>
        <Level icon={<Braces size={18} strokeWidth={1.75} className="text-muted" aria-hidden="true" />} name="Parsed">
          The compiler of its language, or the shells and shellcheck, read it without a fault. Its names were not looked
          up, mostly because the package is too large to install or needs hardware of its own.
        </Level>
        <Level
          icon={<CircleDashed size={18} strokeWidth={1.75} className="text-muted" aria-hidden="true" />}
          name="Not proven yet"
        >
          Nothing of the kind was done.
        </Level>
      </dl>

      <h2 id="extent">Of which code it is said</h2>
      <ul>
        <li>
          <strong>This very code</strong>, letter by letter, where the model is one of those that it was proven with.
        </li>
        <li>
          <strong>The same code</strong>, from another hub or of another revision, or for another model: nothing but
          these words differs. Another model than the one that is named was not loaded.
        </li>
        <li>
          <strong>“This library's code”</strong>, where this very text was not looked at: the least that all proven code
          of the library in this language reached.
        </li>
        <li>
          <strong>The provider's recorded protocol</strong>: the same provider, task and client. The provider was not
          asked, so it may have changed since, or not serve your model.
        </li>
      </ul>
      <p>Press the line above a piece of code to see which of these it is.</p>

      <h2 id="numbers">In numbers</h2>
      <p>
        Of {libraries.all} libraries {libraries.code} have code of their own; {proven} have a proof. Of their pieces of
        code {run} ran, {checked} were checked and {parsed} were parsed. {inference} combinations of provider, task and
        client ran, in {variants} variants. The last proof is of {last}.{" "}
        <Link to="/libraries?code=1">The libraries with code</Link>
      </p>

      <h2 id="limits">What it does not say</h2>
      <p>
        That a model is good, safe or free to use. That the newest release of a library still works: the line names the
        one that was tried. That your machine has the memory or the hardware that a model needs. A change in a generator
        takes the proof of its code away until it is proven again.
      </p>

      <h2 id="again">Do it again</h2>
      <p>
        All of it is in the source: <code>npm run setup</code> installs the pinned packages, and{" "}
        <code>npm run verify</code> proves everything anew. <code>modelshelf library ID</code> and{" "}
        <a href="/api/libraries">/api/libraries</a> tell what is proven of each library.
      </p>
    </div>
  );
}

function Level({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[18px_minmax(0,1fr)] gap-x-3">
      <dt className="col-span-2 grid grid-cols-subgrid items-center font-medium">
        {icon}
        {name}
      </dt>
      <dd className="col-start-2">{children}</dd>
    </div>
  );
}
