import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

/**
 * Which folders of src/ a folder may import (design README §2, rule 1). `figures`, `formulas`, `store`, `markdown`,
 * `maths`, `questions`, `text`, `words` and `strangers` may be imported by all. What is not listed is forbidden, type imports
 * included.
 */
const floor = [
  "figures",
  "formulas",
  "store",
  "markdown",
  "maths",
  "questions",
  "strangers",
  "text",
  "words",
];
const runtime = ["documents", "library", "memory", "model", "tools", "plugin", "workspace", ...floor];
const rooms = ["agent", ...runtime];
const doors = ["lesson", "learning", "coach", "evals", ...rooms];
const mayImport: Readonly<Record<string, readonly string[]>> = {
  store: [],
  formulas: ["markdown"],
  markdown: [],
  figures: ["markdown", "maths"],
  maths: ["text"],
  questions: ["figures", "formulas", "markdown", "maths"],
  strangers: ["store"],
  text: [],
  words: ["text"],
  documents: floor,
  model: floor,
  plugin: floor,
  workspace: ["documents", ...floor],
  library: ["workspace", ...floor],
  memory: ["workspace", ...floor],
  tools: ["library", "memory", "plugin", "workspace", ...floor],
  agent: runtime,
  lesson: rooms,
  public: rooms,
  learning: rooms,
  coach: ["learning", ...rooms],
  evals: ["lesson", "learning", "coach", ...rooms],
  cli: [...doors, "server", "mcp"],
  server: doors,
  mcp: doors,
  web: ["server", ...doors],
};

/** Files of src/ itself: vocabulary that everybody shares, and that imports nothing of ours. */
const shared = [
  "bloom.ts",
  "chance.ts",
  "counted.ts",
  "env.ts",
  "made-of.ts",
  "message.ts",
  "nearest.ts",
  "phrases.ts",
  "problem.ts",
  "recently.ts",
  "source-file.ts",
];

const root = join(import.meta.dir, "..");

function importsOf(source: string): string[] {
  const found = source.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g);
  return Array.from(found, ([, target = ""]) => target);
}

/** What is wrong with a file's imports; empty when all point the right way. */
function wrongTurns(file: string, source: string): string[] {
  const [, folder = ""] = file.split("/");
  const own = file.split("/").length === 2 ? null : folder;
  return importsOf(source).flatMap((target) => {
    if (!target.startsWith(".")) return [];
    const to = normalize(join(dirname(file), target));
    if (to === "package.json") return [];
    if (!to.startsWith("src/")) return [`${file} imports ${to}, outside src/`];
    const [, toFolder = ""] = to.split("/");
    if (shared.includes(toFolder)) return [];
    if (own === null) return [`${file} is shared vocabulary and imports ${to}`];
    if (toFolder === own || mayImport[own]?.includes(toFolder)) return [];
    return [`${file} imports ${to}: ${own} may not know ${toFolder}`];
  });
}

