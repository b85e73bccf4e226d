import { counted } from "../../../../src/counted.ts";
import { quotable } from "./items.ts";
import { firstDraft, isMoving, type LessonPlan } from "./plan.ts";
import { directInstruction } from "./shapes/direct-instruction.ts";
import { asksFor, chosenHinges } from "./teaching-sections.ts";

/** One line of why for each approach to a section, in terms of this class. Approach 0 is the first draft's. */
export function whyFor(plan: LessonPlan, section: string, approach: number): string {
  const { profile } = plan;
  const size = profile.size === null ? "the class" : counted(profile.size, "pupil");
  const needs =
    profile.needs.length === 0 ? profile.id : `${profile.needs.length} kinds of need in ${profile.id}`;
  const lines: Readonly<Record<string, readonly string[]>> = {
    overview: [
      "Says what the lesson builds on.",
      `Leads with why ${plan.named} matters, for a class that asks what it is for.`,
    ],
    "learning-outcomes": [
      "What the tasks of this lesson bear out best.",
      "Other aims that its tasks bear out, if these are already secure.",
      "Other aims again, a step further.",
    ],
    "curriculum-links": [
      "Every outcome the lesson serves.",
      "The second outcome alone, for a narrower focus.",
    ],
    "success-criteria": [
      "What pupils say and do in this lesson.",
      `A ladder from with notes to without, so that ${needs} all have a first step.`,
    ],
    starter: startersWhy(plan),
    main: [0, 1, 2].map((way) => mainsWhy(plan, way)),
    plenary: [
      "An exit question shows who needs what tomorrow.",
      "Pupils judge themselves against the criteria; you learn what they think they know.",
      `Finding somebody else's mistake is safe for ${size}, and shows understanding.`,
    ],
    assessment: [
      "Looks at everybody a little.",
      "Looks at five pupils closely: more realistic while you also teach.",
    ],
    differentiation: [
      "What each need means today, and one more thing that helps with it.",
      `Other strategies for the same needs, if ${profile.id} has had the first ones often.`,
      "A third set, for variety over a unit.",
    ],
    resources: ["Uses the room's equipment.", "Paper only: nothing to log in to, nothing to fail."],
    timings: [
      "The usual balance.",
      "More time to practise alone; less on everything else.",
      "More time to explain, for an idea that is quite new.",
    ],
  };
  return lines[section]?.[approach] ?? "A different balance of the same material.";
}

/** What is asked stays; how it is asked changes. */
function startersWhy(plan: LessonPlan): string[] {
  if (asksFor(plan).length === 0)
    return [
      "Begins with what they remember.",
      `Begins with what they connect with ${plan.named}, before they are told anything.`,
    ];
  return [
    `Retrieval of what ${plan.profile.id} needs today, everybody at once.`,
    "The same questions in pairs: each answer is given a reason before it is shown.",
    "The same questions, alone first: recall without cues is the strongest kind. Then they settle what they differ on.",
  ];
}

/** In most shapes what happens stays, and another question is asked in the middle. */
function mainsWhy(plan: LessonPlan, approach: number): string {
  const [hinge] = chosenHinges(plan, { ...firstDraft(plan, "main"), approach });
  const asks =
    hinge === undefined || hinge.about === ""
      ? "Another question in the middle."
      : `Asks in the middle about "${quotable(hinge.about)}".`;
  if (plan.shape.shape !== directInstruction || isMoving(plan)) return asks;
  const ways = [
    "Worked example first: least load for a new idea.",
    plan.topic?.language
      ? "Predict before running: pupils read code before they write it."
      : "Predict before seeing: pupils commit to an answer first.",
    "Try it first: the explanation then answers a question pupils already have.",
  ];
  return ways[approach] ?? asks;
}
