import { cargoAdd } from "@modelshelf/catalogue";
import { type Fragment, itemAt, joinLines, none, rust, rustUse } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import {
  type Address,
  type Answer,
  type Body,
  type BodyValue,
  bodyLiteral,
  fileIn,
  type NeutralRequest,
  type Queue,
} from "../../request.ts";
import type { TemplateInput } from "../../template-input.ts";
import { everyTask } from "../every-task.ts";

type Rust = Fragment<"rust">;

// Source: https://docs.rs/reqwest/0.13.5/reqwest/blocking/, serde_json 1.0.154, base64 0.23.1 (read 2026-11-21).

/** Text of a format string of Rust. */
const formatted = (text: string) => text.replace(/[{}]/g, "$&$&");

/** The constant that names the file, and what of it is read before the request. */
function file(body: Body): Rust {
  const found = fileIn(body);
  if (found === undefined) return none.rust;
  if (body.kind !== "json") return rust`const FILE: &str = ${found.path};`;
  return rust`
    ${rustUse("base64::prelude::*", "std::fs")}
    const FILE: &str = ${found.path};
    let encoded = BASE64_STANDARD.encode(fs::read(FILE)?);
  `;
}

/** How many values a body holds: the macro `json!` goes one step deeper for each of their tokens. */
function countOf(value: BodyValue | undefined): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, item: BodyValue | undefined) => sum + countOf(item), 1);
}

function json(body: Extract<Body, { kind: "json" }>): Rust {
  const value = bodyLiteral<"rust">(body.value, ({ prefix }) =>
    prefix === "" ? rust`encoded` : rust`format!(${`${formatted(prefix)}{encoded}`})`,
  );
  const count = countOf(body.value);
  // Rust's own limit is 128.
  const limit = count > 20 ? rustUse(`#![recursion_limit = "${2 ** Math.ceil(Math.log2(count * 8))}"]`) : none.rust;
  return rust`json!(${value})${rustUse("serde_json::json")}${limit}`;
}

/** The name in the form where the crate's own quotation of it would be misread: the HTML Standard writes %22. */
const formName = (path: string): Rust =>
  path.includes('"') ? rust`.file_name(${path.slice(path.lastIndexOf("/") + 1).replaceAll('"', "%22")})` : none.rust;

/** The line that gives a request its body. */
function body({ body }: NeutralRequest): Rust {
  switch (body.kind) {
    case "json":
      return rust`.json(&${json(body)})`;
    case "file":
      return rust`.body(fs::read(FILE)?)${rustUse("std::fs")}`;
    case "form":
      return rust`.multipart(form)`;
  }
}

/** What is prepared before the request. */
function form(body: Body): Rust {
  if (body.kind !== "form") return none.rust;
  return rust`
    ${rustUse("reqwest::blocking::multipart::{Form, Part}")}
    let file = Part::file(FILE)?${formName(body.file.path)}.mime_str(${body.file.contentType})?;
    let form = Form::new()
        ${joinLines(
          "rust",
          Object.entries(body.fields).map(([name, value]) => rust`.text(${name}, ${value})`),
        )}
        .part(${body.fileField}, file);
  `;
}

/** Headers that the crate does not set by itself. */
function headers({ headers: all, body }: NeutralRequest): Rust {
  const { "Content-Type": contentType, ...others } = all;
  const own = body.kind === "file" && contentType !== undefined ? { ...others, "Content-Type": contentType } : others;
  return joinLines(
    "rust",
    Object.entries(own).map(([name, value]) => rust`.header(${name}, ${value})`),
  );
}

// A model may take longer than the 30 seconds that the crate gives it.
const client = rust`
  ${rustUse("reqwest::blocking::Client")}
  let client = Client::builder().timeout(None).build()?;
`;

const checkFunction = rust`
  ${rustUse("reqwest::blocking::Response", "std::error::Error")}
  fn check(response: Response) -> Result<Response, Box<dyn Error>> {
      if response.status().is_success() {
          return Ok(response);
      }
      Err(format!("HTTP {}: {}", response.status(), response.text()?).into())
  }
`;

/** A text of an answer. */
const textFunction = rust`
  ${rustUse("serde_json::Value")}
  fn text(value: &Value) -> Result<&str, String> {
      value.as_str().ok_or_else(|| format!("no text: {value}"))
  }
`;

