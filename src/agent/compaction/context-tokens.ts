import type { Env } from "../../env.ts";
import { Problem } from "../../problem.ts";

const setting = "TEACHER_ASSIST_CONTEXT_TOKENS";

/** What a person says that their model takes at once, for models of which that is not known. */
export function contextTokens(env: Env): { contextTokens?: number } {
  const said = env[setting];
  if (said === undefined || said === "") return {};
  const tokens = Number(said);
  if (!Number.isSafeInteger(tokens) || tokens < 1)
    throw new Problem("usage", `${setting} is "${said}"; it should be a number of tokens, such as 32000.`);
  return { contextTokens: tokens };
}
