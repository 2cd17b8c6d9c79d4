import { maven } from "@modelshelf/catalogue";
import { Fragment, java, javaImport, javaJson, joinLines, none } from "@modelshelf/code";
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

type Java = Fragment<"java">;

// Source: https://docs.oracle.com/en/java/javase/17/docs/api/java.net.http/, and org.json 20250517 (read 2026-11-21).
// Java's own library has nothing that reads JSON; org.json is one archive that needs no other, and finds a value by its
// JSON pointer. Bodies are text blocks.

/** The JSON pointer of a path (RFC 6901). */
const pointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** What is at a path of a JSON value. */
const at = (value: Java, path: Path): Java =>
  path.length === 0
    ? value
    : java`new JSONPointer(${pointer(path)}).queryFrom(${value})${javaImport("org.json.JSONPointer")}`;

/** The constant that names the file. */
function file(body: Body): Java {
  const found = fileIn(body);
  return found === undefined
    ? none.java
    : java`
        ${javaImport("java.nio.file.Path")}
        static final Path FILE = Path.of(${found.path});
      `;
}

/** The same, with a blank line below. */
const constant = (body: Body): Java =>
  fileIn(body) === undefined ? none.java : java`${file(body)}${new Fragment("java", "\n")}`;

/** Columns of the longest text that is one text block: a constant is at most 65535 bytes. */
const longestBlock = 15_000;

/** The body as JSON text, with the file's bytes in it. */
function jsonText(body: Extract<Body, { kind: "json" }>): Java {
  const pieces = jsonPieces(body.value);
  if (pieces.length > 1) {
    // The text is a format, in which a percent sign is doubled.
    return java`
      ${javaJson(pieces.map((piece) => piece.replaceAll("%", "%%")).join("%1$s"))}.formatted(encoded)
    `;
  }
  const [json = ""] = pieces;
  return json.length > longestBlock ? java`${json}` : javaJson(json);
}

/** What is prepared before the request, and what gives its body. */
function body({ body }: NeutralRequest): { readonly before: Java; readonly publisher: Java } {
  switch (body.kind) {
    case "json":
      return {
        before: java`
          ${
            fileIn(body) === undefined
              ? none.java
              : java`
                  ${javaImport("java.nio.file.Files", "java.util.Base64")}
                  String encoded = Base64.getEncoder().encodeToString(Files.readAllBytes(FILE));
                `
          }
          String body = ${jsonText(body)};
        `,
        publisher: java`BodyPublishers.ofString(body)`,
      };
    case "file":
      return { before: none.java, publisher: java`BodyPublishers.ofFile(FILE)` };
    case "form":
      return { before: form(body), publisher: java`BodyPublishers.ofByteArrays(parts)` };
  }
}

/** The parts of a form; RFC 7578, with a quote in a name as the HTML Standard writes it. */
function form({ fields, fileField, file }: Extract<Body, { kind: "form" }>): Java {
  const quoted = (value: string) => value.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const name = file.path.slice(file.path.lastIndexOf("/") + 1);
  const field = (key: string, value: string) => java`
    parts.add(("--" + boundary + ${`\r\nContent-Disposition: form-data; name="${quoted(key)}"\r\n\r\n${value}\r\n`}).getBytes(UTF_8));
  `;
  const head = `\r\nContent-Disposition: form-data; name="${quoted(fileField)}"; filename="${quoted(name)}"\r\nContent-Type: ${file.contentType}\r\n\r\n`;
  return java`
    ${javaImport("java.nio.file.Files", "java.util.ArrayList", "java.util.List", "java.util.UUID", "static java.nio.charset.StandardCharsets.UTF_8")}
    String boundary = UUID.randomUUID().toString();
    List<byte[]> parts = new ArrayList<>();
    ${joinLines(
      "java",
      Object.entries(fields).map(([key, value]) => field(key, value)),
    )}
    parts.add(("--" + boundary + ${head}).getBytes(UTF_8));
    parts.add(Files.readAllBytes(FILE));
    parts.add(("\r\n--" + boundary + "--\r\n").getBytes(UTF_8));
  `;
}

const headers = (all: NeutralRequest["headers"]): Java =>
  joinLines(
    "java",
    Object.entries(all).map(([name, value]) => java`.header(${name}, ${value})`),
  );

/** The variable `request`, ready to be sent. */
function prepare(request: NeutralRequest): Java {
  const { before, publisher } = body(request);
  const { "Content-Type": _contentType, ...others } = request.headers;
  const type =
    request.body.kind === "form"
      ? java`.header("Content-Type", "multipart/form-data; boundary=" + boundary)`
      : headers({ "Content-Type": request.headers["Content-Type"] ?? "application/json" });
  return java`
    ${javaImport("java.net.URI", "java.net.http.HttpRequest", "java.net.http.HttpRequest.BodyPublishers")}
    ${before}
    HttpRequest request = HttpRequest.newBuilder(URI.create(${request.url}))
        ${headers(others)}
        ${type}
        .POST(${publisher})
        .build();
  `;
}

