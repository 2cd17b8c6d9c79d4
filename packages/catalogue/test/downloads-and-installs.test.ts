import { describe, expect, it } from "vitest";
import {
  all,
  any,
  brew,
  cargo,
  cargoAdd,
  conda,
  countsAsDownload,
  type DownloadQuery,
  defaultDownloadQuery,
  exists,
  extension,
  filename,
  gitClone,
  type Install,
  installCommand,
  installTools,
  maven,
  not,
  npm,
  path,
  pip,
  pipFrom,
  pipUpgrade,
  prefix,
  printDownloadQuery,
  withSubmodules,
} from "../src/index.ts";

describe("a download query", () => {
  const cases: readonly (readonly [DownloadQuery, string, readonly string[], readonly string[]])[] = [
    [path("config.json"), 'path:"config.json"', ["config.json"], ["a/config.json", "config"]],
    [extension("keras"), 'path_extension:"keras"', ["a/model.keras"], [".keras", "keras", "model.keras.txt"]],
    [filename("config"), 'path_filename:"config"', ["config.json", "a/config"], ["config.json.txt"]],
    [prefix("checkpoints/"), 'path_prefix:"checkpoints/"', ["checkpoints/1.pt"], ["a/checkpoints/1.pt"]],
    [any(path("a"), path("b")), 'path:"a" OR path:"b"', ["a", "b"], ["c"]],
    [all(extension("pt"), not(path("x.pt"))), 'path_extension:"pt" AND NOT path:"x.pt"', ["y.pt"], ["x.pt", "y.bin"]],
    [
      all(extension("pt"), any(prefix("a"), prefix("b"))),
      'path_extension:"pt" AND (path_prefix:"a" OR path_prefix:"b")',
      ["a.pt", "b.pt"],
      ["c.pt"],
    ],
    [not(any(path("a"), path("b"))), 'NOT (path:"a" OR path:"b")', ["c"], ["a"]],
    [any(all(path("a"), extension("b")), path("c")), '(path:"a" AND path_extension:"b") OR path:"c"', ["c"], ["a"]],
    [any(any(path("a"))), 'path:"a"', ["a"], ["b"]],
    [path('a"b\\c'), 'path:"a\\"b\\\\c"', ['a"b\\c'], ["abc"]],
  ];

  it.each(cases)("%j prints and counts", (query, text, counted, others) => {
    expect(printDownloadQuery(query)).toBe(text);
    for (const file of counted) expect(countsAsDownload(query, file), file).toBe(true);
    for (const file of others) expect(countsAsDownload(query, file), file).toBe(false);
  });

  it("asks for a field of the request", () => {
    expect(printDownloadQuery(exists("range"))).toBe('_exists_:"range"');
    expect(countsAsDownload(exists("range"), "a", ["range"])).toBe(true);
    expect(countsAsDownload(exists("range"), "a")).toBe(false);
    expect(countsAsDownload(not(exists("range")), "a", ["range"])).toBe(false);
  });

  it("counts the hub's default files where a library has none of its own", () => {
    expect(printDownloadQuery(defaultDownloadQuery)).toMatch(/^path:"config\.json" OR .* OR path:"meta\.yaml"$/);
  });
});

describe("an install command", () => {
  it.each<readonly [Install, string]>([
    [pip("timm", "pillow"), "pip install timm pillow"],
    [pipUpgrade("transformers<5"), "pip install -U 'transformers<5'"],
    [npm("@huggingface/transformers"), "npm install @huggingface/transformers"],
    [brew("whisperkit-cli"), "brew install whisperkit-cli"],
    [cargo("some-cli"), "cargo install some-cli"],
    [cargoAdd(["some-crate", "other"], ["some-crate/json"]), "cargo add some-crate other --features some-crate/json"],
    [cargoAdd(["some-crate"]), "cargo add some-crate"],
    [maven("com.example:name:1.0"), "mvn dependency:copy -Dartifact=com.example:name:1.0 -DoutputDirectory=."],
    [conda("some-aligner"), "conda install -c conda-forge some-aligner"],
    [pipFrom("https://example.com/wheels", "name>=1.dev0"), "pip install -f https://example.com/wheels 'name>=1.dev0'"],
    [
      gitClone("https://github.com/owner/name", "0123abc", "-r", "requirements.txt"),
      "git clone https://github.com/owner/name.git &&\ncd name &&\ngit checkout 0123abc &&\npip install -r requirements.txt",
    ],
    [
      withSubmodules(gitClone("https://github.com/owner/name", "0123abc", ".")),
      "git clone https://github.com/owner/name.git &&\ncd name &&\ngit checkout 0123abc &&\ngit submodule update --init --recursive &&\npip install .",
    ],
    [
      gitClone("https://github.com/owner/name", "0123abc"),
      "git clone https://github.com/owner/name.git &&\ncd name &&\ngit checkout 0123abc",
    ],
  ])("of %j is what one types", (install, command) => {
    expect(installCommand(install)).toBe(command);
  });

  it("is written for uv where pip would do", () => {
    expect(installTools(pip("a"))).toEqual(["pip", "uv"]);
    expect(installTools(npm("a"))).toEqual(["npm"]);
    expect(installTools(gitClone("https://github.com/o/n", "1", "-e", "."))).toEqual(["pip", "uv"]);
    expect(installTools(gitClone("https://github.com/o/n", "1", "-e", "git+https://github.com/o/m"))).toEqual(["pip"]);
    expect(installTools(gitClone("https://github.com/o/n", "1", "git+https://github.com/o/m"))).toEqual(["pip", "uv"]);
    expect(installTools(gitClone("https://github.com/o/n", "1"))).toEqual(["git"]);
    expect(installCommand(gitClone("https://github.com/o/n", "1", "-e", "."), "uv")).toMatch(/uv pip install -e \.$/);
    expect(installCommand(pip("a"), "uv")).toBe("uv pip install a");
    expect(installCommand(pipUpgrade("a"), "uv")).toBe("uv pip install -U a");
  });
});
