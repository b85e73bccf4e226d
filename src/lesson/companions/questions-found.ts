import { figureFlaws } from "../../questions/figure-flaws.ts";
import { keyOf } from "../../questions/paper.ts";
import { prove } from "../../questions/prove.ts";
import { questionsIn } from "../../questions/questions-in.ts";
import { parseLesson } from "../document.ts";
import { companionsIn } from "./companion-drafts.ts";

/** What is wrong with the questions of what an author wrote, a line each, with how the question begins. */
export function questionsFound(text: string): string[] {
  return companionsIn(text).flatMap((one) => {
    const placed = questionsIn(one.text);
    const unblocked = asked.has(one.part) && placed.length === 0 && parseLesson(one.text).sections.length > 0;
    return [
      ...(unblocked
        ? [`The ${one.part} holds no question block: each question stands in a fenced block \`question\`.`]
        : []),
      ...placed.flatMap(({ question, problem, source }) => {
        if (question === null) return [`"${begun(source)}": ${problem}`];
        const unanswered =
          one.part === "quiz" && keyOf(question).answer === ""
            ? ["A quiz asks nothing that its key cannot answer."]
            : [];
        return [...prove(question, figureFlaws).map(({ message }) => message), ...unanswered].map(
          (said) => `"${begun(question.prompt)}": ${said}`,
        );
      }),
    ];
  });
}

const asked: ReadonlySet<string> = new Set(["worksheet", "quiz", "homework"]);

function begun(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