/** Sends a request and gives what comes back. */
const sendMethod = java`
  ${javaImport("java.io.IOException", "java.net.http.HttpClient", "java.net.http.HttpResponse", "java.net.http.HttpResponse.BodyHandlers")}
  static final HttpClient CLIENT = HttpClient.newHttpClient();

  static byte[] send(HttpRequest request) throws IOException, InterruptedException {
      HttpResponse<byte[]> response = CLIENT.send(request, BodyHandlers.ofByteArray());
      if (response.statusCode() >= 400) {
          throw new IOException("HTTP " + response.statusCode() + ": " + new String(response.body(), UTF_8));
      }
      return response.body();
  }
  ${javaImport("static java.nio.charset.StandardCharsets.UTF_8")}
`;

/** Reads JSON of any kind. */
const parsed = (bytes: Java): Java =>
  java`new JSONTokener(new String(${bytes}, UTF_8)).nextValue()${javaImport("org.json.JSONTokener")}`;

const save = (name: Java, bytes: Java): Java =>
  java`Files.write(Path.of(${name}), ${bytes});${javaImport("java.nio.file.Files", "java.nio.file.Path")}`;

/** What is done with an answer, an Object of JSON. */
function use(result: Exclude<Answer, { kind: "file" }>, answer: Java): Java {
  const found = at(answer, result.at);
  switch (result.kind) {
    case "text":
      return java`System.out.println(${found});`;
    case "json":
      return java`
        ${javaImport("org.json.JSONObject")}
        System.out.println(JSONObject.valueToString(${found}));
      `;
    case "vector":
      return java`
        ${javaImport("java.util.List", "org.json.JSONArray")}
        List<Object> vector = ((JSONArray) ${found}).toList();
        System.out.println(vector.size() + " numbers: " + vector.subList(0, Math.min(5, vector.size())) + " ...");
      `;
    case "rows":
      return rows(result, found);
    case "base64":
      return java`
        ${javaImport("java.util.Base64")}
        ${save(java`${`${result.name}.${result.extension}`}`, java`Base64.getDecoder().decode((String) ${found})`)}
      `;
    case "url":
      return download(result, answer);
    case "spoken":
      return java`
        ${javaImport("org.json.JSONArray", "org.json.JSONObject")}
        Object output = ${found};
        if (output instanceof JSONArray list) {
            output = list.get(0);
        }
        if (output instanceof JSONObject fields) {
            output = fields.optString("transcription", fields.optString("text"));
        }
        System.out.println(output);
      `;
  }
}

function rows({ columns, file }: Extract<Answer, { kind: "rows" }>, list: Java): Java {
  const cells = columns.reduce<Java>(
    (all, column, index) => (index === 0 ? java`row.get(${column})` : java`${all} + "\t" + row.get(${column})`),
    none.java,
  );
  return java`
    ${javaImport("org.json.JSONArray", "org.json.JSONObject")}
    ${file === undefined ? none.java : java`int number = 0;`}
    for (Object item : (JSONArray) ${list}) {
        JSONObject row = (JSONObject) item;
        System.out.println(${cells});
        ${
          file === undefined
            ? none.java
            : java`
                ${javaImport("java.util.Base64")}
                number++;
                ${save(java`${`${file.name}-`} + number + ${`.${file.extension}`}`, java`Base64.getDecoder().decode(row.getString(${file.at}))`)}
              `
        }
    }
  `;
}

function download({ name, at: path, or, oneOrMore }: Extract<Answer, { kind: "url" }>, answer: Java): Java {
  const link = oneOrMore
    ? java`
        ${javaImport("org.json.JSONArray")}
        Object output = ${at(answer, path)};
        URI link = URI.create(output instanceof JSONArray list ? list.getString(0) : (String) output);
      `
    : or === undefined
      ? java`URI link = URI.create((String) ${at(answer, path)});`
      : java`
          ${javaImport("org.json.JSONObject")}
          String field = ((JSONObject) ${answer}).has(${String(path[0])}) ? ${pointer(path)} : ${pointer(or)};
          URI link = URI.create((String) new JSONPointer(field).queryFrom(${answer}));
        `;
  return java`
    ${javaImport("java.net.URI", "org.json.JSONPointer")}
    ${link}
    String ending = link.getPath().replaceFirst(".*\\.", ".");
    ${save(java`${name} + ending`, java`send(HttpRequest.newBuilder(link).build())`)}
  `;
}

