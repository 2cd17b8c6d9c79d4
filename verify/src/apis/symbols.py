"""Lists what the Python sources given as JSON on standard input take from elsewhere.

Input: `{key: code}`. Output: `{key: [symbol, …]}` in the order of the source, each symbol with

- `kind`: `module` (`import a.b`), `name` (`from a import b`), `attribute` (`x.b`) or `keyword` (`f(b=…)`);
- `name`: what it is whichever variable holds it, e.g. `gliner.GLiNER.from_pretrained().predict_entities(threshold=)`;
- `line`, `character`: where its last identifier stands, counted from 0, characters in UTF-16 units as in the
  language server protocol;
- of a keyword argument also `value`, where its value begins; `callee`, where the last identifier of what is called
  stands; `called` and `receiver`, the code of what is called and of what stands before its last dot. `callee` and
  `receiver` are null where there is none.
"""

import ast
import json
import sys

# What these return depends on their first argument, which therefore is a part of the name.
BY_FIRST_ARGUMENT = {"transformers.pipeline"}


class Symbols(ast.NodeVisitor):
    """Walks one source; `found` are its symbols."""

    def __init__(self, code):
        self.lines = code.split("\n")
        self.found = []
        # What each variable holds, by the last binding before the use: emitted code runs from top to bottom.
        self.bound = {}

    # Positions

    def character(self, line, column):
        """UTF-16 units before the byte `column` of a line counted from 1."""
        before = self.lines[line - 1].encode()[:column].decode()
        return len(before.encode("utf-16-le")) // 2

    def place(self, line, column):
        return {"line": line - 1, "character": self.character(line, column)}

    def add(self, kind, name, line, column, **more):
        self.found.append({"kind": kind, "name": name, **self.place(line, column), **more})

    def last_identifier(self, node):
        match node:
            case ast.Name():
                return self.place(node.lineno, node.col_offset)
            case ast.Attribute():
                return self.place(node.end_lineno, node.end_col_offset - len(node.attr.encode()))
        return None

    def text(self, node):
        # On one line, so that it can stand behind the code as a line of its own.
        return ast.unparse(node)

    # What an expression is, whichever variable holds it

    def origin(self, node):
        match node:
            case ast.Name():
                return self.bound.get(node.id, node.id)
            case ast.Attribute():
                return f"{self.origin(node.value)}.{node.attr}"
            case ast.Call():
                called = self.origin(node.func)
                first = ast.unparse(node.args[0]) if called in BY_FIRST_ARGUMENT and node.args else ""
                return f"{called}({first})"
            case ast.Subscript():
                return f"{self.origin(node.value)}[]"
            case ast.Await() | ast.Starred() | ast.NamedExpr():
                return self.origin(node.value)
            case ast.IfExp():
                return self.origin(node.body)
            case ast.BinOp():
                return self.origin(node.left)
            case ast.UnaryOp():
                return self.origin(node.operand)
            case ast.BoolOp():
                return self.origin(node.values[0])
            case ast.Constant():
                return type(node.value).__name__
            case ast.JoinedStr():
                return "str"
            case ast.List() | ast.ListComp():
                return "list"
            case ast.Dict() | ast.DictComp():
                return "dict"
            case ast.Set() | ast.SetComp():
                return "set"
            case ast.Tuple():
                return "tuple"
        return "object"

    def bind(self, target, origin):
        match target:
            case ast.Name():
                self.bound[target.id] = origin
            case ast.Tuple() | ast.List():
                for part in target.elts:
                    self.bind(part, f"{origin}[]")
            case ast.Starred():
                self.bind(target.value, origin)

    # Imports

    def visit_Import(self, node):
        for alias in node.names:
            end = alias.col_offset + len(alias.name.encode())
            last = alias.name.rpartition(".")[2]
            self.add("module", alias.name, alias.lineno, end - len(last.encode()))
            if alias.asname:
                self.bound[alias.asname] = alias.name
            else:
                top = alias.name.partition(".")[0]
                self.bound[top] = top

    def visit_ImportFrom(self, node):
        module = node.module
        if node.level or not module:
            return
        column = node.col_offset + len("from ")
        last = module.rpartition(".")[2]
        self.add("module", module, node.lineno, column + len(module.encode()) - len(last.encode()))
        for alias in node.names:
            name = f"{module}.{alias.name}"
            if alias.name != "*":
                self.add("name", name, alias.lineno, alias.col_offset)
            self.bound[alias.asname or alias.name] = name

    # Uses

    def visit_Attribute(self, node):
        self.visit(node.value)
        column = node.end_col_offset - len(node.attr.encode())
        self.add("attribute", self.origin(node), node.end_lineno, column)

    def visit_Call(self, node):
        self.visit(node.func)
        for argument in node.args:
            self.visit(argument)
        origin = self.origin(node.func)
        call = {
            "callee": self.last_identifier(node.func),
            "called": self.text(node.func),
            "receiver": self.text(node.func.value) if isinstance(node.func, ast.Attribute) else None,
        }
        for keyword in node.keywords:
            if keyword.arg is not None:
                value = self.place(keyword.value.lineno, keyword.value.col_offset)
                name = f"{origin}({keyword.arg}=)"
                self.add("keyword", name, keyword.lineno, keyword.col_offset, value=value, **call)
            self.visit(keyword.value)

    # Bindings: first what is bound, so that `x = f(x)` reads the old x.

    def visit_Assign(self, node):
        self.visit(node.value)
        for target in node.targets:
            self.visit(target)
            match target, node.value:
                case (ast.Tuple(), ast.Tuple()) if len(target.elts) == len(node.value.elts):
                    for one, value in zip(target.elts, node.value.elts):
                        self.bind(one, self.origin(value))
                case _:
                    self.bind(target, self.origin(node.value))

    def visit_AnnAssign(self, node):
        self.visit(node.annotation)
        if node.value:
            self.visit(node.value)
            self.bind(node.target, self.origin(node.value))

    def visit_NamedExpr(self, node):
        self.visit(node.value)
        self.bind(node.target, self.origin(node.value))

    def visit_For(self, node):
        self.visit(node.iter)
        self.bind_items(node.target, node.iter)
        for statement in [*node.body, *node.orelse]:
            self.visit(statement)

    visit_AsyncFor = visit_For

    def bind_items(self, target, iterated):
        """Binds the target of a loop; `enumerate`, `zip` and `reversed` hand on what they were given."""
        match iterated, target:
            case ast.Call(func=ast.Name(id="enumerate"), args=[inner, *_]), ast.Tuple(elts=[number, item]):
                self.bind(number, "int")
                self.bind_items(item, inner)
            case ast.Call(func=ast.Name(id="zip"), args=inners), ast.Tuple(elts=items) if len(items) == len(inners):
                for item, inner in zip(items, inners):
                    self.bind_items(item, inner)
            case ast.Call(func=ast.Name(id="reversed" | "sorted"), args=[inner]), _:
                self.bind_items(target, inner)
            case _:
                self.bind(target, f"{self.origin(iterated)}[]")

    def visit_With(self, node):
        for item in node.items:
            self.visit(item.context_expr)
            if item.optional_vars:
                self.bind(item.optional_vars, self.origin(item.context_expr))
        for statement in node.body:
            self.visit(statement)

    visit_AsyncWith = visit_With

    def comprehension(self, node):
        for generator in node.generators:
            self.visit(generator.iter)
            self.bind_items(generator.target, generator.iter)
            for condition in generator.ifs:
                self.visit(condition)
        for part in [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]:
            self.visit(part)

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = comprehension


def symbols(code):
    walk = Symbols(code)
    walk.visit(ast.parse(code))
    return walk.found


sources = json.load(sys.stdin)
json.dump({key: symbols(code) for key, code in sources.items()}, sys.stdout)
