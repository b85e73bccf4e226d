import { subjectsIn } from "../../../../../src/workspace/packs/subjects.ts";
import type { Topic } from "../../../../../src/workspace/topic.ts";
import type { LessonPlan, Style } from "../plan.ts";
import { shareOut } from "../tasks.ts";
import { numbered, sentence, uncapital } from "../wording.ts";
import { askedTasks, paragraphs, remembered, workedExample } from "./pieces.ts";
import { practical } from "./practical.ts";
import { checkPart, type Shape } from "./shape.ts";
import { movement } from "./skeletons-of-doing.ts";

/** A practical lesson where nothing is measured and written up: in the gym, and in the studio. */

const moving: Shape = {
  ...practical,
  frame: { ...movement, shown: "worked example", where: { act: "Use it", speak: "Cool down and talk" } },
  parts: [
    { name: "Warm up", share: 5, doing: "Everybody moving" },
    { name: "Show it and make it safe", share: 6, doing: "Watching, key points said back" },
    { name: "Practise", share: 10, doing: "In pairs, one watches" },
    checkPart,
    { name: "Use it", share: 9, doing: "Small teams or a sequence" },
    { name: "Cool down and talk", share: 5, doing: "Slow down, say what helped" },
  ],
  write: (plan, style) => ({
    "Warm up":
      "Easy moving in the space for two minutes, changing direction on a signal; then the joints and muscles that today needs, and the first bit of today's skill, slowly.",
    "Show it and make it safe": madeSafe(plan, style),
    Practise: paragraphs(
      "In pairs: one moves, the other looks for one key point and says what was seen. Swap after five tries.",
      steps(plan),
      askedTasks(shareOut(plan, style).guided),
      style.difficulty < 0 ? "More room, a slower or softer ball, or standing still first." : "",
      style.difficulty > 0 ? "Less room, less time, the weaker side, or somebody in the way." : "",
    ),
    "Use it": paragraphs(
      "In small teams or groups, so that everybody is in it all the time. A point whenever today's skill is used well. At half-time: one thing to keep, one to change.",
      remembered(plan, style.length < 0 ? 3 : 5),
    ),
    "Cool down and talk": paragraphs(
      "Walk, breathe, and stretch what worked hardest. Meanwhile, with a partner:",
      askedTasks(shareOut(plan, style).independent.slice(0, style.length < 0 ? 1 : 2)),
    ),
  }),
};

const studio: Shape = {
  ...practical,
  parts: [
    { name: "Look or listen", share: 7, doing: "Together, closely" },
    { name: "Show it and make it safe", share: 6, doing: "Watching, steps said back" },
    { name: "Try and make", share: 15, doing: "Alone or in small groups" },
    checkPart,
    { name: "Share", share: 5, doing: "Walk round or perform" },
  ],
  write: (plan, style) => ({
    "Look or listen": paragraphs(
      "A minute in silence first. What do you notice, and how was it done?",
      remembered(plan, style.length < 0 ? 3 : 5),
    ),
    "Show it and make it safe": madeSafe(plan, style),
    "Try and make": paragraphs(
      "Try it small or slowly once, then for real. At half-time stop, step back, and change one thing on purpose.",
      steps(plan),
      style.difficulty < 0 ? "Begin with the first two steps only, and do them twice." : "",
      style.difficulty > 0
        ? "Then do it once more with one rule broken on purpose, and say what that changes."
        : "",
    ),
    Share: paragraphs(
      "Show or perform it, finished or not. Whoever looks or listens says: I noticed …, I wonder … Then:",
      askedTasks(talked(plan, style)),
    ),
  }),
};

function madeSafe(plan: LessonPlan, style: Style): string {
  const { safety = "", space = "" } = plan.topic?.practical ?? {};
  return paragraphs(
    workedExample(plan, style),
    safety === "" ? "" : `Teacher: safety: ${uncapital(sentence(safety))}`,
    space === "" ? "" : `Teacher: where: ${uncapital(sentence(space))}`,
    "Teacher: two pupils say back what to look out for before anybody begins.",
  );
}

function steps({ topic }: LessonPlan): string {
  const told = topic?.practical ?? null;
  const fails = told?.fails ?? "";
  return paragraphs(
    numbered((told?.steps ?? []).map(sentence)),
    fails === "" ? "" : `Teacher: if it does not work: ${uncapital(sentence(fails))}`,
  );
}

function talked(plan: LessonPlan, style: Style) {
  const { guided, independent } = shareOut(plan, style);
  return [...guided.slice(0, 1), ...independent.slice(0, style.length < 0 ? 0 : 1)];
}

/** A shape as this topic's subject has it. */
export function inItsSubject(shape: Shape, { subject, path }: Pick<Topic, "subject" | "path">): Shape {
  if (shape !== practical) return shape;
  const subjects = subjectsIn(`${subject} ${path.split("/")[1] ?? ""}`);
  if (subjects.some((one) => one === "pe" || one === "dance")) return moving;
  return subjects.some((one) => ["art", "music", "drama", "arts"].includes(one)) ? studio : shape;
}
