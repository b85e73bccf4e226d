import { shareOut } from "../tasks.ts";
import { bullets, numbered, sentence, uncapital } from "../wording.ts";
import { askedTasks, paragraphs, remembered, workedExample } from "./pieces.ts";
import { checkPart, type Shape } from "./shape.ts";

/** Hands and eyes first. Only where the note says what is needed and what is dangerous. */
export const practical: Shape = {
  id: "practical",
  called: "a practical lesson",
  parts: [
    { name: "Show it and make it safe", share: 7, doing: "Watching, rules said back" },
    { name: "Do it", share: 15, doing: "In pairs or threes" },
    { name: "What came of it", share: 7, doing: "Results compared" },
    checkPart,
    { name: "Write it up", share: 6, doing: "Alone" },
  ],
  fits: ({ practical: told }) => told !== null,
  write(plan, style) {
    const told = plan.topic?.practical ?? null;
    const { guided, independent } = shareOut(plan, style);
    const steps = told === null || told.steps.length === 0 ? (plan.topic?.example?.steps ?? []) : told.steps;
    const fails = told?.fails ?? "";
    return {
      "Show it and make it safe": paragraphs(
        "Watch first. Then say back, with your partner, what to do and what to look out for.",
        told === null || told.safety === "" ? "" : `Teacher: safety: ${uncapital(sentence(told.safety))}`,
        told === null || told.space === "" ? "" : `Teacher: where: ${uncapital(sentence(told.space))}`,
        "Teacher: do not begin until two pupils have said the rules in their own words. Check what your school asks for before a practical.",
      ),
      "Do it": paragraphs(
        "One does, one writes down what happens, one watches time and safety. Swap once.",
        numbered(steps.map(sentence)),
        fails === ""
          ? ""
          : `Teacher: if it does not work: ${fails.charAt(0).toLowerCase()}${sentence(fails).slice(1)}`,
        bullets(["Write down each result at once, also one that you did not expect."]),
      ),
      "What came of it": paragraphs(
        "Put your results beside those of another group. Where do they differ, and why could that be?",
        workedExample(plan, style),
        remembered(plan, style.length < 0 ? 3 : 5),
      ),
      "Write it up": paragraphs(
        'Three sentences: "We wanted to know …", "We saw …", "It shows that …". Then answer:',
        askedTasks([...guided.slice(0, 1), ...independent.slice(0, 1)]),
      ),
    };
  },
  brings: (plan) => {
    const equipment = plan.topic?.practical?.equipment ?? "";
    return equipment === "" ? [] : [`For the practical: ${equipment}`];
  },
};
