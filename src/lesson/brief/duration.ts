/** How long a lesson is to be, in the words of a request. English first; German, French, Spanish and Malay as people say it. */

type Length = { minutes: number; start: number; end: number };

const words = new Map<string, number>([
  ...["a", "an", "one", "ein", "eine", "einer", "une", "un", "una", "satu", "se"].map((w) => [w, 1] as const),
  ...["two", "zwei", "deux", "dos", "dua"].map((w) => [w, 2] as const),
  ["three", 3],
  ["drei", 3],
  ["trois", 3],
  ["tres", 3],
  ["tiga", 3],
  ["anderthalb", 1.5],
  ["eineinhalb", 1.5],
]);

const number = `\\d{1,3}(?:[.,]\\d{1,2})?|${[...words.keys()].join("|")}`;
const hour = "(?:hours?|hrs?|h|std|stunden?|heures?|horas?|jam)";
const minute = "(?:minutes?|minuten?|minutos?|minit|mins?|min|mn|[′’'](?![\\p{L}\\p{N}]))";
const half = "(?:half|halbe[nr]?|demi[e]?|media|medio|setengah)";
const quarters = "(?:quarters?|viertel|quarts?|cuartos?|suku)";
const link = "(?:\\s+(?:of|an?|de|d['’]|of\\s+an)\\s*)*\\s*[-‐–]?\\s*";

/** The longest ways of saying it come first: "an hour and a half" is no "an hour". */
const shapes: readonly [RegExp, (found: RegExpExecArray) => number][] = [
  [
    said(
      `(${number})\\s*[-‐–]?\\s*${hour}\\s*(?:and|und|et|y|dan)?\\s*(?:a\\s+|eine\\s+)?(${half}|${quarters})`,
    ),
    (m) => 60 * value(m[1]) + (isHalf(m[2]) ? 30 : 15),
  ],
  [
    said(`(${number})\\s*[-‐–]?\\s*${hour}\\s*(?:and|und|et|y|dan)?\\s*(\\d{1,2})\\s*(?:${minute})?`),
    (m) => 60 * value(m[1]) + Number(m[2]),
  ],
  [
    said(`(${number})\\s*(?:and|und|et|y|dan)\\s*(?:a\\s+|eine\\s+)?${half}\\s+${hour}`),
    (m) => 60 * value(m[1]) + 30,
  ],
  [
    said(`(three|drei|trois|tres|tiga|3|one|a|un)?\\s*[-‐–]?\\s*${quarters}${link}${hour}`),
    (m) => 15 * (m[1] === undefined ? 1 : value(m[1])),
  ],
  [said(`(?:an?\\s+|eine\\s+|une\\s+)?${half}${link}${hour}`), () => 30],
  [said(`(${number})\\s*[-‐–]?\\s*${hour}`), (m) => 60 * value(m[1])],
  [said(`(?:se)(?:jam)`), () => 60],
  [said(`(\\d{1,3})\\s*[-‐–]?\\s*${minute}`), (m) => Number(m[1])],
];

const shortest = 10;
const longest = 300;
/** "A 10 minute starter" is no length of a lesson. */
const ofAPart =
  /^[\s-]*(?:long\s+)?(?:starter|plenary|task|activity|quiz|video|warm|recap|exit|test|break|talk|intro|game|clip|discussion|timer|presentation|challenge)/iu;
const partBefore =
  /(?:starter|plenary|task|activity|quiz|video|warm-?up|recap|test|break|game|clip)\s+(?:of|for|in|takes|lasts)\s+$/iu;

/** null where the words say none. Of several that could be meant, the first that is not of a part of the lesson. */
export function minutesIn(text: string): number | null {
  return (
    lengthsIn(text).find(
      ({ start, end }) => !ofAPart.test(text.slice(end)) && !partBefore.test(text.slice(0, start)),
    )?.minutes ?? null
  );
}

/** The same words without every length that a lesson could have. */
export function withoutMinutes(text: string): string {
  return lengthsIn(text).reduceRight((rest, { start, end }) => {
    const before = rest.slice(0, start).replace(/(?:[,;]|\b(?:in|for|lasting|of|über|de|en))?\s*$/iu, " ");
    return before + rest.slice(end);
  }, text);
}

function lengthsIn(text: string): Length[] {
  const found: Length[] = [];
  for (const [shape, minutesOf] of shapes) {
    for (const match of text.matchAll(shape)) {
      const start = match.index;
      const end = start + match[0].length;
      const minutes = Math.round(minutesOf(match as RegExpExecArray));
      const free = found.every((other) => end <= other.start || start >= other.end);
      if (free && minutes >= shortest && minutes <= longest) found.push({ minutes, start, end });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function said(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu");
}

function value(text = ""): number {
  return words.get(text.toLowerCase()) ?? Number(text.replace(",", "."));
}

function isHalf(text = ""): boolean {
  return new RegExp(`^${half}$`, "iu").test(text);
}
