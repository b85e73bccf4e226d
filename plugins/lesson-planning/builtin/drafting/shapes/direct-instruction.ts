import { minutesOf } from "../phases.ts";
import type { LessonPlan, Style } from "../plan.ts";
import { shareOut } from "../tasks.ts";
import { askedTasks, paragraphs, remembered, workedExample } from "./pieces.ts";
import { type Shape, taughtParts } from "./shape.ts";

/** I show it, we do it, you do it. */
export const directInstruction: Shape = {
  id: "direct-instruction",
  called: "direct instruction",
  parts: taughtParts("Worked example", "In pairs, example in view", "Alone, then deeper"),
  fits: ({ example }) => example !== null,
  write(plan, style) {
    const { guided, independent, deeper } = shareOut(plan, style);
    const more = deeper.length === 0 ? "" : `Going deeper, if you are ready:\n\n${askedTasks(deeper)}`;
    return {
      "Explain and model": paragraphs(
        workedExample(plan, style),
        `Teacher: ${wayToShow(plan, style)}`,
        style.length > 0
          ? "Teacher: make one deliberate mistake in the third step and wait for the class to find it. Then ask why each step is where it is."
          : "",
        remembered(plan, style.length < 0 ? 3 : 6),
      ),
      "Guided practice": paragraphs(
        style.approach === 2
          ? "In pairs. Try these before we look at an example. Note where you get stuck."
          : "In pairs. Keep the worked example in view. One explains and the other writes; then swap.",
        askedTasks(guided),
      ),
      "Independent practice": paragraphs(
        `On your own, with the example out of sight. ${minutesOf(plan.phases, "Independent practice") < 10 ? "If you are stuck" : "If you are stuck after five minutes"}, ask your partner.`,
        style.difficulty < 0 ? firstSteps(plan) : "",
        askedTasks(independent),
        more,
      ),
    };
  },
  brings: () => [],
};

function wayToShow(plan: LessonPlan, style: Style): string {
  const predicts = plan.profile.worksWell.some((note) => /predict/i.test(note));
  const isProgram = (plan.topic?.language ?? "") !== "";
  if (style.approach === 1 || (style.approach === 0 && predicts && isProgram))
    return isProgram
      ? "show the finished program first. Pupils predict its result in pairs and write it down; then run it and explain the difference."
      : "show the question alone first. Pupils write down what they expect; then go through the steps and ask who is surprised, and where.";
  return "model it live, thinking aloud; pupils watch first and copy nothing.";
}

/** Something to begin with for whoever cannot: how the example began. */
function firstSteps(plan: LessonPlan): string {
  const [first] = plan.topic?.example?.steps ?? [];
  const begin = first?.split(/(?<=\.) /)[0] ?? "";
  return begin === "" ? "" : `Cannot start? Begin as the example did: "${begin.replace(/\.$/, "")}."`;
}
