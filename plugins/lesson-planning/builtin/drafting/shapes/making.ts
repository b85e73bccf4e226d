import { shareOut } from "../tasks.ts";
import { bullets } from "../wording.ts";
import { askedTasks, paragraphs, remembered, workedExample } from "./pieces.ts";
import { checkPart, type Shape } from "./shape.ts";

/** Something is made, looked at by others, and made better. */
export const making: Shape = {
  id: "making",
  called: "a lesson in which something is made",
  parts: [
    { name: "Look at a finished one", share: 8, doing: "Model, what makes it good" },
    { name: "Plan and make", share: 16, doing: "Alone or in pairs" },
    { name: "Look at each other's", share: 6, doing: "Pairs, one change each" },
    checkPart,
    { name: "Make it better", share: 5, doing: "Alone" },
  ],
  fits: ({ example, practice }) =>
    example !== null && practice.hard.length >= 1 && practice.medium.length >= 1,
  write(plan, style) {
    const { guided, independent, deeper } = shareOut(plan, style);
    return {
      "Look at a finished one": paragraphs(
        workedExample(plan, style),
        "What makes it good? Agree on three things; they go on the board, and what you make will be looked at by them.",
        remembered(plan, 4),
      ),
      "Plan and make": paragraphs(
        "Two minutes to plan on paper, then make. Take the first; when it is done, show it and go on.",
        askedTasks([...independent.slice(0, 2), ...guided.slice(0, 1)]),
        deeper.length === 0 ? "" : `Going deeper, if you are ready:\n\n${askedTasks(deeper.slice(0, 1))}`,
        "Teacher: stop once, half-way, and hold up one that is not finished: what would you do next?",
      ),
      "Look at each other's": paragraphs(
        "In pairs, with both pieces of work on the desk.",
        bullets([
          "Say which of the three things on the board is there already, and point to it.",
          "Ask one question about something you do not understand.",
          "Name one change that would help most.",
        ]),
      ),
      "Make it better": "Make the one change, or write why you decide against it. Both count.",
    };
  },
  brings: () => ["What pupils make it with, and paper for the plan"],
};
