import { z } from "zod";
import type { AuthorRequest } from "../../../../src/model/builtin.ts";
import { ordinalsAsFigures } from "../../../../src/text/ordinals.ts";
import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import { topicWords } from "../../../../src/workspace/curriculum/fit/topic-words.ts";
import { classDraws } from "../../../../src/workspace/packs/draw.ts";
import { isPackPath } from "../../../../src/workspace/packs/pack-paths.ts";
import { isOtherLanguage, sharesSubject, subjectsIn } from "../../../../src/workspace/packs/subjects.ts";
import { type Ages, agesOf, yearsBetween } from "../../../../src/workspace/stage.ts";
import type { TopicHead } from "../../../../src/workspace/topic.ts";
import { doesOther } from "../../../../src/workspace/topics/other-doing.ts";
import { ownNoteSearch } from "../../../../src/workspace/topics/own-note.ts";
import { calledTheSame } from "./both-notes.ts";
import type { Knowledge } from "./knowledge.ts";
import { keyOf } from "./library/asked.ts";
import { readTopic } from "./reading.ts";
import { isTooOld } from "./too-hard.ts";

type Call = { name: string; args: unknown };

const Found = z.object({
  found: z.array(
    z.object({
      path: z.string(),
      called: z.string(),
      subject: z.string(),
      ages: z.tuple([z.number(), z.number()]).nullable(),
      share: z.number(),
      title: z.number(),
      missing: z.array(z.string()),
    }),
  ),
});
type FoundNote = z.infer<typeof Found>["found"][number];

/** `choices`: notes that may be meant. `beside`: notes on something near, to be named and not asked about. */
export type NamedNote =
  | { calls: Call[] }
  | { head: TopicHead }
  | { choices: FoundNote[] }
  | { beside: FoundNote[] };

/** Notes are as good as each other within this much of the topic. */
const asGood = 0.06;
const mostChoices = 3;
const yearsAway = 3;

/**
 * The note that a topic names where none fits in so many words: with more words than its title has, or from another
 * subject. null: none is near. `settled`: the topic was chosen from a question, and nothing is asked again.
 */
export function namedNote(
  { tools }: Pick<AuthorRequest, "tools">,
  known: Knowledge,
  asked: { topic: string; said: string },
  profile: ClassProfile,
  settled: boolean,
): NamedNote | null {
  if (!tools.some(({ name }) => name === "search_notes")) return null;
  const args = { words: asked.topic };
  const answer = known.pages.library.get(keyOf(args));
  if (answer === undefined) return { calls: [{ name: "search_notes", args }] };
  const found = foundIn(answer).filter((note) => isForThem(note, asked.said, profile));
  const sure = found.filter(
    (note) => isAbout(note, asked.said, profile, settled) && !doesOther(asked.topic, { title: note.called }),
  );
  const [best, next] = sure;
  const unsure =
    best === undefined ||
    (next !== undefined && best.share - next.share < asGood && best.title === next.title);
  if (best !== undefined && (settled || !unsure)) return noteAt(best.path, known);
  const choices = best === undefined ? found.filter((note) => isNear(note, asked.said, profile)) : sure;
  if (!settled && choices.length > 0) return { choices: choices.slice(0, mostChoices) };
  // What it calls by its name and is for older pupils is asked about, once it is known what that builds on.
  const older = foundIn(answer).find(
    (note) =>
      isTooOld(agesIn(note), agesOf(profile.stage)) &&
      isForThem({ ...note, ages: null }, asked.said, profile) &&
      isOurs(note, asked.said, profile) &&
      isAbout(note, asked.said, profile, settled),
  );
  const aboutOlder = older === undefined ? null : noteAt(older.path, known);
  if (aboutOlder !== null) return aboutOlder;
  const beside = found.filter(({ share, title }) => share >= 0.4 && title >= 0.3).slice(0, 2);
  return beside.length === 0 ? null : { beside };
}

/**
 * The teacher's own note that a topic in her words means, whatever its title; several where it is not sure which, or
 * whether any. What comes near is read whole first. null: none comes near.
 */
