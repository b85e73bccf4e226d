import { z } from "zod";
import { Problem } from "../../problem.ts";
import { minutesIn } from "../check/lints/timings.ts";
import { parseLesson, type Section } from "../document.ts";
import { text as words } from "./block.ts";
import { withoutMinutes } from "./deck-chunks.ts";
import { writeBlocks } from "./markdown.ts";

/** A slide as somebody writes it: a section of the lesson's slides, `## Main · Find out (12 min)`, with its notes below. */
export const SlideText = z.object({
  /** The part of the lesson that it belongs to; "" where it is called after it. */
  label: z.string().trim().max(120),
  title: z.string().trim().min(1).max(200),
  minutes: z.number().int().positive().max(600).nullable(),
  /** Markdown, as pupils see it; with an answer behind "**Answer:**". "" leaves the slide out. */
  text: z.string().trim().max(20_000),
  /** What is said and known here, for nobody else. */
  notes: z.string().trim().max(20_000),
});
export type SlideText = z.infer<typeof SlideText>;

const notesHead = "### Teacher notes";
const leftOut = "Teacher: this slide is left out.";

export function readSlide({ title, body }: Pick<Section, "title" | "body">): SlideText {
  const name = withoutMinutes(title);
  const [first = "", ...rest] = name.split(" · ");
  const [text = "", ...notes] = body.split(
    /^#{3,6}[ \t]+(?:teacher(?:['’]s)?[ \t]+|speaker[ \t]+)?notes[ \t]*$/im,
  );
  return {
    label: rest.length === 0 ? "" : first.trim(),
    title: (rest.length === 0 ? name : rest.join(" · ")).trim(),
    minutes: minutesIn(title),
    text: text.trim() === leftOut ? "" : text.trim(),
    notes: notes
      .join("\n")
      .replace(/^\\(?=#)/gm, "")
      .trim(),
  };
}

export function slideSection({ label, title, minutes, text, notes }: SlideText): string {
  const name = [...(label === "" ? [] : [label]), title].map(oneLine).join(" · ");
  const timed = minutes === null ? name : `${name} (${minutes} min)`;
  const heading = writeBlocks([{ kind: "heading", level: 2, runs: [words(timed)] }]).trim();
  const said = notes === "" ? [] : [notesHead, notes.replace(/^(?=#)/gm, "\\")];
  return `${[heading, text === "" ? leftOut : text, ...said].join("\n\n")}\n\n`;
}

/** A slide that was typed, as its section. Throws `Problem` where it would not be read as it was written. */
export function typedSlide(slide: SlideText): string {
  const section = slideSection(slide);
  const [only, ...more] = parseLesson(`${section}## Next\n`).sections;
  const again = only === undefined ? null : readSlide(only);
  const same = again !== null && again.text === slide.text && again.notes === slide.notes;
  if (same && more.length === 1) return section;
  throw new Problem(
    "usage",
    "This is not one slide: a line that begins with ## starts another, and what is opened with ``` must be closed. Nothing was changed.",
  );
}

function oneLine(value: string): string {
  return value.replace(/\s+/g, " ").replaceAll(" · ", ", ").trim();
}
