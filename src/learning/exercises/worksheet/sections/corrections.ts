import { foldText } from "../../../answers/fold.ts";
import { alternatives } from "../../../answers/forms.ts";
import type { Items } from "../../../course-format.ts";
import { itemKey } from "../../exercise.ts";
import type { Material } from "../material.ts";
import { blank, letterAt, question, type SheetQuestion, type SheetSection } from "../sheet.ts";
import { stayingInOrder } from "../staying.ts";
import { bySuit, type SectionMaker } from "./maker.ts";
import { extra, inline, unique, words } from "./text.ts";

type ErrorItem = Items["errors"][number];
const nameOf = ({ wrong }: ErrorItem) => wrong;
const fresh = (material: Material) => material.fresh("errors", material.items.errors, nameOf);
const ranked = (material: Material) => material.ranked("errors", material.items.errors, nameOf);
const used = ({ wrong }: ErrorItem) => [itemKey("errors", wrong)];

/** A sentence with a mistake, to be written as it should be; and one that has none (exercise-modalities §9.2). */
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
          ? `Each sentence has ${found.every(hasOneMistake) ? "one mistake" : "one or more mistakes"}. Write the sentence as it should be.`
          : "Write each sentence as it should be. One of them has no mistake: write *correct* there.",
      columns: null,
      options: [],
      questions: found.map((item, at) => (at === sound ? withoutMistake(item) : withMistake(item))),
    };
  },
};

function withMistake(item: ErrorItem): SheetQuestion {
  const wrong = inline(item.wrong);
  const ways = rightWays(item);
  const parts = ways.flatMap((right) => changedPart(sentenceOf(wrong), right) ?? []);
  // A remark on where the sentence stands may be written out again or left out.
  const remarked = remarkOf(wrong) === "" ? [] : ways.map((right) => `${right} ${remarkOf(wrong)}`);
  return question({
    prompt: `${wrong} → ${blank}`,
    judging: "correction",
    accepted: unique([...ways, ...parts, ...remarked]),
    words: "terms",
    explanation: item.why,
    errorType: item.error_type ?? null,
    given: wrong,
    uses: used(item),
  });
}

function withoutMistake(item: ErrorItem): SheetQuestion {
  const right = rightWays(item)[0] ?? "";
  const shown = [right, remarkOf(inline(item.wrong))].filter((text) => text !== "").join(" ");
  return question({
    prompt: `${shown} → ${blank}`,
    judging: "correction",
    accepted: ["correct", "no mistake", "it is correct", "right", "ok", right],
    words: null,
    explanation: `This one was right already. ${item.why}`,
    errorType: item.error_type ?? null,
    uses: used(item),
  });
}

/** An author may write several, " / " between them. */
function rightWays({ right }: ErrorItem): string[] {
  return alternatives(inline(right));
}

/** "(in a letter)" after the sentence's own end. */
function remarkOf(wrong: string): string {
  return /[.?!]\s*(\([^()]*\))$/.exec(wrong)?.[1] ?? "";
}

function sentenceOf(wrong: string): string {
  const remark = remarkOf(wrong);
  return remark === "" ? wrong : wrong.slice(0, -remark.length).trim();
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

function pairs(material: Material, kind: "fault_matching" | "better_answer"): SheetSection | null {
  const faults = kind === "fault_matching";
  const found = ranked(material).slice(0, 5);
  const rightOf = (item: ErrorItem) => inline(faults ? item.why : item.right);
  if (found.length < 3 || new Set(found.map((item) => foldText(rightOf(item)))).size < found.length)
    return null;
  const right = material.chance.shuffled(found);
  const options = right.map(rightOf);
  // The last row of a table without a choice to spare answers itself.
  const rows = found.slice(0, -1);
  const code = material.domain === "technical";
  return {
    kind,
    ...wordings(kind, code),
    options,
    questions: rows.map((item) =>
      question({
        prompt: shownFault(item, faults, code),
        judging: "letter",
        accepted: [letterAt(right.indexOf(item))],
        options,
        explanation: faults && code ? `Better: ${inline(item.right)}` : item.why,
        errorType: item.error_type ?? null,
        uses: used(item),
      }),
    ),
  };
}

function wordings(
  kind: "fault_matching" | "better_answer",
  code: boolean,
): Pick<SheetSection, "title" | "instructions" | "columns"> {
  const left = extra(1, kind === "better_answer" ? "version" : "reason");
  if (kind === "better_answer")
    return {
      title: "From Weak to Strong",
      instructions: `Write the letter of the stronger version beside each weak answer.${left}`,
      columns: ["Weak answer", "Stronger version"],
    };
  if (code)
    return {
      title: "What Is Wrong?",
      instructions: `Write the letter of what is wrong beside each.${left}`,
      columns: ["Line", "What is wrong"],
    };
  return {
    title: "Why Is It Better?",
    instructions: `Each row has a first version and a better one. Write the letter of the reason for the change.${left}`,
    columns: ["First and better version", "Reason"],
  };
}

/** A reason may speak of both versions, so both are shown; a line of code stands for itself. */
function shownFault(item: ErrorItem, faults: boolean, code: boolean): string {
  const wrong = inline(item.wrong);
  if (code) return wrong.includes("`") ? wrong : `\`${wrong}\``;
  return faults ? `${wrong} → ${inline(item.right)}` : wrong;
}

/** Near enough to the mistake that there are few ways to put it right. */
function isSmall(item: ErrorItem): boolean {
  const wrong = foldText(sentenceOf(inline(item.wrong)));
  const right = foldText(rightWays(item)[0] ?? "");
  const before = new Set(words(wrong));
  const after = words(right);
  const kept = after.filter((word) => before.has(word)).length;
  return wrong !== right && kept >= after.length / 2 && after.length <= before.size + 3;
}

/** One word, or two that stand together, changed, added, left out or moved. */
function hasOneMistake(item: ErrorItem): boolean {
  const before = words(foldText(sentenceOf(inline(item.wrong))));
  return rightWays(item).some((right) => {
    const after = words(foldText(right));
    const [longer, shorter] = before.length > after.length ? [before, after] : [after, before];
    const { start, end } = sameEnds(before, after);
    const changed = longer.length - start - end;
    if (changed <= 2 && shorter.length - start - end <= 2) return true;
    const places = after.map((word) => before.indexOf(word));
    const moved = before.length === after.length && new Set(places).size === after.length;
    return moved && !places.includes(-1) && stayingInOrder(places) >= after.length - 1;
  });
}

/** How many words at the beginning and at the end are as they were. */
function sameEnds(before: readonly string[], after: readonly string[]): { start: number; end: number } {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start++;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { start, end };
}

/** The words that were put right, where they are enough to show it: null where only words went or moved. */
function changedPart(wrong: string, right: string): string | null {
  const before = words(wrong);
  const after = words(right);
  const { start, end } = sameEnds(before, after);
  const part = after
    .slice(start, after.length - end)
    .join(" ")
    .replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, "");
  const known = ` ${foldText(wrong)} `;
  return part === "" || known.includes(` ${foldText(part)} `) || words(part).length > 3 ? null : part;
}
