import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { usual } from "../../../src/agent/condition.ts";
import { casesOf } from "../../../src/evals/cases/suite.ts";
import { attemptOf } from "../../../src/evals/criteria/attempt.ts";
import { criteria } from "../../../src/evals/criteria/criteria.ts";
import type { Attempt } from "../../../src/evals/criteria/criterion.ts";
import { attemptCase } from "../../../src/evals/suites/attempt-case.ts";
import { sectionTitles } from "../../../src/lesson/section-kind.ts";
import { discoverPlugins } from "../../../src/plugin/discover.ts";
import { memoryStore } from "../../../src/store/memory-store.ts";
import { swept } from "../../sweep.ts";
import { type Fault, faultsInText, faultsInTrace } from "./planted.ts";

const project = join(import.meta.dir, "..", "..", "..");
const top = mkdtempSync(join(tmpdir(), "planted-"));
const plugins = await discoverPlugins([join(project, "plugins")]);

/** A class of a desk, whose profile says of one thing more that it has not been met. */
function unmet(desk: string, id: string, what: string): Record<string, string> {
  const path = `classes/${id}.md`;
  const profile = readFileSync(join(project, "desks", desk, path), "utf8");
  return { [path]: profile.replace(/(?<=^- Prior knowledge: .*)$/m, `; ${what} not yet taught`) };
}

const asked = casesOf("planted", {
  description: "Good lessons, to put faults into",
  task: "T1",
  defaultTest: { prompt: "{{topic}} for {{class}}" },
  tests: [
    { id: "loops", vars: { topic: "for loops in Python", class: "3B" } },
    {
      id: "plague",
      desk: "history",
      files: unmet("history", "7H", "tithes"),
      vars: { topic: "the Black Death", class: "7H" },
    },
    {
      id: "fractions",
      desk: "mathematics",
      files: unmet("mathematics", "7Y1", "recurring decimals"),
      vars: { topic: "equivalent fractions", class: "7Y1" },
    },
  ],
});
const bench = { project, plugins, env: {}, flags: { provider: "builtin" }, store: memoryStore() };
const good: Attempt[] = [];
for (const one of asked) {
  const attempt = await attemptCase(one, usual, join(top, one.id), bench, new AbortController().signal);
  // Whom a planted sentence names was named in the request.
  const request = `${attempt.test.request}. Priya Venkataraman has diabetes.`;
  good.push(attemptOf({ ...attempt, test: { ...attempt.test, request } }, attempt.context));
}
afterAll(() => rmSync(top, { recursive: true, force: true }));

type Scores = Map<string, number | null>;

/** A good lesson is measured once for all faults that are put into it. */
const known = new WeakMap<Attempt, Scores>();

/** Every criterion's score; what a fault measures against is told to its own criterion alone. */
function scores(attempt: Attempt, { criterion, value }: Pick<Fault, "criterion" | "value">): Scores {
  const score = ({ name, measure }: (typeof criteria)[number], against?: unknown) =>
    [name, measure(attempt, against)?.score ?? null] as const;
  const plain = known.get(attempt) ?? new Map(criteria.map((one) => score(one)));
  known.set(attempt, plain);
  if (value === undefined) return plain;
  const own = criteria.filter(({ name }) => name === criterion);
  return new Map([...plain, ...own.map((one) => score(one, value))]);
}

function onlyThatIsLower(fault: Fault, before: Attempt, after: Attempt): void {
  const [was, is] = [scores(before, fault), scores(after, fault)];
  const lower = criteria
    .filter(({ name }) => (is.get(name) ?? 1) < (was.get(name) ?? 1))
    .map(({ name }) => name);
  expect([before.test.id, fault.criterion, lower]).toEqual([
    before.test.id,
    fault.criterion,
    [fault.criterion],
  ]);
}

/** A sample takes one lesson for each fault, in turn. */
const tried = (at: number) => swept([...good.slice(at % good.length), ...good.slice(0, at % good.length)], 1);

describe("a fault is found by its own criterion, and by no other", () => {
  for (const [at, fault] of faultsInText.entries())
    test(`${fault.criterion}, in a lesson`, () => {
      for (const before of tried(at)) {
        const planted = fault.plant(before);
        expect(planted.text).not.toBe(before.text);
        onlyThatIsLower(fault, before, attemptOf({ ...before, ...planted }, before.context));
      }
    });

  for (const [at, fault] of faultsInTrace.entries())
    test(`${fault.criterion}, in a trace`, () => {
      for (const before of tried(at)) {
        const tame = { ...before, tokens: 900, costUsd: 0.4 };
        const good = { ...tame, ...fault.good?.(tame) };
        onlyThatIsLower(fault, good, { ...good, ...fault.plant(good) });
      }
    });
});