/** The variable `response`. */
function post(request: NeutralRequest): Rust {
  return rust`
    ${client}
    ${form(request.body)}
    let response = client
        .post(${request.url})
        ${headers(request)}
        ${body(request)}
        .send()?;
    let response = check(response)?;
  `;
}

/** Whether what is done with an answer reads texts of it. */
const readsText = ({ kind, ...answer }: Answer): boolean =>
  kind === "text" || kind === "base64" || kind === "url" || (kind === "rows" && "file" in answer);

const save = (name: Rust, encoded: Rust): Rust =>
  rust`fs::write(${name}, BASE64_STANDARD.decode(text(&${encoded})?)?)?;${rustUse("base64::prelude::*", "std::fs")}`;

/** What is done with the answer, a JSON value. Bytes come from `response`. */
function use(result: Answer, answer: Rust): Rust {
  switch (result.kind) {
    case "text":
      return rust`println!("{}", text(&${itemAt(answer, result.at)})?);`;
    case "json":
      return rust`println!("{:#}", ${itemAt(answer, result.at)});`;
    case "vector":
      return rust`
        let vector: Vec<f64> = serde_json::from_value(${itemAt(answer, result.at)}.clone())?;
        println!("{} numbers: {:?} ...", vector.len(), &vector[..vector.len().min(5)]);
      `;
    case "rows":
      return rows(result, answer);
    case "file":
      return rust`fs::write(${`${result.name}.${result.extension}`}, response.bytes()?)?;${rustUse("std::fs")}`;
    case "base64":
      return save(rust`${`${result.name}.${result.extension}`}`, itemAt(answer, result.at));
    case "url":
      return download(result, answer);
    case "spoken":
      return rust`
        let output = &${itemAt(answer, result.at)};
        let output = output.get(0).unwrap_or(output);
        let words = output.get("transcription").or(output.get("text")).unwrap_or(output);
        println!("{}", words.as_str().unwrap_or_default());
      `;
  }
}

function rows({ at: path, columns, file }: Extract<Answer, { kind: "rows" }>, answer: Rust): Rust {
  const form = columns.map(() => "{}").join("\t");
  const cells = columns.reduce<Rust>((all, column) => rust`${all}, row[${column}]`, none.rust);
  const list = rust`${itemAt(answer, path)}.as_array().ok_or("no list")?`;
  if (file === undefined) {
    return rust`
      for row in ${list} {
          println!(${form}${cells});
      }
    `;
  }
  return rust`
    for (index, row) in ${list}.iter().enumerate() {
        println!(${form}${cells});
        ${save(rust`format!(${`${formatted(file.name)}-{}.${formatted(file.extension)}`}, index + 1)`, rust`row[${file.at}]`)}
    }
  `;
}

function download({ name, at: path, or, oneOrMore }: Extract<Answer, { kind: "url" }>, answer: Rust): Rust {
  const found = itemAt(answer, path);
  const [first = "", ...rest] = path;
  const [second = "", ...others] = or ?? [];
  const value = oneOrMore
    ? rust`${found}.get(0).unwrap_or(&${found})`
    : or === undefined
      ? rust`&${found}`
      : rust`if ${answer}.get(${first}).is_some() { &${itemAt(rust`${answer}[${first}]`, rest)} } else { &${itemAt(rust`${answer}[${second}]`, others)} }`;
  return rust`
    ${rustUse("reqwest::Url", "std::fs")}
    let link = Url::parse(text(${value})?)?;
    let ending = link.path().rsplit('.').next().unwrap_or_default();
    let name = format!(${`${formatted(name)}.{ending}`});
    fs::write(name, check(client.get(link).send()?)?.bytes()?)?;
  `;
}

function stream(request: NeutralRequest): Rust {
  return rust`
    ${rustUse("serde_json::Value", "std::io::{self, BufRead, BufReader, Write}")}
    ${post(request)}

    for line in BufReader::new(response).lines() {
        let line = line?;
        let Some(data) = line.strip_prefix("data:") else {
            continue;
        };
        if data.trim() == "[DONE]" {
            break;
        }
        let event: Value = serde_json::from_str(data)?;
        if let Some(words) = event["choices"][0]["delta"]["content"].as_str() {
            print!("{words}");
            io::stdout().flush()?;
        }
    }
    println!();
  `;
}

