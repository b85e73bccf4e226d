import { counted } from "../../../counted.ts";
import type { Lesson, Section } from "../../document.ts";
import { preambleOf } from "../../splice.ts";
import type { Finding } from "../finding.ts";
import { linesOf, plain, type Rule, sectionsOf } from "./rule.ts";
import { isPart, minutesIn, type Part, timingsOf } from "./timings.ts";

const rule = "minutes-add-up";

/** Timings give minutes that fill the period, and the rest of the lesson agrees with them. */
export const minutesAddUp: Rule = (lesson, { profile, askedMinutes = null }) => {
  const [section] = sectionsOf(lesson, "timings");
  if (section === undefined || section.body === "") return [];
  const { parts, total, unclear } = timingsOf(section);
  if (parts.length === 0 && unclear.length === 0) {
    const message = `"${section.title}" gives no minutes.`;
    return [
      {
        rule,
        section: section.id,
        line: section.line,
        message,
        fix: "Give each part of the lesson its minutes.",
      },
    ];
  }
  if (unclear.length > 0) {
    return unclear.map(({ label, line }) => ({
      rule,
      section: section.id,
      line,
      message: `This part has a range of minutes, so the lesson cannot add up: "${label}"`,
      fix: "Give it one number of minutes.",
    }));
  }
  const sum = parts.reduce((all, { minutes }) => all + minutes, 0);
  const off = againstPeriod(section, sum, wantedMinutes(lesson, profile, askedMinutes));
  const miscounted = off.length === 0 && total !== null && total.minutes !== sum;
  return [
    ...off,
    ...(miscounted ? [wrongTotal(section, total, sum)] : []),
    ...lesson.sections.flatMap((other) => (other === section ? [] : disagreements(other, parts))),
  ];
};

type Period = { id: string; periodMinutes: number };

/** How long a lesson has to be, and who says so; null where nobody does. */
export type Wanted = { minutes: number; whose: string };

/** What was asked for, else the class's period; a lesson that says it is a double period is held to that. */
export function wantedMinutes(lesson: Lesson, period: Period | null, asked: number | null): Wanted | null {
  if (asked !== null) return { minutes: asked, whose: `you asked for ${asked} minutes` };
  const said = lengthOf(lesson);
  const doubled =
    period !== null && said !== null && said > period.periodMinutes && said % period.periodMinutes === 0;
  if (period !== null && !doubled)
    return {
      minutes: period.periodMinutes,
      whose: `${period.id}'s period is ${period.periodMinutes} minutes`,
    };
  return said === null ? null : { minutes: said, whose: `the lesson is ${said} minutes long` };
}

function againstPeriod(section: Section, sum: number, length: Wanted | null): Finding[] {
  if (length === null || length.minutes === sum) return [];
  const { minutes: wanted, whose } = length;
  const off = Math.abs(sum - wanted);
  const fix =
    sum > wanted
      ? `Take ${counted(off, "minute")} out.`
      : `${counted(off, "minute")} ${off === 1 ? "is" : "are"} free: give them to a part, or add one.`;
  return [
    {
      rule,
      section: section.id,
      line: section.line,
      message: `The parts add up to ${counted(sum, "minute")}; ${whose}.`,
      fix,
    },
  ];
}

function wrongTotal(section: Section, total: Part, sum: number): Finding {
  const message = `The total says ${counted(total.minutes, "minute")}; the parts add up to ${sum}.`;
  return {
    rule,
    section: section.id,
    line: total.line,
    message,
    fix: "Correct the total or one of the parts.",
  };
}

/** Minutes in a section's own heading, its "Time:" line and its smaller headings, where Timings has the same part. */
function disagreements(section: Section, parts: Part[]): Finding[] {
  const own = linesOf(section).flatMap(({ text, line, code }) => {
    const heading = /^ {0,3}#{3,6}\s+(.+)$/.exec(text)?.[1];
    const time = /^(?:time|duration|length)\s*:\s*(.+)$/i.exec(plain(text).replace(/^[-+]\s+/, ""))?.[1];
    if (code) return [];
    if (heading !== undefined) return [{ title: plain(heading), minutes: minutesIn(heading), line }];
    return time === undefined ? [] : [{ title: section.title, minutes: minutesIn(time), line }];
  });
  const claims = [{ title: section.title, minutes: minutesIn(section.title), line: section.line }, ...own];
  return claims.flatMap((claim) => {
    const same = parts.filter(({ label }) => isPart(label, claim.title));
    const planned = same.reduce((all, part) => all + part.minutes, 0);
    if (claim.minutes === null || same.length === 0 || planned === claim.minutes) return [];
    if (same.some((part) => part.minutes === claim.minutes)) return [];
    const name = claim.title.replace(/\s*[([]?\d+\s*min\w*[)\]]?\s*$/i, "");
    const message = `"${name}" says ${counted(claim.minutes, "minute")} here and ${planned} in Timings.`;
    return [
      { rule, section: section.id, line: claim.line, message, fix: "Use the same number in both places." },
    ];
  });
}

/** How long the lesson says it is, at its beginning; null where it does not say. */
function lengthOf(lesson: Lesson): number | null {
  const start = plain(
    [preambleOf(lesson), ...sectionsOf(lesson, "overview").map(({ body }) => body)].join("\n"),
  );
  const named = /\b(\d{2,3})[- ]?min(?:ute)?s?[- ](?:double )?(?:lesson|period|session|class)\b/i.exec(start);
  const labelled = /\b(?:duration|length|period|time)\s*:\s*(\d{2,3})\s*min/i.exec(start);
  const found = named?.[1] ?? labelled?.[1];
  return found === undefined ? null : Number(found);
}
