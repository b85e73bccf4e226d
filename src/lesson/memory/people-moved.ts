/** Pupils that came, left or were found to need something, as a teacher says it. */
export type Moved = {
  count: number;
  change: "came" | "left" | "found";
  /** "with dyslexia" after them, or "dyslexic" before them; null where no need is named. */
  need: { words: string; before: boolean } | null;
};

const numbers: readonly string[] = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];
const people = "pupils?|students?|learners?|child(?:ren)?|boys?|girls?|kids?";
const came =
  /\b(?:join(?:s|ed|ing)?|arriv(?:e|es|ed|ing)|start(?:s|ed|ing)?|enrol(?:s|led|ling)?|came|comes|coming|moved? (?:in|into|up|from)|transferr?(?:s|ed|ing)? (?:in|into|from)|new)\b/i;
const left =
  /\b(?:left|leav(?:e|es|ing)|gone|moved? (?:away|out|on|to)|transferr?(?:s|ed|ing)? (?:out|to)|no longer (?:in|with)|dropped)\b/i;
const found =
  /\b(?:diagnos\w+|identified|assessed|found to|now (?:has|have|needs?)|has been given|turns? out)\b/i;
const group = new RegExp(
  `\\b(\\d{1,2}|${numbers.slice(1).join("|")}|an?|another|a further)\\s+((?:(?:more|new|further|extra|of (?:the|our|my))\\s+)*)((?:[\\p{L}-]+\\s+){0,3}?)(?:${people})\\b(\\s*\\([^)]{1,60}\\))?`,
  "iu",
);

/** null where the sentence counts no pupils, or nothing happened to them. */
export function peopleMoved(sentence: string): Moved | null {
  const [, number = "", , adjective = "", inBrackets = ""] = group.exec(sentence) ?? [];
  if (number === "") return null;
  const change = left.test(sentence)
    ? "left"
    : found.test(sentence)
      ? "found"
      : came.test(sentence)
        ? "came"
        : null;
  if (change === null) return null;
  return { count: counted(number), change, need: needIn(sentence, adjective, inBrackets) };
}

function counted(number: string): number {
  const word = numbers.indexOf(number.toLowerCase());
  return word > 0 ? word : Number(number) || 1;
}

function needIn(sentence: string, adjective: string, inBrackets: string): Moved["need"] {
  const before = adjective.replace(/\b(?:more|new|further|extra|the|our|my|other)\b/gi, "").trim();
  if (before !== "") return { words: `${before}${inBrackets}`, before: true };
  const after = new RegExp(
    `\\b(?:${people})\\b(?:\\s*\\([^)]*\\))?[^.;]*?\\b(?:with|who (?:has|have|needs?)|diagnosed (?:with|as)|identified (?:with|as)|now (?:has|have|needs?))\\s+(?:an?\\s+)?([^,.;]+?)(?=\\s+(?:has|have|is|are|was|were|will|join\\w*|arriv\\w*|start\\w*|left|leav\\w*|moved?|in|to|from)\\b|[,.;]|$)`,
    "iu",
  ).exec(sentence)?.[1];
  return after === undefined ? null : { words: `${after.trim()}${inBrackets}`, before: false };
}
