import { z } from "zod";
import { nearest } from "../../nearest.ts";
import { parseJson } from "../../store/json.ts";
import { fromSafeCell } from "../../text/csv.ts";
import { csvRows } from "../../text/csv-rows.ts";
import { levels } from "../statistics/alpha.ts";

/** What somebody said of one thing by one criterion: a line of a file of ratings. Raters are ids, never names. */
export const Rating = z.object({
  item: z.string().trim().min(1),
  criterion: z.string().trim().min(1),
  rater: z.string().trim().min(1),
  score: z.union([z.number(), z.boolean().transform(Number)]),
  /** What the criterion's scores are, where the file says it. */
  level: z.enum(levels).optional(),
});
export type Rating = z.infer<typeof Rating>;

export type RatingProblem = { line: number; message: string };
export type ReadRatings = { ratings: Rating[]; problems: RatingProblem[] };
type Given = { line: number; fields: unknown };

/** Every rating that can be read, and what is wrong with the others. A thing that somebody did not rate is simply not there. */
export function readRatings(source: string): ReadRatings {
  const { given, problems } = isTable(source) ? table(source) : jsonLines(source);
  const ratings: Rating[] = [];
  const seen = new Set<string>();
  const saidOf = new Map<string, Rating["level"]>();
  for (const { line, fields } of given) {
    const parsed = Rating.safeParse(fields);
    if (!parsed.success) {
      problems.push({ line, message: whatIsWrong(fields, parsed.error) });
      continue;
    }
    const { criterion, level } = parsed.data;
    const said = saidOf.get(criterion);
    if (level !== undefined && said !== undefined && said !== level)
      problems.push({ line, message: `${criterion} is ${level} here and ${said} before; the first counts.` });
    saidOf.set(criterion, said ?? level);
    const key = JSON.stringify([parsed.data.item, parsed.data.criterion, parsed.data.rater]);
    if (seen.has(key))
      problems.push({ line, message: "The same rater rated this before; the first counts." });
    else ratings.push(parsed.data);
    seen.add(key);
  }
  return { ratings, problems: problems.sort((a, b) => a.line - b.line) };
}

/** Its first line names columns: it has a separator, and is no JSON. */
function isTable(source: string): boolean {
  const first =
    source
      .replace(/^\uFEFF/, "")
      .trimStart()
      .split(/\r?\n/, 1)[0] ?? "";
  return !/^[{[]/.test(first) && /[,;\t|]/.test(first);
}

function whatIsWrong(fields: unknown, error: z.ZodError): string {
  const wrong = [...new Set(error.issues.map(({ path }) => path.join(".")).filter(Boolean))];
  const what = wrong.length === 0 ? "It is not JSON" : `${wrong.join(", ")} is missing or wrong`;
  const gap = fields !== null && wrong.length === 1 && wrong[0] === "score" ? " It is left out." : "";
  return `${what}.${gap} A line is {"item": "…", "criterion": "…", "rater": "…", "score": 1}.`;
}

function jsonLines(source: string): { given: Given[]; problems: RatingProblem[] } {
  const lines = source.split(/\r?\n/).entries();
  const given = Array.from(lines, ([at, text]) => ({ line: at + 1, text })).filter(
    ({ text }) => text.trim() !== "",
  );
  return { given: given.map(({ line, text }) => ({ line, fields: parseJson(text) })), problems: [] };
}

const columns = ["item", "criterion", "rater", "score"] as const;
/** Columns that a table may have beside those. */
const more = ["level"] as const;

/** A table with a header. A column of somebody else's is named and left alone; one of ours that is missing ends it. */
function table(source: string): { given: Given[]; problems: RatingProblem[] } {
  const rows = csvRows(source);
  if (rows === null)
    return {
      given: [],
      problems: [{ line: 1, message: "This table cannot be read: its quotation marks do not match." }],
    };
  const [head, ...rest] = rows;
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  const missing = columns.filter((name) => !names.includes(name));
  const ours: readonly string[] = [...columns, ...more];
  const strangers = names.filter((name) => name !== "" && !ours.includes(name));
  const line = head?.line ?? 1;
  if (missing.length > 0) {
    const near = missing.flatMap((name) => nearest(name, strangers) ?? []);
    const hint = near.length === 0 ? "" : ` Is ${near.join(", ")} meant?`;
    const message = `The table has no column ${missing.join(", ")}; it has ${names.join(", ") || "none"}.${hint}`;
    return { given: [], problems: [{ line, message }] };
  }
  const problems =
    strangers.length === 0
      ? []
      : [
          {
            line,
            message: `Not used: the column${strangers.length > 1 ? "s" : ""} ${strangers.join(", ")}.`,
          },
        ];
  const given = rest.map(({ line: at, cells }): Given => {
    const cell = (name: (typeof columns | typeof more)[number]) =>
      fromSafeCell((cells[names.indexOf(name)] ?? "").trim());
    const fields = {
      item: cell("item"),
      criterion: cell("criterion"),
      rater: cell("rater"),
      score: scoreIn(cell("score")),
      level: cell("level").toLowerCase() || undefined,
    };
    return { line: at, fields };
  });
  return { given, problems };
}

const words = new Map([
  ["yes", 1],
  ["true", 1],
  ["no", 0],
  ["false", 0],
]);

/** Undefined where there is none: a gap, or something else than a number or yes and no. */
function scoreIn(cell: string): number | undefined {
  const text = cell.trim().toLowerCase();
  const number = text === "" ? Number.NaN : Number(text.replace(/^(-?\d+),(\d+)$/, "$1.$2"));
  return words.get(text) ?? (Number.isNaN(number) ? undefined : number);
}
