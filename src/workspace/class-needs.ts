import { needsInOtherWords } from "./needs-by-language.ts";

/** What a line of a class's file says of its pupils' needs. */

/** `count`: null where nobody is counted: "bottom set", "some EAL". */
export type Need = { count: number | null; text: string };

const people =
  "(?:students?|pupils?|learners?|child(?:ren)?|boys?|girls?|kids|young people|of them|élèves?|enfants?|schüler(?:innen|in)?|kinder|alumn[oa]s?|estudiantes?|murid|pelajar)";
const small = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** Two to five in other languages; their one is an article too, and counts nobody. */
const elsewhere = [
  ["deux", "trois", "quatre", "cinq"],
  ["zwei", "drei", "vier", "fünf"],
  ["dos", "tres", "cuatro", "cinco"],
  ["dua", "tiga", "empat", "lima"],
];
const number = `(\\d{1,3}|${[small, ...elsewhere].flat().join("|")})`;
/** "2 students with EAL", "2 EAL students", "two EAL", "2x dyslexia", "3 SpLD". */
const countFirst = new RegExp(`^${number}\\s*(?:x|×)?\\s+(.+)$`, "iu");
/** "EAL x2 (Polish)", "HI: 1". */
const countAfter = new RegExp(
  `^([\\p{L}][\\p{L} /-]{1,30}?)\\s*(?:[x×]\\s*|:\\s*|\\()${number}(?![\\p{L}\\p{N}%]|\\.\\d)`,
  "iu",
);
const ofPeople = new RegExp(`^(?:[\\p{L}-]+\\s+){0,3}?${people}\\b`, "iu");
/** What schools call a need, in letters or in a word, and what is one wherever it stands. */
const condition =
  /\b(?:EAL|ESL|ESOL|ELL|ASN|SEND?|SEMH|ADHD|ADD|ASD|ASC|DCD|DLD|SLCN|SLI|SpLD|MLD|SLD|PMLD|MSI|HI|VI|PD|PDA|OCD|GDD|EHCPs?|IEPs?|LAC|CLA|PP|FSM|pupil premium|free school meals?|autis\w+|dyslexi\w+|dyscalculi\w+|dyspraxi\w+|dysgraphi\w+|deaf|blind|partially sighted|(?:visual|hearing|sight|speech|physical|learning|language)(?:ly)? (?:impair\w+|aids?|loss|difficult\w+|disab\w+|delay|need)|disab(?:led|ilit\w+)|wheelchairs?|asthma\w*|diabet\w+|epilep\w+|coeliac|allerg\w+|cerebral palsy|tourette\w*|down'?s syndrome|tics|stammer\w*|stutter\w*|non-?verbal|mut(?:e|ism)|anxiety|trauma\w*|refugees?|asylum|young carers?|looked[- ]after|new to english|bilingual|reading ages?)\b/i;
/** What is said of a whole class. */
const ofTheClass =
  /\b(?:bottom|lowest|lower|foundation|nurture|support|intervention) (?:set|group|stream|band|class)\b|\b(?:exam|resit|retake|catch-?up) (?:class|group|set)\b|\b(?:low|lower|weak|poor)(?:er)?[- ](?:ability|attain\w+|prior attain\w+|literacy|numeracy|reading|confidence)\b/i;
/** "Most need instructions read out", "a few can't sit still": somebody, not counted. */
const someOfThem = new RegExp(
  `^(?:some|most|many|several|a few|a couple|half|lots)(?: of (?:them|the class))?(?: ${people})? (?:need|have|has|are|is|can't|cannot|don't|struggle|find|read|write|lack|with)\\b`,
  "iu",
);
/** Words that are a need only of somebody who is counted: "4 low confidence in times tables", "2 can't read a clock". */
const ofSomebody =
  /\b(?:hearing|visual\w*|sight\w*|anxi\w+|gifted|able|above|below|behind|towards|low|lower|high|higher|weak\w*|poor\w*|struggl\w+|confiden\w+|attain\w+|secure|support|language|speech|selective|sensory|medical|behaviou?r\w*|attend\w+|absen\w+|left-?handed|shy|quiet|slow\w*)\b|^(?:with|w\/|who|have|has|having|are|is|can't|cannot|can|don't|doesn't|needs?|finds?|uses?|reads?|writes?|gets?|on|under|in an?|new)\b/i;
/** What is counted in a room or a week, and not among pupils. */
const thing =
  /^(?:[\p{L}-]+\s+){0,2}?(?:periods?|lessons?|hours?|h|min(?:ute)?s?|days?|weeks?|terms?|times|laptops?|computers?|pcs|chromebooks?|tablets?|ipads?|desks?|tables?|chairs?|benches|rooms?|(?:white)?boards?|(?:text)?books?|sets?|groups?|rows?|screens?|copies|kits?|microscopes?|calculators?|adults?|assistants?|teachers?|TAs?)\b/iu;

/** Whether a text names a need. Letters count as they are written: "add one" is about nobody with ADD. */
export function namesNeed(text: string): boolean {
  if (needsInOtherWords(text).length > 0) return true;
  const named = Array.from(text.matchAll(new RegExp(condition, "gi")), ([found]) => found);
  return named.some((word) => word.length > 4 || word === word.toUpperCase() || everyday.test(word));
}

function isCondition(text: string): boolean {
  return condition.test(text) || needsInOtherWords(text).length > 0;
}

const everyday = /^(?:eal|esl|adhd|asd|sen)$/i;

/** `unclear`: it counts somebody and cannot be read as a need. null: it is about something else. */
export function needIn(line: string): Need | "unclear" | null {
  const [, first, rest = ""] = countFirst.exec(line) ?? [];
  if (first !== undefined) {
    if (isWholeClass(rest)) return null;
    const isNeed = ofPeople.test(rest) || isCondition(rest) || ofTheClass.test(rest);
    if (isNeed || (ofSomebody.test(rest) && !thing.test(rest))) return { count: countOf(first), text: line };
    return thing.test(rest) ? null : "unclear";
  }
  const [, named = "", after] = countAfter.exec(line) ?? [];
  if (after !== undefined && (isCondition(named) || ofTheClass.test(named) || ofSomebody.test(named)))
    return { count: countOf(after), text: line };
  const isNamed = isCondition(line) || ofTheClass.test(line) || someOfThem.test(line);
  return isNamed ? { count: null, text: line } : null;
}

/** Of a line that stands where needs are told: one, unless it counts the class or what is in the room. */
export function needTold(line: string): Need | null {
  const read = needIn(line);
  if (typeof read === "object" && read !== null) return read;
  const [, first, rest = ""] = countFirst.exec(line) ?? [];
  if (first !== undefined && (isWholeClass(rest) || thing.test(rest))) return null;
  const [, , after] = countAfter.exec(line) ?? [];
  const count = first ?? after;
  return { count: count === undefined ? null : countOf(count), text: line };
}

const joint = String.raw`[,;]\s*(?:(?:and|et|und|y|dan)\s+|&\s*)?|\s+(?:and|&|\+|plus|but|et|und|y|dan)\s+|[.!]\s+`;
const beforeCount = new RegExp(`(?:${joint})(?=${number.replace("(", "(?:")}\\s*(?:x\\s*)?\\s+\\p{L})`, "iu");
const beforeWhole = new RegExp(`(?:${joint})(?=${ofTheClass.source})`, "iu");
/** "SEN: 2 dyslexia, 1 ASD": what stands in front of the first count. */
const label = new RegExp(`^\\p{L}[\\p{L} /&]{1,30}(?::|\\s[-–—])\\s+(?=${number}\\s+\\p{L})`, "iu");

/** "28 pupils, 2 EAL Polish, 1 HI" is three lines in one; where a part of it says nothing by itself, it is one. */
export function partsOf(line: string): string[] {
  const parts = line
    .replace(label, "")
    .split(beforeCount)
    .flatMap((part) => part.split(beforeWhole));
  const counted = parts.every((part) => isWholeClass(countFirst.exec(part)?.[2] ?? "") || isNeed(part));
  if (parts.length > 1 && counted) return parts;
  return parts.length === 1 && isNeed(parts[0] ?? "") ? parts : [line];
}

/** The needs that a sentence speaks of: "A lovely class, but 2 are autistic and one uses a wheelchair." */
export function needsInSentence(sentence: string): string[] {
  const clauses = sentence.split(beforeCount).flatMap((part) => part.split(beforeWhole));
  return clauses.map((clause) => clause.trim().replace(/[.!]$/, "")).filter(isNeed);
}

function isNeed(line: string): boolean {
  const found = needIn(line);
  return found !== null && found !== "unclear";
}

/** The same line without its count and the word for those who are counted: "with EAL (Ukrainian)", "HI sits front". */
export function withoutCount(line: string): string {
  const rest =
    countFirst.exec(line)?.[2] ?? line.replace(new RegExp(`\\s*(?:[x×:]\\s*|\\()${number}\\)?`, "iu"), "");
  return rest.replace(new RegExp(`^${people}\\s*`, "iu"), "");
}

function countOf(count: string): number {
  const word = count.toLowerCase();
  const at = Math.max(small.indexOf(word) + 1, ...elsewhere.map((counts) => counts.indexOf(word) + 2));
  return /^\d/.test(word) ? Number(word) : at;
}

/** "28 students, mixed ability" counts the class; it names no need. */
function isWholeClass(rest: string): boolean {
  const after = rest.replace(new RegExp(`^${people}\\b`, "iu"), "");
  return after !== rest && /^,?\s*(?:mixed ability|in all|in total|set \d|$)/i.test(after.trim());
}
