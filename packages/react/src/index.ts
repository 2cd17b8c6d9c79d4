// The "Use this model" panel and its parts. Props in, HTML out: nothing here fetches or generates code.
export { CodeBlock } from "./code-block.tsx";
export { CopyButton } from "./copy-button.tsx";
export { type LinkComponent, PanelNavigation, type PanelNavigationValue } from "./panel-navigation.ts";
export type {
  AppStep,
  AppsView,
  CautionNote,
  Choice,
  ChoiceGroup,
  ClientGroup,
  CodeProof,
  CodeSample,
  InferenceOptions,
  InferenceView,
  LibrariesView,
  SampleDownload,
  ServerStart,
  UseThisModelProps,
} from "./panel-props.ts";
export { ProofBadge } from "./proof-badge.tsx";
export { proofDay, proofLabel } from "./proof-words.ts";
export { UseThisModel } from "./use-this-model.tsx";
