import { closing, cutAt } from "./scan.ts";
import { type Binding, callAndExpected, mentions, type ReadTests, type SimpleTest } from "./simple-test.ts";

const language = "python";

/** The checks of a `unittest` file that are one call and one value. */
export function pythonTests(source: string): ReadTests {
  const imported = importedNames(source);
  const outside = Array.from(source.matchAll(/^([A-Za-z_]\w*)\s*=/gm), ([, name = ""]) => name);
  const read: ReadTests = { tests: [], left: [], imported };
  for (const { name, body } of methods(source)) {
    const found = checks(name, body, imported);
    if ("why" in found) read.left.push({ name, why: found.why });
    else if (found.some(({ call, expect }) => outside.some((one) => mentions(`${call} ${expect}`, one))))
      read.left.push({ name, why: "It uses a value that is made elsewhere in the test file." });
    else read.tests.push(...found);
  }
  return read;
}

function importedNames(source: string): string[] {
  const found = Array.from(
    source.matchAll(/^\s*from\s+[\w.]+\s+import\s+(\([^)]*\)|[^\n]*)/gm),
    ([, names = ""]) => names.replace(/[()]/g, "").replace(/#.*$/gm, "").split(","),
  );
  return found
    .flat()
    .map((name) => name.trim())
    .filter((name) => /^[A-Za-z_]\w*$/.test(name));
}

function methods(source: string): { name: string; body: string }[] {
  const lines = source.split(/\r?\n/);
  return lines.flatMap((line, index) => {
    const head = /^(\s*)def\s+(test_?\w*)\s*\(\s*self\s*\)\s*(?:->\s*None\s*)?:\s*$/.exec(line);
    if (head === null) return [];
    const indent = head[1]?.length ?? 0;
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((one) => one.trim() !== "" && one.length - one.trimStart().length <= indent);
    const body = rest.slice(0, end < 0 ? undefined : end).join("\n");
    return [
      {
        name:
          (head[2] ?? "")
            .replace(/^test_?/, "")
            .replaceAll("_", " ")
            .trim() || "test",
        body,
      },
    ];
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
