import { z } from "zod";
import { parseJson } from "../../store/json.ts";

/** What somebody said of one thing by one criterion: a line of a file of ratings. Raters are ids, never names. */
const Rating = z.object({
  item: z.string().min(1),
  criterion: z.string().min(1),
  rater: z.string().min(1),
  score: z.union([z.number(), z.boolean().transform(Number)]),
});
export type Rating = z.infer<typeof Rating>;

/** Every line that can be read, and what is wrong with the others. A thing that somebody did not rate is simply not there. */
export function readRatings(source: string): {
  ratings: Rating[];
  problems: { line: number; message: string }[];
} {
  const ratings: Rating[] = [];
  const problems: { line: number; message: string }[] = [];
  const seen = new Set<string>();
  for (const [at, text] of source.split(/\r?\n/).entries()) {
    if (text.trim() === "") continue;
    const parsed = Rating.safeParse(parseJson(text));
    const line = at + 1;
    if (!parsed.success) {
      const wrong = parsed.error.issues.map(({ path }) => path.join(".")).filter(Boolean);
      const what =
        wrong.length === 0 ? "It is not JSON" : `${[...new Set(wrong)].join(", ")} is missing or wrong`;
      problems.push({
        line,
        message: `${what}. A line is {"item": "…", "criterion": "…", "rater": "…", "score": 1}.`,
      });
      continue;
    }
    const key = JSON.stringify([parsed.data.item, parsed.data.criterion, parsed.data.rater]);
    if (seen.has(key))
      problems.push({ line, message: "The same rater rated this before; the first counts." });
    else ratings.push(parsed.data);
    seen.add(key);
  }
  return { ratings, problems };
}