export function herNote(
  known: Knowledge,
  asked: { topic: string; said: string },
  profile: ClassProfile,
  settled: boolean,
): { calls: Call[] } | { head: TopicHead } | { choices: TopicHead[] } | null {
  const search = ownNoteSearch(asked.topic);
  const near = known.heads
    .filter(
      (head) =>
        !isPackPath(head.path) && isForThem({ ...head, ages: head.ages ?? null }, asked.said, profile),
    )
    .flatMap((head) => {
      const file = known.pages.files.get(head.path);
      const match = search({ title: head.title, keywords: head.keywords, body: file?.text ?? "" });
      return match === null ? [] : [{ head, ...match }];
    })
    .toSorted((a, b) => Number(b.sure) - Number(a.sure) || b.share + b.title - a.share - a.title)
    .slice(0, mostChoices);
  const unread = near.flatMap(({ head }) => readTopic(known, head));
  if (unread.length > 0) return { calls: unread };
  const [best] = near;
  if (best === undefined) return null;
  if (settled) return best.title > 0.9 && best.missing.length === 0 ? { head: best.head } : null;
  return best.sure ? { head: best.head } : { choices: near.map(({ head }) => head) };
}

/**
 * Other notes of hers that the topic means as much as the one that was found: she is asked which. None where the topic is
 * that one's title, or a note is called the same (`calledTheSame`: both are used).
 */
export function meantAsMuch(head: TopicHead | null, known: Knowledge, topic: string): TopicHead[] {
  if (head === null || isPackPath(head.path)) return [];
  const search = ownNoteSearch(topic);
  const match = (one: TopicHead) =>
    search({ title: one.title, keywords: one.keywords, body: known.pages.files.get(one.path)?.text ?? "" });
  const own = match(head);
  if (own === null || !own.sure || own.title > 0.9) return [];
  const same = new Set(calledTheSame(head, known));
  return known.heads
    .filter((one) => one !== head && !isPackPath(one.path) && !same.has(one))
    .filter((one) => {
      const other = match(one);
      return (
        other?.sure === true &&
        other.share >= own.share - asGood &&
        other.missing.length <= own.missing.length
      );
    })
    .slice(0, mostChoices - 1);
}

/**
 * Whether a note of a pack is only near to a short topic, and is asked about: it knows nothing of half of what the topic says, or
 * of the thing itself ("binary search trees"); it counts otherwise ("two-point perspective"); or it is not called so, and has the
 * words one here and one there: "ukulele chords" is no lesson on the blues because that is played in chords and on a ukulele.
 */
export function isStrangeTo(head: TopicHead, known: Knowledge, topic: string): boolean {
  const told = topicWords(topic);
  if (!isPackPath(head.path) || told.length > 4) return false;
  if (countsOtherwise(topic, head.title)) return true;
  const body = known.pages.files.get(head.path)?.text ?? "";
  const match = ownNoteSearch(topic)({ title: head.title, keywords: head.keywords, body });
  const names = (text: string) => {
    const own = new Set(topicWords(text).map(({ stem }) => stem));
    return told.filter(({ stem }) => own.has(stem)).length;
  };
  const strong = told.filter(({ weak }) => !weak).length;
  if (strong > 1 && names(head.title) === 0 && !areKeywords(topic, head.keywords)) return true;
  if (match === null || match.missing.length === 0) return false;
  const last = topic
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.at(-1);
  const isWithout = match.title <= 0.9 && match.missing.at(-1) === last;
  return isWithout || match.missing.length >= told.length / 2;
}

/** Whether each thing that is named is one of its keywords: "simile and metaphor" is what a note on figurative language is about. */
function areKeywords(topic: string, keywords: readonly string[]): boolean {
  const own = keywords.map((keyword) => new Set(topicWords(keyword).map(({ stem }) => stem)));
  const things = topic
    .split(/\s*[,;/&+]\s*|\s+(?:and|or|with|et|ou|avec|und|oder|mit|y|o|con|dan|atau|dengan)\s+/i)
    .map(topicWords);
  return things.every((thing) => own.some((stems) => thing.every(({ stem }) => stems.has(stem))));
}

