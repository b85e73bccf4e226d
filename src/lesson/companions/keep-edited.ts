import { type Placed, questionsIn } from "../../questions/questions-in.ts";
import type { LessonState } from "../decide/decision.ts";
import { parseLesson, type Section } from "../document.ts";
import { preambleOf } from "../splice.ts";

/**
 * A companion made again from a changed lesson, with the teacher's own questions in it (those she wrote, or wrote
 * otherwise) and without those she had taken out. A section of hers without questions stays as she wrote it.
 */
export function keepEdited(
  before: LessonState,
  /** As it came; `before.original` has what was kept from the one before that, perhaps under other headings. */
  came: string,
  made: string,
): { text: string; kept: number } {
  const lesson = parseLesson(made);
  const drafted = parseLesson(came).sections;
  const stood = parseLesson(before.original).sections;
  let kept = 0;
  const texts = lesson.sections.map((section) => {
    const place = drafted.findIndex(({ id }) => id === section.id);
    const [first, start] = [drafted[place], stood[place]];
    const was = before.sections.find(({ id }) => id === start?.id);
    if (was === undefined || first === undefined || start === undefined) return section.text;
    const isEdited = was.versions.some(({ from }, at) => from === "edit" && at <= was.current);
    if (!isEdited && start.text.trimEnd() === first.text.trimEnd()) return section.text;
    if (questionsIn(section.text).length === 0 && questionsIn(was.text).length === 0) {
      kept++;
      return was.text;
    }
    const merged = merge(questionsIn(first.text), was.text, section);
    kept += merged.kept;
    return merged.text;
  });
  return { text: preambleOf(lesson) + texts.join(""), kept };
}

type Change = { old: string | null; own: string | null; at: number };

function merge(first: readonly Placed[], hers: string, section: Section): { text: string; kept: number } {
  const own = questionsIn(hers).map(({ start, end }) => hers.slice(start, end));
  const old = first.map((one) => one.source);
  const changes = differences(
    old,
    questionsIn(hers).map(({ source }) => source),
    own,
  );
  if (changes.length === 0) return { text: section.text, kept: 0 };
  const blocks = questionsIn(section.text).map(({ start, end, source }) => ({
    source,
    text: section.text.slice(start, end),
  }));
  for (const change of changes) {
    const at = blocks.findIndex(({ source }) => source === change.old);
    if (change.own === null) {
      if (at >= 0) blocks.splice(at, 1);
    } else if (at >= 0) blocks[at] = { source: change.own, text: change.own };
    else blocks.splice(Math.min(change.at, blocks.length), 0, { source: change.own, text: change.own });
  }
  const placed = questionsIn(section.text);
  const from = placed[0]?.start ?? section.text.trimEnd().length;
  const to = placed.at(-1)?.end ?? from;
  const head = section.text.slice(0, from);
  const body = blocks.map(({ text }) => text).join("\n\n");
  const text = `${placed.length === 0 ? `${head}\n\n` : head}${body}${section.text.slice(to) || "\n"}`;
  return { text, kept: changes.filter((change) => change.own !== null).length };
}

/** What she changed: an old one for her own in its place, one taken out, one put in. Equal ones hold their place. */
function differences(old: readonly string[], now: readonly string[], texts: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < now.length) {
    if (a < old.length && b < now.length && old[a] === now[b]) {
      a++;
      b++;
      continue;
    }
    const isGone = a < old.length && !now.slice(b).includes(old[a] ?? "");
    const isNew = b < now.length && !old.slice(a).includes(now[b] ?? "");
    if (isGone && isNew) changes.push({ old: old[a++] ?? null, own: texts[b] ?? null, at: b++ });
    else if (isNew) changes.push({ old: null, own: texts[b] ?? null, at: b++ });
    else if (isGone) changes.push({ old: old[a++] ?? null, own: null, at: b });
    // Only moved: it has no change of its own.
    else {
      a++;
      b++;
    }
  }
  return changes;
}
