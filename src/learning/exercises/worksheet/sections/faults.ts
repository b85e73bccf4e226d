import { foldText } from "../../../../text/fold.ts";
import type { Items } from "../../../course-format.ts";
import { itemKey } from "../../exercise.ts";
import type { Material } from "../material.ts";
import { letterAt, question, type SheetSection } from "../sheet.ts";
import { bySuit, type SectionMaker } from "./maker.ts";
import { extra, inline } from "./text.ts";

type ErrorItem = Items["errors"][number];
const nameOf = ({ wrong }: ErrorItem) => wrong;
const fresh = (material: Material) => material.fresh("errors", material.items.errors, nameOf);
const ranked = (material: Material) => material.ranked("errors", material.items.errors, nameOf);
const used = ({ wrong }: ErrorItem) => [itemKey("errors", wrong)];

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
