/**
 * What the built-in reviewer says of lessons that built-in drafting wrote on the sample desks, in a dozen subjects, clean
 * and with one fault planted in each by a rule: `bun bench/review-drafted/run.ts`.
 */
import { join } from "node:path";
import type { CheckContext } from "../../src/lesson/check/check.ts";
import { reviewLesson } from "../../src/lesson/check/review/review.ts";
import { lessonOf } from "../../src/lesson/decide/decisions.ts";
import { loadClasses } from "../../src/workspace/classes.ts";
import { loadRegistry } from "../../src/workspace/curriculum/registry.ts";
import { workspaceReader } from "../../src/workspace/reader.ts";
import { loadTopicNotes } from "../../src/workspace/topic-notes.ts";
import { planning } from "../../tests/lesson/planning.ts";

const asked: readonly [desk: string, request: string][] = [
  ["english", "apostrophes for 8En2"],
  ["english", "the balcony scene in Romeo and Juliet for 8En2"],
  ["history", "the black death for 7H"],
  ["history", "the wars of Scottish independence for 7H"],
  ["mathematics", "sequences for 7Y1"],
  ["mathematics", "straight line graphs for 9Y3"],
  ["primary", "places of worship for 4M"],
  ["primary", "rocks for 4M"],
  ["primary", "drawing a portrait for 4M"],
  ["primary", "pulse and rhythm for 4M"],
  ["primary", "throwing and catching for 4M"],
  ["science", "rocks and the rock cycle for S2C"],
];

/** How a fault is planted, which rule is to name it, and a word of it; null where the lesson has nothing to spoil. */
type Plant = { kind: string; rule: string; spoil(lesson: string): string | null };

const plants: readonly Plant[] = [
  {
    kind: "section",
    rule: "absent",
    spoil: (text) => without(text, /^## Success criteria\n[\s\S]*?(?=^## )/m),
  },
  { kind: "plenary", rule: "absent", spoil: (text) => without(text, /^## Plenary[\s\S]*?(?=^## )/m) },
  {
    kind: "code",
    rule: "codes",
    spoil: (text) =>
      changed(text, /(?<=\[)([A-Z][^\]\n]*?)(\d+)([a-z]?)(?=\]\()/, (_all, head) => `${head}987`),
  },
  {
    kind: "minutes",
    rule: "minutes-add-up",
    spoil: (text) =>
      changed(text, /^(### .+\()(\d+)( minutes\))/m, (_all, a, n, b) => `${a}${Number(n) + 9}${b}`),
  },
  {
    kind: "observable",
    rule: "observable",
    spoil: (text) =>
      changed(text, /(?<=^## Success criteria\n+)- I can .+$/m, () => "- I understand all of this better"),
  },
  {
    kind: "assessed",
    rule: "assessed",
    spoil: (text) =>
      changed(
        text,
        /^## Learning outcomes\n\n?(?:[^-\n].*\n+)*/m,
        (all) => `${all}- Calculate the wages of a medieval baker\n`,
      ),
  },
];

function without(text: string, part: RegExp): string | null {
  return changed(text, part, () => "");
}

function changed(
  text: string,
  part: RegExp,
  to: (all: string, ...groups: string[]) => string,
): string | null {
  const after = text.replace(part, to);
  return after === text ? null : after;
}

const sums = new Map<string, { named: number; planted: number }>();
const alarms: string[] = [];
let drafted = 0;
for (const [desk, request] of asked) {
  const root = join(import.meta.dir, "../../desks", desk);
  const { conversation, result } = await (await planning("create-lesson", root)).ask(request);
  const markdown = lessonOf(conversation.session)?.markdown;
  if (markdown === undefined) {
    console.log(`no lesson: ${request}: ${result.text.slice(0, 160)}`);
    continue;
  }
  drafted++;
  const context = await contextOf(root, markdown);
  const clean = reviewLesson(markdown, context);
  for (const { rule, line, message } of clean) alarms.push(`${request}: ${rule}, line ${line}: ${message}`);
  const known = new Set(clean.map(({ rule, message }) => `${rule} ${message}`));
  for (const { kind, rule, spoil } of plants) {
    const faulty = spoil(markdown);
    if (faulty === null) continue;
    const findings = reviewLesson(faulty, context).filter((one) => !known.has(`${one.rule} ${one.message}`));
    const sum = sums.get(kind) ?? { named: 0, planted: 0 };
    const named = findings.some((one) => one.rule === rule);
    sums.set(kind, { named: sum.named + Number(named), planted: sum.planted + 1 });
    if (!named) console.log(`missed: ${request}, ${kind}`);
  }
}

console.log(`${drafted} lessons of ${asked.length} requests, ${alarms.length} findings on the clean ones`);
for (const alarm of alarms) console.log(`  ${alarm}`);
for (const [kind, { named, planted }] of sums) console.log(`${kind.padEnd(12)}${named} of ${planted} named`);

async function contextOf(root: string, markdown: string): Promise<CheckContext> {
  const [classes, registry, notes] = await Promise.all([
    loadClasses(root),
    loadRegistry(root),
    loadTopicNotes(root),
  ]);
  const profile = classes.find(({ id }) => markdown.slice(0, 400).includes(id)) ?? null;
  return { registry, notes, read: workspaceReader(root), profile };
}
