"""
Counts what a program does, from its own text: rounds of loops, calls, and what Python's own operations go through
(`x in list`, a slice, `sum`). The clock has no part in it, so the count is the same on every machine and in every
Python. Also says which forbidden functions were really called, by whatever name they were reached.
"""
import ast, builtins, collections, types


class TooMany(BaseException):
    """More steps than there were to spend."""


FRAME_BOUND = {"super", "locals", "globals", "vars", "dir"}
NUMBERS = (int, float, complex)
# Go through nothing, however much they are given.
CHEAP = set("""
append appendleft popleft add discard get setdefault items keys values popitem move_to_end
len isinstance issubclass callable id hash ord chr abs round divmod iter next range print input getattr setattr hasattr
delattr bin hex oct type heappush heappop heappushpop heapreplace bisect bisect_left bisect_right startswith endswith
__len__ __getitem__ __setitem__ __hash__ __init__ __iter__ __next__ random randint randrange choice time perf_counter
""".split())
CHEAP_TYPES = {int, float, bool, complex, range, enumerate, zip, map, filter, reversed, object, type, slice, property,
               staticmethod, classmethod, memoryview}
# Go through what they are given, not through what they belong to.
SELFLESS = {"extend", "update", "join", "fromkeys", "extendleft"}
# Run through an iterator to its end.
CONSUMERS = set("""
min max sum any all sorted list tuple set frozenset dict join extend extendleft update deque Counter reduce union
intersection difference bytes str OrderedDict prod fsum
""".split())
SAME_AS = {"indexOf": "index", "countOf": "count", "contains": "in"}
SIZED = ((list, list.__len__), (str, str.__len__), (tuple, tuple.__len__), (dict, dict.__len__), (set, set.__len__),
         (frozenset, frozenset.__len__), (collections.deque, collections.deque.__len__), (range, range.__len__),
         (bytes, bytes.__len__), (type({}.values()), len), (type({}.keys()), len), (type({}.items()), len))
OWN_FILES = {"exercise.py", "<string>", "the test", "the solution", "a text"}
LARGE = 2 ** 64
Builtin = types.BuiltinFunctionType


