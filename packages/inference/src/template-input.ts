import type { Secret, Text } from "@modelshelf/code";
import { formatBody } from "./format-body.ts";
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
export const bodyTexts = (value: BodyValue): BodyTexts => new Texts(value);

// A class, since an object made with accessors of its own costs as much as a template.
class Texts implements BodyTexts {
  readonly asObj: BodyValue;

  constructor(value: BodyValue) {
    this.asObj = value;
  }

  get asCurlString(): string {
    return formatBody(this.asObj, "curl");
  }

  get asJsonString(): string {
    return formatBody(this.asObj, "json");
  }

  get asPythonString(): string {
    return formatBody(this.asObj, "python");
  }

  get asTsString(): string {
    return formatBody(this.asObj, "ts");
  }
}
