import { counted } from "../counted.ts";
import { dayAt } from "../lesson/timetable/day.ts";
import type { Coverage } from "../lesson/units/coverage.ts";
import type { Happened } from "../lesson/units/unit.ts";
import {
  addLesson,
  allUnits,
  calendarFrom,
  coverageFor,
  icsFor,
  mark,
  moveLesson,
  nameLesson,
  newUnit,
  oneUnit,
  takeBack,
  type UnitDesk,
  type UnitView,
} from "../lesson/units/unit-room.ts";
import { openLibraries } from "../library/libraries.ts";
import { Problem } from "../problem.ts";
import { fileStore } from "../store/file-store.ts";
import { AsksFirst } from "../workspace/privacy/before-saving.ts";
import { agreement, tellAsked } from "./agreement.ts";
import { type Command, commands, type PartOf } from "./commands.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { partNamed } from "./part-named.ts";
import { findPlaces } from "./places.ts";
import { dayLine, unitLines } from "./unit-lines.ts";
import { draftNext } from "./unit-next.ts";
import { writeNew } from "./write-new.ts";

type Desk = Invocation & UnitDesk & { data: string };
type Run = (desk: Desk) => Promise<number>;

const parts: Readonly<Record<string, Run>> = {
  list,
  new: make,
  show: async (desk) => shown(desk, await oneUnit(desk, named(desk, "unit show"))),
  next: async (desk) =>
    await draftNext(desk, desk, named(desk, "unit next"), desk.args.positionals[3] ?? null),
  name: rename,
  taught,
  lost,
  add,
  move,
  remove,
  undo,
  coverage,
  calendar,
  ics,
} satisfies Record<PartOf<"unit">, Run>;

/** A teacher's units: put in order, drafted lesson by lesson, marked as taught. */
export async function unit(invocation: Invocation): Promise<number> {
  const { args, env, cwd } = invocation;
  const [, word = "list"] = args.positionals;
  const part = partNamed("unit", parts, word);
  const { data, workspace: root } = findPlaces(args, env, cwd);
  const today = dayAt(args.now ?? new Date());
  try {
    return await part({ ...invocation, data, root, today, libraries: openLibraries(data) });
  } catch (error) {
    if (error instanceof AsksFirst) return tellAsked(invocation, error);
    throw error;
  }
}

async function list(desk: Desk): Promise<number> {
  const { units, damaged } = await allUnits(desk);
  const { terminal } = desk;
  for (const { path, problems } of damaged)
    terminal.err(
      `${terminal.style.yellow("note:")} ${path} cannot be read and was left as it is. ${problems[0] ?? ""}\n`,
    );
  const rows = units.map((one) => {
    const next = one.lessons.find(({ id }) => id === one.next.teach);
    const done = one.lessons.filter(({ state }) => state === "taught").length;
    const coming =
      next === undefined
        ? "all taught"
        : `next ${next.place}. ${next.title}${next.slot === null ? "" : ` on ${next.slot.day}`}`;
    return `${one.id}  ${one.title}, ${one.class}: ${done} of ${one.lessons.length} taught, ${coming}`;
  });
  return told(
    desk,
    { units, damaged },
    rows.join("\n") || 'No units yet. Make one: teacher-assist unit new "<topic>" --class <id> --lessons <n>',
  );
}

async function make(desk: Desk): Promise<number> {
  const { args } = desk;
  const outcomes = args.outcome ?? [];
  const topic = args.positionals[2] ?? "";
  if (args.class === undefined || args.lessons === undefined || (topic === "" && outcomes.length === 0))
    throw new Problem("usage", `teacher-assist ${commands["unit new"]}`);
  return shown(
    desk,
    await newUnit(desk, {
      topic,
      outcomes,
      class: args.class,
      lessons: args.lessons,
      starts: args.starts,
      near: args.near,
    }),
  );
}

async function rename(desk: Desk): Promise<number> {
  const [, , , lesson, topic] = desk.args.positionals;
  if (lesson === undefined || topic === undefined)
    throw new Problem("usage", `teacher-assist ${commands["unit name"]}`);
  return shown(
    desk,
    await nameLesson(desk, named(desk, "unit name"), lesson, topic, agreement(desk, desk.root)),
  );
}

async function add(desk: Desk): Promise<number> {
  const [, , , topic, place] = desk.args.positionals;
  if (topic === undefined || (place !== undefined && !/^\d+$/.test(place)))
    throw new Problem("usage", `teacher-assist ${commands["unit add"]}`);
  const at = place === undefined ? null : Number(place);
  return shown(desk, await addLesson(desk, named(desk, "unit add"), topic, at, agreement(desk, desk.root)));
}

