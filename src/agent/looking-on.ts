import { type Hook, type HookAnswer, isHookAbort } from "./hooks.ts";

/**
 * A hook that holds what was written against its sources, without a say: it sees what every run's does and reports what it finds, so that
 * it can be counted, but sends nothing back and ends nothing. Any other hook as it is.
 */
export function lookingOn(hook: Hook): Hook {
  if (!hook.holdsAgainstSources) return hook;
  const { place } = hook;
  return {
    ...hook,
    run: silently(hook.run),
    ...(place && {
      async place(signal) {
        const { run } = await place(signal);
        return { run: silently(run) };
      },
    }),
  };
}

function silently(run: Hook["run"]): Hook["run"] {
  return async (event, context) => {
    try {
      return whatWasFound(await run(event, context));
    } catch (error) {
      if (isHookAbort(error)) return undefined;
      throw error;
    }
  };
}

function whatWasFound(answer: HookAnswer): HookAnswer {
  if (answer === undefined) return undefined;
  return {
    ...("report" in answer ? { report: answer.report } : {}),
    ...("result" in answer && answer.result !== undefined ? { result: answer.result } : {}),
  };
}
