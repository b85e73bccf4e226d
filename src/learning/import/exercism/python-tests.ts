import { type TestSource, witnessed } from "./python-witness.ts";
import { closing, cutAt } from "./scan.ts";
import { type Binding, callAndExpected, mentions, type ReadTests, type SimpleTest } from "./simple-test.ts";

const language = "python";

/** A file of tests, read: what it takes from the solution, what stands around the tests, and the tests. */
type TestFile = {
  imported: string[];
  around: TestSource;
  tests: { name: string; method: string; body: string }[];
};

/**
 * The checks of a `unittest` or pytest file: those that are one call and one value as they are, all others by a witness.
 * `solution`: the name of the module that is tested. `beside`: other files that the tests take values from, by name.
 */
export function pythonTests(
  source: string,
  solution: string,
  beside: ReadonlyMap<string, string> = new Map(),
): ReadTests {
  const { imported, around, tests } = readFile(source, solution, beside);
  const outside = Array.from(source.matchAll(/^([A-Za-z_]\w*)\s*=/gm), ([, name = ""]) => name);
  const read: ReadTests = { tests: [], left: [], imported };
  for (const { name, method, body } of tests) {
    const found = checks(name, body, imported);
    const isSimple =
      !("why" in found) &&
      !found.some(({ call, expect }) => outside.some((one) => mentions(`${call} ${expect}`, one)));
    if (isSimple && !("why" in found)) read.tests.push(...found);
    else if (/\bdef\s+\w+\([^)]*\bself\b[^)]*,/.test(around.named(method).split("\n")[0] ?? ""))
      read.left.push({ name, why: "It takes what only a testing library prepares." });
    else read.tests.push(witnessed(name, around, method));
  }
  return read;
}

function readFile(source: string, solution: string, beside: ReadonlyMap<string, string>): TestFile {
  const lines = tried(source.replace(/\r\n/g, "\n")).split("\n");
  const found = methods(lines);
  const heads = blocks(lines);
  const before = heads
    .filter(({ text }) => !/^(?:@[^\n]*\n)*(?:class\s+\w|(?:async\s+)?def\s+test)/.test(text))
    .map(({ text }) => withoutImports(text, solution, beside))
    .filter((text) => text.trim() !== "" && !/^if __name__\b/.test(text));
  const helpers = heads.filter(
    ({ text, from, to }) =>
      /^(?:@[^\n]*\n)*class\s/.test(text) && !found.some(({ at }) => at >= from && at < to),
  );
  return {
    imported: [...importedNames(source, beside), ...wholeModule(source, solution)],
    around: {
      before: [...before, ...helpers.map(({ text }) => text)],
      named(test) {
        const own = found.find(({ method }) => method === test);
        const block = heads.find(({ from, to }) => own !== undefined && own.at >= from && own.at < to);
        if (own === undefined || block === undefined) return "";
        const others = found.filter((one) => one !== own && one.at >= block.from && one.at < block.to);
        return lines
          .slice(block.from, block.to)
          .filter((_, at) => !others.some(({ from, to }) => block.from + at >= from && block.from + at < to))
          .filter((line) => !onlyMarks.test(line))
          .join("\n");
      },
    },
    tests: found.map(({ name, method, body }) => ({ name, method, body })),
  };
}

/** Which task a test is for, and that it is left out at first, says nothing of what it checks. */
const onlyMarks = /^\s*@(?:pytest\.mark\.(?!parametrize)|unittest\.skip)/;

/** An import that is tried, with words for whoever has not written it yet, is an import. */
function tried(source: string): string {
  return source.replace(
    /^try:[ \t]*\n((?:[ \t]+[^\n]*\n|[ \t]*\n)+?)except[^\n]*:[ \t]*\n(?:(?:[ \t]+[^\n]*|[)\]}][^\n]*|[ \t]*)(?:\n|$))+/gm,
    (whole, body: string) => {
      const inner = body.replace(/^[ \t]+(?=from|import)/gm, "");
      return /^(?:from|import)\s/.test(inner) ? `${inner}\n` : whole;
    },
  );
}

/** What stands at the left margin, each with what is below it and the decorators above it. */
function blocks(lines: readonly string[]): { text: string; from: number; to: number }[] {
  const starts = lines.flatMap((line, at) => {
    const isStart = /^\S/.test(line) && !/^[)\]}#]/.test(line) && !/^"""$/.test(line);
    return isStart && !/^@/.test(lines[at - 1] ?? "") ? [at] : [];
  });
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? lines.length;
    return { from, to, text: lines.slice(from, to).join("\n") };
  });
}

