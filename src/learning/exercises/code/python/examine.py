"""Reads the learner's code without running it."""
import ast, builtins

MUCH_NESTING, LONG = 4, 50


def examine():
    try:
        tree = ast.parse(JOB["source"])
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        return tell("unparsed", line=getattr(error, "lineno", None), text=getattr(error, "msg", None) or str(error))
    starter = {ast.dump(node) for node in ast.parse(JOB["starter"]).body}
    mine = [node for node in without_docstring(tree.body) if ast.dump(node) not in starter]
    if [ast.dump(node) for node in without_docstring(tree.body)] == [ast.dump(node) for node in ast.parse(JOB["starter"]).body]:
        return tell("examined", unchanged=True, findings=[], looked_up=[], functions=[])
    findings = []

    def find(rule, node, text, level="minor"):
        findings.append({"rule": rule, "line": getattr(node, "lineno", 1), "text": text, "level": level})

    bound = names_bound(tree)
    methods = {one.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
               for one in node.body if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef))}
    shown = rules_in(ast.parse(JOB["solution"])) | rules_in(ast.parse(JOB["starter"]))
    for part in mine:
        ways_to_build(part, lambda rule, node, text: None if rule in shown else find(rule, node, text))
        forbidden_in(part, bound, methods, find)
        for node in ast.walk(part):
            habits(node, find)
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                of_function(node, find)
    unused_imports(tree, mine, find)
    tell("examined", unchanged=False, findings=sorted(findings, key=lambda one: one["line"]),
         looked_up=looked_up(mine), functions=[node.name for node in tree.body if isinstance(node, ast.FunctionDef)])


def without_docstring(body):
    first = body[0] if body else None
    text = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)
    return body[1:] if text else body


def names_bound(tree):
    """Names that are the learner's own, whatever Python has under that name. `max = max` makes nothing one's own."""
    bound = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            bound.add(node.arg)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            bound.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            bound.add(node.id)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            loaded = {one.id for one in ast.walk(node.value) if isinstance(one, ast.Name)}
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name) and isinstance(node.value, ast.Name) and target.id in loaded:
                    bound.discard(target.id)
    return bound


def forbidden_in(part, bound, methods, find):
    banned = set(JOB["forbidden"])
    if not banned:
        return
    reach = {"getattr", "eval", "exec", "__import__", "globals", "vars", "import_module"}
    reaches = any(isinstance(node, ast.Name) and node.id in reach or isinstance(node, ast.Attribute)
                  and node.attr in reach | {"__dict__"} for node in ast.walk(part))

    def say(name, node):
        find("forbidden", node, "uses " + name + ", which this exercise asks you to do without", "forbidden")

    for node in ast.walk(part):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in banned - bound:
            say(node.id, node)
        elif isinstance(node, ast.Attribute) and node.attr in banned and isinstance(node.ctx, ast.Load):
            # A method of one's own may have any name: whose was called is seen when it runs.
            own = isinstance(node.value, ast.Name) and node.value.id == "self"
            if not own and node.attr not in methods:
                say(node.attr, node)
        elif banned & set(in_other_words(node)):
            say(sorted(banned & set(in_other_words(node)))[0], node)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            for name in [alias.name for alias in node.names] + [getattr(node, "module", None) or ""]:
                for piece in name.split("."):
                    if piece in banned:
                        say(piece, node)
        elif reaches and isinstance(node, ast.Constant) and isinstance(node.value, str):
            for word in banned:
                if word in node.value and len(node.value) < 200:
                    say(word, node)


def in_other_words(node):
    """Names that a piece of grammar is another way of writing."""
    if isinstance(node, ast.JoinedStr) and any(isinstance(one, ast.FormattedValue) for one in node.values):
        return ["str", "format"]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod) and isinstance(node.left, ast.Constant):
        return ["str", "format"] if isinstance(node.left.value, str) else []
    if isinstance(node, (ast.Set, ast.SetComp)):
        return ["set"]
    if isinstance(node, (ast.Dict, ast.DictComp)):
        return ["dict"]
    return getattr(node, "kwd_attrs", [])


def habits(node, find):
    if isinstance(node, ast.ExceptHandler) and node.type is None:
        find("bare-except", node, "`except:` without a type also hides mistakes you did not think of")
    elif isinstance(node, ast.ExceptHandler) and all(isinstance(one, ast.Pass) for one in node.body):
        find("silent-except", node, "an error is caught and nothing is done about it")
    elif isinstance(node, ast.Compare):
        for op, right in zip(node.ops, node.comparators):
            if isinstance(op, (ast.Eq, ast.NotEq)) and isinstance(right, ast.Constant):
                if right.value is None:
                    find("compare-none", node, "compare with None by `is None` or `is not None`")
                elif right.value is True or right.value is False:
                    find("compare-bool", node, "a comparison with True or False is not needed: use the value itself")
    elif isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names):
        find("star-import", node, "`import *` hides where names come from")
    elif isinstance(node, ast.Global):
        find("global", node, "a function that changes a global name remembers something from call to call")
    elif hasattr(node, "body") and isinstance(node.body, list):
        for block in (node.body, getattr(node, "orelse", []), getattr(node, "finalbody", [])):
            for before, after in zip(block, block[1:]):
                if isinstance(before, (ast.Return, ast.Raise, ast.Break, ast.Continue)):
                    find("unreachable", after, "this is never reached: the line before it leaves")
                    break


def rules_in(tree):
    """What the course does itself is no fault of the learner's."""
    found = set()
    ways_to_build(tree, lambda rule, node, text: found.add(rule))
    return found


