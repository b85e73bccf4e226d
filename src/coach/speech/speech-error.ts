import { reasonOf } from "../../problem.ts";
/** Something that speech could not do. The message is for people: what happened, and what to do next. */
export class SpeechError extends Error {
  override readonly name = "SpeechError";
}

/** `engine` is the name people know it by; what is not in words yet is put behind it. */
export function inWords(engine: string, failed: string, error: unknown): string {
  if (error instanceof SpeechError) return error.message;
  const said = reasonOf(error);
  return `${engine} could not ${failed}: ${said.trim().replace(/\.$/, "")}.`;
}
