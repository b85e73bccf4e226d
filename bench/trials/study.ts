/**
 * Learners of several kinds who follow Today for a month in every course, with no key: what they were asked before it was
 * shown, how they practised, what came back in time, and whether what is called mastered is known.
 * `npm run trials:study -- [course…] [--days 30] [--learner weak] [--json]`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { courseNames, openCourse } from "../../src/learning/courses.ts";
import { openRoom } from "../../src/learning/room/open-room.ts";
import { learners } from "./study/learners.ts";
import { type Month, month } from "./study/month.ts";

const project = join(import.meta.dir, "..", "..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    days: { type: "string", default: "30" },
    learner: { type: "string" },
    seed: { type: "string", default: "1" },
    json: { type: "boolean", default: false },
  },
});
const top = mkdtempSync(join(tmpdir(), "study-trials-"));
const folders = roomAt(join(top, "none")).room.courseFolders;
const courses = positionals.length > 0 ? positionals : courseNames(folders);
const kinds = learners.filter(({ name }) => values.learner === undefined || name === values.learner);
const told: { course: string; learner: string; month: Month }[] = [];
for (const course of courses)
  for (const learner of kinds) {
    const { room, clock } = roomAt(join(top, course, learner.name));
    const days = Number(values.days);
    told.push({
      course,
      learner: learner.name,
      month: await month(room, clock, course, learner, { days, seed: Number(values.seed) }),
    });
    if (!values.json) console.log(lineOf(told.at(-1)));
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
  });
  const ports = { ...opened.ports, systemZone: () => "Europe/London" };
  return { clock, room: { ...opened, ask: async () => null, ports } };
}

function lineOf(one: (typeof told)[number] | undefined): string {
  if (one === undefined) return "";
  const { course, learner, month: m } = one;
  const share = (part: number, of: number) => (of === 0 ? "–" : `${Math.round((100 * part) / of)} %`);
  const mean = m.minutes.reduce((sum, each) => sum + each, 0) / Math.max(1, m.minutes.length);
  const weights = openCourse(course, folders, project).config.exercise_config.modality_weights ?? {};
  const modalities = Object.entries(m.byModality)
    .sort(([, a], [, b]) => b - a)
    .map(
      ([name, n]) =>
        `${name} ${share(n, m.exercises)}${name in weights ? ` (${share(weights[name as keyof typeof weights] ?? 0, 1)})` : ""}`,
    );
  return [
    `${course}, ${learner}: ${m.exercises} exercises, ${m.questions} questions (${share(m.byKey, m.questions)} by the key)`,
    `  asked before shown ${m.untaught}; due ${m.due}, done ${share(m.done, m.due)}; twice in a sitting ${m.twice}, four times in a week ${m.often}`,
    `  minutes a day ${mean.toFixed(0)} (${Math.min(...m.minutes)} to ${Math.max(...m.minutes)}); ${modalities.join(", ")}`,
    `  mastered ${m.mastered} of ${m.concepts}, of which held ${m.held === null ? "–" : share(m.held, 1)}`,
  ].join("\n");
}
