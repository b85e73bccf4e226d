import { userText } from "../message.ts";
import { defaultModel } from "./defaults.ts";
import { ModelError, type ModelErrorKind } from "./errors.ts";
import type { Model } from "./model.ts";
import { openaiApiFor, openaiOver } from "./openai-api.ts";
import type { SavedModel } from "./saved-model.ts";

/** `message` says in words why not, and never holds a key. */
export type Tried =
  | { answered: true; model: string }
  | { answered: false; model: string; kind: ModelErrorKind; status: number | null; message: string };

/** Long enough for a model far away, short enough to wait for. One on this computer may still be loading then. */
const patienceMs = 20_000;

/** Asks the model one short question, once. A few hundredths of a cent show what no look at a key can. */
export async function tryModel(wished: SavedModel, withinMs = patienceMs): Promise<Tried> {
  const model = wished.model ?? defaultModel[wished.provider];
  const request = { system: "", messages: [userText("Say OK.")], tools: [], volatile: "" };
  try {
    const asked = await shortAnswering(wished, model, withinMs);
    await asked.generate(request, { signal: AbortSignal.timeout(withinMs), onEvent: () => {} });
    return { answered: true, model };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const { kind, status, message } = error.kind === "cancelled" ? tooSlow(withinMs) : error;
    return { answered: false, model, kind, status, message };
  }
}

/** Without retrying: whoever waits would rather hear at once. */
async function shortAnswering(
  { provider, key, baseUrl, api }: SavedModel,
  id: string,
  withinMs: number,
): Promise<Model> {
  const place = {
    id,
    maxOutputTokens: 64,
    idleTimeoutMs: withinMs,
    ...(baseUrl === undefined ? {} : { baseUrl }),
  };
  if (provider === "anthropic") {
    const { anthropicModel } = await import("./anthropic.ts");
    return anthropicModel({ ...place, apiKey: key ?? "" });
  }
  const asked = { ...place, ...(key === undefined ? {} : { apiKey: key }) };
  return await openaiOver(openaiApiFor(id, baseUrl, api), asked);
}

function tooSlow(withinMs: number): ModelError {
  const seconds = Math.round(withinMs / 1000);
  return new ModelError(
    "timeout",
    `It did not answer within ${seconds} seconds. A model on your own computer may need longer the first time.`,
  );
}
