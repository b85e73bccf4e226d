import type { LessonDecision } from "../../../lesson/decide/decision.ts";

/** Why somebody changed a section, as far as that can be told from what they did and said. */
export type ChangeKind = "repair" | "refinement" | "by_hand" | "none";

/** Something was wrong, in the words of whoever asks for it to be put right. */
const wrong =
  /\b(?:wrong|incorrect|inaccurate|mistakes?|errors?|untrue|false|invented|made[- ]up|broken|missing|do(?:es)?n['’]t (?:exist|add up|match|make sense|work)|do(?:es)? not (?:exist|add up|match|make sense|work)|not (?:true|right|correct)|correct (?:the|this|that)|fix(?:es|ed)?|falsch\w*|fehler\w*|stimmt nicht)\b/i;

/**
 * Repair: a curriculum link that had to be mended, or a request that says that something is wrong. Refinement: a wish for something other than
 * what was right as it was, alternatives among them. What somebody typed themselves says nothing of why, and is for people to code.
 */
export function changeKind(decision: LessonDecision): ChangeKind {
  switch (decision.type) {
    case "revise":
      return decision.editType === "fix_curriculum_link" || wrong.test(decision.request ?? "")
        ? "repair"
        : "refinement";
    case "alternatives":
    case "pick":
      return "refinement";
    case "edit":
    case "minutes":
    case "move":
    case "add":
      return "by_hand";
    case "accept":
    case "undo":
      return "none";
  }
}
