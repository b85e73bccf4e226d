import type { Examined, Finding } from "../finding.ts";
import { literals } from "../input-shape.ts";
import type { CodeTask } from "../task.ts";
import { closings } from "./closings.ts";
import { ownNames } from "./own-names.ts";
import { type Token, tokens } from "./tokens.ts";

const deepest = 6;

/** What the words of a JavaScript or TypeScript file show. */
export function examineScript(source: string, task: CodeTask): Examined {
  const words = tokens(source);
  if (same(words, tokens(task.starter))) return { unchanged: true, findings: [], lookedUp: [] };
  const findings = [
    ...forbidden(words, new Set(task.forbidden)),
    ...habits(words, tokens(task.solution)),
    ...unused(words, task.function),
    ...nesting(words),
  ];
  return {
    unchanged: false,
    findings: findings.toSorted((a, b) => a.line - b.line),
    lookedUp: lookedUp(words, task),
  };
}

function same(a: readonly Token[], b: readonly Token[]): boolean {
  return a.length === b.length && a.every(({ text }, index) => text === b[index]?.text);
}

function forbidden(words: readonly Token[], banned: ReadonlySet<string>): Finding[] {
  const own = ownNames(words);
  return words.flatMap(({ kind, text, line }, at) => {
    const before = words[at - 1]?.text;
    const property = before === "." || before === "?.";
    const key = before === "[" && kind === "string" ? text.slice(1, -1) : null;
    const name = kind === "name" ? text : key;
    if (name === null || !banned.has(name)) return [];
    if (
      property
        ? words[at - 2]?.text === "this"
        : kind === "name" && (own.has(name) || words[at + 1]?.text === ":")
    )
      return [];
    const text_ = `uses ${name}, which this exercise asks you to do without`;
    return [{ rule: "forbidden", line, text: text_, level: "forbidden" as const }];
  });
}

function habits(words: readonly Token[], solution: readonly Token[]): Finding[] {
  const solutionPrints = solution.some(({ text }) => text === "console");
  const found: Finding[] = [];
  const ends = statementEnds(words);
  const opens = nextOpen(words);
  const find = (rule: string, line: number, text: string) => found.push({ rule, line, text, level: "minor" });
  words.forEach(({ text, kind, line }, at) => {
    const next = words[at + 1]?.text;
    const before = words[at - 1]?.text ?? "";
    if (kind === "mark" && /^[!=]=$/.test(text) && next !== "null")
      find("loose-equality", line, `\`${text}\` also calls different kinds equal: use \`${text}=\``);
    if (kind === "name" && text === "var")
      find("var", line, "`var` reaches beyond its block: use `let` or `const`");
    if (text === "catch" && words[(opens[at] ?? words.length) + 1]?.text === "}")
      find("silent-catch", line, "an error is caught and nothing is done about it");
    if (text === "console" && next === "." && !solutionPrints)
      find("print", line, "console is still in there: the tests look only at what is returned");
    if (text === "return" && ["{", "}", ";"].includes(before)) {
      const after = words[ends[at] ?? words.length];
      if (after !== undefined && !["}", "case", "default", "function"].includes(after.text))
        find("unreachable", after.line, "this is never reached: the line before it leaves");
    }
  });
  return found;
}

/** For each word, the one after the semicolon that ends its statement; beyond the end where it has none. */
function statementEnds(words: readonly Token[]): number[] {
  const brackets = closings(words);
  const ends = Array<number>(words.length).fill(words.length);
  for (let at = words.length - 1; at >= 0; at--) {
    const text = words[at]?.text ?? "";
    if (text === ";") ends[at] = at + 1;
    else if (!/^[)\]}]$/.test(text)) {
      const after = /^[([{]$/.test(text) ? (brackets.get(at) ?? words.length) + 1 : at + 1;
      ends[at] = ends[after] ?? words.length;
    }
  }
  return ends;
}

/** For each word, where the next block opens after it. */
function nextOpen(words: readonly Token[]): number[] {
  const opens = Array<number>(words.length).fill(words.length);
  let next = words.length;
  for (let at = words.length - 1; at >= 0; at--) {
    opens[at] = next;
    if (words[at]?.text === "{") next = at;
  }
  return opens;
}

function unused(words: readonly Token[], asked: string): Finding[] {
  const uses = new Map<string, number>();
  for (const { kind, text } of words) {
    const inside =
      kind === "string" && text.startsWith("`") ? (text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []) : [];
    for (const name of kind === "name" ? [text] : inside) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return words.flatMap(({ text }, at) => {
    const name = words[at + 1];
    if (
      !/^(let|const|var)$/.test(text) ||
      name?.kind !== "name" ||
      name.text.startsWith("_") ||
      name.text === asked
    )
      return [];
    if ((uses.get(name.text) ?? 0) > 1) return [];
    return [
      {
        rule: "unused-variable",
        line: name.line,
        text: `\`${name.text}\` is set and never used`,
        level: "minor" as const,
      },
    ];
  });
}

function nesting(words: readonly Token[]): Finding[] {
  let depth = 0;
  for (const { text, line } of words) {
    if (text === "{") depth++;
    if (text === "}") depth--;
    if (depth > deepest)
      return [{ rule: "nesting", line, text: `blocks are nested more than ${deepest} deep`, level: "minor" }];
  }
  return [];
}

const trivial = new Set([
  "0",
  "1",
  "2",
  "-1",
  "- 1",
  "null",
  "undefined",
  "true",
  "false",
  "[ ]",
  "{ }",
  '""',
  "''",
]);

function lookedUp(words: readonly Token[], task: CodeTask): number[] {
  const code = ` ${words.map(({ text }) => quoted(text)).join(" ")} `;
  const stands = (text: string) => code.includes(` ${text} `);
  const written = (text: string) =>
    tokens(text)
      .map((token) => quoted(token.text))
      .join(" ");
  return task.tests.flatMap(({ call, expect }, index) => {
    const inputs = literals(call)
      .map(written)
      .filter((text) => isLiteral(text) && !trivial.has(text));
    const answer = written(expect);
    if (inputs.length === 0 || !inputs.every(stands) || !stands(answer)) return [];
    return trivial.has(answer) && inputs.every((text) => text.length <= 2) ? [] : [index];
  });
}

function isLiteral(text: string): boolean {
  return tokens(text).every(
    ({ kind, text: one }) => kind !== "name" || /^(null|undefined|true|false)$/.test(one),
  );
}

function quoted(text: string): string {
  return text.startsWith("'") && text.endsWith("'") && !text.includes('"') ? `"${text.slice(1, -1)}"` : text;
}
