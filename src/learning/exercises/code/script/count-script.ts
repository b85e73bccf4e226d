import { z } from "zod";
import { ask } from "../box-lines.ts";
import { hangSeconds } from "../steps.ts";
import type { CodeLanguage, RunInBox } from "../task.ts";

export type Spent = { steps: number; isOver: boolean };

const Counted = z.object({ kind: z.literal("counted"), index: z.number().int(), steps: z.number() });
const Started = z.object({ kind: z.literal("started"), index: z.number().int() });

/**
 * The steps that each call takes, told by an engine that counts them (quickjs, on every machine the same); what is not
 * in the answer could not be counted, and nothing is said of its cost. Null where no such engine is here.
 */
export async function countScript(
  source: string,
  functionName: string | null,
  calls: readonly { index: number; call: string; steps: number; isSmall: boolean }[],
  language: CodeLanguage,
  box: RunInBox,
): Promise<Map<number, Spent> | null> {
  const spent = new Map<number, Spent>();
  const tried = new Set<number>();
  const patience = { small: 1, large: 1 };
  for (;;) {
    const left = calls
      .filter(({ index }) => !tried.has(index))
      .map(({ steps, ...call }) => ({
        ...call,
        steps: Math.floor(steps / patience[call.isSmall ? "small" : "large"]),
      }));
    if (left.length === 0) return spent;
    const limits = { seconds: hangSeconds, outputBytes: 1_000_000 };
    const job = { function: functionName, calls: left, source };
    const { lines, outcome } = await ask(box, language, "count", job, {}, limits);
    if (outcome.status === "refused") return null;
    for (const line of lines) {
      const { data } = Counted.safeParse(line);
      if (data === undefined) continue;
      tried.add(data.index);
      spent.set(data.index, { steps: data.steps, isOver: false });
    }
    const during = lines
      .flatMap((line) => Started.safeParse(line).data?.index ?? [])
      .findLast((index) => !tried.has(index));
    if (during === undefined) return spent;
    tried.add(during);
    const { steps = 0, isSmall = false } = left.find(({ index }) => index === during) ?? {};
    if (outcome.stderr.includes("interrupted")) spent.set(during, { steps, isOver: true });
    // One that never ends is seldom alone; one that takes too long on a large input says nothing of the small ones.
    patience.large = Math.min(8, patience.large * 2);
    if (isSmall) patience.small = Math.min(8, patience.small * 2);
  }
}
