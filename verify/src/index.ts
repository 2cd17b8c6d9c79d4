// What is proven of the emitted code, for those who show it.
export {
  hashOf,
  type Level,
  type LibraryVerification,
  levels,
  librarySummary,
  readVerified,
  type SymbolCounts,
  type Verification,
  type Verified,
  verificationOf,
} from "./verified.ts";
