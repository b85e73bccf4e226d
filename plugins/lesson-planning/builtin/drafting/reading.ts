import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import { isCurriculumPath, isPackPath, isTopicPath } from "../../../../src/workspace/packs/pack-paths.ts";
import type { TopicHead } from "../../../../src/workspace/topic.ts";
import { type Knowledge, readEnough } from "./knowledge.ts";
import { filesFor } from "./needs.ts";

type Call = { name: string; args: unknown };

/** A topic note's head is its first lines: enough to see whether it fits. */
const headLines = 14;
/** The built-in phases fit this period; any other is looked up. */
const usualPeriod = 50;
/** A turn runs at most 64 calls (decision 50), and one that it refuses would count as unreadable. */
const atOnce = 60;

/** First of all: what there is, the whole curriculum, and the head of each topic note. Empty when all is read. */
export function readWorkspace({ pages }: Knowledge): Call[] {
  if (pages.listing === null) return [{ name: "list_directory", args: { path: ".", depth: 4 } }];
  const wanted = pages.listing.flatMap((path): Call[] => {
    if (pages.unreadable.has(path)) return [];
    const file = pages.files.get(path);
    if (isCurriculumPath(path) && !file?.whole) return [readFrom(path, file?.nextLine ?? 1)];
    if (isTopicPath(path) && file === undefined)
      return [{ name: "read_file", args: { path, start: 1, end: headLines } }];
    if (isTopicPath(path) && file !== undefined && !readEnough(file) && !hasHead(path, file.text))
      return [readFrom(path, file.nextLine)];
    return [];
  });
  return wanted.slice(0, atOnce);
}

/**
 * Whether enough of a note was read to see what it is about: all that it says before its body. A teacher's own note may
 * say nothing there, and is then known by what it holds.
 */
function hasHead(path: string, text: string): boolean {
  if (!text.startsWith("---\n")) return isPackPath(path);
  return text.includes("\n---", 4) && (isPackPath(path) || /^title:\s*\S/m.test(text));
}

/** The note that was chosen, whole. */
export function readTopic({ pages }: Knowledge, head: TopicHead | null): Call[] {
  const file = head === null ? undefined : pages.files.get(head.path);
  return head === null || file === undefined || readEnough(file) ? [] : [readFrom(head.path, file.nextLine)];
}

/** What the class had before, for variety; nothing where the agent cannot ask. */
export function readLately(
  { pages }: Knowledge,
  profile: ClassProfile,
  tools: readonly { name: string }[],
): Call[] {
  if (pages.lately !== null || !tools.some(({ name }) => name === "recent_lessons")) return [];
  return [{ name: "recent_lessons", args: { class: profile.id } }];
}

/** Tier 2 of the skills that shape this lesson; tier 3 only where this class and this period call for it. */
export function readSkills({ pages }: Knowledge, profile: ClassProfile, minutes: number): Call[] {
  const mixed = profile.notes.some((note) => /mixed/i.test(note));
  const supports = filesFor(profile.needs, mixed && profile.needs.length > 0);
  const first = ["lesson-structure", ...(supports.length > 0 ? ["differentiation"] : [])];
  const second = [
    ...(minutes === usualPeriod ? [] : ["lesson-structure/timings-guide"]),
    ...supports.map((file) => `differentiation/${file}`),
  ];
  const unread = (names: readonly string[]) =>
    names.filter((name) => !pages.skills.has(name)).map((name) => ({ name: "read_skill", args: { name } }));
  const overview = unread(first);
  return overview.length > 0 ? overview : unread(second);
}

function readFrom(path: string, start: number): Call {
  return { name: "read_file", args: start === 1 ? { path } : { path, start } };
}
