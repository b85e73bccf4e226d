"""Calls the learner's code. What should come back is not here, so nothing here can be made to say that it did."""
import builtins, os, signal, types


def run():
    names = dict(vars(builtins))
    clock, Alarm = time.process_time, type("Alarm", (BaseException,), {})
    timer = getattr(signal, "setitimer", None) if hasattr(signal, "SIGPROF") else None
    if timer is not None:
        leave, rings, current = os._exit, [0], [None]

        def ring(*_):
            rings[0] += 1
            if rings[0] > 8:
                # Code that catches everything does not let go of the call: the others are run without it.
                tell("called" if current[0] is not None else "loaded", index=current[0], timeout=True)
                leave(0)
            raise Alarm
        try:
            signal.signal(signal.SIGPROF, ring)
        except (ValueError, OSError):
            timer = None

    def attempt(work, seconds, index=None):
        if timer is not None:
            rings[0], current[0] = 0, index
        heard = Heard()
        started = clock()
        said = {}
        try:
            with contextlib.redirect_stdout(heard), contextlib.redirect_stderr(heard):
                try:
                    if timer is not None:
                        timer(signal.ITIMER_PROF, seconds, 0.1)
                    value = work()
                finally:
                    if timer is not None:
                        timer(signal.ITIMER_PROF, 0)
            said["shown"] = shown(value)
            said["value"] = plain(value)
        except Alarm:
            said = {"timeout": True}
        except TooLarge:
            said["error"] = {"type": "TooLarge", "text": "the answer is too large to look at"}
        except BaseException as error:
            said = {"error": {"type": type(error).__name__, "text": str(error)[:300], "line": line_of(error)}}
        said.update(seconds=round(clock() - started, 4), output=heard.text)
        return said

    def line_of(error):
        at, line = error.__traceback__, None
        while at is not None:
            if at.tb_frame.f_code.co_filename == "exercise.py":
                line = at.tb_lineno
            at = at.tb_next
        return getattr(error, "lineno", None) if isinstance(error, SyntaxError) else line

    module = types.ModuleType("exercise")
    module.__file__ = "exercise.py"
    sys.modules["exercise"] = module
    module.__dict__["__builtins__"] = builtins
    sys.path.insert(0, ".")

    def load():
        with open("exercise.py", encoding="utf-8") as file:
            source = file.read()
        exec(compile(source, "exercise.py", "exec"), module.__dict__)

    loaded = attempt(load, JOB["load_seconds"])
    if "error" in loaded or "timeout" in loaded:
        return tell("loaded", **loaded)
    space = {name: value for name, value in vars(module).items() if not name.startswith("__")}
    tell("loaded", found=JOB["function"] is None or callable(space.get(JOB["function"])),
         others=[name for name, value in space.items() if isinstance(value, types.FunctionType)
                 and value.__module__ == "exercise"], **loaded)
    given = {"__builtins__": names, "__name__": "given"}
    exec(JOB["given"], given)
    space.update({name: value for name, value in given.items() if not name.startswith("__")})
    space["__builtins__"] = names
    patience = 1
    for call in JOB["calls"]:
        tell("started", index=call["index"])
        said = attempt(lambda: eval(compile(call["call"].strip(), "the test", "eval"), space),
                       max(0.5, call["seconds"] * patience), call["index"])
        tell("called", index=call["index"], **said)
        # One that never ends is seldom alone.
        patience = patience / 2 if "timeout" in said else patience


run()
