import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Problem } from "../../problem.ts";
import { CourseConfig, DomainType } from "../course-format.ts";
import { courseNames, findCourse, openCourse, readCourse } from "../courses.ts";
import { keepCourse } from "../room/keep-course.ts";
import type { Room } from "../room/room.ts";
import { placeOf } from "./change-course.ts";
import { type ConceptForm, checkConcept } from "./concept-form.ts";
import { conceptsFile, configFile, itemsFile } from "./course-files.ts";
import { freeName, freeTitle, titleGiven } from "./course-name.ts";

/** What is asked of somebody who begins a course with nothing. */
export const NewCourse = z.strictObject({
  title: z.string().max(200),
  description: z.string().max(2_000).default(""),
  domain: DomainType.default("conceptual"),
  instruction: z.string().max(35).default("en"),
  target: z.string().max(35).default(""),
  /** What its first topic is called. */
  topic: z.string().max(200).default(""),
});
export type NewCourse = z.input<typeof NewCourse>;

/** A course with one topic that has nothing in it yet. Gives its name. Throws `Problem`. */
export async function newCourse(room: Room, wish: NewCourse): Promise<{ name: string; concept: string }> {
  const { domain, instruction, target, ...said } = NewCourse.parse(wish);
  const title = freeTitle(titlesHere(room), titleGiven(said.title));
  const name = await freeName(room, title);
  const config = CourseConfig.safeParse({
    name,
    title,
    description: said.description.trim() || title,
    domain_type: domain,
    instruction_language: instruction,
    ...(target === "" ? {} : { target_language: target }),
    license: ownLicense,
  });
  if (!config.success)
    throw new Problem("usage", "That is no language's code, as in ms or en. Nothing was made.");
  const course = { config: config.data, concepts: [], items: new Map() };
  const topic = said.topic.trim() || "First topic";
  const id = "first-topic";
  const { concept, items } = checkConcept(course, id, emptyForm(topic, domain));
  if (concept === null || items === null)
    throw new Problem("usage", "Nothing was made: the topic needs another title.");
  const files = [configFile(config.data), conceptsFile([concept]), itemsFile(items)];
  keepCourse(room.home, name, files);
  return { name, concept: id };
}

export const ownLicense = "My own; ask me before you pass it on.";

/** A topic with nothing in it. */
export function emptyForm(title: string, domain: z.infer<typeof DomainType>): ConceptForm {
  const type = {
    language: "vocabulary",
    technical: "implementation",
    conceptual: "concepts",
    interview: "concepts",
  };
  return {
    concept: { title, type: type[domain], bloom_target: domain === "language" ? "remember" : "understand" },
    items: { teach: { explanation: "", example: "" } },
  };
}

/** A copy under another name, with nothing known of it yet. */
export async function duplicateCourse(
  room: Room,
  name: string,
  wished?: string,
): Promise<{ name: string; title: string }> {
  const { config } = openCourse(name, room.courseFolders, room.cwd);
  const title = freeTitle(
    titlesHere(room),
    wished === undefined ? `${config.title} (copy)` : titleGiven(wished),
  );
  const copy = await freeName(room, title);
  const files = filesIn(placeOf(room, name).folder).map((file) =>
    file.path === "config.json" ? configFile({ ...config, name: copy, title }) : file,
  );
  const { problems } = keepCourse(room.home, copy, files);
  const [first] = problems;
  if (first !== undefined) throw new Problem("setup", `It was not copied. ${first.file}: ${first.message}`);
  return { name: copy, title };
}

/** What the courses here are called. */
export function titlesHere(room: Room): string[] {
  return courseNames(room.courseFolders).flatMap(
    (name) => readCourse(findCourse(name, room.courseFolders, room.cwd)).course?.config.title ?? [],
  );
}

/** Every file of a course's folder, pictures and sounds too. */
export function filesIn(folder: string, below = ""): { path: string; content: Uint8Array }[] {
  return readdirSync(join(folder, below))
    .filter((name) => !name.startsWith("."))
    .flatMap((name) => {
      const path = below === "" ? name : `${below}/${name}`;
      if (statSync(join(folder, path)).isDirectory()) return filesIn(folder, path);
      return [{ path, content: new Uint8Array(readFileSync(join(folder, path))) }];
    });
}
