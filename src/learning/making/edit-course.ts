import { z } from "zod";
import { Problem } from "../../problem.ts";
import { uniqueSlugs } from "../../text/slug.ts";
import type { Course } from "../course.ts";
import { BloomLevel, type Concept, CourseConfig, DomainType, type Items } from "../course-format.ts";
import { conceptNamed, type Room } from "../room/room.ts";
import type { PromptTemplate } from "../template-format.ts";
import { longestTemplate, templateProblem, templateUses } from "../template-words.ts";
import { carryKnowledge } from "./carry-knowledge.ts";
import { changeCourse } from "./change-course.ts";
import { type ConceptForm, checkConcept, type FormProblem, formOf, replaced } from "./concept-form.ts";
import { conceptsFile, configFile, itemsFile, itemsPath } from "./course-files.ts";
import { renamedPieces } from "./renamed-pieces.ts";

/** What a course says of itself, as far as a page lets one change it. */
export const AboutForm = z.strictObject({
  title: z.string().trim().min(1).max(200).optional(),
  description: z.string().trim().min(1).max(2_000).optional(),
  domain: DomainType.optional(),
  instruction: Language().optional(),
  /** "": it is about no other language. */
  target: z.union([Language(), z.literal("")]).optional(),
  license: z.string().trim().min(1).max(500).optional(),
  templates: z
    .array(
      z.strictObject({
        for: z.enum(templateUses),
        levels: z.array(BloomLevel).optional(),
        types: z.array(z.string()).optional(),
        text: z.string().max(2 * longestTemplate),
      }),
    )
    .max(40)
    .optional(),
});
export type AboutForm = z.infer<typeof AboutForm>;

function Language() {
  return z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "a language's code, as in ms or en-GB");
}

/** The folder keeps its name, and with it everything the learner knows of the course. */
export async function changeAbout(room: Room, name: string, form: AboutForm): Promise<void> {
  await changeCourse(room, name, ({ config }) => {
    const { target_language: before, ...rest } = config;
    const target = form.target ?? before ?? "";
    const next = CourseConfig.parse({
      ...rest,
      title: form.title ?? config.title,
      description: form.description ?? config.description,
      domain_type: form.domain ?? config.domain_type,
      instruction_language: form.instruction ?? config.instruction_language,
      license: form.license ?? config.license,
      ...(target === "" ? {} : { target_language: target }),
      ...(form.templates === undefined ? {} : { prompt_templates: checked(form.templates) }),
    });
    return { files: [configFile(next)], value: null };
  });
}

/** Throws `Problem` with the first that cannot be used, by its place. */
function checked(templates: NonNullable<AboutForm["templates"]>): PromptTemplate[] {
  for (const [at, { text }] of templates.entries()) {
    const problem = templateProblem(text);
    if (problem !== null) throw new Problem("usage", `Nothing was saved. Text ${at + 1}: ${problem}`);
  }
  return templates.map(({ levels = [], types = [], ...rest }) => ({
    ...rest,
    ...(levels.length === 0 ? {} : { levels }),
    ...(types.length === 0 ? {} : { types }),
  }));
}

export type SavedConcept = { id: string; form: ConceptForm; problems: FormProblem[] };

/**
 * Saves a concept as it was written. What is only called something else stays what the learner knows. `seen`: the form as
 * it was when it was opened; where somebody else has changed it since, nothing is saved. Throws `Problem`.
 */
export async function saveConcept(
  room: Room,
  name: string,
  id: string,
  form: ConceptForm,
  seen?: ConceptForm,
): Promise<SavedConcept> {
  const saved = await changeCourse(room, name, (course) => {
    const before = conceptNamed(course, id);
    const had = course.items.get(id);
    if (seen !== undefined && had !== undefined && !isSame(formOf(before, had), seen))
      throw new Problem(
        "usage",
        `${before.title} was changed in another window or program meanwhile, so this was not saved over it. Copy what you wrote, open it again, and put it in.`,
      );
    const { concept, items, problems } = checkConcept(course, id, form);
    mustBeWhole(problems);
    if (concept === null || items === null) throw new Problem("usage", "Nothing was saved.");
    const changed = replaced(course, concept, items);
    const files = [
      ...(isSame(before, concept) ? [] : [conceptsFile(changed.concepts)]),
      ...(had !== undefined && isSame(had, items) ? [] : [itemsFile(items)]),
    ];
    const renamed = had === undefined ? new Map<string, string>() : renamedPieces(had, items);
    return { files, value: { course: changed, concept, items, problems, renamed } };
  });
  await carryKnowledge(room, saved.course, id, saved.renamed);
  return { id, form: formOf(saved.concept, saved.items), problems: saved.problems };
}

