import { wordsIn } from "../../phrases.ts";
import { maskedAs } from "./mask.ts";
import { canBeSurname, givenName, isListed, isNobodys } from "./people.ts";
import { personalData } from "./personal-data.ts";

type Span = { start: number; end: number; written: string };

/**
 * The same text as it may be published: with nobody there to ask, whatever may be somebody's is masked. More than `masked` leaves out: given
 * names alone, names behind a title, telephones of any country, numbers behind a word that says whose they are, and times of day.
 */
export function published(text: string): string {
  const spans: Span[] = [];
  const free = ({ start, end }: Pick<Span, "start" | "end">) =>
    !spans.some((other) => start < other.end && end > other.start);
  for (const { form, write, keep } of forms)
    for (const { 0: match, index, groups } of text.matchAll(form)) {
      // What stands before it (a title, a word for a number) is kept: it says what was left out.
      const before = groups?.before ?? "";
      const span = { start: index + before.length, end: index + match.length };
      const secret = match.slice(before.length);
      if (keep?.(secret) !== false && free(span)) spans.push({ ...span, written: write(secret) });
    }
  for (const { kind, start, end } of personalData(text, { own: true, asking: true }))
    if (free({ start, end })) spans.push({ start, end, written: maskedAs(text.slice(start, end), kind) });
  for (const { start, end } of givenNames(text))
    if (free({ start, end })) spans.push({ start, end, written: name(text.slice(start, end)) });
  spans.sort((a, b) => a.start - b.start);
  let from = 0;
  let told = "";
  for (const { start, end, written } of spans) {
    told += text.slice(from, start) + written;
    from = end;
  }
  return told + text.slice(from);
}

/** Every word with a capital that somebody is called by, with the family name behind it, wherever in a sentence it stands. */
function givenNames(text: string): { start: number; end: number }[] {
  const words = wordsIn(text);
  return words.flatMap((word, at) => {
    const isGiven = givenName(word.plain) === "known" || isListed(word.plain);
    if (!isGiven || !/^\p{Lu}\p{Ll}/u.test(word.text) || isNobodys(word.plain)) return [];
    let last = word;
    for (const next of words.slice(at + 1, at + 4)) {
      if (!/^[ -]$/.test(text.slice(last.end, next.start)) || !canBeSurname(next)) break;
      last = next;
    }
    return [{ start: word.start, end: last.end }];
  });
}

type Form = { form: RegExp; write(secret: string): string; keep?(secret: string): boolean };

const name = (secret: string) => maskedAs(secret, "full_name");
const number = (secret: string) => maskedAs(secret, "identifier");
const nothing = () => "…";
const digitsOf = (secret: string) => secret.replace(/\D/g, "");

/** With a capital or without: "la profesora", "Frau". Only what follows must have one. */
const titles =
  "mrs mr ms miss mx sir madam dr prof professor doctor rev frau herr herrn fräulein mag doktor madame mme mademoiselle mlle monsieur docteur professeur professeure señora señorita señor sra srta sr doña don profesora profesor doctora encik puan cik tuan cikgu ustazah ustaz datuk dato datin haji hajah signora signor"
    .split(" ")
    .map((title) => `[${title[0]}${title[0]?.toUpperCase()}]${title.slice(1)}`)
    .join("|");
const particles = "(?:von|van|der|den|de|del|della|di|da|la|le|du|des|bin|binti|al|el|zu|zur|ten|ter)";
const surname = `(?:${particles} ){0,2}(?!(?:${titles})(?!\\p{L}))\\p{Lu}['’]?\\p{L}[\\p{L}'’]*(?:-\\p{Lu}\\p{L}+)*`;

const hours = "(?:[01]?\\d|2[0-4])";
const spelt =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|midi|minuit|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|satu|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|sebelas";
const partOfDay =
  "(?:(?:in the |de la |du |le |am |pagi|petang|malam|tengah ?hari|morning|afternoon|evening|mañana|tarde|noche|matin|soir|morgen|abend|nachmittag)+)";

