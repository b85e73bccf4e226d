import type { Need } from "../../../workspace/class-needs.ts";
import { contentWords, type Rule, sectionsOf } from "./rule.ts";

/** How a need is written in class profiles, and how lessons speak of answering it. */
const families: readonly { need: RegExp; answered: RegExp }[] = [
  {
    need: /\bEAL\b|\bESL\b|additional language/i,
    answered:
      /\bEAL\b|\bESL\b|\bESOL\b|additional language|home language|first language|bilingual|multilingual/i,
  },
  { need: /dyslexi/i, answered: /dyslexi/i },
  { need: /dyscalculi/i, answered: /dyscalculi/i },
  { need: /\bADHD\b|attention deficit/i, answered: /\bADHD\b|attention/i },
  { need: /autis|\bAS[DC]\b/i, answered: /autis|\bAS[DC]\b/i },
  { need: /hearing|deaf/i, answered: /hearing|deaf|radio aid/i },
  {
    need: /visual(?:ly)? impair|low vision|partially sighted|blind\b/i,
    answered: /visual(?:ly)? impair|low vision|sight|braille|screen reader|blind\b/i,
  },
  { need: /coordination|dyspraxi|\bDCD\b/i, answered: /coordination|dyspraxi|\bDCD\b/i },
  { need: /anxi/i, answered: /anxi/i },
  {
    need: /\babove\b|\bgifted\b|more able|higher attaining/i,
    answered:
      /\babove\b|\bgifted\b|more able|higher[- ]attaining|exten(?:d|sion)|stretch|challenge|deeper|ready for more|further/i,
  },
  {
    need: /\bbelow\b|less secure|less confident|towards|\bunsure\b|lower attaining|struggl/i,
    answered:
      /\bbelow\b|less (?:secure|confident|sure)|towards|\bunsure\b|lower[- ]attaining|struggl|scaffold|partly|part-finished|\bsupport:|^\W*support\b/im,
  },
];

/** Each need that the class profile names is answered in Differentiation, by name. */
export const classNeeds: Rule = (lesson, { profile }) => {
  const sections = sectionsOf(lesson, "differentiation").filter(({ body }) => body !== "");
  const [section] = sections;
  if (section === undefined || profile === null) return [];
  const text = sections.map(({ body }) => body).join("\n");
  return profile.needs
    .filter((need) => !isAnswered(need, text))
    .map((need) => ({
      rule: "class-needs",
      section: section.id,
      line: section.line,
      message: `${profile.id} has ${named(need)}; "${section.title}" does not speak of this.`,
      fix: `Say in "${section.title}" what changes for them in this lesson: ${hint(need)}`,
    }));
};

function isAnswered({ text }: Need, differentiation: string): boolean {
  const named = condition(text);
  const inBrackets = /\(([^)]+)\)/.exec(named)?.[1]?.split(/,|\band\b|\//) ?? [];
  const language = inBrackets.map((word) => word.trim()).filter((word) => /^\p{Lu}\p{L}{2,}$/u.test(word));
  if (language.some((word) => differentiation.toLowerCase().includes(word.toLowerCase()))) return true;
  const known = families.filter(({ need }) => need.test(named));
  if (known.length > 0) return known.every(({ answered }) => answered.test(differentiation));
  const words = contentWords(named.replace(/^\d+ \w+/, ""));
  if (words.size === 0) return true;
  const there = contentWords(differentiation);
  return [...words].some((word) => there.has(word));
}

/** "2 students with EAL (Ukrainian)", without what helps them. */
function condition(text: string): string {
  return text.split(/\s+[—–-]\s+|[:;]/)[0] ?? text;
}

function named({ text }: Need): string {
  return condition(text).replace(/[.,]\s*$/, "");
}

function hint({ text }: Need): string {
  const helps = text.slice(condition(text).length).replace(/^[\s—–:;-]+/, "");
  return helps === "" ? "a change to the task, the time or the help." : `the class profile says "${helps}".`;
}
