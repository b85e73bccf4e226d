import { matchingSessions } from "../../store/matching-sessions.ts";
import type { SessionSummary } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import { briefsIn } from "../brief/understood.ts";
import { lessonOf } from "../decide/decisions.ts";
import { parseLesson } from "../document.ts";
import { namesOutcome } from "./teaches.ts";

type Known = { updatedAt: string; named: string; markdown: string };

const mostKnown = 500;

/**
 * Finds lessons by words: each is in what was asked or in the lesson's title, is its class, or is part of the code of an
 * outcome that it names. A code written with spaces counts as a whole ("TCH 4-14a" finds no lesson on TCH 4-15a).
 * Conversations are read only for words that the list itself does not hold, and kept until they change.
 */
export function lessonFinder(store: Pick<Store, "readSession">) {
  const known = new Map<string, Known>();
  const read = async ({ id, updatedAt }: SessionSummary): Promise<Known> => {
    const kept = known.get(id);
    if (kept?.updatedAt === updatedAt) return kept;
    const session = await store.readSession(id).catch(() => null);
    const markdown = session === null ? "" : (lessonOf(session)?.markdown ?? "");
    const classes = briefsIn(session?.messages ?? []).flatMap(({ about }) =>
      "class" in about ? (about.class ?? []) : [],
    );
    const named = `${parseLesson(markdown).title ?? ""} ${classes.at(-1) ?? ""}`.toLowerCase();
    const one = { updatedAt, named, markdown };
    known.delete(id);
    known.set(id, one);
    const [oldest] = known.keys();
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    return one;
  };
  return async <S extends SessionSummary>(sessions: readonly S[], words: string): Promise<S[]> => {
    const wanted = words.trim().split(/\s+/).filter(Boolean);
    const fits = async (session: S): Promise<boolean> => {
      const unfound = wanted.filter((word) => matchingSessions([session], word).length === 0);
      if (unfound.length === 0) return true;
      const { named, markdown } = await read(session);
      const left = unfound.filter((word) => !named.includes(word.toLowerCase()));
      if (left.length === 0) return true;
      // "4-14a", or "TCH 4 14a": what is left is one code, with what stands between its parts.
      const code = wanted.slice(wanted.indexOf(left[0] ?? ""), wanted.lastIndexOf(left.at(-1) ?? "") + 1);
      return /\p{N}/u.test(code.join("")) && namesOutcome(markdown, code.join(" "));
    };
    const found: S[] = [];
    for (const session of sessions) if (await fits(session)) found.push(session);
    return found;
  };
}
