import { z } from "zod";
import { inPlainWords, type Path } from "../../markdown/plain-words.ts";
import { type Course, graphProblems } from "../course.ts";
import { Concept, Items } from "../course-format.ts";
import { itemKey } from "../exercises/exercise.ts";
import { teaching } from "../import/draft.ts";
import { untaughtIn } from "../untaught.ts";

/** A concept as somebody is writing it: anything may still be missing. */
export const ConceptForm = z.object({
  concept: z.looseObject({ title: z.string().max(300) }),
  items: z.looseObject({ teach: z.object({ explanation: z.string(), example: z.string() }) }),
});
export type ConceptForm = z.infer<typeof ConceptForm>;

/**
 * One thing to mend. `field`: where, as in "vocabulary.2.meanings"; empty where it is about the whole. `stops`: it cannot
 * be saved like this; otherwise it is advice.
 */
export type FormProblem = { field: string; message: string; stops: boolean };

export type CheckedForm = { concept: Concept | null; items: Items | null; problems: FormProblem[] };

/**
 * Everything that is to be mended in a concept, with the same rules as `study check`. What may be left blank is filled in:
 * a text that nobody wrote is made of its words. Pure.
 */
export function checkConcept(course: Course, id: string, form: ConceptForm): CheckedForm {
  const concept = parsed(Concept, conceptGiven(course, id, form));
  const items = parsed(Items, itemsGiven(id, form));
  const problems = [...concept.problems, ...items.problems];
  if (concept.value === null || items.value === null) return { concept: null, items: null, problems };
  const whole = withText(concept.value, items.value, form);
  const changed = replaced(course, concept.value, whole);
  return {
    concept: concept.value,
    items: whole,
    problems: [
      ...problems,
      ...graphProblems(changed.concepts).map(({ message }) => stopping("prerequisites", message)),
      ...twice(whole),
      ...untaught(changed, whole),
    ],
  };
}

/** A course with one concept as it is to be: in its place, or at the end. */
export function replaced(course: Course, concept: Concept, items: Items): Course {
  const isThere = course.concepts.some(({ id }) => id === concept.id);
  return {
    ...course,
    concepts: isThere
      ? course.concepts.map((one) => (one.id === concept.id ? concept : one))
      : [...course.concepts, concept],
    items: new Map([...course.items, [concept.id, items]]),
  };
}

/** As a form shows it: a text that was made of its words is blank there, so that it is made anew with them. */
export function formOf(concept: Concept, items: Items): ConceptForm {
  const made = teaching({ title: concept.title, items });
  const { explanation, example } = items.teach;
  return {
    concept: { ...concept, description: concept.description === concept.title ? "" : concept.description },
    items: {
      ...items,
      teach: {
        explanation: explanation === made.explanation ? "" : explanation,
        example: example === made.example ? "" : example,
      },
    },
  };
}

function conceptGiven(course: Course, id: string, { concept }: ConceptForm): unknown {
  const before = course.concepts.find((one) => one.id === id);
  const filled = Object.entries(concept).filter(
    ([, value]) => typeof value !== "string" || value.trim() !== "",
  );
  return {
    unit: before?.unit ?? course.concepts.at(-1)?.unit ?? course.config.title,
    type: before?.type ?? "concepts",
    bloom_target: before?.bloom_target ?? "understand",
    description: concept.title,
    title: concept.title,
    ...Object.fromEntries(filled),
    id,
  };
}

function itemsGiven(id: string, { concept, items }: ConceptForm): unknown {
  const { explanation, example } = items.teach;
  const title = concept.title.trim() || id;
  return {
    ...items,
    concept: id,
    teach: { explanation: explanation.trim() || title, example: example.trim() || title },
  };
}

function withText({ title }: Concept, items: Items, { items: { teach } }: ConceptForm): Items {
  const made = teaching({ title, items });
  return {
    ...items,
    teach: {
      explanation: teach.explanation.trim() || made.explanation,
      example: teach.example.trim() || made.example,
    },
  };
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): { value: T | null; problems: FormProblem[] } {
  const read = schema.safeParse(value);
  if (read.success) return { value: read.data, problems: [] };
  const problems = inPlainWords(schema, value, read.error, () => "This").map(({ path, message }) =>
    stopping(path.join("."), isBlank(value, path) ? "This is still empty." : message),
  );
  return { value: null, problems };
}

function isBlank(value: unknown, path: Path): boolean {
  const at = path.reduce<unknown>(
    (inside, step) => (typeof inside === "object" && inside !== null ? Reflect.get(inside, step) : undefined),
    value,
  );
  return (
    at === undefined || (typeof at === "string" && at.trim() === "") || (Array.isArray(at) && at.length === 0)
  );
}

/** Of two with one name only one would ever be remembered. */
function twice({ vocabulary, definitions, facts, cloze }: Items): FormProblem[] {
  const lists = {
    vocabulary: vocabulary.map(({ term }) => term),
    definitions: definitions.map(({ term }) => term),
    facts: facts.map(({ statement }) => statement),
    cloze: cloze.map(({ text }) => text),
  };
  return Object.entries(lists).flatMap(([kind, names]) => {
    const keys = names.map((name) => itemKey(kind, name));
    return keys.flatMap((key, index) =>
      keys.indexOf(key) < index
        ? [stopping(`${kind}.${index}`, "This stands here already, further up.")]
        : [],
    );
  });
}

function untaught(course: Course, items: Items): FormProblem[] {
  const at = new Map<string, number>(); // they come in their order
  return untaughtIn(course)(items).map(({ kind, item, missing }) => {
    const from = (at.get(kind) ?? -1) + 1;
    const index = items[kind].findIndex((one, place) => place >= from && nameIn(one) === item);
    at.set(kind, index);
    const message = `Not in the text yet: ${missing}. It can be asked all the same.`;
    return { field: `${kind}.${index}`, message, stops: false };
  });
}

/** What `untaughtIn` calls an item. */
function nameIn(item: object): string | undefined {
  for (const name of ["term", "statement", "question", "wrong", "prompt", "title", "text"]) {
    const value: unknown = Reflect.get(item, name);
    if (typeof value === "string") return value;
  }
  const code: unknown = Reflect.get(item, "code");
  return typeof code === "string" ? code.trim().split("\n")[0] : undefined;
}

function stopping(field: string, message: string): FormProblem {
  return { field, message, stops: true };
}
