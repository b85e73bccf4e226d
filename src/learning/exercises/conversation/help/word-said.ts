import { withoutAsides } from "../../../../text/asked.ts";
import { foldText } from "../../../../text/fold.ts";
import { wordSet } from "../../../../text/languages/language.ts";
import { languages } from "../../../../text/languages/languages.ts";
import { isNegation } from "../../../../text/negation.ts";
import { judgeAnswer } from "../../../answers/judge.ts";
import type { Question } from "../conversation-record.ts";

/** The word that was asked for, without what was said around it ("ugh, it's a cat?"), where that makes it right. */
export function wordSaid(text: string, { kind, weighing, accepted }: Question): string {
  if (kind !== "typed" || weighing !== "answer") return text;
  const isRight = (answer: string) => judgeAnswer({ accepted, answer }).verdict === "correct";
  if (isRight(text)) return text;
  const bare = withoutAsides(text);
  return [bare, ...afterLead(bare)].find(isRight) ?? text;
}

/** "It's", "I'd say", "maybe": small words, and none that says no. An article alone may be the mistake. */
function afterLead(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const leads = words.findIndex((word) => !isLead(foldText(word)));
  const most = leads < 0 ? words.length - 1 : leads;
  return words
    .slice(0, most)
    .map((_, at) => ({ lead: words.slice(0, at + 1), rest: words.slice(at + 1).join(" ") }))
    .filter(({ lead }) => !lead.every((word) => articles.has(foldText(word))))
    .map(({ rest }) => rest);
}

function isLead(word: string): boolean {
  return word.split(" ").every((one) => small.has(one) && !isNegation(one));
}

/** Said around an answer, or of a word without naming it: it is about nothing of its own. */
export function isTalk(word: string): boolean {
  return isLead(word) || naming.has(word);
}

const naming = wordSet(`
  word term phrase expression thing one wort begriff ausdruck ding sache mot terme expression truc chose
  palabra termino frase expresion cosa perkataan istilah ungkapan benda`);
const articles = wordSet(...languages.map((language) => language.articles));
const small = wordSet(
  ...languages.map(({ smallWords }) => smallWords),
  `maybe perhaps probably think guess say believe answer vielleicht glaube denke sage antwort peut etre crois pense dirais
  reponse quizas creo pienso diria respuesta mungkin rasa agaknya jawapan jawapannya cest id`,
);
