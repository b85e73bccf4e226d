import { z } from "zod";
import { type AssistantMessage, type Message, textOf } from "../../message.ts";
import type { JsonSchema } from "../../model/model.ts";
import { answerOf } from "../../store/answered-before.ts";
import { type Lesson, looksLikeLesson, parseLesson } from "../document.ts";
import { kindsOf, slug } from "../section-kind.ts";
import { Alternative, DecisionError, LeftAlone } from "./decision.ts";

const why = "One line for the teacher: when this one is the better choice";
const text = "The whole section as markdown, its own heading included";
const Offered = z.object({ why: z.string().describe(why), text: z.string().describe(text) });

const other = "Two or three; none at all only where there is no other way to write the section";
const Several = z.union([z.array(Offered).min(2).max(3), z.array(Offered).max(0)]).describe(other);
const { $schema: _, ...declared } = z.toJSONSchema(z.object({ alternatives: Several }));
/** What an agent answers when asked for alternatives, as structured output declares it. */
export const alternativesSchema: JsonSchema = declared;

const Alternatives = z.object({ alternatives: z.array(Alternative).min(2) });
const NoAlternatives = z.object({ alternatives: z.array(Alternative).max(0) });

/** The answer that a run gave with these words, as a message. */
export function answerWith(text: string, messages: readonly Message[]): AssistantMessage {
  const said = messages
    .filter((message) => message.role === "assistant")
    .findLast((message) => textOf(message) === text);
  return said ?? { role: "assistant", content: [{ type: "text", text }], stopReason: "end" };
}

/**
 * The section's new text in an agent's answer. A fence around it, a line before it and a closing remark are taken off;
 * where the whole lesson came back, only this section is taken. Throws a `DecisionError` where it is not in there.
 */
export function sectionFromReply(answer: AssistantMessage, section: string): string {
  const plain = unfenced(textOf(answer).replaceAll("\r\n", "\n").trim());
  if (answerOf(answer)?.kind === "left-alone") throw new LeftAlone(plain);
  const parsed = parseLesson(plain);
  const own = ownSection(parsed, section);
  if (own === null && looksLikeLesson(plain)) {
    throw new DecisionError(
      `The answer holds a lesson, but no section \`${section}\`. Nothing was changed; ask again.`,
    );
  }
  const text = withoutRemarks(own ?? plain);
  if (text.replace(/^#{1,6}[^\n]*/, "").trim() === "") {
    throw new DecisionError(`The answer holds no text for \`${section}\`. Nothing was changed; ask again.`);
  }
  return text;
}

/** Two or three alternatives, from structured output or from text that holds it. Throws a `DecisionError`. */
export function alternativesFromReply(value: unknown): Alternative[] {
  const data = typeof value === "string" ? jsonIn(value) : value;
  const reply = Array.isArray(data) ? { alternatives: data } : data;
  if (NoAlternatives.safeParse(reply).success) {
    throw new DecisionError(
      "Nothing was changed: there are no two other ways to write this section. Press the pencil to write it in your own words, or ask for it to be revised.",
    );
  }
  const parsed = Alternatives.safeParse(reply);
  if (!parsed.success) {
    throw new DecisionError(
      "The answer does not hold two alternatives with a reason each. Nothing was changed; ask again.",
    );
  }
  return parsed.data.alternatives.slice(0, 3);
}

/** From its heading up to the next section of another kind; `##` headings of no kind belong to it in a short reply. */
function ownSection({ markdown, sections }: Lesson, id: string): string | null {
  const [kind] = kindsOf(id.replaceAll("-", " "));
  const index = sections.findIndex((section) => section.id === id);
  const at =
    index >= 0 ? index : sections.findIndex((section) => kind !== undefined && section.kind === kind);
  const own = sections[at];
  if (own === undefined) return null;
  const whole = looksLikeLesson(markdown);
  const next = sections
    .slice(at + 1)
    .find((section) => whole || (section.kind !== null && section.kind !== kind));
  return markdown.slice(own.start, next?.start).trim();
}

/** A fence around everything, perhaps below one line. Inner fences may be of the same length: the last line ends it. */
function unfenced(text: string): string {
  const around = /^(?:[^\n#`~]+\n+)?(`{3,}|~{3,})(\w*)[ \t]*\n([\s\S]*?)\n?\1[ \t]*(?:\n+[^\n#`~]+)?$/.exec(
    text,
  );
  const [, , language = "", inner = ""] = around ?? [];
  const isMarkdown = /^(?:markdown|md)$/i.test(language) || (language === "" && /^\s*#{1,6} /.test(inner));
  return around !== null && isMarkdown ? inner.trim() : text;
}

const opening = /^(?:sure|certainly|of course|ok(?:ay)?|here(?:'s| is| are)|below is)\b[^\n]*[:.!]\n+/i;
const closing =
  /\n+(?:-{3,}\n+)?(?:let me know|i hope|would you like|feel free|shall i|is there anything|i have (?:kept|made|left))\b[^\n]*$/i;

function withoutRemarks(text: string): string {
  return text.replace(opening, "").replace(closing, "").trim();
}

function jsonIn(text: string): unknown {
  const starts = [text.indexOf("{"), text.indexOf("[")].filter((at) => at >= 0);
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]"));
  try {
    return JSON.parse(text.slice(Math.min(...starts), end + 1));
  } catch {
    return null;
  }
}

/** Whether a heading of a section's new text is really another section of the lesson. */
export function otherSectionsIn(
  text: string,
  own: string,
  all: readonly { id: string; title: string }[],
): string[] {
  const [ownKind] = kindsOf(all.find(({ id }) => id === own)?.title ?? own);
  const titles = new Map(all.map(({ title }) => [slug(title), title]));
  return parseLesson(text).sections.flatMap(({ id, title, kind }) => {
    if (id === own || (kind !== null && kind === ownKind)) return [];
    return titles.has(slug(title)) || kind !== null ? [title] : [];
  });
}
