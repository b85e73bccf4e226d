import type { Limits } from "../../../../../src/lesson/brief/circumstances.ts";
import type { ClassProfile } from "../../../../../src/workspace/class-profile.ts";
import type { Topic } from "../../../../../src/workspace/topic.ts";
import { isThin } from "../her-notes.ts";
import { shapeWithoutNotes } from "./by-subject.ts";
import { directInstruction } from "./direct-instruction.ts";
import { fromLibrary } from "./from-library.ts";
import { fromNotes } from "./from-notes.ts";
import { inItsSubject } from "./practical-elsewhere.ts";
import type { Shape, ShapeId } from "./shape.ts";
import { shapes } from "./shapes.ts";

/** `why`: one clause for the teacher. */
export type ChosenShape = { shape: Shape; why: string };

/** Of ten lessons of one class, no shape is chosen more often than this. */
const mostOfTen = 4;

/** Words by which a teacher asks for a shape outright. */
const asked: readonly [ShapeId, RegExp][] = [
  ["review", /\b(?:revis(?:ion|e|ing)|recap|review|consolidat\w+|catch[- ]?up)\b/i],
  ["discussion", /\b(?:discuss\w*|debates?|debating|dialogue)\b/i],
  ["practical", /\b(?:practical|experiments?|hands[- ]on|outdoors?)\b/i],
  ["enquiry", /\b(?:enquir\w+|inquir\w+|investigat\w+)\b/i],
  ["group-work", /\b(?:group ?work|in groups|jigsaw|carousel)\b/i],
  ["reading", /\b(?:close reading|read(?:ing)? (?:a|the) text|comprehension)\b/i],
  ["making", /\b(?:make|making|build|design and make|project lesson)\b/i],
];

/** What a class is known to like, as its file says it. */
const liked: readonly [ShapeId, RegExp][] = [
  ["discussion", /\b(?:talk|discuss\w*|debates?)\b/i],
  ["group-work", /\b(?:groups?|jigsaw|teams?)\b/i],
  ["practical", /\b(?:practical|hands[- ]on|doing)\b/i],
  ["enquiry", /\b(?:predict\w*|find(?:ing)? out|investigat\w+|puzzles?)\b/i],
  ["making", /\b(?:mak(?:e|ing)|build(?:ing)?|creat\w+)\b/i],
  ["reading", /\b(?:read(?:ing)?|texts?|stories)\b/i],
];

/** Too little time for moving about, setting up and clearing away. */
const shortMinutes = 35;
const slowToSetUp: readonly ShapeId[] = ["group-work", "practical", "making"];

/** Whoever has next to no English yet cannot take part in what lives on talk alone. */
const livesOnTalk: readonly ShapeId[] = ["group-work", "discussion"];
const newcomers =
  /\bnew(?:ly)?[- ](?:to (?:the )?(?:english|country|language)|arriv\w+)|\bnew arrivals?\b|\b(?:almost |nearly |next to |hardly any |very little |little )?no english\b|\b(?:hardly any|very little|little) english\b|\bbeginners? in english\b|\bjust arrived\b/i;

/** Fewer lessons than this are no "lately". */
const enoughLately = 3;

/**
 * The shape of a lesson: from what the teacher asked, what the note is suited to, what the class likes, the time there is
 * and what it had lately (`lately`: newest first).
 */
export function chooseShape(
  request: string,
  topic: Topic | null,
  profile: Pick<ClassProfile, "id" | "worksWell" | "subject"> & Partial<Pick<ClassProfile, "needs">>,
  minutes: number,
  lately: readonly ShapeId[],
  { without }: Pick<Limits, "without"> = { without: [] },
): ChosenShape {
  if (topic === null)
    return {
      shape: shapeWithoutNotes(profile.subject, request),
      why: "so lessons in this subject often go",
    };
  if (topic.drawn !== undefined) return { shape: fromLibrary, why: "the library gives words and key points" };
  if (isThin(topic)) return { shape: fromNotes, why: "your notes are taught in their own order" };
  const unwanted = (id: ShapeId) =>
    without.some((thing) => asked.some(([name, words]) => name === id && words.test(thing)));
  const possible = shapes
    .filter((shape) => shape.fits(topic) && !unwanted(shape.id))
    .map((shape) => inItsSubject(shape, topic));
  // "No experiment" asks for none.
  const wish = without.reduce((text, thing) => text.replace(thing, " "), withoutTopic(request, topic));
  const outright = possible.find(({ id }) => asked.some(([name, words]) => name === id && words.test(wish)));
  if (outright !== undefined) return { shape: outright, why: "you asked for it" };
  const scored = possible
    .map((shape) => ({ shape, ...scoreOf(shape.id, topic, profile, minutes, lately) }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  return best === undefined
    ? { shape: directInstruction, why: "the note holds no more than this needs" }
    : { shape: best.shape, why: best.why };
}

/** A lesson on making kites asks for nothing to be made. */
function withoutTopic(request: string, { title, keywords }: Topic): string {
  const names = [title, ...keywords]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => RegExp.escape(name));
  return request.replace(new RegExp(`(?<!\\p{L})(?:${names.join("|")})(?!\\p{L})`, "giu"), " ");
}

/** Why a note asks for a shape, as one would say it to a colleague. */
const because: Readonly<Record<ShapeId, string>> = {
  "direct-instruction": "a new idea is seen done before it is tried",
  enquiry: "there is something in it to find out, and not only to be told",
  discussion: "it can be seen from more than one side",
  practical: "it is learned by doing it",
  "group-work": "it has parts that pupils can learn apart and teach each other",
  reading: "it is best met in a text",
  making: "something can be made with it",
  review: "it brings together what was met before",
};

function scoreOf(
  id: ShapeId,
  topic: Topic,
  profile: Pick<ClassProfile, "id" | "worksWell"> & Partial<Pick<ClassProfile, "needs">>,
  minutes: number,
  lately: readonly ShapeId[],
): { score: number; why: string } {
  const place = topic.shapes.indexOf(id);
  const suits = place >= 0 ? 5 - place : topic.shapes.length === 0 && id === "direct-instruction" ? 4 : 1;
  const likes = profile.worksWell.some((note) =>
    liked.some(([name, words]) => name === id && words.test(note)),
  );
  const before = lately.slice(0, 9).filter((shape) => shape === id).length;
  const score =
    suits +
    (likes ? 1 : 0) -
    (lately[0] === id ? 2 : 0) -
    0.75 * before -
    (before >= mostOfTen ? 20 : 0) -
    (livesOnTalk.includes(id) && profile.needs?.some(({ text }) => newcomers.test(text)) ? 6 : 0) -
    (minutes < shortMinutes && slowToSetUp.includes(id) ? 10 : 0) -
    // What was never taught cannot be brought back: a review is asked for, or the note is made for one.
    (id === "review" && place !== 0 ? 10 : 0);
  const reasons = [
    place >= 0 ? because[id] : "",
    likes ? `it works with ${profile.id}` : "",
    before === 0 && lately.length >= enoughLately ? `${profile.id} has not had one lately` : "",
  ].filter(Boolean);
  return { score, why: reasons.join(", and ") || "a new idea is seen done before it is tried" };
}
