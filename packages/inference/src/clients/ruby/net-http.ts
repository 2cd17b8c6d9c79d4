import { type Fragment, itemAt, none, ruby, rubyRequire, type Value } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import {
  type Address,
  type Answer,
  type Body,
  bodyLiteral,
  fileIn,
  type NeutralRequest,
  type Path,
  type Queue,
} from "../../request.ts";
import type { TemplateInput } from "../../template-input.ts";
import { everyTask } from "../every-task.ts";

type Ruby = Fragment<"ruby">;

// Source: https://docs.ruby-lang.org/en/3.4/Net/HTTP.html, and Net::HTTPHeader for `set_form` (read 2026-11-21).

/** The constant that names the file. */
function file(body: Body): Ruby {
  const found = fileIn(body);
  return found === undefined ? none.ruby : ruby`FILE = ${found.path}`;
}

const json = (body: Body): Value<"ruby"> =>
  body.kind === "json"
    ? bodyLiteral<"ruby">(body.value, ({ prefix }) =>
        prefix === "" ? ruby`[File.binread(FILE)].pack("m0")` : ruby`${prefix} + [File.binread(FILE)].pack("m0")`,
      )
    : {};

/** Lines that give the request its headers. */
const headers = (all: NeutralRequest["headers"]): Ruby =>
  Object.entries(all).reduce<Ruby>(
    (lines, [name, value]) => ruby`
      ${lines}
      request[${name}] = ${value}
    `,
    none.ruby,
  );

/** Lines that give the request its body. */
function body({ body }: NeutralRequest): Ruby {
  switch (body.kind) {
    case "json":
      return ruby`
        ${rubyRequire("json")}
        request.body = ${json(body)}.to_json
      `;
    case "file":
      return ruby`request.body = File.binread(FILE)`;
    case "form": {
      const fields = Object.entries(body.fields).map(([name, value]): Value<"ruby"> => [name, value]);
      const options = { ...formName(body.file.path), content_type: body.file.contentType };
      const parts = [...fields, ruby`[${body.fileField}, File.open(FILE), ${options}]`];
      return ruby`request.set_form(${parts}, "multipart/form-data")`;
    }
  }
}

/** The name in the form where Ruby's own quotation of it would be misread: the HTML Standard writes a quote as %22. */
const formName = (path: string): { filename?: string } =>
  path.includes('"') ? { filename: path.slice(path.lastIndexOf("/") + 1).replaceAll('"', "%22") } : {};

const failure = ruby`abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)`;

/** The arguments that open a connection; a model may take its time. */
const connection = (url: string): Ruby =>
  url.startsWith("https:")
    ? ruby`request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300`
    : ruby`request.uri.hostname, request.uri.port, read_timeout: 300`;

function prepare(request: NeutralRequest): Ruby {
  return ruby`
    ${rubyRequire("net/http")}
    request = Net::HTTP::Post.new(URI(${request.url}))
    ${headers(request.headers)}
    ${body(request)}
  `;
}

function post(request: NeutralRequest): Ruby {
  return ruby`
    ${prepare(request)}

    response = Net::HTTP.start(${connection(request.url)}) do |http|
      http.request(request)
    end
    ${failure}
  `;
}

/** What is done with the answer; `answer` is the expression of its JSON. Bytes come from `response`. */
function use(result: Answer, answer: Ruby): Ruby {
  switch (result.kind) {
    case "text":
      return ruby`puts ${itemAt(answer, result.at)}`;
    case "json":
      return ruby`puts JSON.pretty_generate(${itemAt(answer, result.at)})`;
    case "vector":
      return ruby`
        vector = ${itemAt(answer, result.at)}
        puts "#{vector.length} numbers: #{vector.first(5)} ..."
      `;
    case "rows":
      return rows(result, answer);
    case "file":
      return ruby`File.binwrite(${`${result.name}.${result.extension}`}, response.body)`;
    case "base64":
      return ruby`File.binwrite(${`${result.name}.${result.extension}`}, ${itemAt(answer, result.at)}.unpack1("m"))`;
    case "url":
      return download(result, answer);
    case "spoken":
      return ruby`
        output = ${itemAt(answer, result.at)}
        output = output.first if output.is_a?(Array)
        output = output["transcription"] || output["text"] || output if output.is_a?(Hash)
        puts output
      `;
  }
}

