import { lessonOf } from "../../lesson/decide/decisions.ts";
import { textOf } from "../../message.ts";
import { fileStore } from "../../store/file-store.ts";
import type { Session } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import { sessionsOf } from "../studies/withdraw.ts";
import { writerOf } from "../suites/result.ts";
import { readRun, runFolder } from "../suites/run-folder.ts";
import type { Source } from "./rating-set.ts";
import { withoutWriter } from "./without-writer.ts";

/** What is to be rated: the lessons of an eval run, or what the participants of a study made. */
export type RatedFrom = { run: string } | { study: string };

/** Every lesson that came, without cases and tasks that came to a question or a refusal. Throws `Problem`. */
export async function lessonsToRate(data: string, store: Store, from: RatedFrom): Promise<Source[]> {
  if ("run" in from) {
    const { results } = await readRun(data, from.run);
    return results
      .filter(({ kind, sessionId }) => kind === "lesson" && sessionId !== "")
      .map((one) => ({
        session: one.sessionId,
        run: from.run,
        case: one.case,
        condition: one.condition,
        writer: writerOf(one),
      }));
  }
  const lessons: Source[] = [];
  for (const { id, study, traces } of await sessionsOf(store, from.study)) {
    if (study === undefined || traces.length === 0 || lessonOf(await store.readSession(id)) === null)
      continue;
    const { study: name, participant, condition } = study;
    lessons.push({ session: id, study: name, participant, condition });
  }
  return lessons;
}

/** The lesson as a rater sees it, names masked and nothing said of who wrote it; null where it is gone or there is none. */
export async function lessonToRate(
  data: string,
  store: Store,
  { run, session }: Source,
): Promise<string | null> {
  const from = run === undefined ? store : fileStore(runFolder(data, run));
  const found = await from.readSession(session).catch(() => null);
  const text = found === null ? null : lessonText(found);
  if (found === null || text === null) return null;
  return masked(withoutWriter(text, await modelsOf(from, found)));
}

/** Who wrote in it, by the names that traces have; a trace that is gone says nothing. */
async function modelsOf(store: Store, { traces }: Session): Promise<string[]> {
  const read = await Promise.all(traces.map((id) => store.readTrace(id).catch(() => null)));
  return read.flatMap((trace) =>
    (trace?.spans ?? []).flatMap((span) => (span.type === "model" ? [span.model] : [])),
  );
}

/** The lesson as it stands, or what was said last where there is none. */
export function lessonText(session: Session): string | null {
  const lesson = lessonOf(session)?.markdown;
  if (lesson !== undefined) return lesson;
  const last = session.messages.findLast(({ role }) => role === "assistant");
  return last === undefined ? null : textOf(last);
}
