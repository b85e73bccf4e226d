import { counted } from "../../text/counted.ts";
import { type Drawing, plain, wrapped } from "./lines.ts";
import type { ProgressReport } from "./progress-report.ts";
import { comingUp, formats, habits, type Line, levels, standing, weakness } from "./report-sections.ts";

export type ReportStyle = Readonly<Record<NonNullable<Line["style"]>, (text: string) => string>>;

export type RenderOptions = { width: number; colour: ReportStyle; ascii?: boolean };

/** A report for a terminal, at a glance: never more than 60 lines, none wider than `width`. Colour adds, never says. */
export function renderReport(
  report: ProgressReport,
  { width, colour, ascii = false }: RenderOptions,
): string {
  const drawing = { width: Math.max(20, width), ascii };
  const parts =
    report.counts.new === report.counts.concepts ? [beginning(report)] : sections(report, drawing);
  const title = [{ text: report.title, style: "bold" as const }];
  const lines = [title, ...parts.filter((part) => part.length > 0)].flatMap((part, i) =>
    i < 2 ? part : [{ text: "" }, ...part],
  );
  return `${lines.flatMap((line) => drawn(line, drawing, colour)).join("\n")}\n`;
}

function drawn({ text, style, command }: Line, drawing: Drawing, colour: ReportStyle): string[] {
  const rows = command ? [text] : wrapped(text, drawing.width, "  ");
  return rows.map((row) => plain(row, drawing).trimEnd()).map((row) => (style ? colour[style](row) : row));
}

function beginning({ course, counts, next }: ProgressReport): Line[] {
  const open = next.new === 1 ? "one of them is" : `${next.new} of them are`;
  return [
    {
      text: `Nothing done yet: ${counted(counts.concepts, "concept waits", "concepts wait")} for you, ${open} open now. Begin with:`,
    },
    begin(course),
  ];
}

/** A command is never broken nor cut: it is there to be copied. */
function begin(course: string): Line {
  return { text: `  teacher-assist study start ${course}`, style: "bold", command: true };
}

function sections(report: ProgressReport, drawing: Drawing): Line[][] {
  return [
    standing(report, drawing),
    habits(report),
    comingUp(report, drawing),
    levels(report, drawing),
    formats(report, drawing),
    weakness(report, drawing),
    hint(report),
  ];
}

function hint({ course, next, zone }: ProgressReport): Line[] {
  const kinds: [number, string, string][] = [
    [next.reviews, "review", "reviews"],
    [next.new, "new concept", "new concepts"],
    [next.assess, "step up", "steps up"],
  ];
  const there = kinds.filter(([n]) => n > 0).map(([n, one, many]) => `${n} ${n === 1 ? one : many}`);
  if (there.length > 0) return [{ text: `Next: ${there.join(", ")}.` }, begin(course)];
  if (next.nextDue === null) return [{ text: "Nothing is open right now." }];
  const when = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone: zone });
  return [{ text: `Nothing to do now. Next review: ${when.format(new Date(next.nextDue))}.` }];
}
