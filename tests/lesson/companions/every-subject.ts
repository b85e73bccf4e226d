import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeLesson } from "../../../plugins/lesson-planning/builtin/drafting/lesson.ts";
import { makePlan } from "../../../plugins/lesson-planning/builtin/drafting/plan.ts";
import { parseClassProfile } from "../../../src/workspace/class-profile.ts";
import { parseTopic, type Topic } from "../../../src/workspace/topic.ts";

const packs = join(import.meta.dir, "..", "..", "..", "packs");

export type Drafted = { path: string; subject: string; note: Topic; lesson: string };

/** Every topic note that ships, a subject after the other in turn, so that a sample holds them all. */
export function notePaths(): string[] {
  const subjects = readdirSync(packs).filter((subject) =>
    readdirSync(join(packs, subject)).includes("topics"),
  );
  const bySubject = subjects.map((subject) => {
    const folder = join(packs, subject, "topics");
    const names = readdirSync(folder, { withFileTypes: true, recursive: false }).filter((one) =>
      one.name.endsWith(".md"),
    );
    return names.map(({ name }) => `packs/${subject}/topics/${name}`);
  });
  const longest = Math.max(...bySubject.map((names) => names.length));
  return Array.from({ length: longest }, (_, at) => bySubject.flatMap((names) => names[at] ?? [])).flat();
}

/** The lesson that built-in drafting writes from a note, for a class with no needs and no curriculum; `wish`: what else was asked for. */
export function draftedFrom(path: string, wish = ""): Readonly<Drafted> {
  const key = `${path}|${wish}`;
  const drafted = known.get(key) ?? draft(path, wish);
  known.set(key, drafted);
  return drafted;
}

/** Several files of tests ask for the same, and what ships stays as it is while they run. */
const known = new Map<string, Readonly<Drafted>>();

function draft(path: string, wish: string): Drafted {
  const note = parseTopic(path, readFileSync(join(packs, "..", path), "utf8"));
  if (note === null) throw new Error(`${path} cannot be read`);
  const profile = parseClassProfile(
    "classes/7B.md",
    `---\nclass: 7B\nstage: Year 7\nsubject: ${note.subject}\nsize: 28\nperiod_minutes: 60\n---\n\n- 28 pupils\n`,
  );
  const request = {
    said: `${note.title} for 7B${wish === "" ? "" : `, ${wish}`}`,
    topic: note.title,
    profile,
    minutes: 60,
    outcomes: [],
  };
  const plan = makePlan({
    request,
    profile,
    topic: note,
    beside: [],
    outcomes: [],
    prior: [],
    curricula: [],
    ahead: false,
    needSections: [],
    wishes: [],
    timingsGuide: "",
    lost: 0,
    lately: [],
  });
  return { path, subject: note.subject, note, lesson: writeLesson(plan) };
}
