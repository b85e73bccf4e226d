import { numberSaid } from "../../text/numbers-said.ts";
import { numberWord } from "./number-words.ts";

/** How long a lesson is to be, in the words of a request. English first; German, French, Spanish, Italian, Portuguese, Dutch, Malay and Welsh as people say it. */

type Length = { minutes: number; start: number; end: number };

/** What stands for a number only beside an hour: "a minute" and "un momento" are no length. */
const articles = new Map<string, number>([
  ...["a", "an", "ein", "eine", "einer", "une", "un", "un'", "un’", "una", "uma", "um", "een", "se"].map(
    (word) => [word, 1] as const,
  ),
  ["anderthalb", 1.5],
  ["eineinhalb", 1.5],
]);

const figure = "\\d{1,3}(?:[.,]\\d{1,2})?";
const number = `${figure}|${numberWord}|${[...articles.keys()].join("|")}`;
/** Spelt out, or at least by its first letters; "h" alone stands for it beside figures. */
const spelt = "(?:hours?|hrs?|std|stunden?|heures?|horas?|or[ae]|uur|jam|awr)";
const hour = `(?:${spelt}|h)`;
const minute =
  "(?:minutes?|minuten?|minutos?|minut[io]|minit|munud|minütige[nrms]?|minuetige[nrms]?|mins?|min|mn|[′’'](?![\\p{L}\\p{N}]))";
const half = "(?:half|halbe[nr]?|halve?|demi[e]?|mezz(?:[ao]|['’])|mei[ao]|media|medio|setengah|hanner)";
const quarters = "(?:quarters?|viertel|quarts?|cuartos?|suku)";
const link = "(?:\\s+(?:of|an?|de|d['’]|of\\s+an)\\s*)*\\s*[-‐–]?\\s*";

type Shape = readonly [RegExp, (found: RegExpExecArray) => number];

