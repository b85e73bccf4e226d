import type { Desk } from "../../learning/ask-agent.ts";
import { judgeUtterance } from "../judge/judge-utterance.ts";
import { builtinAuthor } from "../prompts/builtin-author.ts";
import type { CompiledSpec } from "../spec/compiled.ts";
import type { Answering } from "./answering.ts";
import { askCoach } from "./ask-coach.ts";
import { coachModel } from "./coach-model.ts";

/** Who judges and who words here: code, and the model that is set up where there is one. Throws `ModelError`. */
export async function answeringAt(
  desk: Pick<Desk, "found" | "setting">,
  { timeoutsMs }: CompiledSpec,
): Promise<Answering> {
  const ask = await askCoach(desk, timeoutsMs.evaluate);
  return { judge: judgeUtterance, author: builtinAuthor, model: ask === null ? null : coachModel(ask) };
}
