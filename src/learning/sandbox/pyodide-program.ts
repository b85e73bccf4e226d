/**
 * The Python side of the pyodide box. It forgets every way into JavaScript that the interpreter came with,
 * gives asyncio a loop that needs none, and runs the learner's file as `python3 file` would.
 */
export const pyodideProgram = `
import asyncio, gc, io, json, linecache, os, sys, time, traceback, types
from pyodide import webloop

asyncio.run = webloop._orig_run
time.sleep = webloop._orig_sleep
del webloop

def box_forget_javascript():
    for name in [name for name in sys.modules if name.split(".")[0] in ("js", "pyodide_js")]:
        del sys.modules[name]
    sys.meta_path[:] = [finder for finder in sys.meta_path if type(finder).__name__ != "JsFinder"]
    for holder in gc.get_referrers(*box_javascript_values()):
        names = holder if type(holder) is dict else getattr(holder, "__dict__", {})
        for key in [key for key, value in list(names.items()) if box_is_javascript(type(value))]:
            del names[key]
    for holder in gc.get_objects():
        names = holder if type(holder) is dict else getattr(type(holder) is type and holder, "__dict__", {})
        for key in [key for key, value in list(names.items()) if box_makes_javascript(value)]:
            del names[key]
    sys.modules["_pyodide_core"].__dict__.clear()
    for name in [name for name in sys.modules if name.split(".")[0] in ("pyodide", "_pyodide", "_pyodide_core")]:
        del sys.modules[name]
    gc.collect()
    if box_javascript_values():
        raise RuntimeError("a way into JavaScript is left")

def box_makes_javascript(value):
    """Functions of the compiled module: kept by nobody, they cannot be found without it."""
    return type(value) is type(len) and getattr(value, "__module__", None) == "_pyodide_core"

def box_is_javascript(kind):
    return any(each.__name__ == "JsProxy" for each in kind.__mro__)

def box_javascript_values():
    everything = gc.get_objects()
    everything += gc.get_referents(*everything)
    kinds = {kind for kind in set(map(type, everything)) if box_is_javascript(kind)}
    return [value for value in everything if type(value) in kinds] if kinds else []

class BoxSelector:
    def select(self, timeout=None):
        if timeout is None or timeout > 0:
            time.sleep(3600 if timeout is None else timeout)
        return []
    def close(self):
        pass

class BoxLoop(asyncio.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector = BoxSelector()
    def _process_events(self, events):
        pass
    def _write_to_self(self):
        pass

class BoxLoopPolicy(asyncio.events._BaseDefaultEventLoopPolicy):
    _loop_factory = BoxLoop

def box_prepare(entry):
    box_forget_javascript()
    asyncio.events._set_running_loop(None)
    asyncio.events._set_event_loop_policy(BoxLoopPolicy())
    os.chdir("/box")
    os.environ.clear()
    os.environ.update(HOME="/box", LANG="C.UTF-8", PATH="/usr/bin:/bin", TZ="UTC")
    sys.argv[:] = [entry]
    sys.path.insert(0, os.path.dirname(os.path.join("/box", entry)))
    sys.dont_write_bytecode = True
    sys.stdout.reconfigure(line_buffering=True)

def box_run(entry):
    main = types.ModuleType("__main__")
    main.__file__ = entry
    main.__builtins__ = __builtins__
    sys.modules["__main__"] = main
    code = 0
    try:
        with open(entry, "rb") as file:
            program = compile(file.read(), entry, "exec", dont_inherit=True)
        exec(program, main.__dict__)
    except SystemExit as ending:
        code = ending.code
        if code is None:
            code = 0
        elif not isinstance(code, int):
            print(code, file=sys.stderr)
            code = 1
    except BaseException as error:
        if error.__traceback__ is not None:
            error.__traceback__ = error.__traceback__.tb_next
        sys.stdout.flush()
        traceback.print_exception(error)
        code = 1
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BaseException:
            pass
    return code & 0xff
`;
