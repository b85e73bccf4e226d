import { folded, phrases, type Word, wordsIn } from "../../phrases.ts";
import { sentenceSpans } from "../../text/sentences.ts";
import inSchoolNow from "./lists/in-school-now.txt" with { type: "text" };
import { type Personal, personalData } from "./personal-data.ts";
import { isHandled, listsPeople } from "./positions.ts";
import { isBygone } from "./topics.ts";

/**
 * Personal data in a note on a topic or a document that was brought in. Such a text is about people of its subject, whom it names as
 * it likes: a name alone says nothing there. Asked about is who shows as a pupil of today: by class, seat, mark, need, family or
 * behaviour now. Numbers and addresses are what they are anywhere.
 */
export function personalInSubject(text: string): Personal[] {
  const found = personalData(text, { own: true, asking: true });
  const lines = linesIn(text);
  const placed = found.map((person) => ({ person, ...placeOf(lines, person) }));
  const introduced = new Set(placed.flatMap(({ person, line }) => introducedBy(line, person)));
  const past = isBygone(text);
  const bare = placed.filter(({ person, line }) => isBareName(line, person)).length;
  return placed.flatMap(({ person, line, sentence }) => {
    const isName = person.kind === "full_name" || person.kind === "name_with_need";
    if (!isName) return [person];
    if (isInSchool(sentence) || isInSchool(line.heading) || isHeldAsPupil(line, person)) return [person];
    const names = wordsIn(line.text.slice(person.start - line.start, person.end - line.start));
    if (isBygone(sentence) || names.some(({ plain }) => introduced.has(plain))) return [];
    if (person.said === null || person.said === named)
      return isBareName(line, person) && bare >= aRoll && !past ? [person] : [];
    return past && isTold(line, person) ? [] : [person];
  });
}

/** A list of bare names, in a text of no time past, is more likely of a class than of a subject. */
const aRoll = 2;
const named = "named in the request";

/** `heading`: the nearest above the line. */
type PlacedLine = { text: string; start: number; heading: string };

function linesIn(text: string): PlacedLine[] {
  let heading = "";
  return Array.from(text.matchAll(/[^\r\n]+/g), ({ 0: line, index: start }) => {
    // A short line that ends in a colon heads what follows, as a heading does.
    if (/^#+\s|^[^.!?]{1,60}:\s*$/.test(line)) heading = line;
    return { text: line, start, heading };
  });
}

function placeOf(lines: readonly PlacedLine[], { start }: Personal): { line: PlacedLine; sentence: string } {
  const line = lines.findLast((one) => one.start <= start) ?? { text: "", start: 0, heading: "" };
  const at = start - line.start;
  const span = sentenceSpans(line.text).find((one) => one.start <= at && at < one.end);
  return { line, sentence: span === undefined ? line.text : line.text.slice(span.start, span.end) };
}

const signs = phrases(inSchoolNow);
/** "9B", "8b", "3º B", "5e B", "Year 9", "dari 3 Bestari"; not "3D". */
const classCode =
  /(?<![\p{L}\d])(?:(?:[1-9]|1[0-3])(?![dD](?!\p{L}))(?:º|ª|e|ème)?\s?(?:[A-H]|[a-h]|X|Y)\d?(?![\p{L}\d])|(?:Year|Yr|Grade|Klasse|Tingkatan|Tahun)\s?\d{1,2}(?!\d)|(?:dari|kelas)\s[1-6]\s\p{Lu}\p{Ll}+)/u;
/** "Name: …", on a sheet that somebody has filled in; "Groups: …", "Red group". */
const label =
  /(?:^|\s)(?:name|nom|nombre|nama)\s*:\s*\p{Lu}|\b(?:groups?|groupes?|gruppen?|grupos?|kumpulan)\s*\d?\s*(?::|$)/iu;

function isInSchool(text: string): boolean {
  const words = wordsIn(text);
  return classCode.test(text) || label.test(text) || words.some((_, at) => signs(words, at) > 0);
}

/** Placed, spared, given something, or on a list that its lead says is of people in a room. */
function isHeldAsPupil(line: PlacedLine, { start, end, said }: Personal): boolean {
  if (isMarked(line.text.slice(end - line.start))) return true;
  if (said === "on a list" || said === "a place in the room" || said === "a mark") return true;
  const words = wordsIn(line.text);
  const at = words.findIndex((word) => word.start === start - line.start);
  return at > 0 && (isHandled(line.text, words, at) || (listsPeople(line.text, words) && said !== null));
}

/** "Ruby Finch 9/20", "got 34 %": a mark close behind the name, of ten or more; "5/4 time" is music's. */
function isMarked(after: string): boolean {
  return /^[^.!?]{0,40}?(?<![\d.,/])\d{1,3}(?:[.,]\d)?\s?(?:%|(?:\/|out of|sur|von|sobre|daripada)\s?\d{2,3}(?![\d/]))/u.test(
    after,
  );
}

function isBareName({ text, start }: PlacedLine, person: Personal): boolean {
  const around = text.slice(0, person.start - start) + text.slice(person.end - start);
  return /^[\s\-*+•\d.)]*$/.test(around) && !text.startsWith("#");
}

const cast =
  /^[\s#*-]*(?:key |main |important |historical )?(?:people|figures|characters|persons|individuals|cast|who'?s who|personnages?|figuren|personen|personajes|figuras|protagonistas|tokoh|watak)\b/iu;
/** "Joseph Nadin, deputy constable", "Hunt: the main speaker", "Karl Moor ist der ältere Bruder": says who somebody was. */
const says =
  /^(?:\s*[,:(–—]\s*|\s+(?:is|was|est|était|fut|ist|war|es|era|fue|ialah|adalah)\s+)(?:an?|the|le|la|l['’]|une?|der|die|das|eine?|el|un|una|seorang|born|n[ée]e?|geboren)\s?(?=[\p{L}\d])/iu;
const introduces = /^\s*[:(–—]\s*\p{L}|^\s*\(?(?:c\.\s?)?1\d{3}/u;

/** The words of a person's name where the text says who that is: in a list of its people, in an apposition, with a year long past. */
function introducedBy(line: PlacedLine, { start, end }: Personal): string[] {
  const after = line.text.slice(end - line.start);
  const isEntry = cast.test(line.heading) || cast.test(line.text);
  if (!isEntry && !says.test(after) && !(introduces.test(after) && isBygone(line.text))) return [];
  return wordsIn(line.text.slice(start - line.start, end - line.start)).map(({ plain }) => plain);
}

const toldOf =
  /^(?:was|were|had|did|said|told|went|came|saw|took|gave|made|became|wrote|led|fought|fell|sent|lost|won|held|spoke|stood|sang|drew|built|fut|etait|avait|furent|wurde|wurden|war|waren|hatte|fue|fueron|era|habia|telah)$|[^e]ed$|[a-z]te$/;

/** The word right behind the name is of the past alone. */
function isTold(line: PlacedLine, { end }: Personal): boolean {
  const [next]: (Word | undefined)[] = wordsIn(line.text.slice(end - line.start));
  return next !== undefined && (toldOf.test(folded(next.text)) || /ó$/u.test(next.text));
}
