import { plain } from "./check/lints/rule.ts";

const doing =
  "write|draw|label|name|list|sort|match|solve|complete|fill|answer|predict|explain|describe|find|choose|order|put|make|mark|underline|calculate|work out|read|say|tell|test|record|note|compare|judge|rank|perform|play|clap|shade|trace|change|correct|turn|count|design|plan|suggest|give|evaluate|construct|conjugate|form|copy|dribble|compose|weigh|knead|show";

/** It is put as a question or as something to do. */
const asks = new RegExp(`\\?|…|\\b(?:${doing}|which|what|why|how)\\b`, "i");

/** A clause that begins with what is to be done. */
const asksFirst = new RegExp(
  `^(?:then |and |now |first |next |also |please |you |to )*(?:${doing}|use|look|listen|try|add|cut|take|measure|go|sing|act|stand|walk|talk|ask|discuss|decide|build|sketch|estimate|simplify|round|convert|expand|factorise|translate|spell|rewrite|improve|check|prove|which|what|why|how|who|when|where)\\b`,
  "i",
);

/** Whether a text asks for something to be done. */
export function isAsked(text: string): boolean {
  return asks.test(plain(text));
}

/** "**Card A:** …", "*chart*: a table": what pupils are given to read, whatever is asked in it; or how all of it is done. */
const given = /^(?:\*\*|__)[^*_]{1,40}:(?:\*\*|__)\s|^(?:\*|_)[^*_]{1,40}(?:\*|_)\s*[:–—]\s/;
const manners =
  /\b(?:each|every) (?:result|answer|step|one|time)\b.*\b(?:at once|as you go|straight away)\b/i;

export function isMaterial(text: string): boolean {
  const [first = ""] = text.split("\n");
  return (
    (given.test(first) && !/^\W*(?:question|task|challenge|problem)\b/i.test(first)) || manners.test(first)
  );
}

/** What is asked of everything in a list, with a space behind it: "Agree, disagree, or it depends? ". */
export function questionOf(text: string): string {
  const found = /(?:^|(?<=[.!?] ))(\p{Lu}[^.!?]{3,80}\?)/u.exec(plain(text))?.[1] ?? "";
  return found === "" ? "" : `${found} `;
}

/** It says that something is so, and asks nobody to do anything. */
export function isStatement(text: string): boolean {
  const said = plain(text);
  if (!/^\p{Lu}[^?…]{12,}\.$/u.test(said)) return false;
  return !said.split(/[.,;:]\s+/).some((clause) => asksFirst.test(clause));
}
