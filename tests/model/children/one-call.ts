import { askServer } from "../../../src/coach/speech/speech-server.ts";
import { userText } from "../../../src/message.ts";
import { anthropicModel } from "../../../src/model/anthropic.ts";
import { openaiModel } from "../../../src/model/openai.ts";
import { reasonOf } from "../../../src/problem.ts";

/** Asks whatever is at an address once, and prints why it failed. */
const [, , who = "", address = ""] = process.argv;
const { signal } = new AbortController();
const request = { system: "", messages: [userText("hello")], tools: [], volatile: "" };
const speech = { baseUrl: address, apiKey: "sk-child-12345678" };
const key = { id: "m", apiKey: "sk-child-12345678" };

function ask(): Promise<unknown> {
  const call = { signal, onEvent: () => {} };
  if (who === "anthropic") return anthropicModel({ ...key, baseUrl: address }).generate(request, call);
  if (who === "openai") return openaiModel({ ...key, baseUrl: address }).generate(request, call);
  if (who === "voice") return askServer(speech, "/audio/speech", { json: { input: "hello" } }, signal);
  return askServer(speech, "/audio/transcriptions", { form: new FormData() }, signal);
}

console.log(await ask().then(() => "answered", reasonOf));
