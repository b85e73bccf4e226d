import type { KeyEntry } from "./body.ts";
import { cell } from "./sections/text.ts";
import { blank, letterAt, type SheetQuestion, type SheetSection } from "./sheet.ts";

export type SheetHead = {
  course: string;
  concept: string;
  title: string;
  bloom: string;
  exerciseId: string;
  generated: Date;
};

/** The worksheet file (exercise-modalities §3.2); without `key` the answers stay out of it (decision 22). */
export function renderSheet(
  head: SheetHead,
  sections: readonly SheetSection[],
  key: readonly KeyEntry[] | null,
): string {
  const parts = [
    headOf(head, sections),
    ...sections.map((section, at) => sectionText(section, at + 1)),
    ...(key === null ? [] : [`---\n\n${keyBlock(key)}`]),
  ];
  return `${parts.join("\n\n")}\n`;
}

function headOf(
  { course, concept, title, bloom, exerciseId, generated }: SheetHead,
  sections: readonly SheetSection[],
): string {
  return `<!-- WORKSHEET -->
<!-- course: ${course} -->
<!-- concept: ${concept} -->
<!-- bloom_level: ${bloom} -->
<!-- exercise: ${exerciseId} -->
<!-- generated: ${generated.toISOString().replace(/\.\d+/, "")} -->
<!-- status: pending -->

# Worksheet: ${title}

**Concept**: ${title}
**Instructions**: Fill in the blanks below. Replace each \`${blank}\` with your answer.
**Time estimate**: ${minutes(sections)} minutes

---`;
}

function sectionText(section: SheetSection, number: number): string {
  const { title, instructions, columns, options, questions } = section;
  const heading = `## Section ${number}: ${title}\n\n${instructions}`;
  if (columns !== null) return `${heading}\n\n${table(columns, questions, options)}`;
  const lettered = options.map((option, at) => `- ${letterAt(at)}. ${option}`).join("\n");
  const list = questions.map(({ prompt }, at) => item(prompt, at + 1)).join("\n");
  return [heading, ...(lettered === "" ? [] : [lettered]), list].join("\n\n");
}

function item(prompt: string, number: number): string {
  const indent = " ".repeat(`${number}. `.length);
  return prompt
    .split("\n")
    .map((line, at) => (at === 0 ? `${number}. ${line}` : line === "" ? "" : indent + line))
    .join("\n");
}

function table(
  [left, right]: readonly [string, string],
  questions: readonly SheetQuestion[],
  options: readonly string[],
): string {
  const rows = Array.from({ length: Math.max(questions.length, options.length) }, (_, at) => {
    const asked = questions[at];
    const option = options[at];
    const first = asked === undefined ? "| | " : `| ${at + 1}. ${cell(asked.prompt)} | ${blank} `;
    return `${first}| ${option === undefined ? "" : `${letterAt(at)}. ${cell(option)} `}|`;
  });
  return [`| ${cell(left)} | | ${cell(right)} |`, "|---|---|---|", ...rows].join("\n");
}

export function keyBlock(key: readonly KeyEntry[]): string {
  return `<!-- ANSWER_KEY (do not edit below this line) -->
<!-- This section is hidden from the learner and used by the evaluator -->
<!-- answers:
${keyLines(key).join("\n")}
-->`;
}

/** "1.2: selamat petang / selamat tengah hari"; an outline of the learner's own has none. */
export function keyLines(key: readonly KeyEntry[]): string[] {
  return key
    .filter(({ accepted }) => accepted.length > 0)
    .map(({ id, accepted }) => `${id}: ${accepted.map(onOneLine).join(" / ")}`);
}

function onOneLine(answer: string): string {
  return answer
    .split(/\s*\n\s*/)
    .join(" ⏎ ")
    .replaceAll("-->", "--&gt;");
}

function minutes(sections: readonly SheetSection[]): number {
  const seconds = sections.flatMap(({ questions }) =>
    questions.map(({ judging }) => (judging === "letter" || judging === "words" ? 40 : 75)),
  );
  return Math.max(3, Math.ceil(seconds.reduce((sum, one) => sum + one, 0) / 60));
}
