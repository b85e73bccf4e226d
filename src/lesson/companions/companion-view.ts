import { titleInWords } from "../../formulas/in-plain.ts";
import type { CompanionPart } from "../../message.ts";
import { figureFlaws } from "../../questions/figure-flaws.ts";
import { grade, type Judges, keyAsGiven } from "../../questions/grade.ts";
import { type KeyForm, keyOf } from "../../questions/paper.ts";
import { type Flaw, prove } from "../../questions/prove.ts";
import type { Question } from "../../questions/question.ts";
import { questionsIn } from "../../questions/questions-in.ts";
import { parseLesson } from "../document.ts";
import { readSlide, type SlideText } from "../export/slide-text.ts";
import { preambleOf } from "../splice.ts";
import type { CompanionState } from "./companion-of.ts";

/** A piece of a section as a page shows it: words, or a question with what is wrong with it. */
export type CompanionPiece =
  | { kind: "text"; text: string }
  | {
      kind: "question";
      /** Which of the section's questions. */
      at: number;
      /** As it is printed. */
      number: number;
      source: string;
      question: Question;
      key: KeyForm;
      flaws: Flaw[];
    }
  | { kind: "unread"; at: number; source: string; problem: string };

export type CompanionView = {
  part: CompanionPart;
  title: string | null;
  /** What its author says to the teacher. */
  said: string;
  changed: string[] | null;
  kept: number;
  many: number | null;
  complete: boolean;
  undecided: string[];
  sections: {
    id: string;
    title: string;
    decision: "pending" | "accepted";
    text: string;
    /** There is something to take back. */
    undoable: boolean;
    pieces: CompanionPiece[];
    /** Of slides: the fields it is edited in. */
    slide: SlideText | null;
  }[];
};

/** All that a page shows of what goes with a lesson. `judges`: those whose verdict every key must stand. */
export function companionView(state: CompanionState, judges: Judges): CompanionView {
  const { part, changed, kept, many, complete, undecided, markdown } = state;
  const lesson = parseLesson(markdown);
  let number = 0;
  return {
    part,
    title: titleInWords(lesson.title),
    said: /^Teacher: (.+)$/m.exec(preambleOf(lesson))?.[1] ?? "",
    changed,
    kept,
    many,
    complete,
    undecided,
    sections: state.sections.map(({ id, title, decision, text, current, versions, moved, added }) => ({
      id,
      title,
      decision,
      text,
      undoable: decision === "accepted" || current > 0 || versions.length > 1 || moved || added === true,
      pieces: part === "slides" ? [] : piecesOf(text, () => ++number, judges),
      slide: part === "slides" ? slideOf(text) : null,
    })),
  };
}

function slideOf(text: string): SlideText | null {
  const [section] = parseLesson(text).sections;
  return section === undefined ? null : readSlide(section);
}

function piecesOf(section: string, next: () => number, judges: Judges): CompanionPiece[] {
  const text = section.replace(/^.*(?:\n|$)/, "");
  const pieces: CompanionPiece[] = [];
  const say = (words: string) => {
    if (words.trim() !== "") pieces.push({ kind: "text", text: words.trim() });
  };
  let from = 0;
  for (const [at, one] of questionsIn(text).entries()) {
    say(text.slice(from, one.start));
    from = one.end;
    const { source, question, problem } = one;
    if (question === null) pieces.push({ kind: "unread", at, source, problem });
    else
      pieces.push({
        kind: "question",
        at,
        number: next(),
        source,
        question,
        key: keyOf(question),
        flaws: [...prove(question, figureFlaws), ...ungraded(question, judges)],
      });
  }
  say(text.slice(from));
  return pieces;
}

/** A key that its own graders would mark as wrong is no key. */
function ungraded(question: Question, judges: Judges): Flaw[] {
  const key = keyAsGiven(question);
  if (key === null || grade(question, key, judges).verdict === "correct") return [];
  return [{ where: "", message: "Its own answer would not be marked as right." }];
}
