import type { Course } from "../course.ts";
import type { CourseConfig } from "../course-format.ts";
import { openCourse } from "../courses.ts";
import { conceptNamed, type Room } from "../room/room.ts";
import { untaughtItems } from "../untaught.ts";
import { placeOf } from "./change-course.ts";
import { type ConceptForm, checkConcept, type FormProblem, formOf } from "./concept-form.ts";
import { sizeOf } from "./course-files.ts";

/** A course as its maker sees it. */
export type Outline = {
  name: string;
  /** false: it came with the program, and becomes one's own by the first change. */
  own: boolean;
  about: Pick<CourseConfig, "title" | "description" | "license"> & {
    domain: CourseConfig["domain_type"];
    instruction: string;
    target: string;
    code: CourseConfig["exercise_config"]["code_language"];
    templates: NonNullable<CourseConfig["prompt_templates"]>;
  };
  topics: {
    id: string;
    title: string;
    unit: string;
    items: number;
    prerequisites: string[];
    /** How many of its items no text teaches; null in a course too large to look through each time. */
    untaught: number | null;
  }[];
};

/** Above this, what no text teaches is told topic by topic only. */
const mostLookedThrough = 3_000;

/** Throws `Problem` where it cannot be used, with everything that is wrong with it. */
export function outlineOf(room: Room, name: string): Outline {
  const course = openCourse(name, room.courseFolders, room.cwd);
  const { config, concepts } = course;
  const untaught = untaughtCounts(course);
  return {
    name,
    own: placeOf(room, name).own,
    about: {
      title: config.title,
      description: config.description,
      license: config.license,
      domain: config.domain_type,
      instruction: config.instruction_language,
      target: config.target_language ?? "",
      code: config.exercise_config.code_language,
      templates: config.prompt_templates ?? [],
    },
    topics: concepts.map(({ id, title, unit, prerequisites }) => {
      const items = course.items.get(id);
      const count = items === undefined ? 0 : sizeOf(items);
      return { id, title, unit, prerequisites, items: count, untaught: untaught?.get(id) ?? (untaught && 0) };
    }),
  };
}

function untaughtCounts(course: Course): Map<string, number> | null {
  const size = [...course.items.values()].reduce((sum, items) => sum + sizeOf(items), 0);
  if (size > mostLookedThrough) return null;
  const counts = new Map<string, number>();
  for (const { concept } of untaughtItems(course)) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  return counts;
}

/** A concept as a form, with what is to be mended in it. Throws `Problem`. */
export function conceptForm(
  room: Room,
  name: string,
  id: string,
): { form: ConceptForm; problems: FormProblem[] } {
  const course = openCourse(name, room.courseFolders, room.cwd);
  const concept = conceptNamed(course, id);
  const items = course.items.get(id);
  const form =
    items === undefined
      ? { concept, items: { teach: { explanation: "", example: "" } } }
      : formOf(concept, items);
  return { form, problems: checkConcept(course, id, form).problems };
}