/** The longest ways of saying it come first: "an hour and a half" is no "an hour". */
const hours: readonly Shape[] = [
  [
    said(
      `(${number})\\s*[-‐–]?\\s*${hour}\\s*(?:and|und|et|y|dan)?\\s*(?:a\\s+|eine\\s+)?(${half}|${quarters})`,
    ),
    (m) => 60 * value(m[1]) + (isHalf(m[2]) ? 30 : 15),
  ],
  [
    said(`(${number})\\s*[-‐–]?\\s*${hour}\\s*(?:and|und|et|y|dan)?\\s*(\\d{1,2})\\s*${minute}`),
    (m) => 60 * value(m[1]) + Number(m[2]),
  ],
  // "1h30", "2h05": two figures. "3H1" is a class.
  [said(`(${figure})\\s*h\\s*(\\d{2})`), (m) => 60 * value(m[1]) + Number(m[2])],
  [
    said(`(${number})\\s*${spelt}\\s*(?:and|und|et|y|dan)?\\s*(\\d{1,2})`),
    (m) => 60 * value(m[1]) + Number(m[2]),
  ],
  [
    said(`(${number})\\s*[-‐–]?\\s*${hour}\\s*(?:and|und|et|y|dan)?\\s*(${numberWord})\\s*${minute}`),
    (m) => 60 * value(m[1]) + value(m[2]),
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
  [said(`(?:se)(?:jam)|awr`), () => 60],
];
const minutes: readonly Shape[] = [
  [said(`(\\d{1,3}|${numberWord})\\s*[-‐–]?\\s*(?:de\\s+)?${minute}`), (m) => value(m[1])],
];

const period =
  "(?:periods?|lessons?|sessions?|slots?|hours?|heures?|périodes?|cours|séances?|horas?|clases?|períodos?|periodos?|sesiones?|sesión|waktu|masa|kelas)";
const double = "(?:double|doppelte|doble)";
/** "A double period" is twice the class's, however long that is. */
const doubles = said(
  `(?:${double}[\\s-]+${period}|${period}\\s+(?:double|doble|berganda)|doppel(?:stunde|lektion|einheit)|dua\\s+(?:waktu|masa))`,
);

/** "Eine Stunde zu Brüchen" is a lesson, however long. */
const lessonOn = /^(?:eine[rn]?\s+)?stunde\s+(?:zu[mr]?|über|von|für|mit)\b/iu;
/** "3H" and "10H1" are classes; hours are "3h". */
const aClass = /^\d+H\d?$/u;
const shortest = 10;
const longest = 300;
/** "A 10 minute starter" is no length of a lesson. */
const ofAPart =
  /^[\s-]*(?:long\s+)?(?:starter|plenary|task|activity|quiz|video|warm|recap|exit|test|break|talk|intro|game|clip|discussion|timer|presentation|challenge)/iu;
const partBefore =
  /(?:starter|plenary|task|activity|quiz|video|warm-?up|recap|test|break|game|clip|activité|exercice|jeu|vidéo|einstieg|aufgabe|übung|spiel|pause|actividad|ejercicio|juego|tarea|aktiviti|latihan|permainan)\s+(?:of|for|in|takes|lasts|de|en|dure|von|mit|dauert|dura|selama)\s+$/iu;

/**
 * null where the words say none. Of several that could be meant, the first that is not of a part of the lesson.
 * `usual`: the class's period; without it a double period has no length.
 */
export function minutesIn(text: string, usual: number | null = null): number | null {
  // "A double period, 90 minutes": the figure says how long that is.
  const lengths = [...lengthsIn(text, null), ...lengthsIn(text, usual)];
  return (
    lengths.find(({ start, end }) => !ofAPart.test(text.slice(end)) && !partBefore.test(text.slice(0, start)))
      ?.minutes ?? null
  );
}

/** The same words without every length that a lesson could have. */
export function withoutMinutes(text: string): string {
  return lengthsIn(text, shortest).reduceRight((rest, { start, end }) => {
    const before = rest.slice(0, start).replace(/(?:[,;]|\b(?:in|for|lasting|of|über|de|en))?\s*$/iu, " ");
    return before + rest.slice(end);
  }, text);
}

/** Without one of these nothing is a length. The shapes above are costly to make ready, and most topics name none. */
const unit =
  /\d\s*[-‐–]?\s*(?:h|m|std|['’′])|hour|hr|stunde|lektion|einheit|heure|hora|ora|ore|uur|awr|jam|min|munud|half|halb|halve|demi|medi|mezz|mei[ao]|setengah|hanner|quart|viertel|cuart|suku|doubl|dopp|dobl|berganda|dua\s/i;

const anHour = new RegExp(`\\d\\s*[-‐–]?\\s*h|[\\s‐–-]h(?!\\p{L})|${spelt}`, "iu");

function lengthsIn(text: string, usual: number | null): Length[] {
  const found: Length[] = [];
  if (!unit.test(text)) return found;
  const doubled: readonly Shape[] = usual === null ? [] : [[doubles, () => 2 * usual]];
  for (const [shape, minutesOf] of [...doubled, ...(anHour.test(text) ? hours : []), ...minutes]) {
    for (const match of text.matchAll(shape)) {
      const start = match.index;
      const end = start + match[0].length;
      const lasting = Math.round(minutesOf(match as RegExpExecArray));
      if (lessonOn.test(match[0] + text.slice(end)) || aClass.test(match[0])) continue;
      const free = found.every((other) => end <= other.start || start >= other.end);
      if (free && lasting >= shortest && lasting <= longest) found.push({ minutes: lasting, start, end });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function said(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu");
}

function value(text = ""): number {
  return articles.get(text.toLowerCase()) ?? numberSaid(text) ?? Number(text.replace(",", "."));
}

function isHalf(text = ""): boolean {
  return new RegExp(`^${half}$`, "iu").test(text);
}
