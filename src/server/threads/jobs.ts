import { HookAbort, type HookContext, type HookEvent } from "../../agent/hooks.ts";
import { codeHere } from "../../agent/plugin-code.ts";
import { agreementAmong } from "../../evals/ratings/agreement-among.ts";
import { ratingsByCondition } from "../../evals/ratings/by-condition.ts";
import { comparedView, runView } from "../../evals/report/run-view.ts";
import { lessonView } from "../../lesson/lesson-view.ts";
import { openLibraries } from "../../library/libraries.ts";
import type { AuthorRequest } from "../../model/builtin.ts";
import type { Session } from "../../store/session.ts";

/** What a hook is told of its run, as far as it can be told on another thread. */
export type ToldApart = Omit<HookContext, "sessions" | "signal" | "libraries" | "now" | "abort"> & {
  at: number;
  /** Where its libraries lie; null where it is to have none. */
  data: string | null;
};

/** What a thread beside the server's own can do. All of it comes from what it is given, and changes nothing. */
export const jobs = {
  viewOf: (session: Session, workspaceRoot: string, data: string) =>
    lessonView(session, workspaceRoot, openLibraries(data)),

  /** Intervals are drawn thousands of times. */
  comparedView,
  runView,
  agreementAmong,
  ratingsByCondition,

  async authorThere(path: string, seconds: number): Promise<true> {
    await codeHere.author(path, seconds);
    return true;
  },

  async nextTurn(path: string, seconds: number, request: AuthorRequest) {
    return await (await codeHere.author(path, seconds)).next(request, unheard());
  },

  async hookThere(path: string, seconds: number) {
    const { name, on, apart = false, holdsAgainstSources } = await codeHere.hook(path, seconds);
    return { name, on, apart, ...(holdsAgainstSources && { holdsAgainstSources }) };
  },

  async runHook(path: string, seconds: number, event: HookEvent, { at, data, ...told }: ToldApart) {
    const hook = await codeHere.hook(path, seconds);
    const libraries = data === null ? null : openLibraries(data);
    return await hook.run(event, {
      ...told,
      libraries,
      sessions: null,
      signal: unheard(),
      now: () => at,
      abort,
    });
  },
};

export type Jobs = typeof jobs;

/** What is stopped is left behind, with the whole thread if need be. */
function unheard(): AbortSignal {
  return new AbortController().signal;
}

function abort(reason: string): never {
  throw new HookAbort(reason);
}
