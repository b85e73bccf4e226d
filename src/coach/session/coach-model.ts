import { z } from "zod";
import { reasonsFor } from "../judge/reasons.ts";
import type { UtteranceQuestion, UtteranceVerdict } from "../judge/verdict.ts";
import { modelWords } from "../prompts/model-author.ts";
import { promptHandlers } from "../prompts/prompt.ts";
import type { CoachModel } from "./answering.ts";
import type { AskCoach } from "./ask-coach.ts";

/** A model as the coach's second opinion and second voice. */
export function coachModel(ask: AskCoach): CoachModel {
  return {
    judge: (question, signal) => secondOpinion(ask, question, signal),
    words: (requests, signal) => modelWords((question) => ask(question, signal), requests),
  };
}

const Opinion = z.object({
  verdict: z.enum(["correct", "unclear", "incorrect"]),
  quote: z.string().max(400),
});

/** A verdict that quotes nothing of what was heard is not believed. */
async function secondOpinion(
  ask: AskCoach,
  { heard, item, targetLanguage, instructionLanguage }: UtteranceQuestion,
  signal: AbortSignal,
): Promise<UtteranceVerdict | null> {
  const answer = await ask(
    {
      agent: "listener",
      task: promptHandlers.STUDENT_Process_Response,
      material: {
        "what was heard": heard,
        "the word": item.target,
        "its other forms": item.accepted.join("\n"),
        "what it is not": item.decoys.join("\n"),
        "the language": targetLanguage,
      },
      schema: Opinion,
    },
    signal,
  );
  if ("problem" in answer || answer.value.verdict === "unclear") return null;
  const { verdict, quote } = answer.value;
  if (quote.trim() === "" || !heard.includes(quote)) return null;
  return {
    verdict,
    matched: verdict === "correct" ? item.target : null,
    evidence: quote,
    because: reasonsFor(instructionLanguage).reasons.heard(quote),
    alsoUsed: [],
  };
}
