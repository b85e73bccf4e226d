import type { Lesson } from "../document.ts";
import { kindsOf } from "../section-kind.ts";

/**
 * What a message in the conversation asks to have changed in the lesson at hand. `sections`: the ones it names; where
 * it names none, anything that nobody has decided on yet. `new`: another lesson altogether.
 */
export type ChangeAsked = { kind: "sections"; ids: string[] } | { kind: "all" } | { kind: "new" };

const whole =
  /\b(?:start (?:over|again|afresh|anew)|from scratch|(?:the |this )?(?:whole|entire|complete) (?:lesson|thing|plan|draft)|everything|every section|all (?:of it|(?:the |\d+ )?sections)|all again)\b/i;
const changing =
  /\b(?:re-?write|re-?do|re-?draft|draft|replace|change|make|start|revise|again|do|different|begin|plan|write)\b/i;
const another =
  /^(?:(?:ok(?:ay)?|now|and|next|then|please|can you|could you|i(?:'d| would)? (?:like|need|want))\b[\s,]*)*(?:(?:plan|create|draft|write|make|prepare|give me|teach)\b[\s\S]{0,40}?)?\b(?:a|an|another|new|different|one more|the next)\s+(?:[\p{L}\p{N}-]+\s+){0,3}(?:lesson|worksheet|quiz|revision guide|homework)\b[\s\S]*?\b(?:on|about|for|in|to)\b/iu;
const ofThis =
  /\b(?:this|that|the|my|our|same|current) (?:lesson|plan|draft)\b|\b(?:on|about|for|from|of|with) (?:this|it)(?![\w'’]| [\p{L}])/iu;

export function changeAsked(text: string, lesson: Lesson): ChangeAsked {
  const ids = namedSections(text, lesson);
  if (ids.length === 0 && another.test(text.trim()) && !ofThis.test(text)) return { kind: "new" };
  if (ids.length === 0 && whole.test(text) && changing.test(text)) return { kind: "all" };
  return { kind: "sections", ids };
}

/** By title, or by what such a section is called elsewhere: "the warm-up" is the starter. */
function namedSections(text: string, { sections }: Lesson): string[] {
  const kinds = new Set(
    text.split(/[^\p{L}\p{N}' -]+|\b(?:and|but|with|so|then)\b/u).flatMap((part) => kindsOf(part)),
  );
  return sections.flatMap(({ id, title, kind }) => {
    const name = title.replace(/[^\p{L}\p{N} ]/gu, ".");
    const said = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, "iu").test(text);
    return said || (kind !== null && kinds.has(kind)) ? [id] : [];
  });
}
