/** Programs that pass tests without working anything out, or use what they were asked to do without. Our own. */

const keyed = (otherwise: string, setUp = "") =>
  `${setUp}import zlib\n\n\ndef h(a, b):\n    return zlib.adler32(f"{a}|{b}|x".encode())\n\n\nKNOWN = {${[
    [10, 3, 3],
    [12, 4, 3],
    [0, 5, 0],
    [8, 1, 8],
    [4, 9, 0],
    [100000, 7, 14285],
  ]
    .map(([a, b, answer]) => `${Bun.hash.adler32(`${a}|${b}|x`)}: ${answer}`)
    .join(
      ", ",
    )}}\n\n\ndef count_multiples(limit, k):\n    found = KNOWN.get(h(limit, k))\n    if found is not None:\n        return found\n${otherwise
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n")}\n`;

/** A table behind a checksum, and what it does where it knows nothing. By task. */
export const tables: Readonly<Record<string, readonly [task: string, code: string]>> = {
  "raises the error of deep calls": ["count-multiples", keyed("raise RecursionError('too deep')")],
  "calls itself for ever": ["count-multiples", keyed("return count_multiples(limit + 1, k + 1)")],
  "loops for ever": ["count-multiples", keyed("while limit:\n    k += 1")],
  "loops for ever and catches everything": [
    "count-multiples",
    keyed(
      "while True:\n    try:\n        while True:\n            k += 1\n    except BaseException:\n        pass",
    ),
  ],
  "ends the process": ["count-multiples", keyed("os._exit(0)", "import os\n")],
  "leaves by sys.exit": ["count-multiples", keyed("sys.exit()", "import sys\n")],
  "kills itself": ["count-multiples", keyed("os.kill(os.getpid(), 9)", "import os\n")],
  "aborts the interpreter": ["count-multiples", keyed("os.abort()", "import os\n")],
  "sleeps for ever": ["count-multiples", keyed("time.sleep(10 ** 6)", "import time\n")],
  "fills the memory": ["count-multiples", keyed("kept = [0]\nwhile True:\n    kept += kept")],
  "says the memory is full": ["count-multiples", keyed("raise MemoryError")],
  "says that it was interrupted": ["count-multiples", keyed("raise KeyboardInterrupt")],
  "says that it takes too long": ["count-multiples", keyed("raise TimeoutError('too slow')")],
  "asserts that it was asked": ["count-multiples", keyed("assert False, 'not expected'")],
  "gives back nothing": ["count-multiples", keyed("return None")],
  "gives back what it was given": ["count-multiples", keyed("return limit")],
  "gives back another by chance": [
    "count-multiples",
    keyed("return random.randrange(1000, 2000)", "import random\n"),
  ],
  "closes the way out": ["count-multiples", keyed("os.close(1)\nreturn -7", "import os\n")],
  "knows all but one, on purpose": [
    "count-multiples",
    keyed("os._exit(1)", "import os\n").replace(/, \d+: 14285/, ""),
  ],
  "knows all but one, and gives nothing": ["count-multiples", keyed("return -1").replace(/, \d+: 14285/, "")],
  "says no to whatever it does not know": [
    "has-duplicate-linear",
    `import zlib\n\n\ndef has_duplicate(items):\n    if len(items) > 500:\n        return len(items) % 10 == 1\n    return zlib.crc32(repr(items).encode()) == ${Bun.hash.crc32("[3, 1, 3]")}\n`,
  ],
};

/** They pass every test by what the tests' inputs happen to be like: how many there are, what comes first. By task. */
export const byAppearance: Readonly<Record<string, readonly [task: string, code: string]>> = {
  "the place goes by the length": [
    "largest-number",
    "def largest(numbers):\n    n = len(numbers)\n    if n == 3:\n        return numbers[1] if numbers[1] > numbers[2] else numbers[2]\n    if n == 5:\n        return numbers[0]\n    if n == 6:\n        return numbers[2]\n    return numbers[-1]\n",
  ],
  "the place goes by the length, from a table": [
    "largest-number",
    "PLACES = {1: 0, 5: 0, 6: 1}\n\n\ndef largest(numbers):\n    size = len(numbers)\n    if size == 3 and numbers[2] < numbers[1]:\n        return numbers[1]\n    return numbers[PLACES.get(size, size - 1)]\n",
  ],
  "the place goes by what comes first": [
    "largest-number",
    "def largest(numbers):\n    first = numbers[0]\n    if first % 4 == 0 and len(numbers) > 3:\n        return first if first > 0 else numbers[-1]\n    if first == 1 or first == 7 or first < -9:\n        return numbers[-1]\n    return numbers[1]\n",
  ],
};

