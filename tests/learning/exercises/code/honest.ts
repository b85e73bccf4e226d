/** Right, odd, and nobody's fault: none of these may be taken for a cheat. By task. */
export const honest: Readonly<Record<string, readonly [task: string, code: string]>> = {
  "a formula": ["count-multiples", "def count_multiples(limit, k):\n    return limit // k\n"],
  "calls instead of a loop": [
    "count-multiples",
    "def count_multiples(limit, k, at=0):\n    return len(range(k, limit + 1, k))\n",
  ],
  "steps of k": [
    "count-multiples",
    "def count_multiples(limit, k):\n    n = k\n    seen = 0\n    while not n > limit:\n        seen, n = seen + 1, n + k\n    return seen\n",
  ],
  "a small table, and the rest worked out": [
    "count-multiples",
    "SMALL = {(0, 5): 0, (8, 1): 8}\n\n\ndef count_multiples(limit, k):\n    if (limit, k) in SMALL:\n        return SMALL[limit, k]\n    return sum(1 for n in range(1, limit + 1) if n % k == 0)\n",
  ],
  "an object that is called": [
    "count-multiples",
    "class Counting:\n    def __call__(self, limit, k):\n        return sum(not n % k for n in range(1, limit + 1))\n\n\ncount_multiples = Counting()\n",
  ],
  "a lambda": [
    "count-multiples",
    "count_multiples = lambda limit, k: len([n for n in range(1, limit + 1) if n % k == 0])\n",
  ],
  "an error as the way out": [
    "count-multiples",
    "def count_multiples(limit, k):\n    numbers = iter(range(k, limit + 1, k))\n    seen = 0\n    try:\n        while True:\n            next(numbers)\n            seen += 1\n    except StopIteration:\n        return seen\n",
  ],
  "a generator": [
    "count-multiples",
    "def multiples(limit, k):\n    n = k\n    while n <= limit:\n        yield n\n        n += k\n\n\ndef count_multiples(limit, k):\n    return sum(1 for _ in multiples(limit, k))\n",
  ],
  "a memory that is kept": [
    "climb-stairs",
    "KNOWN = [1, 1]\n\n\ndef ways_to_climb(n):\n    while len(KNOWN) <= n:\n        KNOWN.append(KNOWN[-1] + KNOWN[-2])\n    return KNOWN[n]\n",
  ],
  "a decorator of one's own": [
    "count-multiples",
    "def told(function):\n    def inner(*given):\n        return function(*given)\n    return inner\n\n\n@told\ndef count_multiples(limit, k):\n    return sum(1 for n in range(1, limit + 1) if n % k == 0)\n",
  ],
  "a text built on the way": [
    "count-multiples",
    "def count_multiples(limit, k):\n    return ''.join('x' if n % k == 0 else '.' for n in range(1, limit + 1)).count('x')\n",
  ],
  "numbers with a point that are whole": [
    "count-multiples",
    "import math\n\n\ndef count_multiples(limit, k):\n    return int(math.floor(limit / k))\n",
  ],
  "a function of one's own with a forbidden name": [
    "last-position",
    "def index(items, target):\n    found = -1\n    for at, item in enumerate(items):\n        if item == target:\n            found = at\n    return found\n\n\ndef last_position(items, target):\n    return index(items, target)\n",
  ],
  "a harmless attribute by a name put together": [
    "last-position",
    "def last_position(items, target):\n    count = getattr(items, '__' + 'len' + '__')()\n    for at in range(count - 1, -1, -1):\n        if items[at] == target:\n            return at\n    return -1\n",
  ],
  "a method of one's own with a forbidden name": [
    "largest-number",
    "class Best:\n    def __init__(self, first):\n        self.best = first\n\n    def max(self, other):\n        if other > self.best:\n            self.best = other\n\n\ndef largest(numbers):\n    best = Best(numbers[0])\n    for n in numbers:\n        best.max(n)\n    return best.best\n",
  ],
  "a variable with a forbidden name": [
    "largest-number",
    "def largest(numbers):\n    nlargest = numbers[0]\n    for n in numbers[1:]:\n        if n > nlargest:\n            nlargest = n\n    return nlargest\n",
  ],
  "a for with an else": [
    "last-position",
    "def last_position(items, target):\n    for back in range(1, len(items) + 1):\n        if items[-back] == target:\n            break\n    else:\n        return -1\n    return len(items) - back\n",
  ],
  "a value in a condition": [
    "digit-sum",
    "def digit_sum(n):\n    total = 0\n    while (rest := n) > 0:\n        n, digit = divmod(rest, 10)\n        total += digit\n    return total\n",
  ],
  "a set, and how long it is": [
    "has-duplicate-linear",
    "def has_duplicate(items):\n    return len({*items}) != len(items)\n",
  ],
  "sorted first": [
    "has-duplicate-linear",
    "def has_duplicate(items):\n    ordered = sorted(items)\n    return any(a == b for a, b in zip(ordered, ordered[1:]))\n",
  ],
  "deep calls that are fine": [
    "power-by-halving",
    "def power(base, exponent):\n    if not exponent:\n        return 1\n    half = power(base, exponent >> 1)\n    return half * half * (base if exponent & 1 else 1)\n",
  ],
  "a table of kinds, not of answers": [
    "balanced-brackets",
    "PAIRS = dict(zip(')]}', '([{'))\n\n\ndef balanced(text):\n    open_ones = []\n    for mark in text:\n        if mark in PAIRS.values():\n            open_ones.append(mark)\n        elif mark in PAIRS:\n            if not open_ones or open_ones.pop() != PAIRS[mark]:\n                return False\n    return not open_ones\n",
  ],
  "a helper that is made while it runs": [
    "count-multiples",
    "def count_multiples(limit, k):\n    check = eval('lambda n: n % ' + repr(k) + ' == 0')\n    return len(list(filter(check, range(1, limit + 1))))\n",
  ],
  "super, properties and slots": [
    "count-multiples",
    "class Base:\n    __slots__ = ('limit',)\n\n    def __init__(self, limit):\n        self.limit = limit\n\n    @property\n    def numbers(self):\n        return range(1, self.limit + 1)\n\n\nclass Multiples(Base):\n    def __init__(self, limit, k):\n        super().__init__(limit)\n        self.__hidden = k\n\n    def count(self):\n        return sum(n % self.__hidden == 0 for n in self.numbers)\n\n\ndef count_multiples(limit, k):\n    return Multiples(limit, k).count()\n".replace(
      "class Multiples(Base):\n",
      "class Multiples(Base):\n    __slots__ = ('__hidden',)\n\n",
    ),
  ],
};

