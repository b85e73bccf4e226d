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
  const matcher = /^\s*\.\s*(not\s*\.\s*)?(\w+)\s*\(/.exec(statement.slice(close + 1));
  if (close < 0 || matcher === null) return null;
  const from = close + 1 + matcher[0].length;
  const end = closing(statement, from - 1, language);
  if (end !== statement.length - 1) return null;
  const call = statement.slice(open + 1, close).trim();
  const given = cutAt(statement.slice(from, end), ",", language);
  const isNot = matcher[1] !== undefined;
  if (given.some((one) => /^expect\b/.test(one))) return null;
  const sides = isNot ? null : asValue(matcher[2] ?? "", call, given);
  if (sides !== null) return sides;
  const holds = asTruth(matcher[2] ?? "", call, given);
  return holds === null ? null : [holds, isNot ? "false" : "true"];
}

/** What is called, and what must come back. */
function asValue(matcher: string, call: string, [wanted]: readonly string[]): [string, string] | null {
  switch (matcher) {
    case "toEqual":
    case "toStrictEqual":
    case "toBe":
      return wanted === undefined ? null : [call, wanted];
    case "toHaveLength":
      return wanted === undefined ? null : [`(${call}).length`, wanted];
    case "toBeNull":
      return [call, "null"];
    case "toBeUndefined":
      return [call, "undefined"];
    default:
      return null;
  }
}

/** Whether it holds, as one expression. */
function asTruth(matcher: string, call: string, given: readonly string[]): string | null {
  const [wanted, digits = "2"] = given;
  if (matcher === "toThrow" || matcher === "toThrowError") return throwsAs(call, wanted);
  const alone: Readonly<Record<string, string>> = {
    toBeTruthy: `Boolean(${call})`,
    toBeFalsy: `!(${call})`,
    toBeDefined: `(${call}) !== undefined`,
    toBeUndefined: `(${call}) === undefined`,
    toBeNull: `(${call}) === null`,
    toBeNaN: `Number.isNaN(${call})`,
  };
  if (wanted === undefined) return alone[matcher] ?? null;
  const compared: Readonly<Record<string, string>> = {
    toBe: `Object.is(${call}, ${wanted})`,
    toEqual: `JSON.stringify(${call}) === JSON.stringify(${wanted})`,
    toStrictEqual: `JSON.stringify(${call}) === JSON.stringify(${wanted})`,
    toBeCloseTo: `Math.abs((${call}) - (${wanted})) < Math.pow(10, -(${digits})) / 2`,
    toContain: `(${call}).includes(${wanted})`,
    toMatch: `new RegExp(${wanted}).test(${call})`,
    toBeInstanceOf: `(${call}) instanceof ${wanted}`,
    toBeGreaterThan: `(${call}) > (${wanted})`,
    toBeGreaterThanOrEqual: `(${call}) >= (${wanted})`,
    toBeLessThan: `(${call}) < (${wanted})`,
    toBeLessThanOrEqual: `(${call}) <= (${wanted})`,
  };
  return compared[matcher] ?? null;
}

/** That an error is thrown, and the one that is asked for: by its message, a pattern of it, or its class. */
function throwsAs(call: string, wanted: string | undefined): string | null {
  const is =
    wanted === undefined
      ? "true"
      : /^['"`]/.test(wanted)
        ? `String(error.message).includes(${wanted})`
        : wanted.startsWith("/")
          ? `${wanted}.test(String(error.message))`
          : wanted.startsWith("new ")
            ? `error.message === (${wanted}).message`
            : /^[A-Z][\w$]*$/.test(wanted)
              ? `error instanceof ${wanted}`
              : null;
  return is === null
    ? null
    : `(() => { try { (${call})(); return false; } catch (error) { return ${is}; } })()`;
}
