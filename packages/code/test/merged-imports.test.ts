import { expect, test } from "vitest";
import { comment, identifier, none, py, pyImport, python, snippet, type Value } from "../src/index.ts";

// A snippet's template merges imports where its own import lines stand, without reading what it put together. A
// fragment's are merged by reading it, which is the longer way to the same code.
function same(strings: TemplateStringsArray, ...values: readonly Value<"python">[]): string {
  const { code } = python()(strings, ...values);
  expect(code).toBe(snippet(py(strings, ...values)).code);
  return code;
}

const early = py`os.environ["A"] = "b"`;
const used = py`${pyImport("from PIL import Image", "import os")}image = Image.open(path)`;
const note = py`${comment("Read this first.")}`;

test("imports are merged into a template's own, below notes and above code", () => {
  for (const top of [none.python, note, early, py`${pyImport("import os")}${early}`]) {
    for (const rest of [none.python, used, py`import late`, py`${pyImport("import late")}a = 1`]) {
      same`
        ${top}

        import numpy as np
        from PIL import ImageDraw

        ${rest}
        print(np)
      `;
    }
  }
  expect(same`
    ${note}

    import numpy as np
    from PIL import ImageDraw

    ${used}
  `).toBe(`# Read this first.

import os

import numpy as np
from PIL import Image, ImageDraw

image = Image.open(path)`);
});

test("they are merged alike where the template has none, or holes among them", () => {
  for (const rest of [none.python, used]) {
    same`${rest}`;
    same`
      ${note}
      ${rest}
    `;
    same`
      import numpy
      from module import ${identifier("Name")}

      ${rest}
    `;
    same`
      # A note.
      import numpy
      ${pyImport("import torch")}
      ${py`from another import thing`}

      if ready:
          ${rest}
    `;
    same`
      first = 1
      import numpy

      ${rest}
    `;
    same`
      ${note}
      import numpy
    `;
  }
});

test("a template gives the imports of the call, not those of an earlier one", () => {
  const make = (fragment: Value<"python">) => same`
    import numpy

    ${fragment}
  `;
  expect(make(pyImport("import os"))).toBe("import os\n\nimport numpy");
  expect(make(pyImport("import re"))).toBe("import re\n\nimport numpy");
  expect(make(none.python)).toBe("import numpy");
  expect(make(pyImport("import os"))).toBe("import os\n\nimport numpy");
});

test("a template without holes gives the same fragment each time, in its own language", () => {
  const make = () => py`a = 1`;
  expect(make()).toBe(make());
  expect(String(make())).toBe("a = 1");
});
