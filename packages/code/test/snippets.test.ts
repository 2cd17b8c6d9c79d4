import { describe, expect, it } from "vitest";
import { javascript, jsImport, py, pyImport, python, secret, shell, snippet } from "../src/index.ts";

const needs = (...lines: string[]) => pyImport(...lines);

describe("a snippet", () => {
  it("has its language, its code and, where given, a title", () => {
    expect(python("Load")`load(${"a"})`).toEqual({ title: "Load", language: "python", code: 'load("a")' });
    expect(python()`load()`).toEqual({ language: "python", code: "load()" });
    expect(javascript("Run")`run();`).toEqual({ title: "Run", language: "javascript", code: "run();" });
    expect(shell()`ls`).toEqual({ language: "shell", code: "ls" });
  });
});

describe("the imports that fragments need", () => {
  it("stand on top, once each, above code that has none", () => {
    const { code } = python()`
      login(${secret("TOKEN")})
      again(${secret("TOKEN")})
    `;
    expect(code).toBe('import os\n\nlogin(os.environ["TOKEN"])\nagain(os.environ["TOKEN"])');
  });

  it("leave alone what the code imports already", () => {
    const { code } = python()`
      import os

      login(${secret("TOKEN")})
    `;
    expect(code).toBe('import os\n\nlogin(os.environ["TOKEN"])');
  });

  it("are sorted into the block: standard library first, plain imports before names, names merged", () => {
    const { code } = python()`
      from transformers import pipeline

      ${needs("import torch", "from pathlib import Path", "import json", "from transformers import AutoModel")}
      run()
    `;
    expect(code).toBe(
      "import json\nfrom pathlib import Path\n\nimport torch\nfrom transformers import AutoModel, pipeline\n\nrun()",
    );
  });

  it("of the standard library alone stand above a blank line of their own", () => {
    const { code } = python()`
      import json

      import numpy
      ${needs("import os")}
      run()
    `;
    expect(code).toBe("import json\nimport os\n\nimport numpy\nrun()");
  });

  it("stand below the comments that the snippet begins with", () => {
    const { code } = python()`
      # Accept the terms first.
      import b

      run(${needs("import a")})
    `;
    expect(code).toBe("# Accept the terms first.\nimport a\nimport b\n\nrun()");
  });

  it("stand above the code before the other imports only where that may use them", () => {
    const { code } = python()`
      # The backend is read when keras is loaded.
      os.environ["KERAS_BACKEND"] = "jax"

      import keras
      ${needs("import os", "import jax")}
      run()
    `;
    expect(code).toBe(
      '# The backend is read when keras is loaded.\nimport os\n\nos.environ["KERAS_BACKEND"] = "jax"\n\nimport jax\nimport keras\nrun()',
    );
    const late = python()`
      set_up()

      import keras
      ${needs("import jax")}
    `;
    expect(late.code).toBe("set_up()\n\nimport jax\nimport keras");
  });

  it("keep an import of several lines in one piece", () => {
    const { code } = python()`
      from transformers import (
          AutoModel,
          AutoTokenizer,
      )
      from zlib_ng import compress

      run(${needs("from accelerate import Accelerator", "import os")})
    `;
    expect(code).toBe(
      "import os\n\nfrom accelerate import Accelerator\nfrom transformers import (\n    AutoModel,\n    AutoTokenizer,\n)\nfrom zlib_ng import compress\n\nrun()",
    );
  });

  it("need no code below them", () => {
    expect(snippet(py`${needs("import os")}`).code).toBe("import os\n");
    expect(
      python()`
        import a
        ${needs("import b")}
      `.code,
    ).toBe("import a\nimport b");
  });

  it("stand above the first import in JavaScript, or above everything", () => {
    const fs = jsImport('import fs from "node:fs";');
    expect(
      javascript()`
        // Note
        import a from "a";

        ${fs}
        run();
      `.code,
    ).toBe('// Note\nimport fs from "node:fs";\nimport a from "a";\n\nrun();');
    expect(javascript()`run(${fs});`.code).toBe('import fs from "node:fs";\n\nrun();');
  });
});
