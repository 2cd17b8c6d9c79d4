// The "Use this model" panel and its parts. Props in, HTML out: nothing here fetches or generates code.
export { CodeBlock } from "./code-block.tsx";
export { CopyButton } from "./copy-button.tsx";
export { type LinkComponent, PanelNavigation, type PanelNavigationValue } from "./panel-navigation.ts";
export type {
  CautionNote,
  Choice,
  ChoiceGroup,
  ClientGroup,
  CodeSample,
  InferenceOptions,
  InferenceView,
  LibrariesView,
  UseThisModelProps,
} from "./panel-props.ts";
export { UseThisModel } from "./use-this-model.tsx";
