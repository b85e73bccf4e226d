import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inPlainWords } from "../../markdown/plain-words.ts";
import { readYamlDocument } from "../../markdown/yaml-document.ts";
import { nearest } from "../../nearest.ts";
import { casesOf, type EvalCase, Suite } from "./suite.ts";

/** What is wrong with a file of cases, and where. */
export type CaseProblem = { file: string; line: number; message: string };

export type Cases = { cases: EvalCase[]; problems: CaseProblem[] };

/** The cases of a folder, file by file in the order of their names. What is broken is named and left out, the rest is there. */
export function readSuites(folder: string, criteria: readonly string[]): Cases {
  const files = readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .sort();
  const read = files.map((file) => readSuite(file, readFileSync(join(folder, file), "utf8"), criteria));
  return { cases: read.flatMap(({ cases }) => cases), problems: read.flatMap(({ problems }) => problems) };
}

/** One file. `criteria`: the names that an assertion may have. */
export function readSuite(file: string, source: string, criteria: readonly string[]): Cases {
  const yaml = readYamlDocument(source, 0);
  if (!yaml.ok) return { cases: [], problems: yaml.problems.map((problem) => ({ file, ...problem })) };
  const parsed = Suite.safeParse(yaml.fields);
  const problems: CaseProblem[] = [];
  const add = (path: readonly PropertyKey[], message: string) =>
    problems.push({ file, line: yaml.lineOf(path), message });
  if (!parsed.success) {
    for (const { path, message } of inPlainWords(Suite, yaml.fields, parsed.error)) add(path, `${message}.`);
    return { cases: [], problems };
  }
  const suite = parsed.data;
  const seen = new Set<string>();
  const check = (assertions: { type: string }[] | undefined, path: readonly PropertyKey[]) => {
    for (const [at, { type }] of (assertions ?? []).entries())
      if (!criteria.includes(type)) {
        const near = nearest(type, criteria);
        add(
          [...path, at],
          `There is no criterion "${type}".${near === null ? "" : ` Did you mean ${near}?`}`,
        );
      }
  };
  check(suite.defaultTest.assert, ["defaultTest", "assert"]);
  for (const [at, test] of suite.tests.entries()) {
    check(test.assert, ["tests", at, "assert"]);
    if (seen.has(test.id)) add(["tests", at], `There are two tests with the id "${test.id}".`);
    seen.add(test.id);
  }
  const cases = casesOf(file.replace(/\.ya?ml$/, ""), suite);
  for (const [at, { request }] of cases.entries()) {
    if (request === "") add(["tests", at], "It has no `prompt`, and neither has `defaultTest`.");
    const missing = /\{\{\s*([\w-]+)\s*\}\}/.exec(request)?.[1];
    if (missing !== undefined)
      add(["tests", at], `Its prompt asks for {{${missing}}}, which is not in \`vars\`.`);
  }
  return problems.length > 0 ? { cases: [], problems } : { cases, problems };
}
