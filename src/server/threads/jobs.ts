import { HookAbort, type HookContext, type HookEvent } from "../../agent/hooks.ts";
import { codeHere } from "../../agent/plugin-code.ts";
import { lessonView } from "../../lesson/lesson-view.ts";
import type { AuthorRequest } from "../../model/builtin.ts";

/** What a hook is told of its run, as far as it can be told on another thread. */
export type ToldApart = Omit<HookContext, "sessions" | "signal" | "now" | "abort"> & { at: number };

/** What a thread beside the server's own can do. All of it comes from what it is given, and changes nothing. */
export const jobs = {
  lessonView,

  async authorThere(path: string, seconds: number): Promise<true> {
    await codeHere.author(path, seconds);
    return true;
  },

  async nextTurn(path: string, seconds: number, request: AuthorRequest) {
    return await (await codeHere.author(path, seconds)).next(request, unheard());
  },

  async hookThere(path: string, seconds: number) {
    const { name, on, apart = false } = await codeHere.hook(path, seconds);
    return { name, on, apart };
  },

  async runHook(path: string, seconds: number, event: HookEvent, { at, ...told }: ToldApart) {
    const hook = await codeHere.hook(path, seconds);
    return await hook.run(event, { ...told, sessions: null, signal: unheard(), now: () => at, abort });
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
