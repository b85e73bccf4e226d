import type { Items } from "../../../course-format.ts";
import { itemKey } from "../../exercise.ts";
import type { Material } from "../material.ts";
import { blank, question, type SheetQuestion } from "../sheet.ts";
import { bySuit, type SectionMaker } from "./maker.ts";
import { changedPart, hasOneMistake, isSmall, remarkOf, rightWays, sentenceOf } from "./mistakes.ts";
import { inline, unique } from "./text.ts";

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
          : "Write each sentence as it should be. Where there is no mistake, write *correct*.",
      columns: null,
      options: [],
      questions: found.map((item, at) => (at === sound ? withoutMistake(item) : withMistake(item))),
    };
  },
};

function withMistake(item: ErrorItem): SheetQuestion {
  const wrong = inline(item.wrong);
  const ways = rightWays(item);
  const parts = ways.flatMap((right, at) => changedPart(sentenceOf(wrong), right, at === 0) ?? []);
  return question({
    prompt: `${wrong} → ${blank}`,
    judging: "correction",
    accepted: unique([...ways, ...parts]),
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
