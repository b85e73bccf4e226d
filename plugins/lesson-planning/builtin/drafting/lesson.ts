import { withHabits } from "../../../../src/lesson/brief/scope/habits.ts";
import { assessment, differentiation, resources, timings } from "./closing-sections.ts";
import { forEverybody } from "./everybody.ts";
import { leftForAnother } from "./her-notes.ts";
import { limitsKept } from "./limits-kept.ts";
import { curriculumLinks, learningOutcomes, overview, successCriteria } from "./opening-sections.ts";
import { firstDraft, type LessonPlan, type Style } from "./plan.ts";
import { main, plenary, starter } from "./teaching-sections.ts";
import { aboutClass } from "./wording.ts";

type Compose = (plan: LessonPlan, style: Style) => string;

/** Every section of a lesson, in order, by its id. */
export const sections: Readonly<Record<string, { title: string; compose: Compose }>> = {
  overview: { title: "Overview", compose: overview },
  "learning-outcomes": { title: "Learning outcomes", compose: learningOutcomes },
  "curriculum-links": { title: "Curriculum links", compose: curriculumLinks },
  "success-criteria": { title: "Success criteria", compose: successCriteria },
  starter: { title: "Starter", compose: starter },
  main: { title: "Main", compose: main },
  plenary: { title: "Plenary", compose: plenary },
  assessment: { title: "Assessment", compose: assessment },
  differentiation: { title: "Differentiation", compose: differentiation },
  resources: { title: "Resources", compose: resources },
  timings: { title: "Timings", compose: timings },
};

export function writeLesson(plan: LessonPlan): string {
  const { profile } = plan;
  const [first = "", ...others] = Object.keys(sections).map((id) =>
    writeSection(plan, id, firstDraft(plan, id)),
  );
  const whole = [first, ...others].join("\n\n");
  const added = [leftForAnother(plan, whole), limitsKept(plan, whole)].filter(Boolean);
  return [
    `# ${plan.title}: ${[profile.id, aboutClass(profile)].filter(Boolean).join(", ")}`,
    [first, ...added].join("\n\n"),
    ...others,
  ].join("\n\n");
}

/** "" where there is no section of that name. */
export function writeSection(plan: LessonPlan, id: string, style: Style): string {
  const section = sections[id];
  return section === undefined
    ? ""
    : `## ${section.title}\n\n${forEverybody(plan, withHabits(plan.habits, id, section.compose(plan, style)))}`;
}
