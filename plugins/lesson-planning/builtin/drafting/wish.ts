import type { EditType } from "../../../../src/lesson/decide/decision.ts";
import { editTypeOf } from "../../../../src/lesson/decide/decision-edit-type.ts";

/** What built-in drafting can do of a teacher's wish for a section, and what lies beyond it, in the teacher's words. */
export type Wish = { types: EditType[]; count: number | null; beyond: string[] };

const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const counted = new RegExp(
  `\\b(\\d{1,2}|${numbers.join("|")})\\s+(?:\\p{L}+\\s+)?(?:questions?|tasks?|items?|problems?)\\b`,
  "iu",
);

/** A part of a wish that asks for something, and not one that says why. */
const asks =
  /^(?:please |can you |could you |and |then |also |just )*(?:make|add|use|put|include|change|translate|write|rewrite|turn|give|have|let|replace|mention|set|do|bring|link|connect|base|start|begin|end|swap|insert|draw|show|tell|more|less|fewer|only|with|without|in)\b/i;

/** "The starter should be …": what is said of a part of the lesson is asked for, and no reason for something else. */
const demands =
  /^(?:the |my |our )?(?:starter|main|plenary|section|lesson|it|this|questions?|tasks?|examples?|differentiation|resources|assessment) (?:should|shld|shd|must|needs? to|has to|have to|ought to)\b/i;

/** What a wish may be about without being about anything else: the lesson's own parts, and words of more and less. */
const plainWords = new Set(
  `a an the it this that these those them they their there is are be was were i we you my our your me us to of for in on at by from with without and or but
  not no so as than then too very much many more most less fewer few little bit some any all both each every one another other only just also even still
  make add use put include change write rewrite turn give have let set do bring keep leave take cut please can could would should need needs want like get
  easier easy simpler simple simplify harder hard difficult challenging challenge stretch deeper extension shorter short shorten brief briefer concise trim
  condense longer long detail details detailed expand elaborate explain explanation spell out step steps specific concrete clear clearer
  question questions task tasks item items problem problems example examples answer answers activity activities instruction instructions word words
  sentence sentences line lines text time minute minutes section starter main plenary assessment differentiation resources timings overview outcomes
  success criteria curriculum link links code codes lesson class group pupils students learners children kids them those whoever
  support supported scaffold scaffolding scaffolds help accessible inclusive adapt adapted adaptations eal send sen asn adhd dyslexia dyslexic autistic
  autism dyscalculia dyspraxia hearing visual impairment reading low lower high higher ability mixed attaining struggling confident gentle gentler
  practice practise information step-by-step again new different same level right wrong correct fix match fit exist outcome`
    .split(/\s+/)
    .filter(Boolean)
    .concat(numbers),
);

/**
 * `about`: words of the lesson's own topic, which may be asked for too. A wish is done or said to be beyond built-in
 * drafting; it is never taken for another that looks like it.
 */
export function wishOf(request: string, about: ReadonlySet<string>): Wish {
  const number = counted.exec(request)?.[1]?.toLowerCase();
  const count =
    number === undefined ? null : numbers.includes(number) ? numbers.indexOf(number) + 1 : Number(number);
  const parts = request
    .split(
      /[,;.!?\n]|\b(?:and|but)\b(?=\s+(?:make|add|use|put|include|change|translate|write|turn|give|have|let|replace|mention|set)\b)/i,
    )
    .map((part) => part.trim())
    .filter(Boolean);
  const types: EditType[] = [];
  const beyond: string[] = [];
  for (const [at, part] of parts.entries()) {
    const type = editTypeOf(part);
    const opens = editTypeOf(part.split(/\s/)[0] ?? "") !== "other" || asks.test(part);
    // "Easier, they struggle with reading": what follows says why.
    if (at > 0 && types.length > 0 && !opens) continue;
    const reason =
      /\b(?:because|since|so that|as (?:they|we|it|most|some))\b.*$|(?<=\b(?:hard|difficult|tricky|long|easier|simpler|harder|shorter) )for (?:(?!with|using|about|on|in\b)[\p{L}'’-]+\s*){1,5}$/iu;
    const strange = wordsIn(part.replace(reason, "")).filter(
      (word) => !plainWords.has(word) && !about.has(word),
    );
    const isCount = counted.test(part);
    if (type !== "other" && (strange.length === 0 || type === "fix_curriculum_link")) types.push(type);
    else if (isCount && strange.length === 0) continue;
    else if (type !== "other" || asks.test(part) || demands.test(part)) beyond.push(part);
  }
  if (types.length === 0 && count === null && beyond.length === 0) beyond.push(request.trim());
  return { types, count, beyond };
}

/** The beginning of a text, to the end of a word. */
export function clipped(text: string, most: number): string {
  const whole = text.trim();
  return whole.length <= most ? whole : `${whole.slice(0, most).replace(/\s+\S*$/, "")}…`;
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}][\p{L}'’-]*/gu) ?? []).filter((word) => word.length > 1);
}

export function topicWords(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(wordsIn));
}
