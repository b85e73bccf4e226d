import { drawFigure, keyOf } from "../figures/draw-figure.ts";
import type { Figure } from "../figures/figure.ts";
import { asFigure } from "../figures/read-figure.ts";
import { readAmount } from "../maths/amount.ts";
import { equal } from "../maths/rational.ts";
import { reasonOf } from "../problem.ts";
import { wholeWords } from "./labels.ts";
import { forPupils } from "./paper.ts";
import type { Flaw } from "./prove.ts";
import type { Question } from "./question.ts";

/** Whether a question's figure can be drawn, says what the key says, and does not tell it to pupils. */
export function figureFlaws(question: Question): Flaw[] {
  const { figure: data } = forPupils(question);
  if (data === null) return [];
  let figure: Figure;
  try {
    figure = asFigure(data);
  } catch (error) {
    return [{ where: "figure", message: reasonOf(error) }];
  }
  return [...against(question, keyOf(figure)), ...told(question, figure)];
}

/** What belongs into the blanks is what the key has, blank by blank. */
function against(question: Question, key: ReadonlyMap<number, string>): Flaw[] {
  if (question.kind === "label") {
    if (question.figure.blanks === undefined) return [];
    if (key.size !== question.blanks.length)
      return [
        {
          where: "blanks",
          message: `The figure has ${key.size} blanks, and the question asks for ${question.blanks.length}.`,
        },
      ];
    return question.blanks.flatMap(({ mark, answers: [first = ""] }, at) =>
      notSame(`At ${mark} the figure`, key.get(at + 1) ?? "", [first], "blanks"),
    );
  }
  const [only, another] = key.values();
  if (only === undefined) return [];
  if (another !== undefined)
    return [
      { where: "figure", message: "Of a figure with several blanks, a question is of the kind `label`." },
    ];
  if (question.kind === "number") return notSame("The figure", only, [question.answer], "answer");
  if (question.kind === "short") return notSame("The figure", only, question.answers, "answers");
  if (question.kind !== "choice") return [];
  const right = question.options.flatMap((option) => (option.right ? [option.text] : []));
  return notSame("The figure", only, right, "options");
}

function notSame(who: string, has: string, answers: readonly string[], where: string): Flaw[] {
  if (answers.length === 0 || answers.some((answer) => same(answer, has))) return [];
  return [{ where, message: `${who} has ${has}, and the key says ${answers[0]}.` }];
}

function same(answer: string, has: string): boolean {
  const [a, b] = [readAmount(answer), readAmount(has)];
  if (a !== null && b !== null) return equal(a.value, b.value);
  const fold = (words: string) => words.normalize("NFKC").toLowerCase().replace(/−/g, "-").trim();
  return fold(answer) === fold(has);
}

/** A name that pupils are to give stands nowhere in the picture, and nowhere in what is read out of it. */
function told(question: Question, figure: Figure): Flaw[] {
  // Places are left out by the figure itself, and another place may well hold the same.
  if (question.kind !== "label" || question.figure.blanks !== undefined) return [];
  const { svg, alt } = drawFigure(figure, "print");
  const drawn = Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, words = ""]) => words);
  const all = [alt, drawn.join(" ")].join("\n");
  return question.blanks
    .flatMap(({ answers }) => answers)
    .filter((answer) => /\p{L}/u.test(answer) && all.search(wholeWords(answer)) >= 0)
    .map((answer) => ({ where: "figure", message: `The figure tells "${answer}" to pupils.` }));
}
