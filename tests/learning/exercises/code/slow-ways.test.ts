import { expect, test } from "bun:test";
import { swept } from "../../../sweep.ts";
import { algorithms, handIn } from "./support.ts";

/** Right answers by a way that the task rules out: by its cost, or by what it asks to do without. */
const slowWays: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "binary-search-index": {
    "a loop over the items":
      "def binary_search(items, target):\n    for i, x in enumerate(items):\n        if x == target:\n            return i\n    return -1\n",
    "a dict of all items":
      "def binary_search(items, target):\n    return {x: i for i, x in enumerate(items)}.get(target, -1)\n",
    "the list's own search, by a name put together":
      'def binary_search(items, target):\n    if target in items:\n        return getattr(items, "ind" + "ex")(target)\n    return -1\n',
    "a copy":
      "def binary_search(items, target):\n    every = list(items)\n    for i in range(len(every)):\n        if every[i] == target:\n            return i\n    return -1\n",
    "a whole slice":
      "def binary_search(items, target):\n    every = items[:]\n    for i in range(len(every)):\n        if every[i] == target:\n            return i\n    return -1\n",
    "halves that are copied":
      "def binary_search(items, target):\n    if len(items) == 0:\n        return -1\n    mid = len(items) // 2\n    if items[mid] == target:\n        return mid\n    if items[mid] > target:\n        return binary_search(items[:mid], target)\n    found = binary_search(items[mid + 1:], target)\n    return found if found == -1 else mid + 1 + found\n",
  },
  "first-at-least": {
    "a loop":
      "def first_at_least(items, value):\n    for i, x in enumerate(items):\n        if x >= value:\n            return i\n    return len(items)\n",
    "counting the smaller": "def first_at_least(items, value):\n    return sum(x < value for x in items)\n",
  },
  "whole-square-root": {
    "a power of one half": "def whole_root(n):\n    return int(n ** 0.5)\n",
    "counting up":
      "def whole_root(n):\n    root = 0\n    while (root + 1) * (root + 1) <= n:\n        root += 1\n    return root\n",
  },
  "has-duplicate-linear": {
    "each in the rest":
      "def has_duplicate(items):\n    for i, x in enumerate(items):\n        if x in items[i + 1:]:\n            return True\n    return False\n",
  },
  "many-range-counts": {
    "every number for every range":
      "def range_counts(numbers, ranges):\n    return [sum(1 for n in numbers if low <= n <= high) for low, high in ranges]\n",
  },
  "min-stack": {
    "min each time":
      'def run_min_stack(operations):\n    stack = []\n    answers = []\n    for operation in operations:\n        if operation[0] == "push":\n            stack.append(operation[1])\n        elif operation[0] == "pop":\n            if stack:\n                stack.pop()\n        else:\n            answers.append(min(stack) if stack else None)\n    return answers\n',
  },
  "lru-cache": {
    "a list of the order":
      'def run_cache(capacity, operations):\n    cache = {}\n    order = []\n    answers = []\n    for operation in operations:\n        key = operation[1]\n        if operation[0] == "get" and key not in cache:\n            answers.append(None)\n            continue\n        if key in cache:\n            order.remove(key)\n        order.append(key)\n        if operation[0] == "put":\n            cache[key] = operation[2]\n            if len(cache) > capacity:\n                del cache[order.pop(0)]\n        else:\n            answers.append(cache[key])\n    return answers\n',
    "the oldest of all times":
      'def run_cache(capacity, operations):\n    cache = {}\n    used = {}\n    answers = []\n    for now, operation in enumerate(operations):\n        key = operation[1]\n        if operation[0] == "put":\n            cache[key] = operation[2]\n            used[key] = now\n            if len(cache) > capacity:\n                oldest = min(used, key=used.get)\n                del cache[oldest]\n                del used[oldest]\n        elif key in cache:\n            used[key] = now\n            answers.append(cache[key])\n        else:\n            answers.append(None)\n    return answers\n',
  },
  "two-sum": {
    "each in those before":
      "def two_sum(numbers, total):\n    for j, number in enumerate(numbers):\n        if total - number in numbers[:j]:\n            for i in range(j):\n                if numbers[i] == total - number:\n                    return (i, j)\n    return None\n",
  },
  "merge-two": {
    "taking from the front of lists":
      "def merge(left, right):\n    left = list(left)\n    right = list(right)\n    result = []\n    while left and right:\n        result.append(left.pop(0) if left[0] <= right[0] else right.pop(0))\n    return result + left + right\n",
  },
  "merge-sort-whole": {
    insertion:
      "def merge_sort(items):\n    result = []\n    for item in items:\n        at = 0\n        while at < len(result) and result[at] < item:\n            at += 1\n        result.insert(at, item)\n    return result\n",
    insort:
      "from bisect import insort\n\n\ndef merge_sort(items):\n    result = []\n    for item in items:\n        insort(result, item)\n    return result\n",
  },
  "recent-requests": {
    "taking from the front of a list":
      "def recent_counts(times, window):\n    queue = []\n    counts = []\n    for t in times:\n        queue.append(t)\n        while queue[0] <= t - window:\n            queue.pop(0)\n        counts.append(len(queue))\n    return counts\n",
  },
  "power-by-halving": {
    "**": "def power(base, exponent):\n    return base ** exponent\n",
    "one product for each":
      "def power(base, exponent):\n    result = 1\n    for _ in range(exponent):\n        result = result * base\n    return result\n",
    "each half twice":
      "def power(base, exponent):\n    if exponent == 0:\n        return 1\n    if exponent == 1:\n        return base\n    return power(base, exponent // 2) * power(base, exponent - exponent // 2)\n",
  },
  "mend-common": {
    "each in the other list":
      "def common(a, b):\n    result = []\n    for x in a:\n        if x in b and x not in result:\n            result.append(x)\n    return result\n",
  },
  "reverse-in-place": {
    "a reversed copy": "def reverse_in_place(items):\n    items[:] = items[::-1]\n",
    "a copy, item by item":
      "def reverse_in_place(items):\n    every = [x for x in items]\n    for i in range(len(every)):\n        items[i] = every[-1 - i]\n",
  },
  "remove-repeats": {
    "a second list":
      "def remove_repeats(items):\n    kept = []\n    for item in items:\n        if not kept or kept[-1] != item:\n            kept.append(item)\n    for i, item in enumerate(kept):\n        items[i] = item\n    return len(kept)\n",
  },
  "longest-run-without-repeat": {
    "every start again":
      "def longest_stretch(text):\n    best = 0\n    for start in range(len(text)):\n        seen = set()\n        for char in text[start:]:\n            if char in seen:\n                break\n            seen.add(char)\n        best = max(best, len(seen))\n    return best\n",
  },
  "climb-stairs": {
    "calls that remember":
      "from functools import cache\n\n\n@cache\ndef ways_to_climb(n):\n    if n < 2:\n        return 1\n    return ways_to_climb(n - 1) + ways_to_climb(n - 2)\n",
  },
  "largest-number": {
    "the smallest of the opposites": "def largest(numbers):\n    return -min(-n for n in numbers)\n",
  },
};

