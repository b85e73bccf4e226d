import { isOpenai } from "./endpoint.ts";
import { ModelError } from "./errors.ts";
import type { Model } from "./model.ts";
import type { OpenaiOptions } from "./openai-options.ts";

/** The two ways of asking OpenAI's models: Chat Completions, which everybody else speaks too, and Responses. */
export const openaiApis = ["chat", "responses"] as const;
export type OpenaiApi = (typeof openaiApis)[number];

/**
 * OpenAI's models that do not reason, and so gain nothing from Responses. Every other of theirs does: there what it
 * thought goes back to it, and the newest take tools nowhere else.
 */
const withoutReasoning = [/^gpt-3\.5\b/, /^gpt-4/, /^chatgpt-/, /^gpt-[\d.]+-chat\b/];

/** Whether a model thinks before it answers; a fine-tuned one is as the one it comes from. */
export function isReasoning(model: string): boolean {
  const base = model.replace(/^ft:/, "");
  return !withoutReasoning.some((pattern) => pattern.test(base));
}

/** What was said outright; otherwise by the model at OpenAI's own address, and Chat Completions everywhere else. */
export function openaiApiFor(
  model: string,
  baseUrl: string | undefined,
  said: string | undefined,
): OpenaiApi {
  if (said !== undefined) return apiNamed(said);
  return isOpenai(baseUrl ?? null) && isReasoning(model) ? "responses" : "chat";
}

/** Only the adapter that is used is loaded. */
export async function openaiOver(api: OpenaiApi, options: OpenaiOptions): Promise<Model> {
  if (api === "responses") return (await import("./responses.ts")).responsesModel(options);
  return (await import("./openai.ts")).openaiModel(options);
}

function apiNamed(name: string): OpenaiApi {
  const found = openaiApis.find((each) => each === name.trim().toLowerCase());
  if (found !== undefined) return found;
  throw new ModelError(
    "bad_request",
    `TEACHER_ASSIST_OPENAI_API is "${name}". It is ${openaiApis.join(" or ")}, or left out: then the model decides.`,
  );
}
