import { closing, cutAt, type SourceLanguage } from "./scan.ts";
import { type Binding, callAndExpected, mentions, type ReadTests, type SimpleTest } from "./simple-test.ts";

/** The checks of a Jest, Vitest or Jasmine file that are one call and one value. */
export function javascriptTests(source: string, language: SourceLanguage): ReadTests {
  const imported = importedNames(source);
  const found = testCalls(source, language);
  const inside = found.map(({ from, to }) => [from, to] as const);
  const outside = Array.from(source.matchAll(/\b(?:const|let|var)\s+([A-Za-z_$][\w$]*)/g))
    .filter(({ index }) => !inside.some(([from, to]) => index > from && index < to))
    .map(([, name = ""]) => name);
  const read: ReadTests = { tests: [], left: [], imported };
  for (const { name, body } of found) {
    const made =
      body === null ? { why: "It is not a plain function." } : checks(name, body, imported, language);
    if ("why" in made) read.left.push({ name, why: made.why });
    else if (made.some(({ call, expect }) => outside.some((one) => mentions(`${call} ${expect}`, one))))
      read.left.push({ name, why: "It uses a value that is made elsewhere in the test file." });
    else read.tests.push(...made);
  }
  return read;
}

function importedNames(source: string): string[] {
  return Array.from(source.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]*)['"]/g), ([, names = ""]) =>
    names.split(","),
  )
    .flat()
    .map((name) => name.trim())
    .filter((name) => /^[A-Za-z_$][\w$]*$/.test(name));
}

type TestCall = { name: string; body: string | null; from: number; to: number };

function testCalls(source: string, language: SourceLanguage): TestCall[] {
  return Array.from(source.matchAll(/(?<![\w$.])(?:x?test|x?it)(?:\.skip|\.only)?\s*\(/g)).flatMap(
    (match) => {
      const open = match.index + match[0].length - 1;
      const close = closing(source, open, language);
      if (close < 0) return [];
      const [title = "", action = ""] = cutAt(source.slice(open + 1, close), ",", language);
      const name = /^(['"`])([\s\S]*)\1$/.exec(title)?.[2]?.replace(/\\(.)/g, "$1");
      if (name === undefined) return [];
      const head = /^(?:function\s*)?\(\s*\)\s*(?:=>)?\s*\{/.exec(action);
      const body = head === null || !action.endsWith("}") ? null : action.slice(head[0].length, -1);
      return [{ name, body, from: match.index, to: close }];
    },
  );
}

function checks(
  name: string,
  body: string,
  imported: readonly string[],
  language: SourceLanguage,
): SimpleTest[] | { why: string } {
  const bindings: Binding[] = [];
  const found: SimpleTest[] = [];
  for (const statement of statements(body, language)) {
    const bound = /^(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*(?::[^=]+)?=(?!=)\s*([\s\S]+)$/.exec(statement);
    if (bound !== null) {
      bindings.push({ name: bound[1] ?? "", value: bound[2] ?? "" });
      continue;
    }
    const sides = expectation(statement, language);
    if (sides === null)
      return { why: `“${statement.split("\n")[0]?.slice(0, 60)}” is more than a call and its value.` };
    const check = callAndExpected(sides, bindings, imported, language);
    if (check === null) return { why: "It calls nothing of the solution." };
    found.push({ name: found.length === 0 ? name : `${name} (${found.length + 1})`, ...check });
  }
  return found.length === 0 ? { why: "It checks nothing." } : found;
}

/** Cut at semicolons, and at line ends after which a new statement begins. */
function statements(body: string, language: SourceLanguage): string[] {
  return cutAt(body, ";", language).flatMap((part) =>
    part.split(/\n(?=\s*(?:expect\s*\(|(?:const|let|var)\s))/).map((one) => one.trim()),
  );
}

function expectation(statement: string, language: SourceLanguage): [string, string] | null {
  if (!/^expect\s*\(/.test(statement)) return null;
  const open = statement.indexOf("(");
  const close = closing(statement, open, language);
  const matcher = /^\s*\.\s*(\w+)\s*\(/.exec(statement.slice(close + 1));
  if (close < 0 || matcher === null) return null;
  const from = close + 1 + matcher[0].length;
  const end = closing(statement, from - 1, language);
  if (end !== statement.length - 1) return null;
  const call = statement.slice(open + 1, close).trim();
  const expected = statement.slice(from, end).trim().replace(/,$/, "");
  switch (matcher[1]) {
    case "toEqual":
    case "toStrictEqual":
    case "toBe":
      return expected === "" || /^expect\b/.test(expected) ? null : [call, expected];
    case "toBeTruthy":
      return [`Boolean(${call})`, "true"];
    case "toBeFalsy":
      return [`Boolean(${call})`, "false"];
    case "toBeNull":
      return [call, "null"];
    case "toBeUndefined":
      return [call, "undefined"];
    default:
      return null;
  }
}