def ways_to_build(tree, find):
    """Lists and texts that are copied whole in each round, and conditions inside conditions."""
    kinds = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            kinds.setdefault(node.targets[0].id, kind_of(node.value))
    for loop in ast.walk(tree):
        if isinstance(loop, (ast.For, ast.While)):
            for node in ast.walk(loop):
                grown = grown_in(node)
                kind = kinds.get(grown)
                if grown and kind == "list" and isinstance(node, ast.Assign):
                    find("copies-list", node, "`" + grown + " = " + grown + " + …` copies the whole list in each round, "
                         "which makes the work grow with the square: `" + grown + ".append(…)` adds to it in place")
                elif grown and kind == "text":
                    find("copies-text", node, "text that grows piece by piece may be copied whole in each round: "
                         "gather the pieces in a list and join them once, with \"\".join(…)")
    for node in ast.walk(tree):
        if not isinstance(node, ast.If):
            continue
        inner = node.body[0] if len(node.body) == 1 and isinstance(node.body[0], ast.If) else None
        if inner is not None and not node.orelse and not inner.orelse:
            find("nested-if", node, "an `if` with nothing but another `if` in it is one condition: join the two with `and`")
        other = node.orelse[0] if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If) else None
        if other is not None and other.col_offset > node.col_offset:
            find("else-if", other, "an `if` alone in an `else` is an `elif`: it says the same with a step less")


def kind_of(value):
    if isinstance(value, (ast.List, ast.ListComp)):
        return "list"
    return "text" if isinstance(value, ast.Constant) and isinstance(value.value, str) else None


def grown_in(node):
    """The name that is set to itself with more behind it."""
    if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add) and isinstance(node.target, ast.Name):
        return node.target.id
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.BinOp) and isinstance(node.value.op, ast.Add):
        target, left = node.targets[0], node.value.left
        if isinstance(target, ast.Name) and isinstance(left, ast.Name) and target.id == left.id:
            return target.id
    return None


def of_function(node, find):
    for default in [*node.args.defaults, *[one for one in node.args.kw_defaults if one is not None]]:
        if isinstance(default, (ast.List, ast.Dict, ast.Set)):
            find("mutable-default", default, "a list, dict or set as a default is shared by all calls")
    arguments = {one.arg for one in ast.walk(node.args) if isinstance(one, ast.arg)}
    for name in sorted(arguments & builtin_names()):
        find("hides-builtin", node, "`" + name + "` hides Python's own " + name)
    stored, read = {}, set()
    for one in ast.walk(node):
        if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store):
            stored.setdefault(one.id, one)
        elif isinstance(one, ast.Name):
            read.add(one.id)
        elif isinstance(one, (ast.Global, ast.Nonlocal)):
            read.update(one.names)
        elif isinstance(one, ast.AugAssign) and isinstance(one.target, ast.Name):
            pass
    unpacked = {name.id for one in ast.walk(node) if isinstance(one, (ast.Tuple, ast.List, ast.For, ast.comprehension))
                for target in [getattr(one, "target", one)] for name in ast.walk(target) if isinstance(name, ast.Name)}
    for name, where in stored.items():
        if name in builtin_names():
            find("hides-builtin", where, "`" + name + "` hides Python's own " + name)
        if name not in read and name not in unpacked and not name.startswith("_"):
            find("unused-variable", where, "`" + name + "` is set and never used")
    if nesting(node) > MUCH_NESTING:
        find("nesting", node, node.name + " has loops and conditions nested " + str(nesting(node)) + " deep")
    if (node.end_lineno or node.lineno) - node.lineno + 1 > LONG:
        find("long", node, node.name + " is longer than " + str(LONG) + " lines")
    prints = [one for one in ast.walk(node) if is_call_of("print", one)]
    if prints and "print" not in JOB["solution"]:
        find("print", prints[0], "print is still in there: the tests look only at what is returned")


def builtin_names():
    return {name for name in vars(builtins) if not name.startswith("_") and name.islower()} - {"copyright", "credits", "license", "exit", "quit"}


def nesting(node):
    deeper = (ast.For, ast.While, ast.If, ast.With, ast.Try, ast.AsyncFor)

    def depth(one, elif_of=None):
        inner = 0
        for child in ast.iter_child_nodes(one):
            chained = isinstance(one, ast.If) and isinstance(child, ast.If) and one.orelse == [child]
            inner = max(inner, depth(child) - (1 if chained else 0))
        return inner + (1 if isinstance(one, deeper) else 0)

    return depth(node)


def unused_imports(tree, mine, find):
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for node in mine:
        if isinstance(node, (ast.Import, ast.ImportFrom)) and getattr(node, "module", "") != "__future__":
            for alias in node.names:
                name = (alias.asname or alias.name).split(".")[0]
                if name != "*" and name not in used:
                    find("unused-import", node, "`" + name + "` is imported and never used")


def looked_up(mine):
    """Tests whose arguments and whose answer both stand in the learner's code as they stand in the test."""
    literals = set()
    for part in mine:
        for node in ast.walk(part):
            with contextlib.suppress(ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
                literals.add(repr(ast.literal_eval(node)))
    found = []
    for index, test in enumerate(JOB["tests"]):
        with contextlib.suppress(SyntaxError, ValueError):
            call = ast.parse(test["call"].strip(), mode="eval").body
            inputs = [text for node in ast.walk(call) if isinstance(node, ast.Call)
                      for text in map(literal, node.args) if text is not None]
            answer = literal(ast.parse(test["expect"].strip(), mode="eval").body)
            telling = [text for text in inputs if text not in TRIVIAL]
            if telling and all(text in literals for text in telling) and answer in literals:
                if answer not in TRIVIAL or any(len(text) > 2 for text in telling):
                    found.append(index)
    return found


TRIVIAL = {"0", "1", "2", "-1", "None", "True", "False", "[]", "()", "{}", "''"}


def literal(node):
    try:
        return repr(ast.literal_eval(node))
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return None


examine()
