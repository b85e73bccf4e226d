import { contentWords, type Line, linesOf, plain } from "../lints/rule.ts";
import type { ReviewFinding } from "./finding.ts";
import type { Plan } from "./plan.ts";
import type { Reviewed } from "./reviewed.ts";
import { untaughtIn } from "./untaught.ts";

/**
 * A task that presumes what the class profile says has not been taught, where this lesson is not the one that teaches
 * it. What a profile does not speak of is taken to be known.
 */
export function beyondPriorKnowledge({ plan, context }: Reviewed): ReviewFinding[] {
  const { profile } = context;
  if (profile === null) return [];
  const lines = tasksIn(plan);
  return untaughtIn(profile.priorKnowledge)
    .filter((idea) => !isTaught(idea, plan))
    .flatMap((idea): ReviewFinding[] => {
      const line = lines.find(({ text, code }) => speaksOf(idea, text, code) && !setsAside.test(text));
      if (line === undefined) return [];
      return [
        {
          rule: "beyond-prior",
          section: plan.lesson.sections.findLast((section) => section.line <= line.line)?.id ?? null,
          line: line.line,
          message: `This presumes "${idea}", and ${profile.id}'s profile says that it has not been taught: "${shortened(line.text)}"`,
          fix: "Teach it first, set the task with what the class has, or correct the class profile.",
          practice: { file: "backward-design/framework.md", heading: "Work back to the starting point" },
        },
      ];
    });
}

/** The lesson is about it: its title, outcomes or criteria name it. */
function isTaught(idea: string, { lesson, outcomes, criteria }: Plan): boolean {
  const aims = [lesson.title ?? "", ...[...outcomes, ...criteria].map(({ text }) => text)];
  return aims.some((text) => speaksOf(idea, text, false));
}

function tasksIn({ of, lesson }: Plan): Line[] {
  const ends = new Set(of("starter", "main", "plenary"));
  const from = Math.min(...of("starter", "main").map(({ line }) => line));
  const to = Math.max(...of("plenary", "main").map(({ line }) => line));
  return lesson.sections
    .filter(
      (section) => ends.has(section) || (section.kind === null && section.line > from && section.line < to),
    )
    .flatMap((section) => linesOf(section))
    .filter(({ text }) => text.trim() !== "");
}

const setsAside =
  /\b(?:not yet|later|next (?:lesson|week|term|year)|avoid|leave out|without|do not (?:use|need)|no need)\b/i;

/** All of the idea's words stand in one line, close together. */
function speaksOf(idea: string, text: string, code: boolean): boolean {
  if (
    /\btextual language\b/i.test(idea) &&
    (textual.test(text) || (code && /^\s*`{3,}(?:py|js|java|c\b|ruby)/.test(text)))
  )
    return true;
  // "For" and "two" are names only beside what they name.
  const [short, head = ""] = /^(?:if|for|while|one|two|three)[\s-]+(\p{L}+)/iu.exec(idea) ?? [];
  if (short !== undefined && !besideEachOther(short.slice(0, -head.length).trim(), head, text)) return false;
  const wanted = [...contentWords(idea)];
  if (wanted.length === 0) return false;
  const words =
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const at = wanted.map((stem) => words.flatMap((word, i) => (contentWords(word).has(stem) ? [i] : [])));
  if (at.some((places) => places.length === 0)) return false;
  return (at[0] ?? []).some((first) =>
    at.every((places) => places.some((place) => Math.abs(place - first) <= 4)),
  );
}

function besideEachOther(first: string, head: string, text: string): boolean {
  const plural = head.replace(/s$/i, "");
  const name = new RegExp(
    `(?<!\\p{L})${first.replace("-", "")}[\\s\`*-]+${plural}`,
    first === first.toUpperCase() ? "u" : "iu",
  );
  return name.test(text);
}

const textual = /\b(?:Python|JavaScript|Java|C\+\+|C#|Ruby)\b/;

function shortened(text: string): string {
  const words = plain(text).replace(/^[\s>#*+-]+/, "");
  return words.length > 120 ? `${words.slice(0, 117)}…` : words;
}
