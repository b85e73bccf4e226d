import type { DomainType } from "../../course-format.ts";
import { holds } from "./sections/text.ts";
import type { SheetQuestion, SheetSection } from "./sheet.ts";

const fewestLeft = 3;

/** Drops a typed question whose answer another question shows, as long as enough is left. */
export function withoutGiveaways<T extends { section: SheetSection }>(
  chosen: readonly T[],
  domain: DomainType,
): T[] {
  let left = chosen.reduce((sum, { section }) => sum + section.questions.length, 0);
  const texts = chosen.flatMap(({ section }) =>
    section.questions.map((one) => ({ one, text: [one.prompt, ...section.options].join(" | ") })),
  );
  return chosen.flatMap((choice) => {
    const { section } = choice;
    const questions = section.questions.filter((asked) => {
      if (asked.judging !== "words" || left <= fewestLeft) return true;
      const given = texts.some(({ one, text }) => one !== asked && givesAway(text, asked, domain));
      if (given) left--;
      return !given;
    });
    return questions.length === 0 ? [] : [{ ...choice, section: { ...section, questions } }];
  });
}

/** In a language a word may well stand elsewhere, but not beside its translation. */
function givesAway(text: string, { accepted, prompt }: SheetQuestion, domain: DomainType): boolean {
  const [answer = ""] = accepted;
  if (!holds(text, answer)) return false;
  if (domain !== "language") return true;
  const asked = /"([^"]+)"/.exec(prompt)?.[1];
  return asked?.split("; ").some((meaning) => holds(text, meaning)) === true;
}
