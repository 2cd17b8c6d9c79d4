import { Fragment, go, goImport, goJson, identifier, joinLines, none, remembered, trait } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import {
  type Address,
  type Answer,
  type Body,
  fileIn,
  type NeutralRequest,
  type Path,
  type Queue,
} from "../../request.ts";
import type { TemplateInput } from "../../template-input.ts";
import { everyTask } from "../every-task.ts";
import { jsonPieces } from "../json-pieces.ts";

type Go = Fragment<"go">;

// Source: https://pkg.go.dev/net/http, encoding/json and mime/multipart, Go 1.26 (read 2026-11-21).

/** A value that is read from an answer, and its type. */
interface Wanted {
  readonly path: Path;
  readonly type: Go;
}

const initials: Readonly<Record<string, string>> = { id: "ID", url: "URL" };

/** The field of a struct for a name in JSON: `ResponseURL` for `response_url`. */
const fieldName = remembered((name) =>
  name
    .split("_")
    .map((word) => initials[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(""),
);

/** A type that has all that is wanted of a JSON answer; fields that differ by more than capitals say their names. */
function typeOf(wanted: readonly Wanted[]): Go {
  const [first] = wanted;
  const [step] = first?.path ?? [];
  if (first === undefined || step === undefined) return first?.type ?? go`any`;
  const inside = (name: string | number) =>
    typeOf(wanted.filter(({ path }) => path[0] === name).map(({ path, type }) => ({ path: path.slice(1), type })));
  if (typeof step === "number") return go`[]${inside(step)}`;
  const names = [...new Set(wanted.map(({ path }) => String(path[0])))];
  const types = names.map(inside);
  const fieldNames = names.map(fieldName);
  const fields = fieldNames.map((field, index) => {
    const type = types[index] as Go;
    const name = names[index] as string;
    const tag =
      field.toLowerCase() === name.toLowerCase() ? none.go : new Fragment("go", ` \`json:"${identifier(name).name}"\``);
    return go`${identifier(field)}${padding(fieldNames, types, index)} ${type}${tag}`;
  });
  return go`
    struct {
        ${joinLines("go", fields)}
    }
  `;
}

/** What lines up the types of fields that follow on one another in lines of their own, as gofmt does. */
function padding(names: readonly string[], types: readonly Go[], index: number): Go {
  const isLong = (at: number) => ((types[at]?.traits ?? 0) & trait.severalLines) !== 0;
  let from = index;
  while (from > 0 && !isLong(from - 1)) from -= 1;
  let to = index;
  while (to < names.length - 1 && !isLong(to)) to += 1;
  const width = Math.max(...names.slice(from, to + 1).map(({ length }) => length));
  return new Fragment("go", " ".repeat(width - (names[index]?.length ?? 0)));
}

/** What is at a path of a value of such a type. */
const at = (value: Go, path: Path): Go =>
  path.reduce<Go>(
    (found, step) => (typeof step === "number" ? go`${found}[${step}]` : go`${found}.${identifier(fieldName(step))}`),
    value,
  );

const fatal = go`
  ${goImport("log")}
  if err != nil {
      log.Fatal(err)
  }
`;

/** Sends a request and gives what comes back. */
const sendFunction = go`
  ${goImport("io", "log", "net/http")}
  func send(request *http.Request) []byte {
      response, err := http.DefaultClient.Do(request)
      ${fatal}
      defer response.Body.Close()
      data, err := io.ReadAll(response.Body)
      ${fatal}
      if response.StatusCode >= 400 {
          log.Fatalf("%s: %s", response.Status, data)
      }
      return data
  }
`;

/** The constant that names the file, and what of it is read before the request. */
function file(body: Body): Go {
  const found = fileIn(body);
  if (found === undefined) return none.go;
  return go`
    ${goImport("os")}
    const file = ${found.path}

    data, err := os.ReadFile(file)
    ${fatal}
    ${body.kind === "json" ? go`encoded := base64.StdEncoding.EncodeToString(data)` : none.go}
    ${body.kind === "json" ? goImport("encoding/base64") : none.go}
  `;
}

/** The name in the form where Go's own quotation of it would be misread: the HTML Standard writes a quote as %22. */
function formName(path: string): Go {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return path.includes('"') ? go`${name.replaceAll('"', "%22")}` : go`filepath.Base(file)${goImport("path/filepath")}`;
}

/** What is prepared before the request, its body as a reader, and the type of the body. */
function body({ body, headers }: NeutralRequest): { readonly before: Go; readonly reader: Go; readonly type: Go } {
  const type = go`${headers["Content-Type"] ?? "application/json"}`;
  switch (body.kind) {
    case "json":
      return {
        before: go`
          ${goImport("strings")}
          body := ${jsonText(body)}
        `,
        reader: go`strings.NewReader(body)`,
        type,
      };
    case "file":
      return { before: goImport("bytes"), reader: go`bytes.NewReader(data)`, type };
    case "form":
      return {
        before: go`
          ${goImport("bytes", "mime/multipart")}
          var body bytes.Buffer
          form := multipart.NewWriter(&body)
          ${joinLines(
            "go",
            Object.entries(body.fields).map(([name, value]) => go`form.WriteField(${name}, ${value})`),
          )}
          part, err := form.CreateFormFile(${body.fileField}, ${formName(body.file.path)})
          ${fatal}
          part.Write(data)
          form.Close()
        `,
        reader: go`&body`,
        type: go`form.FormDataContentType()`,
      };
  }
}

/** The body as JSON text, with the file's bytes in it. */
function jsonText(body: Extract<Body, { kind: "json" }>): Go {
  const [first = "", ...more] = jsonPieces(body.value);
  return more.reduce<Go>((text, piece) => go`${text} + encoded + ${goJson(piece)}`, goJson(first));
}

/** The variable `request`, ready to be sent. */
function prepare(request: NeutralRequest): Go {
  const { before, reader, type } = body(request);
  const { "Content-Type": _contentType, ...others } = request.headers;
  return go`
    ${goImport("net/http")}
    ${before}
    request, err := http.NewRequest("POST", ${request.url}, ${reader})
    ${fatal}
    ${headers(others)}
    request.Header.Set("Content-Type", ${type})
  `;
}

const headers = (all: NeutralRequest["headers"]): Go =>
  joinLines(
    "go",
    Object.entries(all).map(([name, value]) => go`request.Header.Set(${name}, ${value})`),
  );

/** The variable `name`, read from the JSON that an expression gives. */
const decode = (name: Go, type: Go, data: Go): Go => go`
  ${goImport("encoding/json", "log")}
  var ${name} ${type}
  if err := json.Unmarshal(${data}, &${name}); err != nil {
      log.Fatal(err)
  }
`;

/** What is read from an answer for what is done with it. */
function wanted(result: Exclude<Answer, { kind: "file" }>): Wanted[] {
  const { at: path } = result;
  switch (result.kind) {
    case "text":
      return [{ path, type: go`string` }];
    case "vector":
      return [{ path, type: go`[]float64` }];
    case "base64":
      return [{ path, type: go`[]byte` }];
    case "url":
      return [
        { path, type: result.oneOrMore ? go`any` : go`string` },
        ...(result.or === undefined ? [] : [{ path: result.or, type: go`string` }]),
      ];
    case "rows": {
      const row = [
        ...result.columns.map((column): Wanted => ({ path: [column], type: go`any` })),
        ...(result.file === undefined ? [] : [{ path: [result.file.at], type: go`[]byte` }]),
      ];
      return [{ path, type: go`[]${typeOf(row)}` }];
    }
    default:
      return [{ path, type: go`any` }];
  }
}

const save = (name: Go, data: Go): Go => go`
  ${goImport("log", "os")}
  if err := os.WriteFile(${name}, ${data}, 0o644); err != nil {
      log.Fatal(err)
  }
`;

/** What is done with an answer, a variable of the type that has all that is wanted. */
function use(result: Exclude<Answer, { kind: "file" }>, answer: Go): Go {
  const found = at(answer, result.at);
  switch (result.kind) {
    case "text":
      return go`fmt.Println(${found})${goImport("fmt")}`;
    case "json":
      return go`
        ${goImport("encoding/json", "fmt")}
        text, err := json.MarshalIndent(${found}, "", "  ")
        ${fatal}
        fmt.Println(string(text))
      `;
    case "vector":
      return go`
        ${goImport("fmt")}
        vector := ${found}
        fmt.Println(len(vector), "numbers:", vector[:min(5, len(vector))], "...")
      `;
    case "rows":
      return rows(result, found);
    case "base64":
      return save(go`${`${result.name}.${result.extension}`}`, found);
    case "url":
      return download(result, answer);
    case "spoken":
      return go`
        ${goImport("fmt")}
        output := ${found}
        if list, ok := output.([]any); ok {
            output = list[0]
        }
        if fields, ok := output.(map[string]any); ok {
            if text, ok := fields["transcription"]; ok {
                output = text
            } else if text, ok := fields["text"]; ok {
                output = text
            }
        }
        fmt.Println(output)
      `;
  }
}

function rows({ columns, file }: Extract<Answer, { kind: "rows" }>, list: Go): Go {
  const cells = columns.reduce<Go>(
    (all, column, index) => (index === 0 ? at(go`row`, [column]) : go`${all}, ${at(go`row`, [column])}`),
    none.go,
  );
  if (file === undefined) {
    return go`
      ${goImport("fmt")}
      for _, row := range ${list} {
          fmt.Println(${cells})
      }
    `;
  }
  return go`
    ${goImport("fmt")}
    for index, row := range ${list} {
        fmt.Println(${cells})
        name := fmt.Sprintf(${`${file.name}-%d.${file.extension}`}, index+1)
        ${save(go`name`, at(go`row`, [file.at]))}
    }
  `;
}

function download({ name, at: path, or, oneOrMore }: Extract<Answer, { kind: "url" }>, answer: Go): Go {
  const found = at(answer, path);
  const link = oneOrMore
    ? go`
        link, ok := ${found}.(string)
        if !ok {
            link = ${found}.([]any)[0].(string)
        }
      `
    : or === undefined
      ? go`link := ${found}`
      : go`link := cmp.Or(${found}, ${at(answer, or)})${goImport("cmp")}`;
  return go`
    ${goImport("net/http", "path")}
    ${link}
    download, err := http.NewRequest("GET", link, nil)
    ${fatal}
    ${save(go`${name}+path.Ext(download.URL.Path)`, go`send(download)`)}
  `;
}

function stream(request: NeutralRequest): Go {
  return go`
    ${goImport("bufio", "encoding/json", "fmt", "io", "log", "net/http", "strings")}
    func main() {
        ${prepare(request)}

        response, err := http.DefaultClient.Do(request)
        ${fatal}
        defer response.Body.Close()
        if response.StatusCode >= 400 {
            message, _ := io.ReadAll(response.Body)
            log.Fatalf("%s: %s", response.Status, message)
        }

        lines := bufio.NewScanner(response.Body)
        for lines.Scan() {
            data, isData := strings.CutPrefix(lines.Text(), "data:")
            if !isData || strings.TrimSpace(data) == "[DONE]" {
                continue
            }
            ${decode(go`event`, typeOf([{ path: ["choices", 0, "delta", "content"], type: go`string` }]), go`[]byte(data)`)}
            if len(event.Choices) > 0 {
                fmt.Print(event.Choices[0].Delta.Content)
            }
        }
        if err := lines.Err(); err != nil {
            log.Fatal(err)
        }
        fmt.Println()
    }
  `;
}

/** The URL that the first answer, `job`, names; `address` is one of its URLs. */
function address({ kind, at: path, before = "", after = "" }: Address): Go {
  if (kind === "url") return at(go`job`, path);
  const part = kind === "path" ? go`address.EscapedPath()` : at(go`job`, path);
  return after === "" ? go`${before} + ${part}` : go`${before} + ${part} + ${after}`;
}

function queue(request: NeutralRequest, { status, result, state, done, failed, answer }: Queue): Go {
  const { before, reader } = body(request);
  const text = go`string`;
  const first: Wanted[] = [
    { path: status.at, type: text },
    ...(result === undefined ? [] : [{ path: result.at, type: text }]),
    { path: state, type: text },
    ...(result === undefined ? wanted(answer) : []),
  ];
  const routed = [status, result].find((one) => one?.kind === "path");
  return go`
    ${goImport("encoding/json", "io", "log", "net/http", "time")}
    func main() {
        ${inOrder(file(request.body), before)}
        var job ${typeOf(first)}
        ask("POST", ${request.url}, ${reader}, &job)

        ${
          routed === undefined
            ? none.go
            : go`
                ${goImport("net/url")}
                // The answer names the provider's own address; ask for the same path through the router.
                address, err := url.Parse(${at(go`job`, routed.at)})
                ${fatal}
              `
        }
        statusURL := ${address(status)}
        ${result === undefined ? none.go : go`resultURL := ${address(result)}`}

        for ${at(go`job`, state)} != ${done} {
            ${
              failed.length === 0
                ? none.go
                : go`
                    ${goImport("slices")}
                    if slices.Contains(${strings(failed)}, ${at(go`job`, state)}) {
                        log.Fatalf("No result: %+v", job)
                    }
                  `
            }
            time.Sleep(time.Second)
            ask("GET", statusURL, nil, &job)
        }
        ${
          result === undefined
            ? none.go
            : go`
                var answer ${typeOf(wanted(answer))}
                ask("GET", resultURL, nil, &answer)
              `
        }

        ${use(answer, result === undefined ? go`job` : go`answer`)}
    }

    func ask(method, url string, body io.Reader, answer any) {
        request, err := http.NewRequest(method, url, body)
        ${fatal}
        ${headers(request.headers)}
        if err := json.Unmarshal(send(request), answer); err != nil {
            log.Fatal(err)
        }
    }

    ${sendFunction}
  `;
}

const strings = (list: readonly string[]): Go => {
  const items = list.reduce<Go>((all, item, index) => (index === 0 ? go`${item}` : go`${all}, ${item}`), none.go);
  return go`[]string{${items}}`;
};

const inOrder = (first: Go, second: Go): Go => go`
  ${first}

  ${second}
`;

function once(request: NeutralRequest, result: Answer): Go {
  const used =
    result.kind === "file"
      ? save(go`${`${result.name}.${result.extension}`}`, go`send(request)`)
      : go`
          ${decode(go`answer`, typeOf(wanted(result)), go`send(request)`)}
          ${use(result, go`answer`)}
        `;
  return go`
    func main() {
        ${inOrder(file(request.body), prepare(request))}

        ${used}
    }

    ${sendFunction}
  `;
}

function send({ request }: TemplateInput): Go {
  if (request === undefined) return none.go;
  const { result } = request;
  if (result.kind === "queue") return queue(request, result);
  return result.kind === "chat-stream" ? stream(request) : once(request, result);
}

export default {
  id: "net-http",
  language: "go",
  kind: "http",
  docsUrl: "https://pkg.go.dev/net/http",
  install: null,
  serves: ({ served }) => served.request !== undefined,
  templates: everyTask(send),
} satisfies Client<"go">;
