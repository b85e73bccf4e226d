import { type Asked, sideOf } from "./asked.ts";
import { judgeExpression } from "./judge-expression.ts";
import { judgeList, judgePoint, judgeRatio } from "./judge-parts.ts";
import { judgeValue } from "./judge-value.ts";
import type { Judged } from "./judged.ts";
import { open, unread } from "./judged.ts";
import { knownMistake, mistakeIn } from "./mistake.ts";

/** Longer than any answer: what is longer is not read. */
export const longestAnswer = 400;

/** Compares by value and then looks at the form; where it is wrong, says which mistake is likely. Pure. */
export function judgeAnswer(asked: Asked, given: string): Judged {
  const text = given.trim().replace(/(?<=[\p{L}\p{N})²³°%])[.;]$/u, "");
  if (text === "") return open;
  if (text.length > longestAnswer) return unread("This is too long to be read as an answer.");
  // What English readers take for ten thousand is not ten where ten thousand is a known mistake.
  const taken = /\d,\d{3}/.test(text) ? knownMistake(asked, text) : null;
  if (taken !== null) return taken;
  const judged = byKind(asked, text);
  if (judged.verdict === "wrong" && judged.note === "") return mistakeIn(asked, text);
  // Words too can be a known mistake ("They are equal"), though they are no number that could be read.
  return (judged.verdict === "right" ? null : knownMistake(asked, text)) ?? judged;
}

function byKind({ key, start }: Asked, text: string): Judged {
  switch (key.kind) {
    case "value":
      return judgeValue(key, text, start);
    case "solution":
      return judgeValue(
        { kind: "value", value: key.value, unit: "", form: "number" },
        sideOf(key.letter, text),
        "",
      );
    case "expression":
      return judgeExpression(key, text, start);
    case "ratio":
      return judgeRatio(key, text);
    case "point":
      return judgePoint(key, text);
    case "list":
      return judgeList(key, text);
  }
}
