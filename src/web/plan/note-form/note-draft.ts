import { fileNameOf } from "../../../workspace/file-name.ts";
import { graded } from "../../../workspace/notes/graded.ts";
import { type NoteParts, writeNote } from "../../../workspace/notes/write-note.ts";

export type Pair = { first: string; second: string };

/** What is typed into the form. */
export type NoteDraft = {
  title: string;
  ideas: string;
  words: readonly Pair[];
  example: string;
  questions: readonly Pair[];
  mistakes: string;
};

const nothing: Pair = { first: "", second: "" };

export const emptyNote: NoteDraft = {
  title: "",
  ideas: "",
  words: [nothing, nothing],
  example: "",
  questions: [nothing, nothing, nothing],
  mistakes: "",
};

/** What keeps the form from being saved; null where nothing does. */
export function noteTrouble(draft: NoteDraft): "title" | "empty" | null {
  if (fileNameOf(draft.title) === "") return "title";
  const { ideas, words, example, tasks, misconceptions } = partsOf(draft);
  const told = ideas.length + words.length + tasks.length + misconceptions.length;
  return told === 0 && example === undefined ? "empty" : null;
}

export function notePath({ title }: NoteDraft): string {
  return `topics/${fileNameOf(title)}.md`;
}

export function noteText(draft: NoteDraft): string {
  return writeNote(partsOf(draft));
}

/** Her own order says which question is easier. */
function partsOf({ title, ideas, words, example, questions, mistakes }: NoteDraft): NoteParts {
  const [problem = "", ...steps] = linesOf(example);
  const asked = questions
    .filter(({ first }) => first.trim() !== "")
    .map(({ first, second }) => ({ text: first.trim(), answer: second.trim() }));
  const { easy, medium, hard } = graded(asked);
  const at = (level: "easy" | "medium" | "hard", tasks: typeof asked) =>
    tasks.map((task) => ({ ...task, level }));
  return {
    title: title.trim(),
    ideas: linesOf(ideas).map((text) => ({ text })),
    words: words
      .filter(({ first }) => first.trim() !== "")
      .map(({ first, second }) => ({ term: first.trim(), meaning: second.trim() })),
    example: problem === "" ? undefined : { problem, steps, solution: "" },
    tasks: [...at("easy", easy), ...at("medium", medium), ...at("hard", hard)],
    misconceptions: linesOf(mistakes).map((think) => ({ think, truth: "" })),
    questions: [],
  };
}

/** One thing a line, with or without a bullet of one's own. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.replace(/^\s*[-*•]\s+/, "").trim())
    .filter(Boolean);
}