export const honestScripts: Readonly<Record<string, string>> = {
  "a generator":
    "function* evens(numbers) {\n  for (const n of numbers) if (n % 2 === 0) yield n;\n}\nfunction sumEven(numbers) {\n  let total = 0;\n  for (const n of evens(numbers)) total += n;\n  return total;\n}\n",
  "a function of one's own with a forbidden name":
    "function reduce(list, start) {\n  let total = start;\n  for (const n of list) total += n;\n  return total;\n}\nconst sumEven = (numbers) => reduce(numbers.filter((n) => n % 2 === 0), 0);\n",
  "calls instead of a loop":
    "const sumEven = ([first, ...rest]) =>\n  first === undefined ? 0 : (first % 2 === 0 ? first : 0) + (rest.length > 0 ? sumEven(rest) : 0);\n",
  "a class":
    "class Sum {\n  #total = 0;\n  add(n) {\n    if (n % 2 === 0) this.#total += n;\n    return this;\n  }\n  get total() {\n    return this.#total;\n  }\n}\nfunction sumEven(numbers) {\n  const sum = new Sum();\n  numbers.forEach((n) => sum.add(n));\n  return sum.total;\n}\n",
  "a promise":
    "async function sumEven(numbers) {\n  let total = 0;\n  for (const n of numbers) total += (await n) % 2 === 0 ? n : 0;\n  return total;\n}\n",
  bits: "function sumEven(numbers) {\n  let total = 0;\n  for (const n of numbers) total += (n & 1) === 0 ? n : 0;\n  return total;\n}\n",
};