async function taught(desk: Desk): Promise<number> {
  const { args, today } = desk;
  const id = named(desk, "unit taught");
  const lesson = args.positionals[3] ?? (await oneUnit(desk, id)).next.teach;
  if (lesson === null) throw new Problem("usage", "Every lesson of it is marked as taught.");
  const { how, left } = args;
  const said = {
    kind: "taught" as const,
    lesson,
    on: args.on ?? today,
    ...(how === undefined ? {} : { how }),
    ...(left === undefined ? {} : { left }),
  };
  return shown(desk, await mark(desk, id, said, agreement(desk, desk.root)));
}

async function lost(desk: Desk): Promise<number> {
  const { args, today } = desk;
  const said = {
    kind: "lost" as const,
    on: args.on ?? today,
    ...(args.how === undefined ? {} : { why: args.how }),
  };
  return shown(desk, await mark(desk, named(desk, "unit lost"), said, agreement(desk, desk.root)));
}

async function move(desk: Desk): Promise<number> {
  const [, , , lesson, to] = desk.args.positionals;
  if (lesson === undefined || !/^\d+$/.test(to ?? ""))
    throw new Problem("usage", `teacher-assist ${commands["unit move"]}`);
  return shown(desk, await moveLesson(desk, named(desk, "unit move"), lesson, Number(to)));
}

async function remove(desk: Desk): Promise<number> {
  const [, , , lesson] = desk.args.positionals;
  if (lesson === undefined) throw new Problem("usage", `teacher-assist ${commands["unit remove"]}`);
  const said = { kind: "removed" as const, lesson };
  return shown(desk, await mark(desk, named(desk, "unit remove"), said, agreement(desk, desk.root)));
}

async function undo(desk: Desk): Promise<number> {
  const { was, ...view } = await takeBack(desk, named(desk, "unit undo"));
  desk.terminal.err(`Taken back: ${takenBack(was)}.\n`);
  return shown(desk, view);
}

function takenBack(was: Happened): string {
  switch (was.kind) {
    case "taught":
      return `${was.lesson} taught on ${was.on}`;
    case "lost":
      return `the period lost on ${was.on}`;
    case "moved":
      return `${was.lesson} moved`;
    case "removed":
      return `${was.lesson} taken out`;
    case "added":
      return `"${was.added.title}" put in`;
  }
}

async function coverage(desk: Desk): Promise<number> {
  if (desk.args.class === undefined)
    throw new Problem("usage", `teacher-assist ${commands["unit coverage"]}`);
  const found = await coverageFor(desk, desk.args.class, fileStore(desk.data));
  return told(desk, found, covered(found));
}

function covered({ class: id, outcomes, counts }: Coverage): string {
  const rows = outcomes.map(({ code, title, reached, in: there }) => {
    const where = there.map((one) => (one.unit === null ? one.title : `${one.unit} ${one.place}`));
    return `${reached.padEnd(8)}  ${code}  ${title}${where.length === 0 ? "" : ` (${[...new Set(where)].join("; ")})`}`;
  });
  const summed = `${id}: ${counts.assessed} assessed, ${counts.taught} taught, ${counts.planned} planned, ${counts.none} not yet.`;
  return [...rows, summed].join("\n");
}

async function calendar(desk: Desk): Promise<number> {
  const { args, today, terminal } = desk;
  const { days, problems } = await calendarFrom(desk, args.from ?? today, Math.min(args.days ?? 14, 400));
  for (const problem of problems)
    terminal.err(`${terminal.style.yellow("note:")} timetable.yaml: ${problem}\n`);
  const lines = days.flatMap(dayLine);
  return told(
    desk,
    { days, problems },
    lines.join("\n") ||
      "Nothing on these days. Your periods stand in timetable.yaml of your workspace, or in the page under Units.",
  );
}

async function ics(desk: Desk): Promise<number> {
  const text = await icsFor(desk, desk.args.now ?? new Date());
  const path = desk.args.output;
  if (path === undefined) {
    desk.terminal.out(text);
    return exit.done;
  }
  await writeNew(path, new TextEncoder().encode(text), true);
  const events = text.split("BEGIN:VEVENT").length - 1;
  return told(desk, { path, events }, `${path}: ${counted(events, "entry").replace("entrys", "entries")}.`);
}

function named({ args }: Desk, command: Command): string {
  const id = args.positionals[2];
  if (id === undefined) throw new Problem("usage", `Which unit? teacher-assist ${commands[command]}`);
  return id;
}

function shown(desk: Desk, view: UnitView): number {
  return told(desk, view, unitLines(view).join("\n"));
}

function told({ args, terminal }: Desk, document: object, text: string): number {
  terminal.out(args.format === "text" ? `${text}\n` : `${JSON.stringify(document, null, 2)}\n`);
  return exit.done;
}
