import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { type Happening, happenings } from "../../coach/session/happening.ts";
import { nearest } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import { errorCode } from "../../store/failure.ts";
import { parseJson } from "../../store/json.ts";
import { unreadable } from "../study/input.ts";
import type { Terminal } from "../terminal.ts";

/** Scripts have no clock: the same script gives the same session on every day. */
const always = "2000-01-01T00:00:00.000Z";

/** The events of a script, as they come; a file or "-" for what comes in. Throws `Problem` with the line. */
export async function* scripted(
  path: string,
  terminal: Terminal,
): AsyncGenerator<{ line: number; happening: Happening }> {
  const input = path === "-" ? terminal.input() : createReadStream(path);
  let line = 0;
  try {
    for await (const text of createInterface({
      input,
      terminal: false,
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      line++;
      const plain = line === 1 ? text.replace(/^\ufeff/, "") : text;
      if (plain.trim() !== "") yield { line, happening: read(plain, line) };
    }
  } catch (error) {
    throw errorCode(error) === null ? error : unreadable(path, error);
  }
}

function read(text: string, line: number): Happening {
  const wrong = (what: string): Problem => new Problem("usage", `Line ${line} of the script: ${what}`);
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw wrong('it is not an event, such as {"event":"tts_done"}.');
  const fields: Record<string, unknown> = { ...value };
  const { event, text: said = "", turnId = null } = fields;
  const known = happenings.find((each) => each === event);
  if (known === undefined) throw wrong(unknownEvent(event));
  if (typeof said !== "string") throw wrong("`text` must be words in quotation marks.");
  if (known === "asr_result" && !("text" in fields)) throw wrong("asr_result needs `text`: what was heard.");
  if (turnId !== null && typeof turnId !== "string")
    throw wrong("`turnId` must be words in quotation marks.");
  return { event: known, text: said, turnId, at: always };
}

const decided = [
  "usage_correct",
  "usage_incorrect",
  "usage_unclear",
  "next_word_available",
  "no_more_words",
  "done",
];

function unknownEvent(event: unknown): string {
  if (typeof event !== "string") return "it has no `event`.";
  if (decided.includes(event)) return `${event} is for the session to find out, not for a script to say.`;
  const near = nearest(event, happenings);
  const hint = near === null ? `There is: ${happenings.join(", ")}.` : `Did you mean ${near}?`;
  return `there is no event ${JSON.stringify(event)}. ${hint}`;
}