class Counter:
    """
    `spend` begins anew; `steps` says how many there were since, `grew` whether a good part went into one ever larger
    thing, `used` which forbidden names were called, and where.
    """

    def __init__(self, forbidden=()):
        count, limit, grew = 0, float("inf"), False
        banned, used, looked_up = frozenset(forbidden), {}, {}
        mark = "_box_" + JOB["word"] + "_"
        isinstance, type, getattr, len, callable = (builtins.isinstance, builtins.type, builtins.getattr, builtins.len,
                                                    builtins.callable)

        def tick():
            nonlocal count
            count += 1
            if count > limit:
                raise TooMany
            return True

        def add(steps):
            nonlocal count
            count += steps
            if count > limit:
                raise TooMany

        def size(value):
            kind = type(value)
            for known, measure in SIZED:
                if kind is known or isinstance(value, known):
                    return measure(value)
            return 0

        def scanned(value):
            """It is looked through from the front: a dict or set is not."""
            if not isinstance(value, (dict, set, frozenset, range, type({}.keys()), type({}.items()))):
                add(size(value))
            return value

        def whole(value):
            add(size(value))
            return value

        def made(value):
            if type(value) is int:
                if not -LARGE < value < LARGE:
                    add(value.bit_length() // 64)
            else:
                grown(size(value))
            return value

        def left(value):
            if isinstance(value, (list, tuple, set, frozenset, bytes)):
                grown(size(value))
            return value

        def grown(steps):
            nonlocal grew
            grew = grew or steps * 8 > limit
            add(steps)

        def counted(iterator):
            for one in iterator:
                tick()
                yield one

        def is_lazy(value):
            return hasattr(type(value), "__next__") and type(value) is not types.GeneratorType \
                and type(value).__module__ in ("builtins", "itertools")

        def names_of(function):
            if type(function).__name__ == "methodcaller":
                return {function.__reduce__()[1][0]}
            inner = getattr(function, "func", None) if type(function).__name__ == "partial" else None
            if inner is not None:
                return names_of(inner)
            name = getattr(function, "__name__", None)
            module = getattr(function, "__module__", None)
            if type(name) is not str or module == "exercise":
                return set()
            found = {name, name.strip("_"), SAME_AS.get(name, name)}
            return found | {module.split(".")[0].lstrip("_")} if type(module) is str else found

        def is_own(function):
            code = getattr(getattr(function, "__func__", function), "__code__", None)
            return getattr(code, "co_filename", None) in OWN_FILES

        def banned_in(function):
            """By which forbidden names it goes; of Python's own functions all of one name and module go by the same."""
            module = getattr(function, "__module__", None)
            if type(function) is not Builtin or module is not None and type(module) is not str:
                return names_of(function) & banned
            key = function.__name__, module
            found = looked_up.get(key)
            if found is None:
                found = looked_up[key] = names_of(function) & banned
            return found

        def note(function, depth):
            for name in banned_in(function):
                if not is_own(function):
                    used.setdefault(name, sys._getframe(depth).f_lineno)

        def cheap(function):
            return noting(function) if banned else function

        def noting(function):
            def call(*given, **named):
                for one in given:
                    if callable(one):
                        note(one, 2)
                return function(*given, **named)
            return call

        def note_all(given, depth):
            """What is handed on to be called counts as called."""
            for one in given:
                if callable(one):
                    note(one, depth)

        def weighed(function, name, owner):
            def call(*given, **named):
                if banned:
                    note_all(given, 3)
                first = given[0] if given else None
                if name == "sleep" and isinstance(first, NUMBERS):
                    return add(int(first * 1_000_000))
                if owner is None and given and name in ("pop", "insert", "remove") and isinstance(first, (list, set, dict)):
                    # `list.pop(items, 0)`: it belongs to what it is given.
                    add(cost(name, first, given[1:]))
                else:
                    add(cost(name, owner, given) + sum(map(size, named.values())))
                if name in CONSUMERS:
                    given = [counted(one) if is_lazy(one) else one for one in given]
                return function(*given, **named)
            return call

        def cost(name, owner, given):
            if name == "pop":
                end = not given or given[0] == -1
                return 1 if end or not isinstance(owner, list) else size(owner)
            if name == "insert" and isinstance(owner, list) and given and type(given[0]) is int:
                return 1 + max(0, size(owner) - given[0] if given[0] >= 0 else -given[0])
            if name == "remove" and isinstance(owner, (set, dict)):
                return 1
            if name in ("sort", "sorted"):
                most = max([size(owner), *map(size, given)])
                return 1 + most * most.bit_length()
            own = 0 if name in SELFLESS else size(owner)
            return 1 + own + sum(map(size, given))

        def called(function):
            """The function itself, or one that adds what it goes through before it calls it."""
            nonlocal count
            count += 1
            kind = type(function)
            if kind is Builtin and function.__name__ in CHEAP:
                if not banned:
                    return function
                module = function.__module__
                if module is not None and type(module) is not str or looked_up.get((function.__name__, module), banned):
                    note(function, 2)
                return noting(function)
            if kind is types.FunctionType or kind is types.MethodType:
                if is_own(function):
                    return function
                if banned:
                    note(function, 2)
                return weighed(function, function.__name__, getattr(function, "__self__", None))
            if banned:
                note(function, 2)
            if kind is Builtin:
                name, owner = function.__name__, function.__self__
                if function is real_eval or function is real_exec:
                    return from_text(function)
                if name in CHEAP or name == "__contains__" and isinstance(owner, (dict, set, frozenset)):
                    return cheap(function)
                return weighed(function, name, None if isinstance(owner, types.ModuleType) else owner)
            if kind is type:
                if function.__module__ == "exercise" or issubclass(function, BaseException):
                    return function
                if function in CHEAP_TYPES:
                    return cheap(function)
                return weighed(function, function.__name__, None)
            if kind.__name__ in ("method_descriptor", "wrapper_descriptor", "method-wrapper", "builtin_function_or_method"):
                if function.__name__ not in CHEAP:
                    return weighed(function, function.__name__, getattr(function, "__self__", None))
            return function

        real_eval, real_exec = builtins.eval, builtins.exec

        def from_text(function):
            def run(source, space=None, names=None):
                frame = sys._getframe(1)
                if space is None:
                    space, names = frame.f_globals, frame.f_locals
                if isinstance(source, str):
                    mode = "eval" if function is real_eval else "exec"
                    source = text_of(source.strip() if mode == "eval" else source, "a text", mode)
                return function(source, space) if names is None else function(source, space, names)
            return run

        def text_of(source, file, mode="exec"):
            tree = Instrumented(mark).visit(ast.parse(source, file, mode))
            return compile(ast.fix_missing_locations(tree), file, mode)

        def spend(most):
            nonlocal count, limit, grew
            count, limit, grew = 0, most, False

        helpers = {"t": tick, "c": called, "s": scanned, "w": whole, "m": made, "l": left}
        for name, helper in helpers.items():
            setattr(builtins, mark + name, helper)
        self.compile, self.spend, self.used = text_of, spend, used
        self.steps, self.grew = lambda: count, lambda: grew


class Instrumented(ast.NodeTransformer):
    """The program's own tree with counting put in; what it computes stays the same."""

    def __init__(self, mark):
        self.mark = mark

    def helper(self, name, *given):
        return ast.Call(ast.Name(self.mark + name, ast.Load()), list(given), [])

    def around(self, name, node):
        return ast.copy_location(self.helper(name, node), node)

    def body_of(self, node):
        self.generic_visit(node)
        first = node.body[0]
        text = isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and isinstance(first, ast.Expr) \
            and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)
        tick = ast.copy_location(ast.Expr(self.helper("t")), first)
        node.body.insert(1 if text else 0, tick)
        return node

    visit_FunctionDef = visit_AsyncFunctionDef = visit_For = visit_AsyncFor = visit_While = body_of

    def visit_Lambda(self, node):
        self.generic_visit(node)
        node.body = ast.copy_location(ast.BoolOp(ast.And(), [self.helper("t"), node.body]), node.body)
        return node

    def visit_comprehension(self, node):
        self.generic_visit(node)
        node.ifs.insert(0, self.helper("t"))
        return node

    def visit_Call(self, node):
        self.generic_visit(node)
        if not (isinstance(node.func, ast.Name) and node.func.id in FRAME_BOUND):
            node.func = self.around("c", node.func)
        return node

    def visit_Compare(self, node):
        self.generic_visit(node)
        node.comparators = [self.around("s", right) if isinstance(op, (ast.In, ast.NotIn)) else right
                            for op, right in zip(node.ops, node.comparators)]
        return node

    def visit_BinOp(self, node):
        self.generic_visit(node)
        if isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant):
            return node
        if isinstance(node.op, (ast.Mult, ast.Pow, ast.LShift)):
            return self.around("m", node)
        if isinstance(node.left, ast.Constant) or isinstance(node.right, ast.Constant):
            return node
        if isinstance(node.op, ast.Add):
            node.left, node.right = self.around("l", node.left), self.around("m", node.right)
        elif isinstance(node.op, (ast.Sub, ast.BitOr, ast.BitAnd, ast.BitXor)):
            node.left = self.around("l", node.left)
        return node

    def visit_AugAssign(self, node):
        self.generic_visit(node)
        if isinstance(node.op, (ast.Add, ast.BitOr)) and not isinstance(node.value, ast.Constant):
            node.value = self.around("m", node.value)
        return node

    def visit_Assign(self, node):
        self.generic_visit(node)
        if any(isinstance(one, ast.Subscript) and isinstance(one.slice, ast.Slice) for one in node.targets):
            node.value = self.around("w", node.value)
        return node

    def visit_Subscript(self, node):
        self.generic_visit(node)
        is_slice = isinstance(node.slice, ast.Slice)
        if isinstance(node.ctx, ast.Load):
            return self.around("m", node) if is_slice else node
        end = isinstance(node.slice, ast.UnaryOp) and isinstance(node.slice.operand, ast.Constant)
        if is_slice or isinstance(node.ctx, ast.Del) and not end:
            node.value = self.around("l", node.value)
        return node

    def visit_Starred(self, node):
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load):
            node.value = self.around("w", node.value)
        return node

    def visit_Dict(self, node):
        self.generic_visit(node)
        node.values = [self.around("w", value) if key is None else value
                       for key, value in zip(node.keys, node.values)]
        return node

    def visit_match_case(self, node):
        """A pattern is no expression: only what comes after it is counted."""
        node.guard = self.visit(node.guard) if node.guard is not None else None
        node.body = [self.visit(one) for one in node.body]
        return node


