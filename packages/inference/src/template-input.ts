import type { Secret, Text } from "@modelshelf/code";
import { type BodyFormat, formatBody } from "./format-body.ts";
import type { ProviderId } from "./providers.ts";
import type { BodyValue, NeutralRequest } from "./request.ts";
import type { InferenceTask } from "./task.ts";
import type { TaskInputs } from "./task-inputs.ts";

/** One value in the notations that templates need; each text is made when it is first read. */
export interface BodyTexts {
  readonly asObj: BodyValue;
  readonly asCurlString: string;
  readonly asJsonString: string;
  readonly asPythonString: string;
  readonly asTsString: string;
}

/** Everything that a client's template may use. */
export interface TemplateInput<T extends InferenceTask = InferenceTask> {
  /** URL of the request; empty where only the hub's SDKs know it. */
  readonly fullUrl: string;
  /** The same without the route, for clients that add it. */
  readonly baseUrl: string;
  readonly authorizationHeader: Text;
  readonly accessToken: Secret;
  /** Organisation that pays; left out where nothing goes through the hub. */
  readonly billTo?: string;
  readonly endpointUrl?: string;
  readonly provider: ProviderId;
  readonly providerModelId: string;
  /** The model's id on the hub. */
  readonly model: string;
  /** What is asked: messages, a prompt, or a file's path. */
  readonly inputs: BodyTexts;
  /** The same as the body of the provider's request. */
  readonly providerInputs: BodyTexts;
  /** The client's method for the task; empty where it has none. */
  readonly methodName: string;
  readonly task: T;
  /** Whether the provider itself is asked. */
  readonly direct: boolean;
  /** What is asked, by task. */
  readonly call: TaskInputs<T>;
  /** Where only the hub's SDKs can ask, there is none. */
  readonly request?: NeutralRequest;
}

/** The notations of a value. */
export function bodyTexts(value: BodyValue): BodyTexts {
  const text = (format: BodyFormat) => formatBody(value, format);
  return {
    asObj: value,
    get asCurlString() {
      return text("curl");
    },
    get asJsonString() {
      return text("json");
    },
    get asPythonString() {
      return text("python");
    },
    get asTsString() {
      return text("ts");
    },
  };
}
