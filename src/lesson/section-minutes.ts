import { isPart, minutesIn, timingsOf } from "./check/lints/timings.ts";
import type { Lesson, Section } from "./document.ts";
import { partsSaid } from "./parts-said.ts";
import type { SectionKind } from "./section-kind.ts";

/** Sections that are a stretch of the lesson itself; the others are about it. */
const taught: readonly (SectionKind | null)[] = ["starter", "main", "plenary", null];

/** Whether a section is a stretch of the lesson, and takes minutes of it. */
export function timed({ kind }: Pick<Section, "kind">): boolean {
  return taught.includes(kind);
}

/** How long a section takes, as its heading, its "Time:", the timings or its own parts say; null where none does. */
export function minutesOf({ sections }: Lesson, id: string): number | null {
  const section = sections.find((one) => one.id === id);
  if (section === undefined || !timed(section)) return null;
  const timings = sections.find(({ kind }) => kind === "timings");
  const planned = timings === undefined ? [] : timingsOf(timings).parts;
  const same = planned.filter(({ label }) => isPart(label, section.title));
  return (
    minutesIn(section.title) ??
    sum(timeLine(section)) ??
    sum(same.map(({ minutes }) => minutes)) ??
    sum(partsSaid(section).map(({ minutes }) => minutes))
  );
}

/** "**Time:** 5 minutes, then 4 minutes to review." before its first part: all of it is the section's. */
function timeLine({ body }: Section): number[] {
  const [top = ""] = body.split(/^ {0,3}#{3,}\s/m);
  const [, time = ""] = /^\W*times?\W*:\W*(.+)$/im.exec(top) ?? [];
  return time.split(/[,;]|\band\b|\bthen\b/).flatMap((part) => minutesIn(part) ?? []);
}

function sum(minutes: readonly number[]): number | null {
  return minutes.length === 0 ? null : minutes.reduce((all, one) => all + one, 0);
}
