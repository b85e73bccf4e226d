import type { CodeTask } from "../../../../src/learning/exercises/code/task.ts";

/** What a table is looked up by, and what it gives back where it knows nothing. */
export type Cheat = { task: string; by: string; otherwise: string; code: string };

/**
 * Made from the tests of each task by going through them with the reference and writing down what came: programs that
 * pass as many tests as a table can, and work nothing out. `by`: the arguments themselves (behind a checksum), their
 * kinds and lengths, their pattern with every number and letter made alike, and the order of what is in them.
 */
const maker = `
import base64, copy, json, pickle, sys, zlib, contextlib, io
sys.setrecursionlimit(100000)
HEAD = '''import base64, pickle, re, zlib


def same(args):
    return repr(args)


def long(args):
    return repr([(len(one), type(one).__name__) if hasattr(one, "__len__") else type(one).__name__ for one in args])


def pattern(args):
    return re.sub(r"[a-zA-Z]", "a", re.sub(r"\\\\d+", "0", repr(args)))


def order(args):
    text = repr(args)
    found = sorted({int(n) for n in re.findall(r"\\\\d+", text)})
    text = re.sub(r"\\\\d+", lambda m: str(found.index(int(m.group()))), text)
    letters = sorted(set(re.findall(r"[a-zA-Z]", text)))
    return re.sub(r"[a-zA-Z]", lambda m: chr(97 + letters.index(m.group())), text)


'''
exec(HEAD)
BODY = '''

def %(name)s(*args):
    text = same(args)
    found = KNOWN.get(zlib.crc32(text.encode()))
    if found is None and len(text) < 2000:
        found = KNOWN.get(zlib.crc32(%(by)s(args).encode()))
    if found is None:
        %(otherwise)s
    value, after = pickle.loads(zlib.decompress(base64.b64decode(found)))
    for one, new in zip(args, after):
        if isinstance(one, list):
            one[:] = new
    return value
'''

def made(task):
    name, space, seen = task["function"], {}, []
    with contextlib.redirect_stdout(io.StringIO()):
        exec(task["solution"], space)
    real = space[name]
    depth = [0]
    def watched(*args):
        if depth[0]:
            return real(*args)
        depth[0] += 1
        try:
            before = copy.deepcopy(args)
            value = real(*args)
        finally:
            depth[0] -= 1
        try:
            data = base64.b64encode(zlib.compress(pickle.dumps((value, args)), 1)).decode()
            seen.append((before, repr(before), data, repr(value)))
        except Exception:
            pass
        return value
    space[name] = watched
    for test in task["tests"]:
        with contextlib.suppress(Exception), contextlib.redirect_stdout(io.StringIO()):
            eval(test["call"], space)
    values = [value for _, _, _, value in seen]
    usual = max(values, key=values.count) if values else "None"
    shared = [node for node in task["starter"].split("\\n\\n\\n") if "def " + name not in node and node in task["solution"]]
    for by in ("same", "long", "pattern", "order"):
        keys = {}
        key = globals()[by]
        for args, text, data, _ in seen:
            if len(text) < 2000:
                keys.setdefault(key(args), set()).add(data)
        table = {}
        for args, text, data, _ in seen:
            telling = len(text) < 2000 and len(keys[key(args)]) == 1
            table[zlib.crc32((key(args) if telling else text).encode())] = data
        for otherwise in ("return " + (usual if len(usual) < 200 else "None"), "raise ValueError('not known')", "return args[0] if args else None"):
            yield by, otherwise, "\\n\\n\\n".join(shared + [HEAD.replace("\\\\\\\\", "\\\\") + "KNOWN = " + repr(table) + "\\n" + BODY % dict(name=name, by=by, otherwise=otherwise)])

print(json.dumps([dict(task=task["id"], by=by, otherwise=otherwise, code=code)
                  for task in json.load(sys.stdin) for by, otherwise, code in made(task)]))
`;

export function madeCheats(python: string, tasks: readonly CodeTask[]): Cheat[] {
  const { stdout, stderr } = Bun.spawnSync([python, "-c", maker], {
    stdin: new TextEncoder().encode(JSON.stringify(tasks)),
  });
  if (stdout.length === 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString());
}
