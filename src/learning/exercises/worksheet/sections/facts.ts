import { foldText } from "../../../../text/fold.ts";
import type { Items } from "../../../course-format.ts";
import { itemKey } from "../../exercise.ts";
import type { Material } from "../material.ts";
import { blank, letterAt, question } from "../sheet.ts";
import { bySuit, type SectionMaker } from "./maker.ts";
import { extra, inline } from "./text.ts";

type Fact = Items["facts"][number];
const nameOf = ({ statement }: Fact) => statement;
const fresh = (material: Material) => material.fresh("facts", material.items.facts, nameOf);

/** True or false with a reason in the learner's own words. Not for Remember, where a coin would do (§9.1). */
export const truth: SectionMaker = {
  kind: "truth",
  suits: bySuit(0, 3, 2, 3, 3, 2),
  fresh,
  make(material, wanted) {
    const found = bothSides(material, Math.min(wanted, 4));
    if (found.length < 2) return null;
    return {
      kind: "truth",
      title: "True or False, and Why",
      instructions:
        "Write *true* or *false*, then your reason in a few words. Without a reason it counts half.",
      columns: null,
      options: [],
      questions: found.map((fact) =>
        question({
          prompt: `${inline(fact.statement)} ${blank}`,
          judging: "truth",
          accepted: [`${fact.truth}: ${inline(fact.why)}`, `${fact.truth}`],
          explanation: inline(fact.why),
          uses: [itemKey("facts", fact.statement)],
        }),
      ),
    };
  },
};

/** The judgement and its reason in one letter: more than a coin can guess. */
export const truthMatching: SectionMaker = {
  kind: "truth_matching",
  suits: bySuit(2, 1, 1, 0, 0, 0),
  fresh,
  make(material, wanted) {
    const found = bothSides(material, Math.max(3, Math.min(wanted + 1, 6)));
    const rows = found.slice(0, -1);
    if (rows.length < 2 || new Set(found.map(({ why }) => foldText(why))).size < found.length) return null;
    const right = material.chance.shuffled(found);
    const options = right.map(({ truth, why }) => `${truth ? "True" : "False"}: ${inline(why)}`);
    return {
      kind: "truth_matching",
      title: "True or False, and Why",
      instructions: `Write the letter of the judgement and reason that belong to each statement.${extra(found.length - rows.length, "reason")}`,
      columns: ["Statement", "Judgement and reason"],
      options,
      questions: rows.map((fact) =>
        question({
          prompt: inline(fact.statement),
          judging: "letter",
          accepted: [letterAt(right.indexOf(fact))],
          options,
          explanation: inline(fact.why),
          uses: [itemKey("facts", fact.statement)],
        }),
      ),
    };
  },
};

/** Both true and false ones, where there are both. */
function bothSides(material: Material, wanted: number): Fact[] {
  const ranked = material.ranked("facts", material.items.facts, nameOf);
  const chosen = ranked.slice(0, wanted);
  const missing = [true, false].find((side) => chosen.every(({ truth }) => truth !== side));
  const other = ranked.find(({ truth }) => truth === missing);
  if (missing === undefined || other === undefined || chosen.length < 2) return chosen;
  return material.chance.shuffled([...chosen.slice(0, -1), other]);
}
