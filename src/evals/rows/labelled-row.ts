import { z } from "zod";
import { parseJson } from "../../store/json.ts";

const Id = z.union([z.string().min(1), z.number()]).transform(String);
const Text = z.string().min(1);

/** An answer that a person has graded: what Study's graders are to say of it. */
const StudyRow = z.strictObject({
  id: Id,
  kind: z.enum(["answer", "short_answer"]),
  question: z.string(),
  /** Every form that is right; for a short answer, what a good one says. */
  key: z.array(Text).min(1),
  answer: z.string(),
  /** Words of the course: one of them in place of the right one is another word, not a slip. */
  vocabulary: z.array(z.string()).optional(),
  verdict: z.enum(["correct", "partial", "incorrect"]),
});

/** A coach's turn that a person has judged: what Speak's judge is to say of what was heard. */
const SpeakRow = z.strictObject({
  id: Id,
  language: Text,
  target: Text,
  accepted: z.array(Text).default([]),
  decoys: z.array(Text).default([]),
  /** Other words of the deck. */
  others: z.array(Text).default([]),
  heard: z.string(),
  /** What the coach said last. */
  asked: z.string().optional(),
  repeating: z.boolean().default(false),
  verdict: z.enum(["correct", "unclear", "incorrect"]),
});

export type StudyRow = z.infer<typeof StudyRow>;
export type SpeakRow = z.infer<typeof SpeakRow>;
export type LabelledRow = { room: "study"; row: StudyRow } | { room: "speak"; row: SpeakRow };

export type RowProblem = { file: string; line: number; message: string };

/** Every row that can be read, and what is wrong with the others. */
export function readRows(file: string, source: string): { rows: LabelledRow[]; problems: RowProblem[] } {
  const rows: LabelledRow[] = [];
  const problems: RowProblem[] = [];
  const seen = new Set<string>();
  for (const [at, text] of source.split(/\r?\n/).entries()) {
    if (text.trim() === "") continue;
    const read = rowOf(parseJson(text));
    const line = at + 1;
    if ("problem" in read) problems.push({ file, line, message: read.problem });
    else if (seen.has(read.row.id))
      problems.push({
        file,
        line,
        message: `There are two rows with the id "${read.row.id}"; the first counts.`,
      });
    else rows.push(read);
    if ("row" in read) seen.add(read.row.id);
  }
  return { rows, problems };
}

function rowOf(given: unknown): LabelledRow | { problem: string } {
  if (typeof given !== "object" || given === null) return { problem: "It is not a JSON object." };
  if ("heard" in given) {
    const parsed = SpeakRow.safeParse(given);
    return parsed.success ? { room: "speak", row: parsed.data } : { problem: told(parsed.error) };
  }
  const parsed = StudyRow.safeParse(given);
  return parsed.success ? { room: "study", row: parsed.data } : { problem: told(parsed.error) };
}

function told({ issues }: z.ZodError): string {
  const wrong = issues.map(({ path, code, ...issue }) =>
    code === "unrecognized_keys" && "keys" in issue
      ? `no field is called ${String(issue.keys)}`
      : `${path.join(".")} is missing or wrong`,
  );
  return `${[...new Set(wrong)].join("; ")}.`;
}
