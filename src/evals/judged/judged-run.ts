import { join } from "node:path";
import { textOf } from "../../message.ts";
import type { Store } from "../../store/store.ts";
import { withoutWriter } from "../ratings/without-writer.ts";
import { readLines } from "../suites/lines.ts";
import type { CaseResult } from "../suites/result.ts";
import { type EvalRun, readRun, runFolder } from "../suites/run-folder.ts";
import { calibratedIn } from "./calibrations.ts";
import type { JudgedLesson } from "./judge-lessons.ts";
import { withJudgements } from "./judged-scores.ts";
import { Judgement, PairJudgement } from "./judgement.ts";

export const judgementsName = "judgements.jsonl";
export const pairsName = "pairs.jsonl";

/** A run with what judges said of it, each with whether that may be relied on. */
export type JudgedRun = EvalRun & { judgements: Judgement[]; pairs: PairJudgement[] };

/** Throws `Problem` as `readRun` does. */
export async function readJudgedRun(data: string, id: string): Promise<JudgedRun> {
  const run = await readRun(data, id);
  const folder = runFolder(data, id);
  const judgements = await readLines(join(folder, judgementsName), Judgement);
  const pairs = await readLines(join(folder, pairsName), PairJudgement);
  const results = withJudgements(run.results, judgements, await calibratedIn(data));
  return { ...run, results, judgements, pairs };
}

/** What came of a case that is a lesson: the request and the text, and for us alone who wrote it. */
export type WrittenLesson = JudgedLesson & { result: CaseResult; authors: string[] };

/** In the order of the results; questions and refusals are nothing to judge. */
export async function lessonsOf(results: readonly CaseResult[], store: Store): Promise<WrittenLesson[]> {
  const found: WrittenLesson[] = [];
  for (const result of results) {
    if (result.kind !== "lesson") continue;
    const { messages } = await store.readSession(result.sessionId);
    const { spans } = await store.readTrace(result.traceId);
    const asked = messages.find(({ role }) => role === "user");
    const said = messages.findLast(
      (message) => message.role === "assistant" && textOf(message).trim() !== "",
    );
    if (asked === undefined || said === undefined) continue;
    const authors = [...new Set(spans.flatMap((span) => (span.type === "model" ? [span.model] : [])))];
    found.push({
      item: result.sessionId,
      request: textOf(asked),
      text: withoutWriter(textOf(said), authors),
      result,
      authors,
    });
  }
  return found;
}
