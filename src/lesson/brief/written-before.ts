import { type About, textOf, type UserMessage } from "../../message.ts";

/** Sessions from before requests were kept as data hold what we asked in a fixed layout. Nothing writes it to be read any more. */

const sentBack =
  /^(?:Your reply does not (?:have the shape|end with a summary)|The curriculum check found claims)/;
const section =
  /^(Revise|Suggest alternatives for) one section of the lesson: `([^`\n]+)`\n\nWhat the teacher asks:\n((?:> [^\n]*\n)+)\n[^\n]+\n(?:[^\n]+\n)*\nCurrent text of `\2`:\n(~{3,})markdown\n([\s\S]*)\n\4\s*$/;

/** null: it was a person's own words, or they came with what they are about. */
export function writtenBefore(message: UserMessage): About | null {
  if (message.about !== undefined || message.given !== undefined) return null;
  const text = textOf(message);
  if (sentBack.test(text)) return { kind: "repair", by: "" };
  const [, verb, id, quoted = "", , current = ""] = section.exec(text) ?? [];
  if (id === undefined) return null;
  const request = quoted.slice(2, -1).replaceAll("\n> ", "\n");
  if (verb === "Revise") return { kind: "revise", sections: [id], request, current };
  return { kind: "alternatives", section: id, request, current };
}
