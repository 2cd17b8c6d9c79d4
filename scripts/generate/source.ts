// How generated files are written.

export const banner = "// Written by `npm run generate`. Do not edit.";

/** A key of an object: quoted where it has to be. */
export const key = (id: string) => (/^[A-Za-z_$][\w$]*$/.test(id) ? id : JSON.stringify(id));
