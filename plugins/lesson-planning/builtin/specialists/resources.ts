import { plain } from "../../../../src/lesson/check/lints/rule.ts";
import { planOf } from "../../../../src/lesson/check/review/plan.ts";
import { parseLesson } from "../../../../src/lesson/document.ts";
import { type LessonTask, tasksIn } from "../../../../src/lesson/lesson-tasks.ts";
import type { Companion } from "../../../../src/message.ts";
import { bullets, numbered } from "../drafting/wording.ts";

type Resource = Extract<Companion, "worksheet" | "quiz" | "slides">;

export function isResource(what: Companion): what is Resource {
  return what === "worksheet" || what === "quiz" || what === "slides";
}

/** A companion made from the lesson at hand and nothing else: its tasks, its words, its answers. */
export function makeResource(kind: Resource, markdown: string): string {
  const title = nameOf(markdown);
  const tasks = tasksIn(markdown);
  if (kind === "worksheet") return worksheet(title, tasks, markdown);
  return kind === "quiz" ? quiz(title, tasks) : slides(title, tasks, markdown);
}

const levels: readonly { title: string; when: readonly LessonTask["when"][] }[] = [
  { title: "To begin", when: ["starter"] },
  { title: "Practise", when: ["together", "alone"] },
  { title: "Go further", when: ["deeper"] },
];

function worksheet(title: string, tasks: readonly LessonTask[], markdown: string): string {
  const groups = levels
    .map((level) => ({ ...level, tasks: tasks.filter(({ when }) => level.when.includes(when)) }))
    .filter((group) => group.tasks.length > 0);
  if (groups.length === 0) return nothing(title, "worksheet", "tasks for pupils");
  const words = wordsIn(markdown);
  return [
    `# ${title}: worksheet`,
    ...(words.length === 0 ? [] : [`## Words you need\n\n${bullets(words)}`]),
    ...groups.map((group) => `## ${group.title}\n\n${numbered(group.tasks.map(({ text }) => text))}`),
    `## Answer key\n\n${groups.map((group) => `### ${group.title}\n\n${numbered(group.tasks.map(keyOf))}`).join("\n\n")}`,
  ].join("\n\n");
}

function quiz(title: string, tasks: readonly LessonTask[]): string {
  const asked = tasks.filter(({ text, answer }) => answer !== "" && /\?|\b[A-D][.)]\s/.test(text));
  const others = tasks.filter(
    (task) => task.answer !== "" && !asked.includes(task) && task.when !== "deeper",
  );
  const chosen = [...asked, ...others].slice(0, 9).toSorted((a, b) => a.line - b.line);
  if (chosen.length === 0) return nothing(title, "quiz", "questions that the lesson answers");
  return [
    `# ${title}: quiz`,
    "For remembering, not for marks. Books closed.",
    `## Questions\n\n${numbered(chosen.map(({ text }) => text))}`,
    `## Answer key\n\n${numbered(chosen.map(keyOf))}`,
  ].join("\n\n");
}

function slides(title: string, tasks: readonly LessonTask[], markdown: string): string {
  const { outcomes, criteria } = planOf(markdown);
  const aims = (criteria.length > 0 ? criteria : outcomes).map(({ text }) => text);
  const words = wordsIn(markdown);
  const parts = [...Map.groupBy(tasks, ({ part }) => part)].map(
    ([part, all]) =>
      [part.replace(/\s*\(\d+\s*min\w*\)\s*$/i, ""), numbered(all.map(({ text }) => text))] as const,
  );
  const all = [
    ...(aims.length === 0 ? [] : [["Today", bullets(aims)] as const]),
    ...(words.length === 0 ? [] : [["Words", bullets(words)] as const]),
    ...parts,
  ];
  if (all.length === 0) return nothing(title, "slides", "outcomes or tasks");
  const key = tasks
    .filter(({ answer }) => answer !== "")
    .map((task) => `${short(task.text)} **${task.answer}**`);
  return [
    `# ${title}: slides`,
    ...all.map(([head, body], i) => `## Slide ${i + 1}: ${head}\n\n${body}`),
    ...(key.length === 0
      ? []
      : [`## Answer key\n\nTeacher: for the notes, not for the screen.\n\n${bullets(key)}`]),
  ].join("\n\n");
}

/** Never invented: where the lesson says no answer, the key says that. */
function keyOf({ answer, line }: LessonTask): string {
  return answer === "" ? `The lesson gives no answer (line ${line}): look at what pupils did.` : answer;
}

/** Terms that the lesson itself explains: "*range*: the numbers that a loop counts through". */
function wordsIn(markdown: string): string[] {
  const lines = markdown.split("\n");
  return lines.flatMap((line) => {
    const [, term, meaning] =
      /^\s*[-*+]\s+(?:\*{1,2}|_{1,2})([^*_:]{2,30})(?:\*{1,2}|_{1,2})\s*[:–—]\s+(\S.{4,160})$/.exec(line) ??
      [];
    const isNeed =
      term === undefined || /^\d|\b(?:pupils?|students?|support|challenge|answer|teacher)\b/i.test(term);
    return isNeed || /^\p{Lu}/u.test(term ?? "") ? [] : [`**${term}**: ${meaning}`];
  });
}

function nameOf(markdown: string): string {
  const { title } = planOf(markdown).lesson;
  return plain(title ?? parseLesson(markdown).title ?? "This lesson").replace(/:\s*(?=[^:]*$).*$/, (tail) =>
    /\b[A-Z]?\d{1,2}[A-Z]?\b/.test(tail) ? "" : tail,
  );
}

function short(text: string): string {
  const words = plain(text.split("\n")[0] ?? "");
  return words.length > 70 ? `${words.slice(0, 67)}…` : words;
}

function nothing(title: string, kind: Resource, what: string): string {
  return `No ${kind} was made of "${title}": the lesson holds no ${what}. Write those first, and nothing has to be invented.`;
}