/** A word that says whose a number is: it ends in one for a number, or is one for a roll. */
const numbered =
  "(?:\\p{L}{3,}(?:nr|nummer)\\b\\.?|(?:student|pupil|staff|employee|personnel|candidate|member|library|badge|matriculation|enrol?ment|registration)(?:['’]s)?[ -](?:no|nr|number|id|card|code)\\b\\.?(?:[ -](?:no|number)\\b\\.?)?|matr(?:ikel)?[.-]* ?-?(?:nr|no|nummer)\\b\\.?|(?:num[ée]ro|n[°º]|no\\.?)[ ](?:d['’]|de |du |des |del )?(?:l['’])?(?:étudiante?|élève|matricule|dossier|carte|matr[íi]cula|expediente|estudiante|alumn[oa]|empleado|matrik|pelajar|murid|pekerja|staf|kad)|matricule|matr[íi]cula|expediente|no\\.? matrik)";

const forms: readonly Form[] = [
  {
    form: new RegExp(
      `(?<![\\p{L}])(?<before>(?:(?:${titles})['’]?\\.? +|M\\. +)+)${surname}(?: ${surname}){0,2}`,
      "gu",
    ),
    write: name,
  },
  {
    form: new RegExp(`(?<=^|[^\\p{L}])(?<before>${numbered}[ :#=-]*)[A-Z]{0,3}-?\\d(?:[ /-]?\\d){3,}`, "giu"),
    write: number,
  },
  // Said of the clock, in figures.
  {
    form: new RegExp(
      `(?<![\\d.,:/])${hours}[:.]?[0-5]?\\d? ?(?:Uhr|a\\.m\\.|p\\.m\\.|am|pm|o['’]clock)(?!\\p{L})`,
      "giu",
    ),
    write: nothing,
  },
  { form: new RegExp(`(?<![\\d.,:/])${hours} ?h ?(?:[0-5]\\d)?(?![\\p{L}\\d])`, "gu"), write: nothing },
  { form: new RegExp(`(?<![\\d.,:/])${hours}:[0-5]\\d(?::[0-5]\\d)?(?![\\d:])`, "gu"), write: nothing },
  {
    form: new RegExp(
      `(?<=^|[^\\p{L}])(?<before>(?:a las?|pukul|jam|um|gegen|at|à|vers|sobre las|dès|ab) )${hours}(?:[.:h]\\d\\d)?(?: (?:y (?:media|cuarto|pico)|et (?:demie|quart)|menos cuarto|moins le quart))?(?: ${partOfDay})?(?![\\d.,]\\d|\\d|[ ]?(?:%|min|questions|sections|minutes|Minuten|minit))`,
      "giu",
    ),
    write: nothing,
    keep: (secret) => secret.trim() !== "",
  },
  // And in words.
  {
    form: new RegExp(
      `(?<=^|[^\\p{L}])(?:half past|quarter (?:past|to)|halb|viertel (?:nach|vor)|dreiviertel) (?:${spelt}|\\d{1,2})(?!\\p{L})`,
      "giu",
    ),
    write: nothing,
  },
  {
    form: new RegExp(
      `(?<=^|[^\\p{L}])(?<before>(?:a las?|sobre las|pukul|à) )(?:${spelt})(?: heures?)?(?: (?:y (?:media|cuarto)|et (?:demie|quart)))?(?!\\p{L})`,
      "giu",
    ),
    write: nothing,
    keep: (secret) => !/^(?:une|deux|trois)$/iu.test(secret),
  },
  // A telephone of any country, or whatever else has so many digits; not a number that counts something.
  {
    form: /(?<![\p{L}\d.,])(?:\+|\(?0)\d*\)?(?:[ ./-]{1,3}\d{2,}){1,6}(?!\d)/gu,
    write: number,
    keep: (secret) => digitsOf(secret).length >= 8,
  },
  {
    form: /(?<![\d.,])\d{3}(?:[ -]\d{3}){2}(?![\d.,]\d|[ -]\d)/gu,
    write: number,
    keep: (secret) => /^[67]/.test(secret),
  },
  {
    form: /(?<![\d.,])\d{8,}(?![.,]?\d)/gu,
    write: number,
    keep: (secret) => !/^[1-9]0+$/.test(secret),
  },
];