/** The URL that the first answer, `job`, names; `address` is one of its URLs. */
function address({ kind, at: path, before = "", after = "" }: Address): Rust {
  const found = rust`text(&${itemAt(rust`job`, path)})?`;
  if (kind === "url") return rust`${found}.to_string()`;
  const form = `${formatted(before)}{}${formatted(after)}`;
  return rust`format!(${form}, ${kind === "path" ? rust`address.path()` : found})`;
}

function queue(request: NeutralRequest, { status, result, state, done, failed, answer }: Queue): Rust {
  const routed = [status, result].find((one) => one?.kind === "path");
  return rust`
    ${rustUse("std::thread", "std::time::Duration")}
    ${client}
    let mut job = ask(
        client
            .post(${request.url})
            ${body(request)},
    )?;

    ${
      routed === undefined
        ? none.rust
        : rust`
            ${rustUse("reqwest::Url")}
            // The answer names the provider's own address; ask for the same path through the router.
            let address = Url::parse(text(&${itemAt(rust`job`, routed.at)})?)?;
          `
    }
    let status_url = ${address(status)};
    ${result === undefined ? none.rust : rust`let result_url = ${address(result)};`}

    loop {
        job = ask(client.get(&status_url))?;
        let state = text(&${itemAt(rust`job`, state)})?;
        if state == ${done} {
            break;
        }
        ${
          failed.length === 0
            ? none.rust
            : rust`
                if ${failed}.contains(&state) {
                    return Err(format!("No result: {job}").into());
                }
              `
        }
        thread::sleep(Duration::from_secs(1));
    }
    ${result === undefined ? none.rust : rust`job = ask(client.get(&result_url))?;`}

    ${use(answer, rust`job`)}
  `;
}

const askFunction = (request: NeutralRequest): Rust => rust`
  ${rustUse("reqwest::blocking::RequestBuilder", "serde_json::Value", "std::error::Error")}
  fn ask(request: RequestBuilder) -> Result<Value, Box<dyn Error>> {
      let response = request
          ${headers(request)}
          .send()?;
      Ok(check(response)?.json()?)
  }
`;

/** Bytes stay unread; JSON is read first. */
const once = (request: NeutralRequest, result: Answer): Rust =>
  result.kind === "file"
    ? rust`
        ${post(request)}

        ${use(result, none.rust)}
      `
    : rust`
        ${rustUse("serde_json::Value")}
        ${post(request)}

        let answer: Value = response.json()?;
        ${use(result, rust`answer`)}
      `;

const inOrder = (first: Rust, second: Rust): Rust => rust`
  ${first}

  ${second}
`;

function send({ request }: TemplateInput): Rust {
  if (request === undefined) return none.rust;
  const { result } = request;
  const isQueue = result.kind === "queue";
  const main = isQueue
    ? queue(request, result)
    : result.kind === "chat-stream"
      ? stream(request)
      : once(request, result);
  const texts = isQueue || (result.kind !== "chat-stream" && readsText(result));
  return rust`
    ${rustUse("std::error::Error")}
    fn main() -> Result<(), Box<dyn Error>> {
        ${inOrder(file(request.body), main)}
        Ok(())
    }

    ${isQueue ? askFunction(request) : none.rust}

    ${checkFunction}

    ${texts ? textFunction : none.rust}
  `;
}

const crates = ({ encodes = false, form = false }) =>
  cargoAdd(
    ["reqwest", "serde_json", ...(encodes ? ["base64"] : [])],
    ["reqwest/blocking", "reqwest/json", ...(form ? ["reqwest/multipart"] : [])],
  );

/** Whether files are sent or come as base64 text, and whether a form is sent. */
function needs({ body, result }: NeutralRequest) {
  const answer = result.kind === "queue" ? result.answer : result;
  const sends = body.kind === "json" && fileIn(body) !== undefined;
  return {
    encodes: sends || answer.kind === "base64" || (answer.kind === "rows" && answer.file !== undefined),
    form: body.kind === "form",
  };
}

export default {
  id: "reqwest",
  language: "rust",
  kind: "http",
  docsUrl: "https://docs.rs/reqwest",
  install: cargoAdd(["reqwest", "serde_json", "base64"], ["reqwest/blocking", "reqwest/json", "reqwest/multipart"]),
  installFor: ({ request }) => (request === undefined ? crates({}) : crates(needs(request))),
  serves: ({ served }) => served.request !== undefined,
  templates: everyTask(send),
} satisfies Client<"rust">;
