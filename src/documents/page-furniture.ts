/** What stands on a page and says nothing of its matter: whose it is, when it was, which page it is. */

const asked =
  "(?:(?:first |last |full |pupil |student )?name|class|date|form|set|group|tutor|teacher|period|score|marks?|total|nom|prénom|classe|klasse|datum|nombre|apellidos?|fecha|curso|nama|kelas|tarikh)";
const blank = "[\\s_.…:/|-]*";
/** "Name ______ Class ____ Date": blanks to write in, or two such words and no other. */
const toSign = new RegExp(
  `^${asked}${blank}(?:[_…:]|\\.{3})${blank}$|^(?:${asked}(?![\\p{L}\\p{N}])${blank}){2,}$`,
  "iu",
);
const page =
  /^(?:page|p\.|seite|página|halaman|slide)\s*\d{1,4}(?:\s*(?:of|de|von|sur|daripada|\/)\s*\d{1,4})?$|^[-–]\s*\d{1,4}\s*[-–]$|^\d{1,4}\s*(?:of|\/)\s*\d{1,4}\s*pages?$/iu;
const printed = /^(?:printed|last (?:edited|saved|updated|modified)|updated|created|©|copyright)\b.{0,60}$/iu;

const when =
  "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|autumn|spring|summer|winter)";
const who =
  "(?:yr|years?|y|grades?|gr|class|set|group|form|period|per|p|lesson|l|week|wk|w|term|unit|stage|ks|s)";
/** A word of a class or a time: "Yr10", "8B", "P3", "Tuesday", "4th", "12/03/2025", "09:14". */
const label = new RegExp(
  `^(?:${when}|${who}\\.?(?:\\d{1,3}[a-z]?)?|\\d{1,4}(?:st|nd|rd|th|am|pm)?|\\d{1,2}[a-z]{1,2}\\d?|\\d{1,4}[/.:-]\\d{1,2}(?:[/.:-]\\d{1,4})?(?:am|pm)?|am|pm|at|on|of)$`,
  "iu",
);

/** Whether a line is there for the paper and not for what is learned. */
export function isFurniture(line: string): boolean {
  const told = line.replace(/[*_`]{2,3}(?=\p{L})|(?<=[\p{L}:])[*`]{1,3}/gu, "").trim();
  if (told === "" || told.length > 160) return false;
  return toSign.test(told) || page.test(told) || printed.test(told) || isDate(told);
}

/** Whether it says only for whom and when: "Yr10", "8B Period 3, Tuesday 4th March". No document is called so. */
export function isClassOrTime(line: string): boolean {
  const words = line.split(/[\s,|–()]+/u).filter((word) => word !== "" && word !== "-");
  return words.length > 0 && words.every((word) => label.test(word)) && /\d\D|\D\d|day\b/iu.test(line);
}

function isDate(told: string): boolean {
  const date = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?:,?\s+\d{1,2}:\d{2}.{0,4})?$|^\d{4}-\d{2}-\d{2}$/;
  const spoken = new RegExp(`^(?:${when},?\\s+)?\\d{1,2}(?:st|nd|rd|th)?\\s+${when},?(?:\\s+\\d{4})?$`, "iu");
  return date.test(told) || spoken.test(told);
}
