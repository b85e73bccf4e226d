/** What a line of a class's file says of its pupils' needs. */

export type Need = { count: number; text: string };

const people = "(?:students?|pupils?|learners?|child(?:ren)?|boys?|girls?|kids|young people|of them)";
const small = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const number = `(\\d{1,3}|${small.join("|")})`;
/** "2 students with EAL", "2 EAL students", "two EAL", "2x dyslexia", "3 SpLD". */
const countFirst = new RegExp(`^${number}\\s*(?:x|×)?\\s+(.+)$`, "iu");
/** "EAL x2 (Polish)", "HI: 1". */
const countAfter = new RegExp(
  `^([\\p{L}][\\p{L} /-]{1,30}?)\\s*(?:[x×]\\s*|:\\s*|\\()${number}(?![\\p{L}\\p{N}%.])`,
  "iu",
);
const ofPeople = new RegExp(`^(?:[\\p{L}-]+\\s+){0,3}?${people}\\b`, "iu");
/** What schools call a need, in letters or in a word, and what is one wherever it stands. */
const condition =
  /\b(?:EAL|ESL|ESOL|ELL|ASN|SEND?|SEMH|ADHD|ADD|ASD|ASC|DCD|DLD|SLCN|SLI|SpLD|MLD|SLD|PMLD|MSI|HI|VI|PD|PDA|OCD|EHCPs?|IEPs?|LAC|CLA|autis\w+|dyslexi\w+|dyscalculi\w+|dyspraxi\w+|deaf|blind|wheelchair|asthma\w*|diabet\w+|epilep\w+|coeliac|refugees?|new to english)\b/i;
/** Words that are a need only of somebody who is counted: "4 low confidence in times tables". */
const ofSomebody =
  /\b(?:hearing|visual\w*|sight\w*|anxi\w+|gifted|able|above|below|behind|towards|low|lower|weak\w*|struggl\w+|confiden\w+|attain\w+|secure|support|language|speech|selective|mut\w+)\b/i;
/** What is counted in a room or a week, and not among pupils. */
const thing =
  /^(?:[\p{L}-]+\s+){0,2}?(?:periods?|lessons?|hours?|h|min(?:ute)?s?|days?|weeks?|terms?|times|laptops?|computers?|pcs|chromebooks?|tablets?|ipads?|desks?|tables?|chairs?|benches|rooms?|(?:white)?boards?|(?:text)?books?|sets?|groups?|rows?|screens?|copies|kits?|microscopes?|calculators?|adults?|assistants?|teachers?|TAs?)\b/iu;

/** `unclear`: it counts somebody, or names a need, and cannot be read as a need. null: it is about something else. */
export function needIn(line: string): Need | "unclear" | null {
  const [, first, rest = ""] = countFirst.exec(line) ?? [];
  if (first !== undefined) {
    if (isWholeClass(rest)) return null;
    if (ofPeople.test(rest) || condition.test(rest) || ofSomebody.test(rest))
      return { count: countOf(first), text: line };
    return thing.test(rest) ? null : "unclear";
  }
  if (!condition.test(line)) return null;
  const [, named = "", after] = countAfter.exec(line) ?? [];
  return after !== undefined && condition.test(named) ? { count: countOf(after), text: line } : "unclear";
}

/** "28 pupils, 2 EAL Polish, 1 HI" is three lines in one; where a part of it says nothing by itself, it is one. */
export function partsOf(line: string): string[] {
  const parts = line.split(/[,;]\s*(?=\d{1,3}\s*(?:x\s*)?\p{L})/iu);
  const counted = parts.every((part) => {
    const rest = countFirst.exec(part)?.[2];
    return rest !== undefined && (isWholeClass(rest) || typeof needIn(part) === "object");
  });
  return parts.length > 1 && counted ? parts : [line];
}

/** The same line without its count and the word for those who are counted: "with EAL (Ukrainian)", "HI sits front". */
export function withoutCount(line: string): string {
  const rest = countFirst.exec(line)?.[2] ?? line.replace(new RegExp(`\\s*(?:[x×:]\\s*)${number}`, "iu"), "");
  return rest.replace(new RegExp(`^${people}\\s*`, "iu"), "");
}

function countOf(count: string): number {
  const at = small.indexOf(count.toLowerCase());
  return at < 0 ? Number(count) : at + 1;
}

/** "28 students, mixed ability" counts the class; it names no need. */
function isWholeClass(rest: string): boolean {
  const after = rest.replace(new RegExp(`^${people}\\b`, "iu"), "");
  return after !== rest && /^,?\s*(?:mixed ability|in all|in total|set \d|$)/i.test(after.trim());
}
