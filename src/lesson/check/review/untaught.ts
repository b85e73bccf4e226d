import { plain } from "../lints/rule.ts";

/** What a class has not met yet, as its profile says: each idea in the words that a task would use for it. */
export function untaughtIn(priorKnowledge: string): string[] {
  return plain(priorKnowledge)
    .split(/[;.]\s+|;|,\s+(?=no\b|not\b)/)
    .flatMap((clause) => notYet.flatMap((said) => said.exec(clause.trim())?.[1] ?? []).slice(0, 1))
    .flatMap(ideasIn);
}

const not = "(?:(?:has|have|is|are|was|were)(?:n['’]t|\\s+(?:not|never))|not|never)";
const met =
  "(?:taught|introduced|covered|met|learn(?:ed|t)|done|started|seen|studied|secure|tried|begun|looked at|come up)";

/** Ways of saying that something lies ahead. */
const notYet: readonly RegExp[] = [
  new RegExp(`^(.+?)\\s+${not}\\s+(?:yet\\s+)?(?:been\\s+)?(?:yet\\s+)?${met}\\b`, "i"),
  new RegExp(
    `^(?:(?:they\\s+)?(?:have|has)\\s+)?(?:not|never)\\s+(?:yet\\s+)?${met}\\s+(.+?)(?:\\s+yet)?$`,
    "i",
  ),
  /^(.+?)\s+(?:is|are)\s+(?:still |quite |all )?new\s+to\s+.+$/i,
  /^(.+?)\s+(?:comes?|follows?|is due|are due|is planned)\s+(?:next|later|in|after|at)\b.*$/i,
  /^no (?:work |lessons? |experience |knowledge )?(?:yet |so far )?(?:on |of |with |in )?(.+?)(?:\s+(?:yet|so far))?$/i,
  /^(?:can(?:not|['’]t)|unable to)\s+yet\s+(.+)$/i,
];

/** "for and while loops in Python": "for loops", "while loops". "brackets in algebra": "brackets". */
function ideasIn(what: string): string[] {
  const whole = what
    .replace(/^(?:the|any|work (?:yet )?on|yet on|so far)\s+/i, "")
    .replace(/\s+(?:in|with|for|from|of|at)\s+\S.*$/i, "");
  const ideas = whole.split(/\s*(?:,|\band\b|\bor\b|\/)\s*/i).filter(Boolean);
  const last = ideas.at(-1)?.split(/\s+/) ?? [];
  return ideas.map((idea, i) =>
    i < ideas.length - 1 && !idea.includes(" ") && modifies.test(idea) && last.length > 1
      ? `${idea} ${last.at(-1)}`
      : idea,
  );
}

/** A word that cannot stand alone as the name of an idea. */
const modifies =
  /^(?:for|while|if|nested|two-point|simple|compound|past|future|present|perfect|present|improper|mixed|long|short|regular|irregular)$/i;
