import type { Items } from "../../../course-format.ts";
import { itemKey } from "../../exercise.ts";
import { blank, letterAt, question } from "../sheet.ts";
import { bySuit, type SectionMaker } from "./maker.ts";
import { inline, listed } from "./text.ts";

type Star = Items["star"][number];
const nameOf = ({ question: asked }: Star) => asked;
const parts = ["Situation", "Task", "Action", "Result"] as const;

/** One story taken apart: which part is which. Each occurs once, so that none can be argued about. */
export const starParts: SectionMaker = {
  kind: "star_parts",
  suits: bySuit(3, 3, 2, 2, 1, 1),
  fresh: (material) => material.fresh("star", material.items.star, nameOf),
  make(material) {
    const story = material.ranked("star", material.items.star, nameOf)[0];
    if (story === undefined) return null;
    const told = [story.situation, story.task, story.action, story.result].map(inline);
    return {
      kind: "star_parts",
      title: "Label the Story",
      instructions: `The question was: "${inline(story.question)}" Here is an answer in mixed order. Write the letter of the part that each piece is; each part occurs once.`,
      columns: null,
      options: [...parts],
      questions: material.chance.shuffled(told.map((text, at) => ({ text, at }))).map(({ text, at }) =>
        question({
          prompt: `"${text}": ${blank}`,
          judging: "letter",
          accepted: [letterAt(at)],
          options: [...parts],
          explanation: `This is the ${parts[at]?.toLowerCase()}.`,
          uses: [itemKey("star", story.question)],
        }),
      ),
    };
  },
};

/** The learner's own story, in note form: kept, and set beside what an interviewer looks for, but not scored. */
export const ownOutline: SectionMaker = {
  kind: "own_outline",
  suits: bySuit(0, 1, 2, 2, 3, 3),
  fresh: (material) => material.fresh("star", material.items.star, nameOf),
  make(material) {
    const story = material.ranked("star", material.items.star, nameOf)[0];
    if (story === undefined) return null;
    return {
      kind: "own_outline",
      title: "Your Own Outline",
      instructions: `Note your own answer to: "${inline(story.question)}" A few words for each part will do. This section is not scored.`,
      columns: null,
      options: [],
      questions: parts.map((part) =>
        question({
          prompt: `${part}: ${blank}`,
          judging: "own",
          accepted: [],
          explanation: `Interviewers look for ${listed(story.look_for.map(inline))}.`,
          uses: [itemKey("star", story.question)],
        }),
      ),
    };
  },
};
