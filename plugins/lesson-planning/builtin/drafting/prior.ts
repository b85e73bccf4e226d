import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import type { TopicHead } from "../../../../src/workspace/topic.ts";
import { firstWord, stems } from "../../../../src/workspace/topics/choose.ts";

/** What a topic stands on and the class has not met, as its file says. `said`: the words of the file. */
export type Unmet = { first: TopicHead | null; what: string; said: string };

/** How a class file says that something was not met. */
export const notYet =
  /\b(?:not yet|never|no|not (?:been )?(?:met|taught|seen|covered|done)|haven'?t|have not|hasn'?t|has not|is new|are new|still to come)\b/i;

/**
 * null where the file says nothing against it: what is not written is not known, and no reason to ask. A language that
 * the class does not work in counts too.
 */
export function notMet(
  head: TopicHead | null,
  heads: readonly TopicHead[],
  profile: ClassProfile,
): Unmet | null {
  if (head === null) return null;
  const clauses = profile.priorKnowledge.split(/[;.]/).map((clause) => clause.trim());
  for (const slug of head.prerequisites) {
    const first = heads.find((one) => one.slug === slug);
    if (first === undefined) continue;
    // That all of it is in one language says nothing of what was met.
    const met = clauses.some(
      (clause) => !notYet.test(clause) && share(clause, { ...first, language: "" }) > 0.3,
    );
    // What is about to be taught is new, of course.
    const said = clauses.find(
      (clause) => notYet.test(clause) && names(clause, first) && !isItself(clause, head),
    );
    if (said !== undefined && !met) return { first, what: first.title, said };
  }
  const language = head.language.trim();
  const spoken = firstWord(language);
  if (spoken === "" || profile.language === "" || profile.language.toLowerCase().includes(spoken))
    return null;
  return { first: sameIn(head, heads, profile), what: language, said: profile.language };
}

/**
 * Whether what a clause says is not there is this topic: a keyword of it, and little else. "Nested loops not yet taught"
 * says nothing against loops.
 */
function names(clause: string, head: TopicHead): boolean {
  return share(clause, head) > 0.5;
}

/** Whether it speaks of the topic by its title or a whole keyword: "fractions" is only a part of "fractions decimals percentages". */
function isItself(clause: string, head: TopicHead): boolean {
  const said = spokenOf(clause);
  const whole = (called: string) => {
    const own = stems(called);
    return own.length > 0 && own.every((word) => said.includes(word));
  };
  return share(clause, { ...head, keywords: [] }) > 0.5 || head.keywords.some(whole);
}

function spokenOf(clause: string): string[] {
  const plain = clause.replace(notYet, "").replace(/\b(?:taught|met|seen|covered|done|yet|been)\b/gi, "");
  return [...new Set(stems(plain))].filter((word) => word.length > 2);
}

/** How much of what a clause speaks of belongs to a topic. */
function share(clause: string, head: TopicHead): number {
  const said = spokenOf(clause);
  const own = new Set(stems([head.title, ...head.keywords, head.language].join(" ")));
  return said.length === 0 ? 0 : said.filter((word) => own.has(word)).length / said.length;
}

/** A note that the topic stands on, in the language of the class. */
function sameIn(head: TopicHead, heads: readonly TopicHead[], profile: ClassProfile): TopicHead | null {
  const own = profile.language.toLowerCase();
  const fits = (one: TopicHead) => {
    const spoken = firstWord(one.language);
    return spoken === "" || own.includes(spoken);
  };
  return heads.find((one) => head.prerequisites.includes(one.slug) && fits(one)) ?? null;
}

/** "… all the same": the teacher knows better than the file. */
export function goesOn(request: string): boolean {
  return /\b(?:all the same|anyway|regardless|nevertheless)\b/i.test(request);
}
