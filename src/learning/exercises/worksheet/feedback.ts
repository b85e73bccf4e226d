import { scoreInWords } from "../score-in-words.ts";
import type { Marked } from "./mark.ts";
import { listed } from "./sections/text.ts";

/** What a learner reads: the score, each question that was not right, what the mistakes have in common. Markdown. */
export function feedbackOn(marked: readonly Marked[]): {
  feedback: string;
  strengths: string[];
  improvements: string[];
} {
  const scored = marked.filter(({ entry }) => entry.judging !== "own");
  const patterns = patternsIn(scored);
  const parts = [
    scoreLine(scored),
    ...block("Question by question", scored.flatMap(lineFor)),
    ...block("What the mistakes have in common", patterns),
    ...block("Your own outline", outline(marked)),
  ];
  return {
    feedback: parts.join("\n\n"),
    strengths: strengthsIn(scored),
    improvements: improvementsIn(scored, patterns),
  };
}

function scoreLine(scored: readonly Marked[]): string {
  const count = (verdict: string) => scored.filter((one) => one.verdict.verdict === verdict).length;
  const open = scored.filter(({ verdict }) => verdict.error_type === "blank").length;
  return scoreInWords({ right: count("correct"), half: count("partial"), open, total: scored.length });
}

function lineFor({ entry, error, verdict, confused }: Marked): string[] {
  if (error === null) {
    return verdict.confidence < 0.7 && entry.explanation !== ""
      ? [`- **${entry.id}** Right. Compare your reason: ${entry.explanation}`]
      : [];
  }
  if (confused !== null) return [`- **${entry.id}** ${error.note}`];
  const said =
    verdict.error_type === "blank"
      ? "Not answered."
      : verdict.error_type === "shown"
        ? `It is ${code(error.expected)}.`
        : verdict.verdict === "partial"
          ? `Partly right: ${code(error.actual)}.`
          : `${code(error.actual)} is not right.`;
  return [`- **${entry.id}** ${said} ${error.note}`.trim()];
}

/** Slips of the same kind, said once (exercise-modalities §3.5.5). */
function patternsIn(scored: readonly Marked[]): string[] {
  return [...affixes(scored), ...pairs(scored), ...kinds(scored)].map((line) => `- ${line}`);
}

function affixes(scored: readonly Marked[]): string[] {
  const lost = scored.flatMap(({ verdict, entry }) => {
    const affix =
      verdict.error_type === "affix" ? /Mind the (-?\p{L}+-?)\./u.exec(verdict.note)?.[1] : undefined;
    return affix === undefined ? [] : [{ affix, word: entry.accepted[0] ?? "" }];
  });
  return [...Map.groupBy(lost, ({ affix }) => affix)]
    .filter(([, all]) => all.length > 1)
    .map(
      ([affix, all]) =>
        `The ${affix} went wrong ${times(all.length)} (${listed(all.map(({ word }) => word))}): check for it before you hand in.`,
    );
}

function pairs(scored: readonly Marked[]): string[] {
  const confused = scored.flatMap(({ confused: both }) => (both === null ? [] : [both]));
  const grouped = Map.groupBy(confused, ({ expected, actual }) => [expected, actual].sort().join("\n"));
  return [...grouped.values()]
    .filter((all) => all.length > 1)
    .flatMap((all) => {
      const [first] = all;
      if (first === undefined) return [];
      const how = new Set(all.map(({ expected }) => expected)).size > 1 ? "both ways" : times(all.length);
      return [`You took "${first.actual}" for "${first.expected}", ${how}: learn them side by side.`];
    });
}

function kinds(scored: readonly Marked[]): string[] {
  const errors = scored.flatMap(({ error, verdict }) =>
    error === null || verdict.error_type === null ? [] : [verdict.error_type],
  );
  const count = (type: string) => errors.filter((one) => one === type).length;
  return [
    ...(count("accent") > 1
      ? [`Accents are missing ${times(count("accent"))}: they are part of the spelling.`]
      : []),
    ...(count("spelling") > 1
      ? [`${count("spelling")} answers have slips in the spelling: read them through once more.`]
      : []),
    ...(count("article") > 1
      ? [`The article went wrong ${times(count("article"))}: learn each noun with its own.`]
      : []),
    ...(count("word_order") > 1 ? [`The order went wrong ${times(count("word_order"))}.`] : []),
    ...(count("confusion") > 2
      ? [
          `${count("confusion")} answers belong to other questions: set those side by side and learn them as pairs.`,
        ]
      : []),
  ];
}

function strengthsIn(scored: readonly Marked[]): string[] {
  const sections = [...Map.groupBy(scored, ({ entry }) => entry.id.split(".")[0] ?? "")].flatMap(
    ([number, all]) => {
      const right = all.filter(({ error }) => error === null).length;
      const title = all[0]?.entry.section ?? "";
      const name = title.startsWith("Section") ? title : `section ${number} (${title})`;
      return right === all.length && right > 1
        ? [`${right === 2 ? "Both" : `All ${right}`} of ${name} right`]
        : [];
    },
  );
  const typed = scored
    .filter(({ entry, verdict }) => entry.judging === "words" && verdict.verdict === "correct")
    .map(({ entry }) => `"${entry.accepted[0] ?? ""}"`);
  return typed.length === 0 ? sections : [...sections, `Recalled: ${typed.slice(0, 4).join(", ")}`];
}

function improvementsIn(scored: readonly Marked[], patterns: readonly string[]): string[] {
  const review = scored
    .filter(({ error, verdict }) => error !== null && verdict.error_type !== "blank")
    .map(({ entry, error }) => subject(entry.prompt, entry.judging, error?.expected ?? ""));
  const open = scored.filter(({ verdict }) => verdict.error_type === "blank").map(({ entry }) => entry.id);
  return [
    ...patterns.map((line) => line.replace(/^- /, "")),
    ...[...new Set(review)].slice(0, 5).map((what) => `Review ${what}`),
    ...(open.length > 0 ? [`Answer every question, even if unsure (left open: ${open.join(", ")})`] : []),
  ];
}

function subject(prompt: string, judging: string, expected: string): string {
  const lead = (prompt.split("\n")[0] ?? "")
    .replace(/\s*[:?]?\s*\(A\) .*$/, "")
    .replace(/\s*[:→]?\s*_{3,}$/, "");
  const short = lead.length > 70 ? `${lead.slice(0, 67)}…` : lead;
  if (judging === "output") return `how ${code(expected.replace(/\s*\n\s*/g, " ⏎ "))} comes about`;
  if (judging === "sequence" || judging === "truth") return `"${short}"`;
  return `"${expected.replace(/^[A-Z]\. /, "")}"${short === "" ? "" : ` (${short})`}`;
}

function outline(marked: readonly Marked[]): string[] {
  const own = marked.filter(({ entry }) => entry.judging === "own");
  if (own.length === 0) return [];
  const filled = own.filter(({ answer }) => answer !== "");
  const kept = filled.map(
    ({ entry, answer }) =>
      `- ${(entry.prompt.split(":")[0] ?? "").trim()}: ${answer.replace(/\s*\n\s*/g, " ")}`,
  );
  const look = own[0]?.entry.explanation ?? "";
  return [...kept, `- ${filled.length === 0 ? "You left it open. " : ""}Not scored. ${look}`];
}

function block(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`**${title}**\n\n${lines.join("\n")}`];
}

function times(count: number): string {
  return count === 2 ? "twice" : `${count} times`;
}

function code(text: string): string {
  return text.includes("`") ? `"${text}"` : `\`${text.replace(/\s*\n\s*/g, " ⏎ ")}\``;
}