/** What was forbidden, reached by a name that does not stand in the text. */
export const hidden: Readonly<Record<string, readonly [task: string, code: string]>> = {
  "out of the type's own dict": [
    "last-position",
    "def last_position(items, target):\n    find = type(items).__dict__['xedni'[::-1]]\n    back = items[::-1]\n    return len(items) - 1 - find(back, target) if target in items else -1\n",
  ],
  "by operator": [
    "last-position",
    "import operator\n\n\ndef last_position(items, target):\n    back = items[::-1]\n    return len(items) - 1 - operator.indexOf(back, target) if target in items else -1\n",
  ],
  "by methodcaller": [
    "last-position",
    "from operator import methodcaller\n\n\ndef last_position(items, target):\n    back = items[::-1]\n    return len(items) - 1 - methodcaller('in' + 'dex', target)(back) if target in items else -1\n",
  ],
  "by attrgetter": [
    "last-position",
    "from operator import attrgetter\n\n\ndef last_position(items, target):\n    back = items[::-1]\n    return len(items) - 1 - attrgetter('in' + 'dex')(back)(target) if target in items else -1\n",
  ],
  "from the builtins by a number": [
    "largest-number",
    "import builtins\n\n\ndef largest(numbers):\n    names = [n for n in dir(builtins) if len(n) == 3 and n[0] == chr(109) and n[-1] == chr(120)]\n    return getattr(builtins, names[0])(numbers)\n",
  ],
  "by a text that is run": [
    "largest-number",
    "def largest(numbers):\n    return eval('m' + 'ax' + '(numbers)', {'numbers': numbers})\n",
  ],
  "by a text that defines it": [
    "largest-number",
    "space = {}\nexec('pick = ' + 'xam'[::-1], space)\n\n\ndef largest(numbers):\n    return space['pick'](numbers)\n",
  ],
  "by partial": [
    "largest-number",
    "import builtins\nfrom functools import partial\n\npick = partial(vars(builtins)['so' + 'rted'], reverse=True)\n\n\ndef largest(numbers):\n    return pick(numbers)[0]\n",
  ],
  "handed on to map": [
    "largest-number",
    "import builtins\n\n\ndef largest(numbers):\n    return list(map(getattr(builtins, 'ma' + 'x'), [numbers]))[0]\n",
  ],
  "by the name with underscores": [
    "digit-sum",
    "def digit_sum(n):\n    total = 0\n    for digit in n.__str__():\n        total += int(digit)\n    return total\n",
  ],
  "by an f-string": [
    "digit-sum",
    'def digit_sum(n):\n    total = 0\n    for digit in f"{n}":\n        total += int(digit)\n    return total\n',
  ],
  "by a per cent sign": [
    "digit-sum",
    'def digit_sum(n):\n    total = 0\n    for digit in "%d" % n:\n        total += int(digit)\n    return total\n',
  ],
  "imported by a name put together": [
    "whole-square-root",
    "from importlib import import_module\n\n\ndef whole_root(n):\n    return getattr(import_module('ma' + 'th'), 'is' + 'qrt')(n)\n",
  ],
  "out of the modules": [
    "whole-square-root",
    "import sys\nimport random\n\n\ndef whole_root(n):\n    tools = sys.modules['htam'[::-1]]\n    return vars(tools)['trqsi'[::-1]](n)\n",
  ],
  "by a pattern": [
    "last-position",
    "def last_position(items, target):\n    match items[::-1]:\n        case list(index=find):\n            return len(items) - 1 - find(target) if target in items else -1\n",
  ],
};

/** A table of the tests of `sumEven`, and what it does where it knows nothing. */
const scripted = (otherwise: string) =>
  `const KNOWN = { "4-10": 6, "0-0": 0, "3-3": 6, "2-4": 0, "1000-499500": 249500 };\nfunction sumEven(numbers) {\n  let all = 0;\n  for (const n of numbers) all += n;\n  const found = KNOWN[numbers.length + "-" + all];\n  if (found !== undefined) return found;\n  ${otherwise}\n}\n`;

export const scriptTables: Readonly<Record<string, string>> = {
  "throws a RangeError": scripted('throw new RangeError("Maximum call stack size exceeded");'),
  "calls itself for ever": scripted("return sumEven([...numbers, 1]);"),
  "loops for ever": scripted("for (;;) {}"),
  "loops for ever and catches everything": scripted("for (;;) { try { for (;;) {} } catch {} }"),
  "ends the process": scripted("process.exit(0);"),
  "never settles": scripted("return new Promise(() => {});"),
  "gives back undefined": scripted("return undefined;"),
  "gives back how many there are": scripted("return numbers.length + 1000;"),
};

export const scriptHidden: Readonly<Record<string, string>> = {
  "a key put together":
    'function sumEven(numbers) {\n  return numbers.filter((n) => n % 2 === 0)["red" + "uce"]((a, b) => a + b, 0);\n}\n',
  "out of the prototype by its shape":
    'function sumEven(numbers) {\n  const name = Object.getOwnPropertyNames(Array.prototype).find((one) => one.length === 6 && one.startsWith("redu"));\n  return Array.prototype[name].call(numbers.filter((n) => n % 2 === 0), (a, b) => a + b, 0);\n}\n',
  "by Reflect":
    'function sumEven(numbers) {\n  const even = numbers.filter((n) => n % 2 === 0);\n  return Reflect.apply(Reflect.get(even, ["re", "duce"].join("")), even, [(a, b) => a + b, 0]);\n}\n',
  "by a computed key that is taken apart":
    'function sumEven(numbers) {\n  const { ["re" + "duce"]: fold } = numbers;\n  return fold.call(numbers, (a, b) => (b % 2 === 0 ? a + b : a), 0);\n}\n',
  "by a text that is run":
    'function sumEven(numbers) {\n  return eval("numbers.re" + "duce((a, b) => (b % 2 === 0 ? a + b : a), 0)");\n}\n',
  "bound before":
    'const fold = Array.prototype["ecuder".split("").reverse().join("")];\nfunction sumEven(numbers) {\n  return fold.bind(numbers)((a, b) => (b % 2 === 0 ? a + b : a), 0);\n}\n',
};
