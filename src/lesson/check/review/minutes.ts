import { counted } from "../../../counted.ts";
import { minutesIn } from "../../brief/duration.ts";
import { minutesOf } from "../../section-minutes.ts";
import { minutesAddUp, wantedMinutes } from "../lints/minutes-add-up.ts";
import { timingsOf } from "../lints/timings.ts";
import type { ReviewFinding } from "./finding.ts";
import type { Plan } from "./plan.ts";
import type { Reviewed } from "./reviewed.ts";

const practice = { file: "lesson-structure/SKILL.md", heading: "Steps for laying out a lesson" };

/** The minutes fill what was asked for, or the period, whether they stand in a table or beside the parts. */
export function minutesThatDoNotAddUp({ plan, context }: Reviewed): ReviewFinding[] {
  const { profile, asked = "" } = context;
  const askedMinutes = context.askedMinutes ?? minutesIn(asked, profile?.periodMinutes);
  const [timings] = plan.of("timings");
  if (timings !== undefined && timingsOf(timings).parts.length > 0)
    return minutesAddUp(plan.lesson, { profile, misconceptions: [], askedMinutes }).map((finding) => ({
      ...finding,
      line: finding.line ?? timings.line,
      practice,
    }));
  const wanted = wantedMinutes(plan.lesson, profile, askedMinutes);
  const told = besideTheParts(plan);
  if (wanted === null || told === null) return [];
  const { sum, line } = told;
  // Where minutes stand only beside the parts, arriving and packing up are often left out.
  if (sum <= wanted.minutes && sum >= wanted.minutes - arriving) return [];
  const off = Math.abs(sum - wanted.minutes);
  return [
    {
      rule: "minutes-add-up",
      section: null,
      line,
      message: `The parts add up to ${counted(sum, "minute")}; ${wanted.whose}.`,
      fix:
        sum > wanted.minutes
          ? `Take ${counted(off, "minute")} out.`
          : `${counted(off, "minute")} ${off === 1 ? "is" : "are"} free: give them to a part.`,
      practice,
    },
  ];
}

const arriving = 5;

/** null where a part of the lesson says nothing of its length. `line`: the longest part's. */
function besideTheParts({ lesson, teaching, of }: Plan): { sum: number; line: number } | null {
  const ends = of("starter", "plenary").map(({ id, line }) => ({ minutes: minutesOf(lesson, id), line }));
  const whole = new Set(
    teaching.flatMap(({ section, name, minutes }) =>
      name === section.title && minutes !== null ? [section] : [],
    ),
  );
  const taught = teaching.filter(({ section, name, lines }) =>
    whole.has(section) ? name === section.title : name !== section.title || lines.length > 0,
  );
  const named = taught.filter(({ name, section }) => whole.has(section) || name !== section.title);
  const all = [...ends, ...named.map(({ minutes, line }) => ({ minutes, line }))];
  if (named.length === 0 || all.some(({ minutes }) => minutes === null)) return null;
  const longest = all.reduce((a, b) => ((b.minutes ?? 0) > (a.minutes ?? 0) ? b : a));
  return { sum: all.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0), line: longest.line };
}
