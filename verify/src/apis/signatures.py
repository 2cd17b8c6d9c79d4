"""Answers what a function or class in a Python source takes by keyword.

Reads requests from standard input, a JSON object a line: `{file, line}`, the line counted from 0 on which the name of
the function or class stands. Answers each with a line of JSON, null where no function or class stands there:

A request `{file, lazy}` is answered with whether the module of the file has a `__getattr__` and names `lazy` in a string:
so packages list what they import only when it is asked for.

- `names`: parameters, or fields, that can be given by keyword; also the keys that the body takes out of its
  `**kwargs` by name, and where it sets attributes of its own from them, those attributes;
- `open`: whether it takes other keywords (`**kwargs`);
- `next`: where these go from there, as places of the called names in the same file, each with `own`: the method's name
  if it is called on `self` or `cls` ("" for `cls` itself), else null.
"""

import ast
import functools
import json
import sys

FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


@functools.cache
def definitions(file):
    """All functions and classes of a file by the line of their name, each with the class around it."""
    with open(file, encoding="utf-8") as source:
        text = source.read()
    lines = text.split("\n")
    found = {}

    def walk(node, owner):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, FUNCTION | ast.ClassDef):
                found[child.lineno - 1] = (child, owner)
            walk(child, child if isinstance(child, ast.ClassDef) else owner)

    walk(ast.parse(text), None)
    return found, lines


def place(node, lines, own=None):
    """Where the last identifier of a called expression stands; null for what is no name."""
    match node:
        case ast.Name():
            line, column = node.lineno, node.col_offset
        case ast.Attribute():
            line, column = node.end_lineno, node.end_col_offset - len(node.attr.encode())
        case _:
            return None
    before = lines[line - 1].encode()[:column].decode()
    return {"line": line - 1, "character": len(before.encode("utf-16-le")) // 2, "own": own}


def names_of_class(node):
    """Attributes that a class declares or that its methods set on `self`."""
    names = [part.target.id for part in node.body if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)]
    for part in ast.walk(node):
        match part:
            case ast.Attribute(value=ast.Name(id="self"), ctx=ast.Store()):
                names.append(part.attr)
    return names


def of_function(node, owner, lines):
    arguments = node.args
    names = [argument.arg for argument in [*arguments.args, *arguments.kwonlyargs]]
    if arguments.kwarg is None:
        return {"names": names, "open": False, "next": []}
    rest = arguments.kwarg.arg
    following = []
    # Other names for the same keywords: `options = dict(kwargs)`, `a, kwargs = f(**kwargs)`.
    same = {rest}
    for part in ast.walk(node):
        match part:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if any(
                isinstance(inner, ast.Name) and inner.id in same for inner in ast.walk(value)
            ) and not isinstance(value, ast.Subscript):
                if isinstance(value, ast.Call | ast.Dict | ast.DictComp | ast.BinOp | ast.Name):
                    same.add(name)

    def is_rest(value):
        return isinstance(value, ast.Name) and value.id in same

    for part in ast.walk(node):
        match part:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="cls"), attr="_get_signature_keys")):
                # diffusers: the keywords that the class's own __init__ has are parts of the pipeline.
                following.append(place(part.func, lines, "__init__"))
            case ast.Call(func=ast.Attribute(value=value, attr="pop" | "get" | "setdefault"), args=[ast.Constant(value=key), *_]) if is_rest(value):
                names.append(key)
            case ast.Subscript(value=value, slice=ast.Constant(value=key)) if is_rest(value):
                names.append(key)
            case ast.Compare(left=ast.Constant(value=key), ops=[ast.In() | ast.NotIn()], comparators=[value]) if is_rest(value):
                names.append(key)
            case ast.Call(func=ast.Name(id="setattr"), args=[ast.Name(id="self"), *_]) if owner is not None:
                names.extend(names_of_class(owner))
            case ast.Call(keywords=keywords) if any(one.arg is None and is_rest(one.value) for one in keywords):
                match part.func:
                    case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name):
                        following.append(place(part.func, lines, name))
                    case ast.Name(id="cls") | ast.Attribute(value=ast.Name(id="self"), attr="__class__"):
                        following.append(place(part.func, lines, ""))
                    case called:
                        following.append(place(called, lines))
    names = [name for name in names if isinstance(name, str)]
    return {"names": names, "open": True, "next": [one for one in following if one]}


def of_class(node, lines):
    for part in node.body:
        if isinstance(part, FUNCTION) and part.name == "__init__":
            return of_function(part, node, lines)
    # Without an __init__ of its own it is a dataclass or the like, or its bases' __init__ holds.
    fields = [part.target.id for part in node.body if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)]
    return {"names": fields, "open": True, "next": [one for one in (place(base, lines) for base in node.bases) if one]}


def answer(file, line):
    try:
        found, lines = definitions(file)
    except (OSError, SyntaxError, UnicodeDecodeError):
        return None
    node, owner = found.get(line, (None, None))
    if isinstance(node, ast.ClassDef):
        return of_class(node, lines)
    return None if node is None else of_function(node, owner, lines)


@functools.cache
def lazy_names(file):
    """Strings in a module that finds its names when they are asked for; none where it does not."""
    try:
        with open(file, encoding="utf-8") as source:
            tree = ast.parse(source.read())
    except (OSError, SyntaxError, UnicodeDecodeError):
        return set()
    if not any(isinstance(node, FUNCTION) and node.name == "__getattr__" for node in tree.body):
        return set()
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


for line in sys.stdin:
    request = json.loads(line)
    lazy = request.get("lazy")
    print(json.dumps(answer(**request) if lazy is None else lazy in lazy_names(request["file"])), flush=True)
