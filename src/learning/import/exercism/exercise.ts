import { basename, join } from "node:path";
import { isWitnessed } from "../../exercises/code/witness-call.ts";
import type { DraftItems } from "../draft.ts";
import { javascriptTests } from "./javascript-tests.ts";
import { pythonTests } from "./python-tests.ts";
import type { SourceLanguage } from "./scan.ts";
import { mentions, type ReadTests } from "./simple-test.ts";
import { ExerciseFiles, readInside, readJsonInside, type TrackExercise } from "./track-files.ts";

export type ReadExercise = {
  task: NonNullable<DraftItems["code_tasks"]>[number];
  blurb: string;
  /** What a track says before the exercise; empty where it says nothing. */
  introduction: string;
  /** Tests that were left out, and why. */
  left: ReadTests["left"];
};

const fewestTests = 1;

/** One exercise of a track as a code task of ours, or why it cannot be one. */
export function readExercise(
  track: string,
  kind: "concept" | "practice",
  { slug, name, difficulty }: TrackExercise,
  language: SourceLanguage,
): ReadExercise | { why: string } {
  const folder = join(track, "exercises", kind, slug);
  const config = readJsonInside(folder, ".meta/config.json", ExerciseFiles);
  if (config === null) return { why: "Its .meta/config.json is missing or not as Exercism writes it." };
  const { files, blurb } = config;
  const [stubFile, ...moreStubs] = files.solution;
  if (stubFile === undefined || moreStubs.length > 0) return { why: "Its solution is not one file." };
  const solution = readInside(folder, [...files.example, ...files.exemplar][0] ?? "");
  const starter = readInside(folder, stubFile);
  const tests = files.test.map((file) => readInside(folder, file)).filter((text) => text !== null);
  const statement = statementOf(folder);
  if (solution === null || starter === null || tests.length === 0)
    return { why: "Its example solution, stub or tests are missing." };
  if (statement === "") return { why: "It has no instructions." };
  const code = language === "python" ? solution : withoutExports(solution);
  if (code === null) return { why: "Its example solution imports other files." };
  const module = basename(stubFile).replace(/\.\w+$/, "");
  const beside = new Map(
    [...files.editor, ...files.test].flatMap((file) => {
      const text = readInside(folder, file);
      return text === null ? [] : [[basename(file).replace(/\.\w+$/, ""), text] as const];
    }),
  );
  const read = tests.map((text) =>
    language === "python" ? pythonTests(text, module, beside) : javascriptTests(text, language),
  );
  const simple = read.flatMap((one) => one.tests);
  const left = read.flatMap((one) => one.left);
  const taken = read.flatMap(({ imported }) => imported);
  const called = mostCalled(
    language === "python" ? definedIn(code, taken) : taken,
    simple.map(({ call }) => call),
  );
  if (called === null || simple.length < fewestTests) {
    const example = left[0] === undefined ? "" : ` For instance ${left[0].name}: ${left[0].why}`;
    return {
      why: `${simple.length} of its ${simple.length + left.length} tests could be taken over.${example}`,
    };
  }
  return {
    task: {
      id: slug,
      title: name,
      bloom: difficulty >= 8 ? "create" : "apply",
      statement,
      function: called,
      starter: (language === "python" ? starter : withoutExports(starter)) ?? starter,
      solution: code,
      tests: simple,
      hints: hintsOf(folder, simple),
    },
    blurb: blurb.trim(),
    introduction: markdown(readInside(folder, ".docs/introduction.md")),
    left,
  };
}

function statementOf(folder: string): string {
  const parts = ["instructions.md", "instructions.append.md"].map((file) =>
    markdown(readInside(folder, `.docs/${file}`)),
  );
  return parts.filter((part) => part !== "").join("\n\n");
}

/** Without the heading that every such file begins with. */
function markdown(text: string | null): string {
  return (text ?? "")
    .replace(/\r\n/g, "\n")
    .trim()
    .replace(/^# .*\n*/, "")
    .trim();
}

/** The track's own hints; where there are too few, what the first and the last test ask, which the learner may know. */
function hintsOf(folder: string, tests: readonly { name: string; call: string; expect: string }[]): string[] {
  const own = Array.from(
    (readInside(folder, ".docs/hints.md") ?? "").matchAll(/^[-*]\s+(.+(?:\n {2,}.+)*)/gm),
    ([, hint = ""]) => hint.replace(/\s*\n\s*/g, " ").trim(),
  );
  const plain = tests.filter(({ call }) => !isWitnessed(call));
  const asked = [plain[0] ?? tests[0], plain.at(-1) ?? tests.at(-1)].flatMap((test) =>
    test === undefined
      ? []
      : [
          isWitnessed(test.call)
            ? `Look at what “${test.name}” asks for.`
            : `${test.name}: ${test.call} must give ${test.expect}`,
        ],
  );
  return own.length >= 2 ? own : [...own, ...asked];
}

/** What the solution defines and the tests take from it; all that it defines where they take the whole module. */
function definedIn(solution: string, taken: readonly string[]): string[] {
  const own = Array.from(solution.matchAll(/^(?:async\s+)?(?:def|class)\s+(\w+)/gm), ([, name = ""]) => name);
  const both = own.filter((name) => taken.includes(name));
  return both.length > 0 ? both : own;
}

function mostCalled(names: readonly string[], calls: readonly string[]): string | null {
  const counted = [...new Set(names)]
    .map((name) => ({
      name,
      count: calls.filter((call) => mentions(call, name) || new RegExp(`\\.${name}\\b`).test(call)).length,
    }))
    .toSorted((a, b) => b.count - a.count);
  const [most] = counted;
  return most === undefined || most.count === 0 ? null : most.name;
}

/** A module as a plain script; `null` where it needs other modules. */
function withoutExports(source: string): string | null {
  if (
    /^\s*import\b/m.test(source) ||
    /\brequire\s*\(/.test(source) ||
    /^\s*export\s+(\*|default\b|\{[^}]*\}\s*from)/m.test(source)
  )
    return null;
  return source.replace(/^export\s*\{[^}]*\};?\s*$/gm, "").replace(/^(\s*)export\s+/gm, "$1");
}
