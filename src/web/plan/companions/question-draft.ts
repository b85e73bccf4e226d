import { reasonOf } from "../../../problem.ts";
import { asQuestion } from "../../../questions/as-question.ts";
import { relabelled } from "../../../questions/labels.ts";
import { prove } from "../../../questions/prove.ts";
import type { Kind, Question, QuestionOf } from "../../../questions/question.ts";

/** A question as somebody types it: every kind's fields, so that nothing is lost when the kind is changed. */
export type QuestionDraft = {
  kind: Kind;
  prompt: string;
  options: { text: string; misconception: string }[];
  /** Index of the right option. */
  right: number;
  answers: string;
  answer: string;
  unit: string;
  tolerance: string;
  exact: boolean;
  items: string;
  pairs: { first: string; second: string }[];
  /** What belongs into each blank of a figure, with " / " between what counts. */
  blanks: { mark: string; answers: string }[];
  why: string;
  help: string;
  further: string;
  /** What no field shows. */
  rest: Record<string, unknown>;
  /** The figure to label, as it is. */
  asked: QuestionOf<"label"> | null;
};

export function draftOf(question: Question | null): QuestionDraft {
  const lines = (texts: readonly string[]) => texts.join("\n");
  const choice = question?.kind === "choice" ? question : null;
  const number = question?.kind === "number" ? question : null;
  return {
    kind: question?.kind ?? "choice",
    prompt: question?.prompt ?? "",
    options: choice?.options.map(({ text, misconception = "" }) => ({ text, misconception })) ?? empty(4),
    right: Math.max(0, choice?.options.findIndex((option) => option.right) ?? 0),
    answers: lines(question?.kind === "short" ? question.answers : []),
    answer: number?.answer ?? "",
    unit: number?.unit ?? "",
    tolerance: number?.tolerance === undefined ? "" : `${number.tolerance}`,
    exact: number?.exact ?? false,
    items: lines(question?.kind === "order" ? question.items : []),
    pairs:
      question?.kind === "match"
        ? question.pairs.map(({ left, right }) => ({ first: left, second: right }))
        : Array.from({ length: 3 }, () => ({ first: "", second: "" })),
    blanks:
      question?.kind === "label"
        ? question.blanks.map(({ mark, answers }) => ({ mark, answers: answers.join(" / ") }))
        : [],
    why: question?.why ?? "",
    help: question?.help ?? "",
    further: question?.further ?? "",
    rest: restOf(question),
    asked: question?.kind === "label" ? question : null,
  };
}

function empty(count: number): QuestionDraft["options"] {
  return Array.from({ length: count }, () => ({ text: "", misconception: "" }));
}

function restOf(question: Question | null): Record<string, unknown> {
  if (question === null) return {};
  const { figure, marks } = question;
  const lines = "lines" in question ? question.lines : undefined;
  const more = question.kind === "match" ? { spare: question.spare } : {};
  return given({ figure, marks, lines, ...more });
}

/** The question, or why it is none yet; and what else is wrong with it. */
export function readDraft(draft: QuestionDraft): { question: Question | null; problems: string[] } {
  try {
    const question = asQuestion(dataOf(draft));
    // Of its figure, which no field here changes, the page says what is wrong where the question stands.
    const problems = prove(question, () => []).map(({ message }) => message);
    return { question: problems.length === 0 ? question : null, problems };
  } catch (error) {
    return {
      question: null,
      problems: [
        reasonOf(error)
          .replace("This question cannot be read: ", "")
          .replace(/^./, (first) => first.toUpperCase()),
      ],
    };
  }
}

function dataOf(draft: QuestionDraft): Record<string, unknown> {
  const { kind, prompt, why, help, further, rest } = draft;
  const { spare, lines, ...shared } = rest;
  const head = given({
    kind,
    prompt: prompt.trim(),
    why: why.trim(),
    help: help.trim(),
    further: further.trim(),
    ...shared,
  });
  switch (kind) {
    case "choice":
      return {
        ...head,
        options: draft.options
          .map(({ text, misconception }, at) =>
            given({
              text: text.trim(),
              right: at === draft.right || undefined,
              misconception: at === draft.right ? "" : misconception.trim(),
            }),
          )
          .filter((option) => "text" in option),
      };
    case "short":
      return given({ ...head, answers: linesIn(draft.answers), lines });
    case "number":
      return given({
        ...head,
        answer: draft.answer.trim(),
        unit: draft.unit.trim(),
        tolerance: draft.tolerance.trim() === "" ? undefined : Number(draft.tolerance),
        exact: draft.exact || undefined,
        lines,
      });
    case "order":
      return { ...head, items: linesIn(draft.items) };
    case "match":
      return given({
        ...head,
        pairs: draft.pairs
          .filter(({ first, second }) => first.trim() + second.trim() !== "")
          .map(({ first, second }) => ({ left: first.trim(), right: second.trim() })),
        spare,
      });
    case "label":
      return given({ ...head, ...labels(draft) });
  }
}

/** An answer that is written otherwise is so in the figure too: pupils see its letter, the key its words. */
function labels({ blanks, asked }: QuestionDraft): Record<string, unknown> {
  const typed = blanks.map(({ mark, answers }) => ({
    mark,
    answers: answers.split(/\s+\/\s+/).flatMap((answer) => answer.trim() || []),
  }));
  const firsts = typed.map(({ answers: [first = ""] }) => first);
  const named = asked === null || firsts.includes("") ? {} : { figure: relabelled(asked, firsts) };
  return { blanks: typed, ...named };
}

function linesIn(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Without what was left empty. */
function given(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  );
}
