# Put into the box after `JOB = …`: runs what was typed before, unheard, and then the line that was typed now.
def box_lines(job):
    import ast, builtins, io, linecache, random, sys, traceback, types

    main = types.ModuleType("__main__")
    sys.modules["__main__"] = main
    # The same numbers each time: what was typed before gives again what it gave then.
    random.seed(job["seed"])

    def no_input(prompt=""):
        raise EOFError("input() has nobody to ask here: write the value into your line instead")

    builtins.input = no_input

    class Unheard(io.TextIOBase):
        def writable(self):
            return True

        def write(self, text):
            return len(text)

    def run(text, name):
        source = text + "\n"
        linecache.cache[name] = (len(source), None, source.splitlines(True), name)
        tree = ast.parse(source, name)
        last = tree.body[-1] if tree.body else None
        if isinstance(last, ast.Expr):
            tree.body.pop()
        exec(compile(tree, name, "exec", dont_inherit=True), main.__dict__)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), name, "eval", dont_inherit=True), main.__dict__)
            if value is not None:
                print(repr(value))
                main.__dict__["_"] = value

    def told(error, name, text):
        lines = text.count("\n") + 1
        number = error.lineno if isinstance(error, SyntaxError) and error.filename == name else None
        for frame in traceback.extract_tb(error.__traceback__):
            if frame.filename == name:
                number = frame.lineno
        where = f"Line {number}: " if number is not None and lines > 1 else ""
        said = "".join(traceback.format_exception_only(type(error), error)).strip().splitlines()
        shown = said[-1] if said else type(error).__name__
        if isinstance(error, SyntaxError) and error.filename == name and error.text and error.offset:
            line = error.text.rstrip("\n")
            shown = f"{line}\n{' ' * (error.offset - 1)}^\n{where}{shown}"
            return shown
        return where + shown

    heard = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = Unheard()
    for number, text in enumerate(job["before"]):
        try:
            run(text, f"<{number + 1}>")
        except BaseException:
            pass
    sys.stdout, sys.stderr = heard
    name = f"<{len(job['before']) + 1}>"
    try:
        run(job["line"], name)
    except SystemExit:
        print("exit() ends a program; this prompt stays.")
    except BaseException as error:
        sys.stdout.flush()
        print(told(error, name, job["line"]), file=sys.stderr)
    # It came to its end: nothing in the line has ended the program instead.
    print(job["end"], file=sys.stderr)


import json as box_json

box_lines(box_json.loads(box_job))
