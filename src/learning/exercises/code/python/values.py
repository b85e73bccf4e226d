"""Put before each program that runs in the box: reads its job, and says what it found, a line each."""
import collections, contextlib, io, json, sys

JOB = json.loads(sys.stdin.readline())


def teller():
    out, nonce, dumps = sys.__stdout__, JOB.pop("nonce"), json.dumps
    write, flush = out.write, out.flush

    def tell(kind, **said):
        # The learner's own writing may have left a line unfinished.
        write("\n" + nonce + dumps({"kind": kind, **said}) + "\n")
        flush()

    return tell


tell = teller()


class TooLarge(Exception):
    pass


def plain(value, isinstance=isinstance, list_of=list.__iter__, tuple_of=tuple.__iter__, dict_of=dict.items,
          set_of=set.__iter__, frozen_of=frozenset.__iter__, deque=collections.deque, float=float, int=int):
    """A value as data: what a learner's own class says about itself being equal does not count."""
    count = [0]

    def walk(value, depth):
        count[0] += 1
        if count[0] > 400_000 or depth > 400:
            raise TooLarge
        if value is None or value is True or value is False:
            return value
        if isinstance(value, int):
            value = int.__add__(value, 0)
            return value if -(2 ** 53) < value < 2 ** 53 else {"i": hex(value)}
        if isinstance(value, float):
            whole = float.is_integer(value)
            return {"f": float.__repr__(value), "i": hex(int(value))} if whole else {"f": float.__repr__(value)}
        if isinstance(value, str):
            if len(value) > 400_000:
                raise TooLarge
            return "".join(str.__iter__(value)) if type(value) is not str else value
        if isinstance(value, (list, tuple)):
            each = list_of(value) if isinstance(value, list) else tuple_of(value)
            return {"l" if isinstance(value, list) else "t": [walk(one, depth + 1) for one in each]}
        if isinstance(value, dict):
            return {"d": [[walk(key, depth + 1), walk(one, depth + 1)] for key, one in dict_of(value)]}
        if isinstance(value, set):
            return {"s": [walk(one, depth + 1) for one in set_of(value)]}
        if isinstance(value, frozenset):
            return {"s": [walk(one, depth + 1) for one in frozen_of(value)]}
        kind = type(value).__name__
        if isinstance(value, deque):
            return {"o": kind, "v": {"l": [walk(one, depth + 1) for one in deque.__iter__(value)]}}
        if isinstance(value, (bytes, bytearray, complex, range)):
            return {"o": "bytes" if isinstance(value, (bytes, bytearray)) else kind, "v": repr(value)}
        if isinstance(value, type):
            return {"o": "type", "v": kind if value is type else value.__name__}
        state = getattr(value, "__dict__", None)
        if type(state) is dict and not callable(value):
            return {"o": kind, "v": walk(state, depth + 1)}
        if type(value).__module__ not in ("exercise", "builtins", "__main__") and not callable(value):
            # A date, a fraction: Python's own kinds say all that they are.
            return {"o": kind, "v": repr(value)[:2000]}
        return {"o": kind}

    return walk(value, 0)


def shown(value, most=300):
    try:
        text = repr(value)
    except BaseException:
        return "a " + type(value).__name__ + " that cannot be shown"
    return text if len(text) <= most else text[: most - 40] + " … " + text[-30:]


class Heard(io.TextIOBase):
    """What is printed, up to a limit: a loop that prints for ever fills no memory."""

    def __init__(self):
        self.text = ""

    def writable(self):
        return True

    def write(self, text):
        if len(self.text) < 2000:
            self.text += str(text)[:2000]
        return len(text)


def is_call_of(name, node):
    import ast
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
