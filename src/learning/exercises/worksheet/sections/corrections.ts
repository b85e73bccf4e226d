import { foldText } from "../../../answers/fold.ts";
import type { Items } from "../../../course-format.ts";
import { itemKey } from "../../exercise.ts";
import type { Material } from "../material.ts";
import { blank, letterAt, question, type SheetQuestion } from "../sheet.ts";
import { bySuit, type SectionMaker } from "./maker.ts";
import { inline, words } from "./text.ts";

type ErrorItem = Items["errors"][number];
const nameOf = ({ wrong }: ErrorItem) => wrong;
const fresh = (material: Material) => material.fresh("errors", material.items.errors, nameOf);
const ranked = (material: Material) => material.ranked("errors", material.items.errors, nameOf);
const used = ({ wrong }: ErrorItem) => [itemKey("errors", wrong)];

/** A sentence with one mistake, to be written as it should be; and one that has none (exercise-modalities §9.2). */
export const correction: SectionMaker = {
  kind: "correction",
  suits: (bloom, domain) => (domain === "language" ? bySuit(2, 3, 3, 3, 2, 1)(bloom) : 0),
  fresh,
  make(material, wanted) {
    const found = ranked(material).filter(isSmall).slice(0, wanted);
    if (found.length === 0) return null;
    const sound = found.length >= 4 ? material.chance.below(found.length) : -1;
    return {
      kind: "correction",
      title: "Correct the Mistake",
      instructions:
        sound === -1
          ? "Each sentence has one mistake. Write the sentence as it should be."
          : "Write each sentence as it should be. One of them has no mistake: write *correct* there.",
      columns: null,
      options: [],
      questions: found.map((item, at) => (at === sound ? withoutMistake(item) : withMistake(item))),
    };
  },
};

function withMistake(item: ErrorItem): SheetQuestion {
  const right = inline(item.right);
  const changed = changedPart(inline(item.wrong), right);
  return question({
    prompt: `${inline(item.wrong)} → ${blank}`,
    judging: "correction",
    accepted: changed === null ? [right] : [right, changed],
    words: "terms",
    explanation: item.why,
    errorType: item.error_type ?? null,
    given: inline(item.wrong),
    uses: used(item),
  });
}

function withoutMistake(item: ErrorItem): SheetQuestion {
  const right = inline(item.right);
  return question({
    prompt: `${right} → ${blank}`,
    judging: "correction",
    accepted: ["correct", "no mistake", "it is correct", "right", "ok", right],
    words: null,
    explanation: `This one was right already. ${item.why}`,
    errorType: item.error_type ?? null,
    uses: used(item),
  });
}

/** What is wrong with each, where putting it right would be free writing or could be done in several ways. */
export const faultMatching: SectionMaker = {
  kind: "fault_matching",
  suits: (bloom, domain) => (domain === "language" ? 0 : bySuit(2, 3, 2, 3, 3, 2)(bloom)),
  fresh,
  make: (material) => pairs(material, "fault_matching"),
};

export const betterAnswer: SectionMaker = {
  kind: "better_answer",
  suits: (bloom, domain) => (domain === "interview" ? bySuit(1, 2, 3, 3, 3, 2)(bloom) : 0),
  fresh,
  make: (material) => pairs(material, "better_answer"),
};

function pairs(material: Material, kind: "fault_matching" | "better_answer") {
  const faults = kind === "fault_matching";
  const found = ranked(material).slice(0, 5);
  const rightOf = (item: ErrorItem) => inline(faults ? item.why : item.right);
  if (found.length < 3 || new Set(found.map((item) => foldText(rightOf(item)))).size < found.length)
    return null;
  const right = material.chance.shuffled(found);
  const options = right.map(rightOf);
  const code = material.domain === "technical";
  const left = code ? "Line" : "Weak answer";
  return {
    kind,
    title: faults ? "What Is Wrong?" : "From Weak to Strong",
    instructions: faults
      ? "Write the letter of what is wrong beside each."
      : "Write the letter of the stronger version beside each weak answer.",
    columns: [left, faults ? "What is wrong" : "Stronger version"] as const,
    options,
    questions: found.map((item) =>
      question({
        prompt: code && !item.wrong.includes("`") ? `\`${inline(item.wrong)}\`` : inline(item.wrong),
        judging: "letter",
        accepted: [letterAt(right.indexOf(item))],
        options,
        explanation: faults ? `Better: ${inline(item.right)}` : item.why,
        errorType: item.error_type ?? null,
        uses: used(item),
      }),
    ),
  };
}

/** Near enough to the mistake that there is one way to put it right. */
function isSmall({ wrong, right }: ErrorItem): boolean {
  const before = new Set(words(foldText(wrong)));
  const after = words(foldText(right));
  const kept = after.filter((word) => before.has(word)).length;
  return foldText(wrong) !== foldText(right) && kept >= after.length / 2 && after.length <= before.size + 3;
}

/** The words that were put right, where they are enough to show it: null where only words went or moved. */
function changedPart(wrong: string, right: string): string | null {
  const before = words(wrong);
  const after = words(right);
  let start = 0;
  while (start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const room = Math.min(before.length, after.length) - start;
  while (end < room && before.at(-1 - end) === after.at(-1 - end)) end++;
  const part = after
    .slice(start, after.length - end)
    .join(" ")
    .replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, "");
  const known = ` ${foldText(wrong)} `;
  return part === "" || known.includes(` ${foldText(part)} `) || words(part).length > 3 ? null : part;
}