/**
 * Tasks whose own tests count what is done: there a slow way always fails a test. Elsewhere it spends more steps than
 * there are and is stopped, or is told to be slow beside the reference: it is never Easy.
 */
const counted = new Set([
  "binary-search-index",
  "first-at-least",
  "power-by-halving",
  "reverse-in-place",
  "remove-repeats",
]);

const everyWay = Object.entries(slowWays).flatMap(([task, ways]) =>
  Object.entries(ways).map(([what, code]) => ({ task, what, code })),
);
for (const { task, what, code } of swept(everyWay, 5))
  test(`${task}: ${what} is not what was asked`, async () => {
    const { fsrs_rating, details } = await handIn(task, withHelpers(task, code));
    expect(fsrs_rating).toBeLessThan(4);
    if (counted.has(task))
      expect({ fsrs_rating, errors: details.errors.length > 0 }).toEqual({ fsrs_rating: 2, errors: true });
  });

test("the reference solutions keep what their tasks ask for", async () => {
  for (const id of swept(Object.keys(slowWays), 2)) {
    const task = Array.from(algorithms.items.values(), (items) => items.code_tasks)
      .flat()
      .find((one) => one.id === id);
    const { fsrs_rating } = await handIn(id, task?.solution ?? "");
    expect({ id, fsrs_rating }).toEqual({ id, fsrs_rating: 4 });
  }
});

/** As a learner leaves them: above the function. */
function withHelpers(id: string, code: string): string {
  const tasks = Array.from(algorithms.items.values(), (items) => items.code_tasks).flat();
  const { starter = "", function: name = "" } = tasks.find((one) => one.id === id) ?? {};
  return starter.includes("class ") ? `${starter.slice(0, starter.indexOf(`def ${name}(`))}${code}` : code;
}
