import { countryNamed } from "../../../workspace/packs/country.ts";
import { taughtIn } from "../../../workspace/taught-in.ts";
import { type ClassDraft, classTroubles, classWish, emptyClass, linesOf } from "./class-draft.ts";
import { keptObject, objectOf } from "./kept-object.ts";
import { readClass } from "./read-class.ts";

export const steps = ["you", "class", "curriculum", "finish"] as const;
export type Step = (typeof steps)[number];

/** What was filled in so far, kept until the workspace is made. */
export type SetUpDraft = {
  step: Step;
  teaches: string;
  country: string;
  school: string;
  habits: string;
  class: ClassDraft;
  /** Paths of the curriculum files to begin with; null: those for the subject. */
  curriculum: string[] | null;
  /** Curriculum files of one's own, and how many outcomes each has. */
  own: OwnFile[];
  name: string;
};

export type OwnFile = { name: string; text: string; subject: string; title: string; outcomes: number };

export const emptySetUp: SetUpDraft = {
  step: "you",
  teaches: "",
  country: "",
  school: "",
  habits: "",
  class: emptyClass,
  curriculum: null,
  own: [],
  name: "my-workspace",
};

/** What was remembered, as far as it makes sense. */
export function readSetUp(text: string): SetUpDraft {
  const value = keptObject(text);
  const textOf = (key: string, usual = "") => {
    const found = value[key];
    return typeof found === "string" ? found : usual;
  };
  const { curriculum } = value;
  return {
    step: steps.find((step) => step === value.step) ?? "you",
    teaches: textOf("teaches"),
    country: textOf("country"),
    school: textOf("school"),
    habits: textOf("habits"),
    class: readClass(value.class),
    curriculum: Array.isArray(curriculum)
      ? curriculum.filter((path: unknown): path is string => typeof path === "string")
      : null,
    own: Array.isArray(value.own) ? value.own.filter(isOwnFile) : [],
    name: textOf("name", emptySetUp.name),
  };
}

/** The first step with something to put right, up to and including the one asked about. */
export function firstUnfinished(draft: SetUpDraft, upTo: Step): Step | null {
  return steps.slice(0, steps.indexOf(upTo) + 1).find((step) => !isFinished(draft, step)) ?? null;
}

export function isFinished(draft: SetUpDraft, step: Step): boolean {
  if (step === "you") return draft.teaches.trim() !== "" && shortLines(draft);
  if (step === "class") return Object.keys(classTroubles(draft.class)).length === 0;
  return step === "curriculum" || isName(draft.name);
}

export function isName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,50}$/.test(name);
}

/** What is typed, as a name for a folder. */
export function asName(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9-]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, 51);
}

type CurriculumOffered = { path: string; title: string; subject: string; country?: string };

/** Those that are of use where the teacher is: of that country, or of none. */
export function filesThere<T extends CurriculumOffered>(offered: readonly T[], draft: SetUpDraft): T[] {
  const there = countryNamed(draft.country);
  return offered.filter(({ country = "" }) => there === "" || country === "" || country === there);
}

/** The files that are ticked: as they were chosen, else those of the country whose subject the teacher or the class has. */
export function chosenFiles<T extends CurriculumOffered>(offered: readonly T[], draft: SetUpDraft): T[] {
  const { curriculum } = draft;
  if (curriculum !== null) return offered.filter(({ path }) => curriculum.includes(path));
  const taught = wordsIn(`${draft.class.subject} ${draft.teaches}`);
  return filesThere(offered, draft).filter(({ subject, title }) => {
    const own = wordsIn(subject === "" ? title : subject);
    return own.some((word) => taught.includes(word));
  });
}

function wordsIn(text: string): string[] {
  const general = ["and", "the", "for", "science", "studies", "level", "education", "curriculum"];
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !general.includes(word));
}

function isOwnFile(value: unknown): value is OwnFile {
  const file = objectOf(value);
  return (
    ["name", "text", "subject", "title"].every((key) => typeof file[key] === "string") &&
    typeof file.outcomes === "number"
  );
}

/** The class's subject and stage, until others are typed: what the teacher says first. */
export function withSubject(draft: SetUpDraft): ClassDraft {
  const { subject, stage } = taughtIn(draft.teaches);
  const given = (typed: string, said: string) => (typed.trim() === "" ? said : typed);
  return {
    ...draft.class,
    subject: given(draft.class.subject, subject),
    stage: given(draft.class.stage, stage),
  };
}

export function setUpWish(draft: SetUpDraft, offered: readonly CurriculumOffered[]) {
  return {
    name: draft.name,
    teaches: draft.teaches.trim(),
    country: countryNamed(draft.country) || undefined,
    school: draft.school.trim() || undefined,
    habits: linesOf(draft.habits),
    class: classWish(draft.class),
    curriculum: chosenFiles(offered, draft).map(({ path }) => path),
    own: draft.own.map(({ name, text, subject }) => ({ name, text, subject })),
  };
}

function shortLines({ teaches, country, school, habits }: SetUpDraft): boolean {
  return [teaches, country, school, ...linesOf(habits)].every((line) => line.trim().length <= 200);
}