/** Where a concept was that was taken out, and who built on it. */
export const Place = z.object({ at: z.number().int().min(0), neededBy: z.array(z.string()).max(10_000) });
export type Place = z.infer<typeof Place>;

/** A new concept at the end, or one that was taken out put back as it was. */
export async function addConcept(
  room: Room,
  name: string,
  form: ConceptForm,
  place?: Place,
): Promise<SavedConcept> {
  return await changeCourse(room, name, (course) => {
    const id = freeId(course, form.concept);
    const { concept, items, problems } = checkConcept(course, id, form);
    mustBeWhole(problems);
    if (concept === null || items === null) throw new Problem("usage", "Nothing was saved.");
    const others = course.concepts.map((one) =>
      place?.neededBy.includes(one.id) && !one.prerequisites.includes(id)
        ? { ...one, prerequisites: [...one.prerequisites, id] }
        : one,
    );
    const concepts = others.toSpliced(place?.at ?? others.length, 0, concept);
    const value = { id, form: formOf(concept, items), problems };
    return { files: [conceptsFile(concepts), itemsFile(items)], value };
  });
}

/** Takes a concept out; nobody builds on it any more. Gives it as it was, to be put back. */
export async function removeConcept(
  room: Room,
  name: string,
  id: string,
): Promise<{ form: ConceptForm; place: Place }> {
  return await changeCourse(room, name, (course) => {
    const concept = conceptNamed(course, id);
    const items = course.items.get(id);
    if (course.concepts.length === 1 || items === undefined)
      throw new Problem(
        "usage",
        `${concept.title} is the only topic of the course, so it stays. Change it, or delete the whole course.`,
      );
    const neededBy = course.concepts.filter((one) => one.prerequisites.includes(id)).map((one) => one.id);
    const rest = course.concepts
      .filter((one) => one.id !== id)
      .map((one) => ({ ...one, prerequisites: one.prerequisites.filter((need) => need !== id) }));
    const files = [conceptsFile(rest), { path: itemsPath(id), content: null }];
    const place = { at: course.concepts.indexOf(concept), neededBy };
    return { files, value: { form: formOf(concept, items), place } };
  });
}

/** Puts the concepts into another order. What one builds on comes before it, whatever the order says. */
export async function orderConcepts(room: Room, name: string, ids: readonly string[]): Promise<void> {
  await changeCourse(room, name, ({ concepts }) => {
    const place = (id: string) => ids.indexOf(id);
    const ordered = concepts.toSorted((a, b) => place(a.id) - place(b.id));
    for (const [index, { title, prerequisites }] of ordered.entries()) {
      const need = prerequisites.find((one) => ordered.findIndex(({ id }) => id === one) > index);
      if (need === undefined) continue;
      const needed = concepts.find(({ id }) => id === need)?.title ?? need;
      throw new Problem(
        "usage",
        `“${title}” builds on “${needed}”, so it comes after it. The order was left as it is.`,
      );
    }
    return { files: [conceptsFile(ordered)], value: null };
  });
}

function mustBeWhole(problems: readonly FormProblem[]): void {
  const stopping = problems.filter(({ stops }) => stops);
  const [first] = stopping;
  if (first === undefined) return;
  const more = stopping.length === 1 ? "" : ` And ${stopping.length - 1} more.`;
  throw new Problem("usage", `Not saved yet. ${placed(first.field)}: ${first.message}${more}`);
}

/** Where in a form something stands, as people count: "vocabulary.3.meanings" is vocabulary 4, meanings. */
function placed(field: string): string {
  const [list = "", at, ...inside] = field.split(".");
  if (list === "") return "The topic";
  const row = at === undefined || !/^\d+$/.test(at) ? [list, at] : [`${list} ${Number(at) + 1}`];
  const parts = [
    row.filter((part) => part !== undefined).join(", "),
    ...inside.filter((part) => !/^\d+$/.test(part)),
  ];
  const text = parts.join(", ").replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Its own, where it had one and comes back: what the learner knows hangs on it. */
function freeId({ concepts }: Course, { id, title }: ConceptForm["concept"]): string {
  if (typeof id === "string" && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && !concepts.some((one) => one.id === id))
    return id;
  const named = uniqueSlugs();
  for (const one of concepts) named(one.id, one.id);
  return named(title, "topic");
}

function isSame(a: Concept | Items | ConceptForm, b: Concept | Items | ConceptForm): boolean {
  return Bun.deepEquals(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));
}
