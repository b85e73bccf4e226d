import { type Block, flat, mapRuns, paragraph, sliceRuns, trimRuns } from "./block.ts";
import { withoutCodes, withoutMinutes } from "./codes.ts";
import { asICan } from "./i-can.ts";
import { namesNeed, type Reason } from "./markers.ts";
import { isPupilPage, isVocabulary, type LessonPart, type PartKind } from "./sections.ts";
import { type Sifting, sift, type Taken } from "./sift.ts";

export type Audience = "teacher" | "student";

/** What one audience sees, and what was moved out of it on the way, in the order of the lesson. */
export type Seen = { parts: LessonPart[]; taken: Taken[] };

/** The sections pupils see. Anything not named here is the teacher's. */
const forPupils: ReadonlySet<PartKind> = new Set([
  "learning-outcomes",
  "success-criteria",
  "starter",
  "main",
  "plenary",
  "vocabulary",
  "task",
]);

export function isForPupils(part: LessonPart): boolean {
  return forPupils.has(part.kind);
}

/** Everything, in order, with the answers apart. */
export function forTeacher(parts: readonly LessonPart[]): Seen {
  const seen = sifted(parts, (reason) => reason === "answer", false);
  const said = seen.parts.map((part) =>
    part.blocks.length > 0 ? part : { ...part, blocks: [paragraph("Nothing here yet.")] },
  );
  return { ...seen, parts: said };
}

/** The same, with what is marked as the teacher's taken out of the sections that pupils see: for a screen they look at. */
export function forProjecting(parts: readonly LessonPart[], title: string): Seen {
  const shown = sifted(parts.filter(isForPupils), () => true, !namesNeed(title));
  const rest = forTeacher(parts.filter((part) => !isForPupils(part)));
  return {
    parts: [...shown.parts.filter((part) => part.blocks.length > 0), ...rest.parts],
    taken: [...shown.taken, ...rest.taken],
  };
}

/**
 * Only what pupils should see: no answers, teacher's notes, codes, timings or names of needs. A lesson whose own
 * title names a need is about it, and keeps the word.
 */
export function forStudents(parts: readonly LessonPart[], codes: readonly string[], title: string): Seen {
  const pages = parts.flatMap((part) => (isForPupils(part) ? [part] : pagesWithin(part)));
  const { parts: kept, taken } = sifted(pages, () => true, !namesNeed(title));
  const clean = kept.map((part) => {
    const blocks = withoutCodes(untimed(part.blocks), codes);
    const said = part.kind === "learning-outcomes" || part.kind === "success-criteria";
    const shown = part.title === null ? null : withoutMinutes(part.title);
    return { ...part, title: shown, blocks: said ? asICan(blocks) : blocks };
  });
  return { parts: clean.filter((part) => part.blocks.length > 0), taken };
}

function sifted(parts: readonly LessonPart[], takes: (reason: Reason) => boolean, takesNeeds: boolean): Seen {
  const taken: Taken[] = [];
  const kept = parts.flatMap((part): LessonPart[] => {
    const place = { section: part.title ?? "", under: "", number: null, about: "" };
    if (part.kind === "answers") {
      taken.push({ ...place, reason: "answer", blocks: part.blocks });
      return [];
    }
    const into: Sifting = { ...place, takes, takesNeeds, taken };
    const blocks = sift(part.blocks, into);
    const onlyAnswers = blocks.length === 0 && part.blocks.length > 0;
    return [onlyAnswers ? { ...part, blocks: elsewhere(takes) } : { ...part, blocks }];
  });
  return { parts: kept, taken };
}

/** A section of which nothing is left still stands in the teacher's version, and says where its text is. */
function elsewhere(takes: (reason: Reason) => boolean): Block[] {
  return takes("teacher") ? [] : [paragraph("See the answer key.")];
}

/** Vocabulary and pupil pages that stand inside a section for the teacher. */
function pagesWithin(part: LessonPart): LessonPart[] {
  if (part.kind !== "resources" && part.kind !== "overview" && part.kind !== "other") return [];
  return part.blocks.flatMap((block, at): LessonPart[] => {
    if (block.kind === "list") return block.items.flatMap((item) => wordsIn(item.blocks));
    if (block.kind === "paragraph") return wordsIn([block]);
    if (block.kind !== "heading") return [];
    const title = flat(block.runs).trim();
    if (!isVocabulary(title) && !isPupilPage(title)) return [];
    const end = part.blocks.findIndex(
      (one, index) => index > at && one.kind === "heading" && one.level <= block.level,
    );
    const blocks = part.blocks.slice(at + 1, end < 0 ? undefined : end);
    return [{ kind: isVocabulary(title) ? "vocabulary" : "task", title, blocks }];
  });
}

/** "Vocabulary cards: …", as a line of the resources. */
function wordsIn(blocks: readonly Block[]): LessonPart[] {
  const [first, ...rest] = blocks;
  if (first?.kind !== "paragraph") return [];
  const whole = flat(first.runs);
  const lead = /^[^:\n]{1,40}:\s*/.exec(whole)?.[0];
  if (lead === undefined || !isVocabulary(lead)) return [];
  const runs = trimRuns(sliceRuns(first.runs, lead.length, whole.length));
  const words: Block[] = flat(runs) === "" ? rest : [{ kind: "paragraph", runs }, ...rest];
  return [{ kind: "vocabulary", title: "Vocabulary", blocks: words }];
}

function untimed(blocks: readonly Block[]): Block[] {
  return blocks.map((block): Block => {
    if (block.kind !== "heading") return block;
    const [changed = block] = mapRuns([block], (runs) =>
      sliceRuns(runs, 0, withoutMinutes(flat(runs)).length),
    );
    return changed;
  });
}
