import { lessonOf } from "../../lesson/decide/decisions.ts";
import { textOf } from "../../message.ts";
import { fileStore } from "../../store/file-store.ts";
import type { Session } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import { sessionsOf } from "../studies/withdraw.ts";
import { readRun, runFolder } from "../suites/run-folder.ts";
import type { Source } from "./rating-set.ts";

/** What is to be rated: the lessons of an eval run, or what the participants of a study made. */
export type RatedFrom = { run: string } | { study: string };

/** Every lesson that came, without those cases that came to a question or a refusal. Throws `Problem`. */
export async function lessonsToRate(data: string, store: Store, from: RatedFrom): Promise<Source[]> {
  if ("run" in from) {
    const { results } = await readRun(data, from.run);
    return results
      .filter(({ kind, sessionId }) => kind === "lesson" && sessionId !== "")
      .map((one) => ({ session: one.sessionId, run: from.run, case: one.case, condition: one.condition }));
  }
  const sessions = await sessionsOf(store, from.study);
  return sessions.flatMap(({ id, study, traces }) =>
    study === undefined || traces.length === 0
      ? []
      : [{ session: id, study: study.study, participant: study.participant, condition: study.condition }],
  );
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
  return text === null ? null : masked(withoutMaker(text));
}

/** A lesson says what it was drawn from and by whom: whoever rates it is not to know. */
function withoutMaker(text: string): string {
  return text.replace(/^Teacher: [^\n]*(?:built-in drafting|AI model)[^\n]*\n*/gm, "");
}

/** The lesson as it stands, or what was said last where there is none. */
export function lessonText(session: Session): string | null {
  const lesson = lessonOf(session)?.markdown;
  if (lesson !== undefined) return lesson;
  const last = session.messages.findLast(({ role }) => role === "assistant");
  return last === undefined ? null : textOf(last);
}