/** Names of the solution are there already; the testing library's are the witness's; other files are put in whole. */
function withoutImports(text: string, solution: string, beside: ReadonlyMap<string, string>): string {
  const from = /^from\s+([\w.]+)\s+import\s+(\([^)]*\)|[^\n]*)/.exec(text);
  const module = from?.[1] ?? /^import\s+([\w.]+)/.exec(text)?.[1];
  if (module === undefined) return text;
  const rest = from === null ? text.replace(/^[^\n]*/, "") : text.slice(from[0].length);
  if (/^(?:unittest|pytest)\b/.test(module)) return rest;
  const other = beside.get(module);
  if (other !== undefined) return `${other}${rest}`;
  if (module !== solution) return text;
  const aliases = Array.from(
    (from?.[2] ?? "").matchAll(/(\w+)\s+as\s+(\w+)/g),
    ([, name, alias]) => `${alias} = ${name}`,
  );
  const whole =
    from === null
      ? [
          `import types as _types\n${/\bas\s+(\w+)/.exec(text)?.[1] ?? module} = _types.SimpleNamespace(**globals())`,
        ]
      : [];
  return [...aliases, ...whole, rest].join("\n");
}

function wholeModule(source: string, solution: string): string[] {
  const found = new RegExp(`^import\\s+${solution}(?:\\s+as\\s+(\\w+))?`, "m").exec(source);
  return found === null ? [] : [found[1] ?? solution];
}

function importedNames(source: string, beside: ReadonlyMap<string, string>): string[] {
  const found = Array.from(
    source.matchAll(/^\s*from\s+([\w.]+)\s+import\s+(\([^)]*\)|[^\n]*)/gm),
    ([, module = "", names = ""]) =>
      beside.has(module) || /^(?:unittest|pytest)\b/.test(module)
        ? []
        : names.replace(/[()]/g, "").replace(/#.*$/gm, "").split(","),
  );
  return found
    .flat()
    .map((name) => name.trim().replace(/^\w+\s+as\s+/, ""))
    .filter((name) => /^[A-Za-z_]\w*$/.test(name));
}

type Method = { name: string; method: string; body: string; at: number; from: number; to: number };

function methods(lines: readonly string[]): Method[] {
  return lines.flatMap((line, at) => {
    const head = /^(\s*)def\s+(test\w*)\s*\([^)]*\)\s*(?:->\s*None\s*)?:\s*(?:#.*)?$/.exec(line);
    if (head === null) return [];
    const indent = head[1]?.length ?? 0;
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((one) => one.trim() !== "" && one.length - one.trimStart().length <= indent);
    const to = end < 0 ? lines.length : at + 1 + end;
    let from = at;
    while (/^\s*@/.test(lines[from - 1] ?? "")) from -= 1;
    const method = head[2] ?? "";
    const name =
      method
        .replace(/^test_?/, "")
        .replaceAll("_", " ")
        .trim() || "test";
    return [{ name, method, body: lines.slice(at + 1, to).join("\n"), at, from, to }];
  });
}

function checks(name: string, body: string, imported: readonly string[]): SimpleTest[] | { why: string } {
  const bindings: Binding[] = [];
  const found: SimpleTest[] = [];
  for (const statement of cutAt(body, "\n;", language)) {
    if (/^("""|'''|["'])/.test(statement)) continue;
    const assigned = /^([A-Za-z_]\w*)\s*=(?!=)\s*([\s\S]+)$/.exec(statement);
    if (assigned !== null) {
      bindings.push({ name: assigned[1] ?? "", value: assigned[2] ?? "" });
      continue;
    }
    const asserted = /^self\.(assert\w+)\s*\(/.exec(statement);
    const open = (asserted?.[0].length ?? 0) - 1;
    if (asserted === null || closing(statement, open, language) !== statement.length - 1)
      return { why: `“${statement.split("\n")[0]?.slice(0, 60)}” is more than a call and its value.` };
    const sides = sidesOf(asserted[1] ?? "", cutAt(statement.slice(open + 1, -1), ",", language));
    const check = sides === null ? null : callAndExpected(sides, bindings, imported, language);
    if (check === null)
      return { why: `${asserted[1]} has no counterpart here, or calls nothing of the solution.` };
    if (mentions(`${check.call} ${check.expect}`, "self"))
      return { why: "It uses what the test case prepares." };
    found.push({ name: found.length === 0 ? name : `${name} (${found.length + 1})`, ...check });
  }
  return found.length === 0 ? { why: "It checks nothing." } : found;
}

function sidesOf(assertion: string, given: readonly string[]): [string, string] | null {
  const [first, second] = given.filter((part) => !/^(msg|places)\s*=/.test(part));
  if (first === undefined) return null;
  switch (assertion) {
    case "assertEqual":
    case "assertEquals":
    case "assertListEqual":
    case "assertDictEqual":
    case "assertSetEqual":
    case "assertTupleEqual":
    case "assertIs":
      return second === undefined ? null : [first, second];
    case "assertTrue":
      return [`bool(${first})`, "True"];
    case "assertFalse":
      return [`bool(${first})`, "False"];
    case "assertIsNone":
      return [first, "None"];
    case "assertCountEqual":
      return second === undefined ? null : [`sorted(${first})`, `sorted(${second})`];
    default:
      return null;
  }
}
