import { createHash } from "node:crypto";

/** The hash that proven code is known by: first 16 hexadecimal digits of its SHA-256. */
export const codeHash = (code: string): string => createHash("sha256").update(code).digest("hex").slice(0, 16);
