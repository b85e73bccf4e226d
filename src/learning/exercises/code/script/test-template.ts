import { transpileInBox } from "../../../sandbox/transpile.ts";
import type { CodeLanguage, CodeTask } from "../task.ts";

/** Runs with node or bun, whatever kind of module the folder it lies in makes of it. */
export function scriptTests(task: CodeTask, language: CodeLanguage): string {
  const file = language === "typescript" ? "exercise.ts" : "exercise.js";
  const tests = task.tests.map(
    ({ name, call, expect }) =>
      `  { name: ${JSON.stringify(name)}, call: ${JSON.stringify(call.trim())}, expected: ${JSON.stringify(expect.trim())} },`,
  );
  const types = language === "typescript" ? "// @ts-nocheck\n" : "";
  return `${types}// Tests for the exercise: ${task.title.replace(/\s+/g, " ")}

const fs = process.getBuiltinModule("node:fs");
const path = process.getBuiltinModule("node:path");
const util = process.getBuiltinModule("node:util");
const assert = process.getBuiltinModule("node:assert");
const modules = process.getBuiltinModule("node:module");

const tests = [
${tests.join("\n")}
];

const here = path.dirname(path.resolve(process.argv[1]));
const exercise = path.join(here, "${file}");

/** Loads the exercise; what it defines can then be called by name. */
function load() {
  const source = fs
    .readFileSync(exercise, "utf8")
    .replace(/^(\\s*)export\\s+(default\\s+)?(?=(async|function|class|const|let|var|type|interface|enum)\\b)/gm, "$1")
    .replace(/^\\s*export\\s*\\{[^}]*\\};?[ \\t]*$/gm, "");
  const code = ${language === "typescript" ? "withoutTypes(source)" : "source"};
  const name = "//# sourceURL=" + exercise;
  const made = (0, eval)("(function (require) {" + code + "\\n;return (__call) => eval(__call);\\n})\\n" + name);
  return made(modules.createRequire(exercise));
}
${language === "typescript" ? withoutTypes : ""}
const short = (value) => {
  const text = util.inspect(value, { breakLength: Infinity, maxArrayLength: 20 });
  return text.length <= 120 ? text : text.slice(0, 90) + " ... " + text.slice(-20);
};

async function main() {
  const run = load();
  let passed = 0;
  for (const { name, call, expected } of tests) {
    try {
      const got = await run("(" + call + "\\n)");
      const wanted = await run("(" + expected + "\\n)");
      assert.ok(util.isDeepStrictEqual(got, wanted), "expected " + short(wanted) + ", got " + short(got));
      passed += 1;
      console.log("  PASS: " + name);
    } catch (error) {
      const what = error instanceof assert.AssertionError ? error.message : String(error);
      console.log("  FAIL: " + name + ": " + call + ": " + what);
    }
  }
  console.log("\\n" + passed + "/" + tests.length + " tests passed");
  process.exitCode = passed === tests.length ? 0 : 1;
}

main();
`;
}

/** Node's own way where it has one; else Bun's, with macros off: reading a file must not run what is in it. */
const withoutTypes = `
function withoutTypes(source) {
  if (modules.stripTypeScriptTypes) return modules.stripTypeScriptTypes(source);
  if (typeof Bun === "undefined") throw new Error("Run this with bun: bun " + process.argv[1]);
  ${transpileInBox}
  const read = JSON.parse(globalThis.boxTranspile(source, "ts"));
  if (read.problem !== undefined) throw new SyntaxError(read.problem + " (line " + read.line + ")");
  return read.source;
}
`;
