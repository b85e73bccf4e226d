import { z } from "zod";
import { nearness } from "../../../words/nearness.ts";
import { tokensOf } from "../../../words/tokens.ts";
import type { Evaluation } from "../../evaluation.ts";
import { findPoint, maybeThere, meaningsOf } from "../long-form/points.ts";
import type { CodeTask } from "./task.ts";

/**
 * Why a program works, in its learner's words, beside what matters about it (exercise-modalities §5.5). Points are found by
 * their words: what was not found may be there in others, so none of it counts for or against anybody.
 */
export const Explained = z.object({
  text: z.string(),
  at: z.iso.datetime(),
  points: z.array(
    z.object({
      point: z.string(),
      found: z.enum(["yes", "maybe", "no"]),
      /** The learner's own words that say it; empty where none do. */
      quote: z.string(),
    }),
  ),
});
export type Explained = z.infer<typeof Explained>;

/** Only of a program that works is there a reason why it does. */
export function mayBeExplained({ score, details }: Pick<Evaluation, "score" | "details">): boolean {
  return score.percentage === 1 && details.errors.length === 0;
}

type Definitions = Parameters<typeof meaningsOf>[1];

export function explained(
  { why = [], statement }: Pick<CodeTask, "why" | "statement">,
  text: string,
  definitions: Definitions,
  at: string,
): Explained {
  const points = why.map((point) => {
    const { covered, near, quote } = findPoint(point, text, meaningsOf(point, definitions));
    const around = [statement, ...why.filter((other) => other !== point)];
    const found =
      covered && saysItsOwn(point, around, text) ? "yes" : covered || near >= maybeThere ? "maybe" : "no";
    return { point, found, quote: found === "no" ? "" : quote } as const;
  });
  return { text, at, points };
}

/** Ideas about one program share most of their words: one is there only where something that no other says is. */
function saysItsOwn(point: string, around: readonly string[], text: string): boolean {
  const content = (words: string) => tokensOf(words).filter(({ kind }) => kind !== "function");
  const shared = new Set(around.flatMap((other) => content(other).map(({ stem }) => stem)));
  const own = content(point).filter(({ stem }) => !shared.has(stem));
  const said = content(text);
  return own.length === 0 || own.some((word) => said.some((other) => nearness(word, other) >= same));
}

const same = 0.6;

/** For a terminal and a model: what was found, and what to compare it with. Markdown. */
export function explainedInWords({ points }: Explained): string {
  if (points.length === 0)
    return "It is kept beside your program. This course does not say what matters here, so nobody has judged it.";
  const said = points.filter(({ found }) => found === "yes");
  const rest = points.filter(({ found }) => found !== "yes");
  const list = (some: typeof points) => some.map(({ point }) => `- ${point}`).join("\n");
  return [
    ...(said.length > 0 ? [`You say what matters here:\n\n${list(said)}`] : []),
    ...(rest.length > 0
      ? [
          `${said.length > 0 ? "This too" : "This matters here; compare it with what you wrote"}${rest.some(({ found }) => found === "maybe") ? " (you may have said it in other words)" : ""}:\n\n${list(rest)}`,
        ]
      : []),
    "Found by its words, not understood: it changes nothing of what was counted.",
  ].join("\n\n");
}
