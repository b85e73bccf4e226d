import { withoutAsides } from "./about-pupils.ts";
import { minutesIn, withoutMinutes } from "./duration.ts";

/** Several lessons in one request. A conversation has one lesson, so whoever asks says which comes first. Pure. */

/** A class as most are called: "7B", "8a", "9.2", "10x2", "S3". */
const called = "(?:\\d{1,2}[.\\s]?[a-z]\\d?|\\d{1,2}\\.\\d|[sp]\\d)";
const opening =
  /^(?:(?:and|one|another|a lesson|lesson|something|plan|please|pls|can you do|need|i need)\b[\s,:]*)*(?:(?:on|about)\s+)?/i;
const after = new RegExp(`^(.{3,80}?)\\s+(?:for|with)\\s+(?:my |class )?(${called})\\b`, "i");
const before = new RegExp(`^(${called})\\s*[:=–—-]\\s*(.{3,80})$`, "i");

/** "Rivers with 8a, volcanoes with 8b" → "rivers for 8a", "volcanoes for 8b"; [] where one lesson is asked for. `about`: its topic. */
export function lessonsAsked(request: string, about = ""): string[] {
  const minutes = minutesIn(request);
  const length = minutes === null ? "" : `, ${minutes} minutes`;
  const parts = withoutMinutes(request).split(/[,;\n]|\band\b(?=.{3,80}\b(?:for|with)\s)/i);
  const lessons = parts.flatMap((part) => {
    const said = part.trim().replace(opening, "");
    const [, topic = "", id = ""] = after.exec(said) ?? [];
    const [, first = "", named = ""] = before.exec(part.trim()) ?? [];
    const [whom, what] = id === "" ? [first, named] : [id, topic];
    return whom === "" || withoutAsides(what) === ""
      ? []
      : [{ whom, what: what.trim().replace(opening, "") }];
  });
  const topics = new Set(lessons.map(({ what }) => what.toLowerCase()));
  // "acids and alkalis + rates of reaction": two topics for one class.
  const added = about.split(/\s+\+\s+|\s+and also\s+/i);
  if (topics.size < 2 && added.length > 1 && added.every((one) => /\p{L}{4,}/u.test(one))) return added;
  return topics.size < 2 ? [] : lessons.map(({ whom, what }) => `${what} for ${whom}${length}`);
}
