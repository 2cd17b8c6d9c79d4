// What is proven of a piece of code, in words.
import type { CodeProof } from "./panel-props.ts";

/** The badge's own words: "Runs with transformers 5.23.0". */
export function proofLabel(proof: CodeProof | null): string {
  if (!proof) return "Not proven yet";
  const { level, scope } = proof;
  if (scope === "protocol" && level === "executed") return "Runs against the provider's recorded protocol";
  const release = proof.package === undefined ? "" : ` ${proof.package} ${proof.version ?? ""}`.trimEnd();
  const words = {
    parsed: "parsed",
    checked: release ? `checked against${release}` : "checked",
    executed: release ? `runs with${release}` : "runs",
  }[level];
  return scope === "library" ? `This library's code: ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What that means, what it does not mean, and of what it is said. */
export function proofExplanation(proof: CodeProof | null): readonly string[] {
  if (!proof) return ["Nothing is proven of this code yet: nobody parsed, checked or ran it as it stands here."];
  return [meaning(proof), extent(proof), names(proof)].filter((sentence) => sentence !== undefined);
}

function meaning({ level, scope, ...proof }: CodeProof): string {
  const release = proof.package === undefined ? undefined : `${proof.package} ${proof.version ?? ""}`.trimEnd();
  if (level === "parsed") {
    return "Parsed: the language's own compiler or shell reads the code without a fault. Its names were not looked up, and it was not run.";
  }
  if (level === "checked") {
    return `Checked: a type checker found the modules, names and arguments that the code uses in ${release ?? "the packages that it needs"}. It was not run.`;
  }
  if (scope === "protocol") {
    return `Run${release ? ` with ${release}` : ""} against a recording of the provider's protocol: what was sent and what was printed or saved is what it should be.`;
  }
  return `Run${release ? ` with ${release}` : ""}: it came to its end without an error and printed a result.`;
}

const did = { parsed: "parsed", checked: "checked", executed: "run" } as const;

function extent({ level, scope, model, counts }: CodeProof): string {
  if (scope === "code") return `This was done with this very code${model === undefined ? "" : `, for ${model}`}.`;
  if (scope === "place") {
    return `This was done with the same code${model === undefined ? "" : ` for ${model}`}: only the address of the hub or the revision differs here.`;
  }
  if (scope === "shape") {
    return `This was done with the same code for ${model ?? "another model"}: only the model's id differs here, or the address of the hub or the revision besides. This model itself was not loaded.`;
  }
  if (scope === "protocol") {
    const variants = counts?.[level];
    return `This was done with this provider, task and client${variants ? ` in ${variants} variants` : ""}, for another model. The provider itself was not asked.`;
  }
  const parts = counts ? (["executed", "checked", "parsed"] as const).filter((one) => counts[one] > 0) : [];
  const all = parts.map((one) => `${counts?.[one]} ${did[one]}`).join(", ");
  return `This very code was not looked at. It is the least that the library's proven code in this language reached${all ? `: ${all}` : ""}.`;
}

function names({ symbols }: CodeProof): string | undefined {
  if (!symbols || symbols.found + symbols.unknown === 0) return undefined;
  return `${symbols.found} of ${symbols.found + symbols.unknown} names found in the package.`;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** A day as readers write it: "21 Nov 2026". No locale decides, so that server and browser agree. */
export function proofDay(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  const name = months[(month ?? 0) - 1];
  return name && year && day ? `${day} ${name} ${year}` : date;
}