describe("where there is nothing to measure, nothing is scored", () => {
  const measured = (name: string, attempt: Attempt, value?: unknown) =>
    criteria.find((one) => one.name === name)?.measure(attempt, value) ?? null;
  const [lesson] = good;
  if (lesson === undefined) throw new Error("no lesson");
  const asking = { ...lesson, test: { ...lesson.test, request: "fractions for 7Y1", files: {} } };

  test("no name was told, no text is named, no task can lie beyond what nobody says is unmet", () => {
    expect(measured("names-absent", asking)).toBeNull();
    expect(measured("names-absent", lesson)?.score).toBe(1);
    for (const name of ["contains", "not-contains", "delegates"])
      expect(measured(name, asking, [])).toBeNull();
    expect(measured("within-prior", { ...asking, context: { ...asking.context, profile: null } })).toBeNull();
  });

  test("a section of gaps alone says nothing, with a label or in a list; one with a sentence beside it does", () => {
    const withMain = (body: string) =>
      attemptOf(
        { ...lesson, text: lesson.text.replace(/^## Main\n[\s\S]*?(?=^## )/m, `## Main\n\n${body}\n\n`) },
        lesson.context,
      );
    const before = measured("sections", lesson)?.score ?? 0;
    for (const empty of [
      "[To fill in: the tasks]",
      "**Example:** [To fill in: a worked example]\n\n1. [To fill in: a question]\n2. [To fill in: another]",
      "### Worked example\n\n[To fill in: one]",
    ])
      expect([empty, measured("sections", withMain(empty))?.score ?? 1]).toEqual([
        empty,
        before - 1 / sectionTitles.length,
      ]);
    const some = withMain("Pupils copy the example into their books.\n\n[To fill in: the example]");
    expect(measured("sections", some)?.score).toBe(before);
  });

  test("a lesson that claims nothing is 0 where its class's curriculum has an outcome about it, and is not measured where not", () => {
    const without = lesson.text.replace(
      /^## Curriculum links\n[\s\S]*?(?=^## )/m,
      "## Curriculum links\n\nNone.\n\n",
    );
    const stripped = attemptOf(
      { ...lesson, text: without.replace(/\bTCH \d-\d\d\w\b/g, "") },
      lesson.context,
    );
    expect(stripped.check.evidence.claims).toBe(0);
    expect(measured("claims-fit", stripped)).toMatchObject({
      score: 0,
      found: expect.arrayContaining([expect.stringContaining("It claims nothing, and TCH 4-14a")]),
    });
    const other = attemptOf(
      { ...stripped, text: stripped.text.replace(/^# .*/, "# Origami cranes: 3B") },
      lesson.context,
    );
    expect(measured("claims-fit", other)).toBeNull();
  });
});

test("every criterion has a fault of its own here", () => {
  const faulty = new Set([...faultsInText, ...faultsInTrace].map(({ criterion }) => criterion));
  expect(criteria.map(({ name }) => name).filter((name) => !faulty.has(name))).toEqual([]);
});

test("what is found by its words or its verb is told with its line, as every other finding is", () => {
  for (const one of good) {
    const text = `${one.text}\nLook at heron.example now.\nAgain: HERON.example\n`;
    const attempt = attemptOf({ ...one, text }, one.context);
    const lines = text.split("\n");
    const found = (name: string, value?: unknown) =>
      criteria.find((each) => each.name === name)?.measure(attempt, value)?.found ?? [];
    const last = lines.length;
    expect(found("not-contains", ["heron.example", "absent"])).toEqual([
      `line ${last - 2} (Timings), ${last - 1}: "heron.example" is there.`,
    ]);
    const verbs = found("bloom-spread").map(
      (told) => /^line (\d+) \(Learning outcomes\): (\p{L}+): /u.exec(told) ?? [],
    );
    expect(verbs.length).toBeGreaterThan(1);
    for (const [, line, verb = "-"] of verbs) expect(lines[Number(line) - 1]).toContain(verb);
  }
});

test("a structural criterion that holds shows what it rests on: lines of the lesson, each in the section that it names", () => {
  const values: Record<string, unknown> = {
    contains: ["the"],
    "not-contains": ["heron.example"],
    "comes-to": "lesson",
  };
  const seen = new Set<string>();
  for (const attempt of good)
    for (const { name, kind, measure } of criteria.filter((one) => one.kind === "structural")) {
      const measured = measure(attempt, values[name]);
      if (measured === null) continue;
      seen.add(name);
      expect([name, kind, measured.found.length > 0]).toEqual([name, "structural", true]);
      for (const told of measured.found) {
        const [, line, section] = /^line (\d+) \(([^)]*)/.exec(told) ?? [];
        if (line === undefined) continue;
        const at = attempt.lesson.sections.find(({ title }) => title.startsWith(section ?? "?"));
        const lines = at === undefined ? 0 : at.text.split("\n").length;
        expect([
          told,
          Number(line) >= (at?.line ?? Infinity),
          Number(line) < (at?.line ?? 0) + lines,
        ]).toEqual([told, true, true]);
      }
    }
  const structural = criteria.filter(({ kind }) => kind === "structural").map(({ name }) => name);
  expect(structural.filter((name) => !seen.has(name))).toEqual([]);
});
