import { gap } from "../exercises/flashcards/card.ts";

export type ClozeGap = { number: number; text: string; answers: string[]; hint?: string };

/**
 * A note with gaps, "{{c1::Paris::a city}} is in {{c2::France}}", as one text with a gap for each number; the other gaps
 * are filled. Gaps inside gaps and gaps with one number in several places are opened as Anki does.
 */
export function clozeGaps(text: string): ClozeGap[] {
  const numbers = [...new Set(Array.from(text.matchAll(/\{\{c(\d+)::/g), ([, found]) => Number(found)))];
  return numbers
    .toSorted((a, b) => a - b)
    .flatMap((number) => {
      const answers: string[] = [];
      const hints: string[] = [];
      const shown = open(text, (found, answer, hint) => {
        if (found !== number) return answer;
        answers.push(answer.trim());
        if (hint !== undefined && hint.trim() !== "") hints.push(hint.trim());
        return gap;
      }).trim();
      const [answer] = answers;
      // One text has one gap: where a number stands in several places with different words, it is another exercise.
      if (answer === undefined || answer === "" || answers.length > 1) return [];
      const [hint] = hints;
      return [{ number, text: shown, answers: [answer], ...(hint === undefined ? {} : { hint }) }];
    });
}

function open(text: string, replace: (number: number, answer: string, hint?: string) => string): string {
  let opened = text;
  for (let depth = 0; depth < 8; depth++) {
    // The innermost first: what holds no other braces.
    const next = opened.replace(
      /\{\{c(\d+)::((?:(?!\{\{c|\}\})[\s\S])*?)(?:::((?:(?!\{\{c|\}\})[\s\S])*?))?\}\}/g,
      (_, number: string, answer: string, hint?: string) => replace(Number(number), answer, hint),
    );
    if (next === opened) return opened;
    opened = next;
  }
  return opened;
}

/** The other way: a gap as Anki writes it. Braces in the answer are kept apart so that they end nothing. */
export function clozeMarkup(text: string, answer: string, hint?: string): string {
  const apart = (part: string) =>
    part.replaceAll("}}", "} }").replaceAll("{{", "{ {").replaceAll("::", ": :");
  return text.replace(gap, () => `{{c1::${apart(answer)}${hint === undefined ? "" : `::${apart(hint)}`}}}`);
}
