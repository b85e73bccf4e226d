import type { Items } from "../../../course-format.ts";
import { itemKey } from "../../exercise.ts";
import type { Material } from "../material.ts";
import { blank, question } from "../sheet.ts";
import { bySuit, type SectionMaker } from "./maker.ts";
import { holds, inline } from "./text.ts";

type Cloze = Items["cloze"][number];
const nameOf = ({ text }: Cloze) => text;
const gaps = /_{3,}/g;

/** The course's own sentences with a gap: grammar in use, calls of an interface, facts. */
export const cloze: SectionMaker = {
  kind: "cloze",
  suits: bySuit(2, 2, 3, 2, 1, 1),
  fresh: (material) => material.fresh("cloze", material.items.cloze, nameOf),
  make(material, wanted) {
    const found = material.ranked("cloze", material.items.cloze, nameOf).filter(isFit).slice(0, wanted);
    if (found.length === 0) return null;
    return {
      kind: "cloze",
      title: titleFor(material),
      instructions: "Complete each line.",
      columns: null,
      options: [],
      questions: found.map((item) => {
        const text = inline(item.text).replace(gaps, blank);
        return question({
          prompt: item.hint === undefined ? text : `${text} (Hint: ${inline(item.hint)})`,
          judging: "words",
          accepted: item.answers,
          words: "terms",
          explanation: text.replace(blank, item.answers[0] ?? ""),
          uses: [itemKey("cloze", item.text)],
        });
      }),
    };
  },
};

/** One gap, and the answer nowhere else in the line. */
function isFit({ text, answers, hint }: Cloze): boolean {
  if ((text.match(gaps) ?? []).length !== 1) return false;
  return !answers.some((answer) => holds(`${text.replace(gaps, " | ")} | ${hint ?? ""}`, answer));
}

function titleFor({ domain }: Material): string {
  return domain === "technical" ? "Fill in the Gap" : "Complete the Sentence";
}
