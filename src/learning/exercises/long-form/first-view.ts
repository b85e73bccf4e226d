import { languageOf } from "../../../words/function-words.ts";
import { withCase } from "../../case-text.ts";
import type { Course } from "../../course.ts";
import type { LongFormBody } from "./body.ts";
import { type Prose, readProse, wordsOf } from "./measure/prose.ts";
import { type Measured, measuredScores } from "./measured-scores.ts";
import { knownOf } from "./mistakes.ts";
import { type Expected, type NonAnswer, nonAnswer, offTopic } from "./non-answer.ts";

/** What code sees in a response: what is wrong with it as an answer at all, or a score for each dimension. */
export type FirstView = { prose: Prose; nonAnswer: NonAnswer | null; measured: Measured };

export function firstView(
  body: LongFormBody,
  response: string,
  course: Course,
  conceptId: string,
): FirstView {
  const { words, rubric } = body;
  // A case copied out is no answer to it, and its words are the subject.
  const prompt = withCase(body.case, body.prompt);
  const prose = readProse(response, prompt);
  const asked = {
    prompt,
    points: pointsFor(body, prose),
    words,
    subject: subjectOf(course, conceptId),
    definitions: [...course.items.values()].flatMap(({ definitions }) => definitions),
    known: knownOf(course),
  };
  const measured = measuredScores(prose, asked, rubric.dimensions);
  const none = nonAnswer(prose, expectedOf(body, course));
  return { prose, measured, nonAnswer: none ?? (measured.onTopic ? null : offTopic) };
}

/** Points written in English cannot be found in an answer in Malay. */
function pointsFor({ key_points }: LongFormBody, { language }: Prose): string[] {
  const written = languageOf(key_points.flatMap(wordsOf)).language;
  return language === null || written === null || written === language ? key_points : [];
}

/** What the course itself says on the concept, in both its languages. */
function subjectOf(course: Course, conceptId: string): string[] {
  const items = course.items.get(conceptId);
  const concept = course.concepts.find(({ id }) => id === conceptId);
  const terms = [...course.items.values()].flatMap(({ vocabulary }) => vocabulary.map(({ term }) => term));
  const definitions = items?.definitions.map(({ term }) => term) ?? [];
  const taught = items === undefined ? [] : [items.teach.explanation];
  return [concept?.title ?? "", concept?.description ?? "", ...terms, ...definitions, ...taught];
}

function expectedOf({ prompt, words }: LongFormBody, { config }: Course): Expected {
  const codes = [config.instruction_language, config.target_language ?? config.instruction_language];
  const languages = [...new Set(codes.map((code) => code.split("-")[0] ?? code))];
  const named = languages.filter((code) => new RegExp(`\\bin ${nameOf(code)}\\b`, "i").test(prompt));
  const [only] = named;
  const wanted = only === undefined || named.length > 1 ? null : { code: only, name: nameOf(only) };
  return { words, languages, wanted };
}

function nameOf(code: string): string {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}
