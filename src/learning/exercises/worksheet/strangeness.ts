import { foldText } from "../../../text/fold.ts";
import { BloomLevel } from "../../course-format.ts";
import { type ExerciseRecord, exerciseId } from "../exercise.ts";
import type { KeyEntry } from "./body.ts";
import { worksheet } from "./kind.ts";
import { embeddedKey, type SheetMetadata } from "./metadata.ts";
import type { SheetReading } from "./read.ts";
import { keyLines } from "./render.ts";

const untouched = "Nothing was recorded, and the file is as you left it.";

/** Why a file cannot be marked by this record, in words for the learner; null where it can. */
export function strangeness(
  text: string,
  record: ExerciseRecord,
  entries: readonly KeyEntry[],
  { metadata, found }: SheetReading,
): string | null {
  return (
    ofAnother(metadata, record) ??
    (found === 0 ? notThisSheet(metadata) : null) ??
    (sameKey(embeddedKey(text), entries) ? null : keyChanged(record))
  );
}

function ofAnother({ course, concept, exercise }: SheetMetadata, record: ExerciseRecord): string | null {
  const pairs = [
    ["course", course, record.course],
    ["concept", concept, record.concept_id],
    ["exercise", exercise, record.exercise_id],
  ] as const;
  for (const [name, said, kept] of pairs) {
    if (said === null || said === kept) continue;
    return `This is the worksheet of another ${name}: it says "${said}", and this exercise is of "${kept}". ${untouched} Hand it in under its own name.`;
  }
  return null;
}

function notThisSheet({ marked }: SheetMetadata): string {
  return marked
    ? `None of this worksheet's questions are in the file any more. ${untouched} Bring the questions back, or ask for a new worksheet.`
    : `This does not look like a worksheet: it has none of its questions. ${untouched} Check that it is the right file.`;
}

function keyChanged({ concept_id }: ExerciseRecord): string {
  return `The answer key at the end of the file is not the one that this worksheet was made with. ${untouched} Your answers are safe: delete the key or put it back as it was, and hand it in again; or ask for a new worksheet on "${concept_id}".`;
}

/** A key that was taken out is no harm: the record has it. */
function sameKey(embedded: ReadonlyMap<string, string> | null, entries: readonly KeyEntry[]): boolean {
  if (embedded === null) return true;
  const lines = keyLines(entries);
  return (
    embedded.size === lines.length &&
    lines.every((line) => {
      const id = line.slice(0, line.indexOf(":"));
      return foldLine(embedded.get(id) ?? "") === foldLine(line.slice(id.length + 1));
    })
  );
}

/** Editors straighten quotes and spaces; letters, signs and the order of answers are the key. */
function foldLine(line: string): string {
  return line
    .split(" / ")
    .map((one) => `${foldText(one)}|${one.replace(/[\s\p{L}\p{N}"'“”‘’`]/gu, "")}`)
    .join("/");
}

/** A record for a sheet that has none: what its comments say. */
export function foreignRecord(metadata: SheetMetadata, now: Date): ExerciseRecord | { problem: string } {
  const { course, concept, generated, exercise } = metadata;
  const bloom = BloomLevel.safeParse(metadata.bloom_level?.toLowerCase());
  if (course === null || concept === null || !bloom.success) {
    const missing = [
      ...(course === null ? ["course"] : []),
      ...(concept === null ? ["concept"] : []),
      ...(bloom.success ? [] : ["bloom_level"]),
    ];
    return {
      problem: metadata.marked
        ? `This worksheet does not say its ${missing.join(" and ")} in the comments at its beginning, so its result has no place. ${untouched}`
        : `This is not a worksheet: it does not begin with the comment WORKSHEET. ${untouched} Check that it is the right file.`,
    };
  }
  const made = new Date(generated ?? "");
  const started = Number.isNaN(made.getTime()) || made > now ? now : made;
  return {
    exercise_id: exercise ?? exerciseId(started, concept, worksheet),
    course,
    concept_id: concept,
    modality: "worksheet",
    bloom_level: bloom.data,
    type: "worksheet",
    seed: 0,
    started: started.toISOString(),
    status: "submitted",
    files: [],
    uses: [],
    hints_used: 0,
    body: null,
  };
}