/** "Henry VII" and "Henry VIII", "two-point" and "one-point": both are counted, and not alike. */
function countsOtherwise(topic: string, title: string): boolean {
  const [asked, own] = [countsIn(topic), countsIn(title)];
  return asked.length > 0 && own.length > 0 && !asked.some((number) => own.includes(number));
}

function countsIn(text: string): number[] {
  const roman = Array.from(text.matchAll(/(?<=\p{Lu}\p{Ll}+ )[IVX]+\b/gu), ([numeral]) =>
    romans.indexOf(numeral),
  );
  const figures = ordinalsAsFigures((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(asFigure));
  return [...(figures.match(/\d+/g) ?? []).map(Number), ...roman.filter((number) => number > 0)];
}

const romans = " I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI".split(" ");
const small = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const asFigure = (word: string) => (small.includes(word) ? String(small.indexOf(word)) : word);

/** Enough of the topic, by its title, and little that the note knows nothing of. */
function isAbout(note: FoundNote, said: string, profile: ClassProfile, settled: boolean): boolean {
  const { share, title, missing } = note;
  if (settled) return title > 0.9 && missing.length === 0;
  const whole = (missing.length === 0 && title >= 0.25) || (title >= 0.6 && missing.length <= 1);
  if (isOurs(note, said, profile)) return share >= 0.6 && whole;
  return share >= 0.85 && title >= 0.6 && missing.length === 0;
}

/**
 * Worth asking about: it knows more than half of what the topic says; from another subject it must be called so. What is
 * further away is named in the lesson, for whoever wants it.
 */
function isNear(note: FoundNote, said: string, profile: ClassProfile): boolean {
  const { share, title, missing } = note;
  if (isOurs(note, said, profile)) return share >= 0.5 && (title >= 0.3 || share >= 0.75);
  return share >= 0.75 && title >= 0.6 && missing.length === 0;
}

/** Of the class's own subject, or of one that the request names or leaves open ("cover", "form time"). */
function isOurs({ path }: FoundNote, said: string, profile: ClassProfile): boolean {
  if (classDraws(profile)(path, null)) return true;
  return standsIn.test(said) || sharesSubject(subjectsIn(said), subjectsIn(packOf(path)));
}

const standsIn =
  /\b(?:cover(?:ing)?|supply|standing in|form (?:time|period|class|group)|my form|tutor(?: time| group)?|registration|assembl(?:y|ies))\b/i;

/** Of their age, and in the language that the class learns. */
function isForThem(
  note: Pick<FoundNote, "path" | "subject" | "ages">,
  said: string,
  profile: ClassProfile,
): boolean {
  const [own, theirs] = [agesOf(profile.stage), agesIn(note)];
  if (own !== null && theirs !== null && yearsBetween(own, theirs) >= yearsAway) return false;
  const named = isOtherLanguage(said, note.subject) ? false : !isOtherLanguage(profile.subject, note.subject);
  return (
    named &&
    (packOf(note.path) !== "languages" || standsIn.test(said) || classDraws(profile)(note.path, null))
  );
}

function agesIn({ ages }: Pick<FoundNote, "ages">): Ages | null {
  return ages === null ? null : { from: ages[0], to: ages[1] };
}

function packOf(path: string): string {
  return /^packs\/([^/]+)\//.exec(path)?.[1] ?? "";
}

/** What was found is read before it is used. */
function noteAt(path: string, known: Knowledge): NamedNote | null {
  const head = known.heads.find((one) => one.path === path);
  if (head !== undefined) return { head };
  return known.pages.unreadable.has(path) || known.pages.files.has(path)
    ? null
    : { calls: [{ name: "read_file", args: { path } }] };
}

function foundIn(answer: string): FoundNote[] {
  try {
    return Found.safeParse(JSON.parse(answer)).data?.found ?? [];
  } catch {
    return [];
  }
}