function stream(request: NeutralRequest): Java {
  return java`
    ${javaImport("java.io.IOException", "java.net.http.HttpClient", "java.net.http.HttpResponse", "java.net.http.HttpResponse.BodyHandlers", "java.util.stream.Collectors", "java.util.stream.Stream", "org.json.JSONArray", "org.json.JSONObject")}
    public class Main {
        public static void main(String[] args) throws IOException, InterruptedException {
            ${prepare(request)}

            HttpResponse<Stream<String>> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofLines());
            if (response.statusCode() >= 400) {
                throw new IOException("HTTP " + response.statusCode() + ": " + response.body().collect(Collectors.joining("\n")));
            }
            response.body()
                .filter(line -> line.startsWith("data:") && !line.endsWith("[DONE]"))
                .map(line -> new JSONObject(line.substring(5)).getJSONArray("choices"))
                .filter(choices -> !choices.isEmpty())
                .map(choices -> choices.getJSONObject(0).getJSONObject("delta").optString("content"))
                .forEach(System.out::print);
            System.out.println();
        }
    }
  `;
}

/** The URL that the first answer, `job`, names. */
function address({ kind, at: path, before = "", after = "" }: Address): Java {
  const found = at(java`job`, path);
  if (kind === "url") return java`(String) ${found}`;
  const part = kind === "path" ? java`URI.create((String) ${found}).getRawPath()` : found;
  return after === "" ? java`${before} + ${part}` : java`${before} + ${part} + ${after}`;
}

function queue(request: NeutralRequest, { status, result, state, done, failed, answer }: Queue): Java {
  const { "Content-Type": contentType = "application/json", ...shared } = request.headers;
  const { before, publisher } = body(request);
  const isRouted = [status, result].some((one) => one?.kind === "path");
  const ends = failed.reduce<Java>((all, one, index) => (index === 0 ? java`${one}` : java`${all}, ${one}`), none.java);
  return java`
    ${javaImport("java.io.IOException", "java.net.URI", "java.net.http.HttpRequest", "java.net.http.HttpRequest.BodyPublishers")}
    public class Main {
        ${constant(request.body)}
        public static void main(String[] args) throws IOException, InterruptedException {
            ${before}
            Object job = ask(HttpRequest.newBuilder(URI.create(${request.url}))
                .header("Content-Type", ${contentType})
                .POST(${publisher}));

            ${isRouted ? java`// The answer names the provider's own address; ask for the same path through the router.` : none.java}
            String statusUrl = ${address(status)};
            ${result === undefined ? none.java : java`String resultUrl = ${address(result)};`}

            while (true) {
                job = ask(HttpRequest.newBuilder(URI.create(statusUrl)));
                Object state = ${at(java`job`, state)};
                if (state.equals(${done})) {
                    break;
                }
                ${
                  failed.length === 0
                    ? none.java
                    : java`
                        ${javaImport("java.util.List")}
                        if (List.of(${ends}).contains(state)) {
                            throw new IOException("No result: " + job);
                        }
                      `
                }
                Thread.sleep(1000);
            }
            ${result === undefined ? none.java : java`job = ask(HttpRequest.newBuilder(URI.create(resultUrl)));`}

            ${use(answer, java`job`)}
        }

        static Object ask(HttpRequest.Builder request) throws IOException, InterruptedException {
            request
                ${headers(shared)};
            return ${parsed(java`send(request.build())`)};
        }

        ${sendMethod}
    }
  `;
}

function once(request: NeutralRequest, result: Answer): Java {
  const used =
    result.kind === "file"
      ? save(java`${`${result.name}.${result.extension}`}`, java`send(request)`)
      : java`
          Object answer = ${parsed(java`send(request)`)};
          ${use(result, java`answer`)}
        `;
  return java`
    ${javaImport("java.io.IOException")}
    public class Main {
        ${constant(request.body)}
        public static void main(String[] args) throws IOException, InterruptedException {
            ${prepare(request)}

            ${used}
        }

        ${sendMethod}
    }
  `;
}

function send({ request }: TemplateInput): Java {
  if (request === undefined) return none.java;
  const { result } = request;
  if (result.kind === "queue") return queue(request, result);
  return result.kind === "chat-stream" ? stream(request) : once(request, result);
}

export default {
  id: "http-client",
  language: "java",
  kind: "http",
  docsUrl: "https://docs.oracle.com/en/java/javase/17/docs/api/java.net.http/java/net/http/HttpClient.html",
  install: maven("org.json:json:20250517"),
  serves: ({ served }) => served.request !== undefined,
  templates: everyTask(send),
} satisfies Client<"java">;