function rows({ at: path, columns, file }: Extract<Answer, { kind: "rows" }>, answer: Ruby): Ruby {
  const cells = columns.map((column) => ruby`row[${column}]`);
  if (file === undefined) {
    return ruby`
      ${itemAt(answer, path)}.each do |row|
        puts ${cells}.join("\t")
      end
    `;
  }
  return ruby`
    ${itemAt(answer, path)}.each.with_index(1) do |row, number|
      puts ${cells}.join("\t")
      File.binwrite(${`${file.name}-`} + number.to_s + ${`.${file.extension}`}, row[${file.at}].unpack1("m"))
    end
  `;
}

function download({ name, at: path, or, oneOrMore }: Extract<Answer, { kind: "url" }>, answer: Ruby): Ruby {
  const found = or === undefined ? itemAt(answer, path) : either(answer, path, or);
  return ruby`
    ${rubyRequire("open-uri")}
    url = ${found}
    ${oneOrMore ? ruby`url = url.first if url.is_a?(Array)` : none.ruby}
    File.binwrite(${name} + File.extname(URI(url).path), URI.open(url).read)
  `;
}

const either = (answer: Ruby, [first = "", ...path]: Path, [second = ""]: Path): Ruby =>
  itemAt(ruby`(${answer}[${first}] || ${answer}[${second}])`, path);

/** Prints an answer as it comes. An event may be cut anywhere on its way; only whole lines are read. */
function stream(request: NeutralRequest): Ruby {
  return ruby`
    ${prepare(request)}

    $stdout.sync = true
    rest = +""
    Net::HTTP.start(${connection(request.url)}) do |http|
      http.request(request) do |response|
        ${failure}
        response.read_body do |part|
          rest << part
          while (line = rest.slice!(/.*\n/))
            data = line.delete_prefix("data:").strip
            next if data == "[DONE]" || !line.start_with?("data:")
            print JSON.parse(data).dig("choices", 0, "delta", "content")
          end
        end
      end
    end
    puts
  `;
}

/** The URL that the first answer, `job`, names. */
function address({ kind, at: path, before = "", after = "" }: Address): Ruby {
  const value = itemAt(ruby`job`, path);
  if (kind === "url") return value;
  const part = kind === "path" ? ruby`URI(${value}).path` : value;
  return after === "" ? ruby`${before} + ${part}` : ruby`${before} + ${part} + ${after}`;
}

/** The variables `status_url` and `result_url`. */
function addresses({ status, result }: Queue): Ruby {
  const isRouted = status.kind === "path" || result?.kind === "path";
  return ruby`
    ${isRouted ? ruby`# The answer names the provider's own address; ask for the same path through the router.` : none.ruby}
    status_url = ${address(status)}
    ${result === undefined ? none.ruby : ruby`result_url = ${address(result)}`}
  `;
}

function queue(request: NeutralRequest, result: Queue): Ruby {
  const { "Content-Type": contentType = "application/json", ...shared } = request.headers;
  const state = itemAt(ruby`job`, result.state);
  return ruby`
    ${rubyRequire("net/http")}
    def ask(request)
      ${headers(shared)}
      response = Net::HTTP.start(${connection(request.url)}) do |http|
        http.request(request)
      end
      ${failure}
      JSON.parse(response.body)
    end

    request = Net::HTTP::Post.new(URI(${request.url}))
    ${headers({ "Content-Type": contentType })}
    ${body(request)}
    job = ask(request)

    ${addresses(result)}

    loop do
      job = ask(Net::HTTP::Get.new(URI(status_url)))
      break if ${state} == ${result.done}
      ${result.failed.length === 0 ? none.ruby : ruby`abort "No result: #{job}" if ${result.failed}.include?(${state})`}
      sleep 1
    end
    ${result.result === undefined ? none.ruby : ruby`job = ask(Net::HTTP::Get.new(URI(result_url)))`}

    ${use(result.answer, ruby`job`)}
  `;
}

function send({ request }: TemplateInput): Ruby {
  if (request === undefined) return none.ruby;
  const { result } = request;
  return ruby`
    ${file(request.body)}

    ${result.kind === "queue" ? queue(request, result) : result.kind === "chat-stream" ? stream(request) : once(request, result)}
  `;
}

/** Bytes stay unread; JSON is read first. */
function once(request: NeutralRequest, result: Answer): Ruby {
  if (result.kind === "file") {
    return ruby`
      ${post(request)}

      ${use(result, ruby`response`)}
    `;
  }
  return ruby`
    ${rubyRequire("json")}
    ${post(request)}

    answer = JSON.parse(response.body)
    ${use(result, ruby`answer`)}
  `;
}

export default {
  id: "net-http",
  language: "ruby",
  kind: "http",
  docsUrl: "https://docs.ruby-lang.org/en/3.4/Net/HTTP.html",
  install: null,
  serves: ({ served }) => served.request !== undefined,
  templates: everyTask(send),
} satisfies Client<"ruby">;
