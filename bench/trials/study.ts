/**
 * Learners of several kinds who follow Today for a month in every course, with no key: what they were asked before it was
 * shown, how they practised, what came back in time, and whether what is called mastered is known.
 * `npm run trials:study -- [course…] [--days 30] [--learner weak] [--why] [--json]`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Modality } from "../../src/learning/course-format.ts";
import { courseNames, openCourse } from "../../src/learning/courses.ts";
import { openRoom } from "../../src/learning/room/open-room.ts";
import { knownBox } from "./study/known-box.ts";
import { learners } from "./study/learners.ts";
import { type Month, month } from "./study/month.ts";

const project = join(import.meta.dir, "..", "..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    days: { type: "string", default: "30" },
    learner: { type: "string" },
    seed: { type: "string", default: "1" },
    why: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});
const top = mkdtempSync(join(tmpdir(), "study-trials-"));
const { runInBox, keep } = knownBox(
  roomAt(join(top, "box")).room.runInBox,
  join(project, "node_modules", ".cache", "trials", "box.json"),
);
const folders = roomAt(join(top, "none")).room.courseFolders;
const courses = positionals.length > 0 ? positionals : courseNames(folders);
const kinds = learners.filter(({ name }) => values.learner === undefined || name === values.learner);
const told: { course: string; learner: string; month: Month }[] = [];
for (const course of courses)
  for (const learner of kinds) {
    const { room: own, clock } = roomAt(join(top, course, learner.name));
    const room = { ...own, runInBox };
    const started = process.cpuUsage();
    const days = Number(values.days);
    told.push({
      course,
      learner: learner.name,
      month: await month(room, clock, course, learner, { days, seed: Number(values.seed) }),
    });
    const { user, system } = process.cpuUsage(started);
    if (!values.json)
      console.log(`${lineOf(told.at(-1))}\n  processor ${((user + system) / 1e6).toFixed(1)} s`);
    keep();
  }
rmSync(top, { recursive: true, force: true });
if (values.json) console.log(JSON.stringify(told, null, 1));

function roomAt(home: string) {
  const clock = { now: new Date("2026-03-02T09:00:00Z") };
  const opened = openRoom({
    env: { TEACHER_ASSIST_HOME: home },
    project,
    cwd: project,
    now: () => clock.now,
    desk: () => Promise.reject(new Error("there is no model here")),
    // Everything can be heard here: what is said is in the exercise, and nobody listens.
    voice: { speaks: async () => true, say: async () => new Uint8Array() },
  });
  const ports = { ...opened.ports, systemZone: () => "Europe/London" };
  return { clock, room: { ...opened, ask: async () => null, ports } };
}

function lineOf(one: (typeof told)[number] | undefined): string {
  if (one === undefined) return "";
  const { course, learner, month: m } = one;
  const share = (part: number, of: number) => (of === 0 ? "–" : `${Math.round((100 * part) / of)} %`);
  const spent = m.minutes.reduce((sum, each) => sum + each, 0);
  const mean = spent / Math.max(1, m.minutes.length);
  const weights = openCourse(course, folders, project).config.exercise_config.modality_weights ?? {};
  const modalities = Object.entries(m.byModality)
    .sort(([, a], [, b]) => b - a)
    .map(
      ([name, n]) =>
        `${name} ${share(n, m.exercises)} of exercises, ${share(m.minutesBy[name as Modality] ?? 0, spent)} of minutes${name in weights ? ` (${share(weights[name as keyof typeof weights] ?? 0, 1)})` : ""}`,
    );
  return [
    `${course}, ${learner}: ${m.exercises} exercises, ${m.questions} questions (${share(m.byKey, m.questions)} by the key)`,
    `  asked before shown ${m.untaught}; cards due ${m.due}, done ${share(m.done, m.due)}; tasks due ${m.tasksDue}, done ${share(m.tasksDone, m.tasksDue)}; twice in a sitting ${m.twice}, four times in a week ${m.often}`,
    `  minutes a day ${mean.toFixed(0)} (${Math.min(...m.minutes)} to ${Math.max(...m.minutes)}); ${modalities.join(", ")}`,
    `  ${Object.entries(m.byKind)
      .map(([kind, n]) => `${kind} ${n}`)
      .join(", ")}`,
    `  mastered ${m.mastered} of ${m.concepts}, of which held ${m.held === null ? "–" : share(m.held, 1)}; known as well and not called so: ${m.unclaimed}`,
    ...(values.why
      ? [...Object.entries(m.heldByKind).map(heldOf), ...m.notes, ...m.diary].map((line) => `    ${line}`)
      : []),
  ].join("\n");

  function heldOf([kind, { pieces, held }]: [string, { pieces: number; held: number }]): string {
    return `${kind}: ${pieces} in what is called mastered, ${share(held, 1)} of them held`;
  }
}
