import { pointerLink } from "../../../../src/workspace/curriculum/pointer.ts";
import type { Place } from "../../../../src/workspace/notes/places.ts";
import type { Task, Topic } from "../../../../src/workspace/topic.ts";
import type { LessonPlan } from "./plan.ts";
import { listed } from "./wording.ts";

/** A line for the teacher that points to where her own note says these things; "" where the note is not hers. */
export function fromHerNotes({ topic }: LessonPlan, said: readonly string[], apart = 2): string {
  const places = said.flatMap((text) => topic?.own?.places.get(text) ?? []);
  if (topic === null || places.length === 0) return "";
  const links = ranges(places, apart)
    .slice(0, 6)
    .map(({ start, end, file = topic.path }) =>
      pointerLink(start === end ? `line ${start}` : `lines ${start} to ${end}`, {
        file,
        start,
        end,
      }),
    );
  return `Teacher: from your notes: ${listed(links)}${pages(places, topic.sources)}.`;
}

/** The lesson as a whole, where its parts do not say it each. */
export function whereItStands(plan: LessonPlan): string {
  const { topic } = plan;
  if (topic === null || isThin(topic)) return "";
  const tasks = Object.values(topic.practice).flat();
  return fromHerNotes(
    plan,
    [
      ...topic.keyIdeas,
      ...topic.vocabulary.map(({ term }) => term),
      ...tasks.map(({ text }) => text),
      topic.example?.problem ?? "",
    ],
    8,
  );
}

/**
 * What of her own note a lesson has no room for, by its lines: nothing that she wrote is lost without a word. "" where
 * the lesson has it all, or where the note is not hers.
 */
export function leftForAnother({ topic }: LessonPlan, lesson: string): string {
  if (topic?.own === undefined) return "";
  const said = plain(lesson);
  const left = [...topic.own.places]
    .filter(([text]) => !said.includes(plain(text)))
    .map(([, place]) => place);
  if (left.length === 0) return "";
  const files = [...new Set(left.map(({ file = topic.path }) => file))].map((path) => {
    const lines = ranges(
      left.filter(({ file = topic.path }) => file === path),
      1,
    );
    const named = lines.map(({ start, end }) => (start === end ? `${start}` : `${start} to ${end}`));
    const one = lines.length === 1 && lines[0]?.start === lines[0]?.end;
    return `${one ? "line" : "lines"} ${listed(named)} of \`${path}\``;
  });
  return `Teacher: your notes hold more than one lesson does. Left for another: ${listed(files)}${pages(left, topic.sources)}.`;
}

/** As it is compared: a lesson ends a sentence and marks a word, and says the same. */
function plain(text: string): string {
  return text.replace(/[.*_]/g, "").replace(/\s+/g, " ").trim().toLowerCase();
}

/** Lines that follow each other, or are so few lines apart, are pointed to together. */
function ranges(places: readonly Place[], apart: number): Omit<Place, "page">[] {
  const joined: Omit<Place, "page">[] = [];
  const inOrder = places.toSorted((a, b) => (a.file ?? "").localeCompare(b.file ?? "") || a.start - b.start);
  for (const { start, end, file } of inOrder) {
    const last = joined.at(-1);
    if (last !== undefined && last.file === file && start <= last.end + apart)
      last.end = Math.max(last.end, end);
    else joined.push(file === undefined ? { start, end } : { start, end, file });
  }
  return joined;
}

function pages(places: readonly Place[], [source]: readonly string[]): string {
  const named = [...new Set(places.flatMap(({ page }) => page ?? []))].toSorted((a, b) => a - b);
  if (named.length === 0) return "";
  const from = source === undefined ? "" : ` of ${source}`;
  return ` (${named.length === 1 ? "page" : "pages"} ${listed(named.map(String))}${from})`;
}

/** Whether a teacher's own note leaves out what the usual shapes need. */
export function isThin({ own, example, practice, keyIdeas }: Topic): boolean {
  return (
    own !== undefined &&
    (example === null || keyIdeas.length < 2 || practice.easy.length + practice.medium.length < 4)
  );
}

/** What a thin note leaves for the teacher to say, as the lesson asks for it. */
export function leftOut({ example, keyIdeas, vocabulary, practice, misconceptions, own }: Topic): string[] {
  const untold = keyIdeas.length + vocabulary.length === 0 && example === null;
  return [
    ...(untold ? ["the idea in two or three sentences"] : []),
    ...(example === null ? ["one worked example"] : []),
    ...(Object.values(practice).flat().length === 0 ? ["three questions with answers"] : []),
    ...(misconceptions.length + (own?.unclear?.length ?? 0) === 0 ? ["a mistake that pupils make"] : []),
  ];
}

/** What she wrote among mistakes without saying which is wrong: it is taught as neither, and she is told how to say it. */
export function leftOpen({ topic }: LessonPlan): string {
  const lines = topic?.own?.unclear ?? [];
  if (lines.length === 0) return "";
  const said = lines.slice(0, 3).map((line) => `"${line.replace(/[.\s]+$/, "").replaceAll('"', "'")}"`);
  const more = lines.length > said.length ? [...said, `${lines.length - said.length} more`] : said;
  return `Teacher: among mistakes your notes have ${listed(more)}, and do not say whether that is the mistake or what is right. So it is taught as neither: where the lesson asks about it, the answer is yours. Write "Mistake:" or "Right:" before it, and the next lesson knows.`;
}

/** A question of hers. What she gave no answer to is hers to answer. */
export function answered({ text, answer }: Task): Task {
  return { text, answer: answer === "" ? "Yours: your notes give none." : answer };
}
