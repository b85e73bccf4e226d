import { gap } from "../../exercises/flashcards/card.ts";

const inWords = /^(SHORTANSWER(_C)?|SAC?|MWC?|MULTICHOICE(_[VH]S?|_S)?|MC[VH]?S?|NUMERICAL|NM)$/;

/** Moodle's "Embedded answers": "The capital is {1:SHORTANSWER:=Paris~Lutetia}." One text for each gap, the others filled. */
export function embeddedGaps(text: string): { text: string; answers: string[] }[] {
  const found = Array.from(text.matchAll(/\{\d*:([A-Z_]+):((?:\\.|[^{}\\])*)\}/g), (match) => ({
    whole: match[0],
    at: match.index,
    answers: inWords.test(match[1] ?? "") ? rightAnswers(match[2] ?? "") : [],
  }));
  return found
    .filter(({ answers }) => answers.length > 0)
    .map(({ at, answers }) => {
      let shown = "";
      let from = 0;
      for (const other of found) {
        shown += text.slice(from, other.at) + (other.at === at ? gap : (other.answers[0] ?? "…"));
        from = other.at + other.whole.length;
      }
      return { text: (shown + text.slice(from)).trim(), answers };
    });
}

function rightAnswers(answers: string): string[] {
  return answers
    .split(/(?<!\\)~/)
    .filter((answer) => /^(=|%100%)/.test(answer))
    .map((answer) => (answer.replace(/^(=|%100%)/, "").split(/(?<!\\)#/)[0] ?? "").replace(/\\(.)/g, "$1"))
    .map((answer) => answer.replace(/:[\d.]+$/, "").trim())
    .filter((answer) => answer !== "" && answer !== "*");
}