/** What turns text into running code. Bun's transpiler is one: it runs the macros of what it reads. */
const evaluators: readonly RegExp[] = [
  /\bTranspiler\b/,
  /\bBun\s*\.\s*(build|plugin)\b/,
  /\beval\s*\(|[,=]\s*eval\s*[);,]|\.eval\b/,
  /\bnew\s+Function\b|\bFunction\s*\(/,
  /\b(from|import|require)\s*\(?\s*["'](node:)?(vm|module|repl|inspector)["']/,
  /\bShadowRealm\b/,
  /\b(import|require)\s*\(\s*(?!["'])/,
  /\bstripTypeScriptTypes\b/,
];

/** Where one may stand: in the box's own folder, and where no text of a learner's, a course's or a model's comes. */
const mayEvaluate: Readonly<Record<string, string>> = {
  "src/learning/exercises/code/script/harness.js": "is text that is put into the box, never imported here",
  "src/learning/exercises/code/script/test-template.ts": "writes a file that the learner may run by hand",
  "src/server/client/bundle.ts": "builds our own web client",
  "src/plugin/load-code.ts": "loads a plugin's code, which is trusted",
  "src/cli/compiled.ts": "starts what setup.mjs compiled of our own source",
};

/** Finding a class in words, or telling a request by its first words. What was asked is data on the message. */
const readsRequests: readonly RegExp[] = [
  /\bclassNamedIn\b/,
  /Revise one section|Suggest alternatives for|The curriculum check found|Your reply does not|<handoff from=/,
  /\^(?:Teacher: this is|Nothing was changed)/,
];

/** Who may, and why. */
const mayRead: Readonly<Record<string, string>> = {
  "src/workspace/classes.ts": "knows how a class is named",
  "src/lesson/brief/frame.ts": "understands a person's words, once",
  "src/lesson/brief/session-class.ts": "asks a lesson from elsewhere whom it is for",
  "src/lesson/brief/written-before.ts": "reads sessions from before requests were data",
  "src/store/answered-before.ts": "reads sessions from before answers were data",
  "src/lesson/brief/worded.ts": "writes what a model reads",
  "src/agent/output-schema.ts": "writes what a model reads",
  "src/agent/subagents/summary.ts": "writes what a model reads",
  "src/agent/handoffs/take-over.ts": "writes what a model reads",
};

/** The lines of a file that could run a text as code; comments do not count. */
function evaluations(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
  return code.split("\n").filter((line) => evaluators.some((evaluator) => evaluator.test(line)));
}

describe("the rules of the house", () => {
  const files = [...new Bun.Glob("src/**/*.{ts,tsx}").scanSync(root)].sort();

  test("dependencies point one way", () => {
    expect(files.length).toBeGreaterThan(20);
    const wrong = files.flatMap((file) => wrongTurns(file, readFileSync(join(root, file), "utf8")));
    expect(wrong).toEqual([]);
  });

  test("every folder of src/ has its place", () => {
    const folders = new Set(files.filter((f) => f.split("/").length > 2).map((f) => f.split("/")[1] ?? ""));
    expect([...folders].filter((folder) => !(folder in mayImport))).toEqual([]);
    const loose = files.filter((f) => f.split("/").length === 2).map((f) => relative("src", f));
    expect(loose).toEqual(shared);
  });

  test("a wrong turn is noticed, however it is written", () => {
    const wrong = [
      `import { x } from "../agent/loop.ts";`,
      `import type { X } from "../cli/main.ts";`,
      `export * from '../lesson/lesson.ts';`,
      `const y = await import("../agent/loop.ts");`,
      `import "../../tests/agent/harness.ts";`,
    ];
    for (const source of wrong) expect(wrongTurns("src/tools/x.ts", source)).toHaveLength(1);
    expect(wrongTurns("src/tools/x.ts", `import { y } from "./y.ts"; import z from "zod";`)).toEqual([]);
  });

  test("a dependency is imported in one folder only", () => {
    const homes: Readonly<Record<string, string>> = {
      "@anthropic-ai/sdk": "src/model/",
      "@resvg/resvg-js": "src/figures/",
      fflate: "src/text/",
      n3: "src/library/",
      openai: "src/model/",
      "tesseract.js": "src/documents/",
      unpdf: "src/documents/",
      yaml: "src/markdown/",
    };
    const strays = files.flatMap((file) =>
      importsOf(readFileSync(join(root, file), "utf8"))
        .map(
          (target) =>
            homes[
              target.startsWith("@") ? target.split("/").slice(0, 2).join("/") : (target.split("/")[0] ?? "")
            ],
        )
        .filter((home) => home !== undefined && !file.startsWith(home))
        .map((home) => `${file} belongs in ${home}`),
    );
    expect(strays).toEqual([]);
  });

  test("below the doors, nothing finds a class or a kind of request by reading prose (decision 39)", () => {
    const code = [...new Bun.Glob("{src,plugins}/**/*.{ts,tsx}").scanSync(root)].sort();
    const strays = code.flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8");
      return file in mayRead || !readsRequests.some((sign) => sign.test(source)) ? [] : [file];
    });
    expect(strays).toEqual([]);
    for (const file of Object.keys(mayRead)) expect(code).toContain(file);
  });

  test("no text is turned into running code outside the box", () => {
    const programs = [...new Bun.Glob("src/**/*.{ts,tsx,js,jsx,mjs,cjs}").scanSync(root)].sort();
    const strays = programs
      .filter((file) => !file.startsWith("src/learning/sandbox/") && !(file in mayEvaluate))
      .flatMap((file) =>
        evaluations(readFileSync(join(root, file), "utf8")).map((line) => `${file}: ${line.trim()}`),
      );
    expect(strays).toEqual([]);
    const imported = programs.flatMap((file) => importsOf(readFileSync(join(root, file), "utf8")));
    expect(imported.filter((target) => target.includes("harness"))).toEqual([]);
  });

  test("whatever turns text into running code is noticed, however it is written", () => {
    const wrong = [
      `const read = new Bun.Transpiler({ loader: "ts" });`,
      `const { Transpiler } = Bun;`,
      `await Bun.build({ entrypoints });`,
      `import vm from "node:vm";`,
      `const { runInThisContext } = require("vm");`,
      `const all = (0, eval)(text);`,
      `return Function("return 1")();`,
      `const made = new Function(text);`,
      "const theirs = await import(pathToFileURL(path).href);",
      "const theirs = require(path);",
      `import { stripTypeScriptTypes } from "node:module";`,
    ];
    for (const line of wrong) expect([line, evaluations(line).length]).toEqual([line, 1]);
    for (const line of ["// eval", `import x from "./x.ts";`, "/** Function( */", `await import("./x.ts");`])
      expect([line, evaluations(line).length]).toEqual([line, 0]);
  });

  test("no test has less time than all have: a limit ends what hangs, and a busy machine fails nothing", () => {
    const limited = /^\s*\}, ([\d_]+_000)\);|^ {2}([\d_]+_000),\n\);/gm;
    const short = [...new Bun.Glob("tests/**/*.test.ts").scanSync(root)].filter((file) =>
      Array.from(readFileSync(join(root, file), "utf8").matchAll(limited)).some(
        ([, inLine, below]) => Number((inLine ?? below ?? "").replaceAll("_", "")) < 600_000,
      ),
    );
    expect(short).toEqual([]);
  });
});
