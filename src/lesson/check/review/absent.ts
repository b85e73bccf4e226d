import type { Section } from "../../document.ts";
import { preambleOf } from "../../splice.ts";
import { gapsIn } from "../gaps.ts";
import { linesOf } from "../lints/rule.ts";
import { minutesIn } from "../lints/timings.ts";
import type { ReviewFinding } from "./finding.ts";
import type { Plan } from "./plan.ts";
import type { Reviewed } from "./reviewed.ts";

type Wanted = {
  role: Parameters<Plan["of"]>[number];
  name: string;
  why: string;
  fix: string;
  practice: ReviewFinding["practice"];
};

const wanted: readonly Wanted[] = [
  {
    role: "learning-outcomes",
    name: "Learning outcomes",
    why: "Nothing says what pupils are to be able to do at the end",
    fix: "Write one to three outcomes, each with a verb that can be seen.",
    practice: {
      file: "backward-design/SKILL.md",
      heading: "1. What should pupils know, understand and be able to do?",
    },
  },
  {
    role: "success-criteria",
    name: "Success criteria",
    why: "Nothing tells pupils what success looks like",
    fix: 'Write for each outcome what a pupil could say of their own work: "I can …".',
    practice: { file: "backward-design/framework.md", heading: "Set success criteria" },
  },
  {
    role: "starter",
    name: "Starter",
    why: "Nothing begins the lesson or brings back what it needs",
    fix: "Begin with a few questions on what today stands on, answered by everybody.",
    practice: { file: "retrieval-practice/SKILL.md", heading: "Steps for a five-minute starter" },
  },
  {
    role: "main",
    name: "Main",
    why: "Nothing says what is taught and practised",
    fix: "Write what is explained, what pupils do with help, and what they do alone.",
    practice: { file: "lesson-structure/SKILL.md", heading: "The phases" },
  },
  {
    role: "plenary",
    name: "Plenary",
    why: "The lesson has no end: nothing looks back at what was learnt",
    fix: "End with a question on the outcomes that everybody answers.",
    practice: { file: "lesson-structure/SKILL.md", heading: "The phases" },
  },
  {
    role: "assessment",
    name: "Assessment",
    why: "Nothing says how you will know that it worked",
    fix: "Say for each outcome what shows it, and what you do with the result.",
    practice: { file: "backward-design/SKILL.md", heading: "2. What would show that they can?" },
  },
  {
    role: "differentiation",
    name: "Differentiation",
    why: "Nothing says what changes for the pupils who need something else",
    fix: "Say for each need of the class what changes, in which task.",
    practice: { file: "differentiation/SKILL.md", heading: "What to write in the plan" },
  },
  {
    role: "resources",
    name: "Resources",
    why: "Nothing says what has to be ready",
    fix: "List what is needed on the desk and on the board.",
    practice: { file: "lesson-structure/SKILL.md", heading: "Steps for laying out a lesson" },
  },
];

/** A part that a lesson needs is missing, or is there and empty, or is waiting to be filled in. */
export function absentParts({ plan }: Reviewed): ReviewFinding[] {
  return [...wanted.flatMap((part) => absent(plan, part)), ...untimed(plan), ...gaps(plan)];
}

function absent(plan: Plan, { role, name, why, fix, practice }: Wanted): ReviewFinding[] {
  const sections = plan.of(role);
  const place = { rule: "absent", fix, practice };
  const empty = sections.find(({ body }) => !/[\p{L}\p{N}]/u.test(body));
  if (sections.length > 0 && empty === undefined) return [];
  if (role === "main" && plan.teaching.length > 0) return [];
  if (empty !== undefined && sections.length === 1)
    return [
      {
        ...place,
        section: empty.id,
        line: empty.line,
        message: `"${empty.title}" has nothing in it. ${why}.`,
      },
    ];
  if (sections.length > 0) return [];
  return [{ ...place, section: null, line: lineFor(plan, role), message: `There is no "${name}". ${why}.` }];
}

const order = wanted.map(({ role }) => role);

/** Where it would stand: at the next part that is there, else at the end. */
function lineFor({ of, lesson }: Plan, role: Wanted["role"]): number {
  const after = order.slice(order.indexOf(role) + 1).flatMap((later) => of(later));
  return after[0]?.line ?? lesson.sections.at(-1)?.line ?? 1;
}

/** Minutes in a section of their own or beside the parts: somewhere. */
function untimed({ of, lesson, teaching }: Plan): ReviewFinding[] {
  const told =
    of("timings").some(({ body }) => /\d/.test(body)) ||
    teaching.some(({ minutes }) => minutes !== null) ||
    lesson.sections.some(
      ({ title, body }) => minutesIn(title) !== null || /\btime\W{1,4}\d+\s*min/i.test(body),
    );
  if (told) return [];
  return [
    {
      rule: "absent",
      section: null,
      line: lesson.sections.at(-1)?.line ?? 1,
      message: "No part of the lesson says how many minutes it takes.",
      fix: "Give each part its minutes, and add them up to the period.",
      practice: { file: "lesson-structure/timings-guide.md", heading: "Plan from the bell" },
    },
  ];
}

function gaps({ lesson }: Plan): ReviewFinding[] {
  const inSection = (section: Section): ReviewFinding[] => {
    const first = linesOf(section).find(({ text }) => gapsIn(text) > 0);
    if (first === undefined) return [];
    const count = gapsIn(section.body);
    return [
      {
        rule: "absent",
        section: section.id,
        line: first.line,
        message: `In "${section.title}" ${count === 1 ? "a place is" : `${count} places are`} still to be filled in.`,
        fix: "Fill it in before the lesson; nobody else knows what belongs there.",
        practice: { file: "lesson-structure/SKILL.md", heading: "Steps for laying out a lesson" },
      },
    ];
  };
  return gapsIn(preambleOf(lesson)) + lesson.sections.length === 0 ? [] : lesson.sections.flatMap(inSection);
}
