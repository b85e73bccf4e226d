import { markerAt } from "./markers.ts";

/** A comment in the code that gives the answer takes the lines below it along; at a line's end, only itself. */
export function answerInCode(code: string): { kept: string; answer: string } | null {
  const lines = code.split("\n");
  const marks = lines.map((line) => /^(.*?)(?:#|\/\/|--|\/\*)\s*(\S.*)$/.exec(line));
  const at = marks.findIndex((mark) => markerAt(mark?.[2] ?? "")?.reason === "answer");
  const mark = marks[at];
  if (mark === undefined || mark === null) return null;
  const [, before = "", comment = ""] = mark;
  if (before.trim() === "") {
    return { kept: lines.slice(0, at).join("\n").trimEnd(), answer: lines.slice(at).join("\n") };
  }
  const rest = answerInCode(lines.slice(at + 1).join("\n"));
  const below = rest === null ? lines.slice(at + 1) : [rest.kept];
  const kept = [...lines.slice(0, at), before.trimEnd(), ...below].join("\n");
  return { kept, answer: rest === null ? comment : `${comment}\n${rest.answer}` };
}
