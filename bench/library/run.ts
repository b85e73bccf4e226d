/**
 * Lessons drawn at random from an imported library, each drafted with no key through the functions that the page calls:
 * `npm run trials:library -- [--data <folder>] [--lessons 200] [--seed 1] [--keep <folder>] [--json]`. Prints by subject
 * what a teacher would have to mend. The library must be there: `teacher-assist library add <folder|archive|address>`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gapsIn } from "../../src/lesson/check/gaps.ts";
import { timingsOf } from "../../src/lesson/check/lints/timings.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import type { LibraryLesson } from "../../src/library/entry.ts";
import { openLibraries } from "../../src/library/libraries.ts";
import { draft } from "./draft.ts";
import { drawn } from "./drawn.ts";
import { repeatedSentences } from "./repeated.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: process.env.TEACHER_ASSIST_DATA || "." },
    lessons: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    keep: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const libraries = openLibraries(values.data);
const [about] = libraries.list();
if (about === undefined) {
  console.error(
    "No library is here. Bring one in first: ./bin/teacher-assist library add <folder|archive|address>",
  );
  process.exit(1);
}

type Row = {
  subject: string;
  years: number[];
  title: string;
  drafted: boolean;
  same: boolean;
  status: string;
  empty: number;
  claims: number;
  wrong: number;
  misfitting: number;
  minutesOff: boolean;
  repeated: string[];
  /** What `check` would have otherwise: lints, and reading age. */
  lints: string[];
  age: number;
  cpuMs: number;
};

const rows: Row[] = [];
for (const [turn, lesson] of drawn(
  libraries.lessons(about.name),
  Number(values.lessons),
  Number(values.seed),
).entries()) {
  const { result, cpuMs, found } = await draft(lesson, libraries, turn);
  const row = measured(lesson, result, cpuMs, found);
  rows.push(row);
  if (values.keep !== undefined) {
    mkdirSync(values.keep, { recursive: true });
    writeFileSync(join(values.keep, `${String(turn).padStart(3, "0")}-${lesson.id}.md`), result.text);
  }
}
if (values.json) console.log(JSON.stringify(rows, null, 2));
else print();

function measured(
  lesson: LibraryLesson,
  result: Awaited<ReturnType<typeof draft>>["result"],
  cpuMs: number,
  found: Awaited<ReturnType<typeof draft>>["found"],
): Row {
  const { sections } = parseLesson(result.text);
  const timings = sections.find(({ kind }) => kind === "timings");
  const minutes = timings === undefined ? null : timingsOf(timings);
  const sum = minutes?.parts.reduce((all, part) => all + part.minutes, 0) ?? 0;
  const asked = Number(/a (\d+)-minute lesson/.exec(result.text)?.[1] ?? 0);
  const evidence = evidenceIn(result.extra);
  return {
    subject: lesson.subject,
    years: lesson.years,
    title: lesson.title,
    drafted: sections.length >= 11,
    same: result.text.includes(`/${lesson.id})`),
    status: result.status,
    empty: sections.filter(({ body }) => body.trim() === "").length + gapsIn(result.text),
    claims: evidence.claims,
    wrong: evidence.claims - evidence.verified - evidence.misfitting,
    misfitting: evidence.misfitting,
    minutesOff: sum !== asked || asked === 0,
    repeated: repeatedSentences(result.text),
    lints: found.lints.map(({ rule, message }) => `${rule}: ${message}`),
    age: found.age.length,
    cpuMs,
  };
}

function evidenceIn(extra: Record<string, unknown>) {
  const none = { claims: 0, verified: 0, misfitting: 0 };
  const found = extra.evidence;
  return typeof found === "object" && found !== null ? { ...none, ...found } : none;
}

function print(): void {
  const line = (name: string, some: readonly Row[]) => {
    const sum = (of: (row: Row) => number) => some.reduce((all, row) => all + of(row), 0);
    const cells = [
      some.length,
      sum(({ drafted }) => (drafted ? 1 : 0)),
      sum(({ same }) => (same ? 1 : 0)),
      sum(({ empty }) => empty),
      sum(({ claims }) => claims),
      sum(({ misfitting }) => misfitting),
      sum(({ wrong }) => wrong),
      sum(({ minutesOff }) => (minutesOff ? 1 : 0)),
      sum(({ repeated }) => repeated.length),
      sum(({ lints }) => lints.length),
      sum(({ age }) => age),
      Math.round(sum(({ cpuMs }) => cpuMs) / some.length),
      Math.round(Math.max(...some.map(({ cpuMs }) => cpuMs))),
    ];
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  };
  console.log(`${about?.title}, version ${about?.version}; seed ${values.seed}\n`);
  console.log(
    "| subject | asked | drafted | from that very lesson | empty places | claims checked | misfitting | otherwise wrong | minutes off | repeated sentences | lints | hard to read | CPU ms mean | CPU ms most |",
  );
  console.log(`|${"---|".repeat(14)}`);
  const subjects = Map.groupBy(rows, ({ subject }) => subject);
  for (const name of [...subjects.keys()].toSorted()) line(name, subjects.get(name) ?? []);
  line("**all**", rows);
  const bad = rows.filter(
    (row) =>
      !row.drafted ||
      row.empty + row.wrong + row.misfitting + row.repeated.length + row.lints.length > 0 ||
      row.minutesOff,
  );
  for (const row of bad)
    console.log(
      `\n${row.subject}, Year ${row.years.join("/")}, "${row.title}": ${row.status}${row.lints.map((text) => `\n  ${text}`).join("")}${row.repeated.map((text) => `\n  repeated: ${text}`).join("")}`,
    );
}
