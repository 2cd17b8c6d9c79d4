"""Compiles each of the Python sources given as JSON on standard input; prints what is wrong with each."""

import base64
import json
import sys
import warnings

# What Python warns of in a source (an invalid escape, `is` with a literal) is an error for code that people copy.
warnings.simplefilter("error", SyntaxWarning)
warnings.simplefilter("error", DeprecationWarning)

problems = {}
for key, encoded in json.load(sys.stdin).items():
    try:
        # Bytes, not text: a comment in the first lines may name another encoding.
        compile(base64.b64decode(encoded), key, "exec", dont_inherit=True)
    except (SyntaxError, SyntaxWarning, DeprecationWarning, ValueError) as error:
        problems[key] = f"{type(error).__name__}: {error}"
json.dump(problems, sys.stdout)
