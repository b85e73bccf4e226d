import { foldText } from "../../../text/fold.ts";
import { incorrect, type Verdict } from "../../answers/verdict.ts";
import type { DomainType } from "../../course-format.ts";
import { errorTypeOf, errorTypes } from "../../errors/error-type.ts";
import type { EvaluationError } from "../../evaluation.ts";
import type { KeyEntry, SheetKey } from "./body.ts";
import { judgeQuestion } from "./judge-question.ts";
import { chosenLetter } from "./letters.ts";

/** One question, what was answered, and what is to be said of it. */
export type Marked = {
  entry: KeyEntry;
  answer: string;
  verdict: Verdict;
  /** Null where it is right. */
  error: EvaluationError | null;
  /** What was taken for what, where it was a confusion of two known things. */
  confused: { expected: string; actual: string } | null;
};

export function mark(
  { entries, words }: SheetKey,
  answers: ReadonlyMap<string, string>,
  domain: DomainType,
  wasTold: (id: string) => boolean = () => false,
): Marked[] {
  const lists = { terms: words.terms.map(([word]) => word), meanings: words.meanings.map(([word]) => word) };
  const glosses = {
    terms: new Map(words.terms.map(([word, meaning]) => [foldText(word), meaning])),
    meanings: new Map(words.meanings.map(([word, meaning]) => [foldText(word), meaning])),
  };
  return entries.map((entry) => {
    const answer = answers.get(entry.id) ?? "";
    const verdict = wasTold(entry.id)
      ? shownAlready
      : judgeQuestion(entry, answer, entry.words === null ? [] : lists[entry.words]);
    const glossOf = (text: string) =>
      entry.words === null ? undefined : glosses[entry.words].get(foldText(text));
    return markOne(entry, answer, verdict, glossOf, domain);
  });
}

/** Whatever stands there, it was copied. */
const shownAlready = incorrect("shown", 1, "You were shown this answer, so it counts as not known yet.");

function markOne(
  entry: KeyEntry,
  answer: string,
  verdict: Verdict,
  glossOf: (text: string) => string | undefined,
  domain: DomainType,
): Marked {
  if (verdict.error_type === null || entry.judging === "own") {
    return { entry, answer, verdict, error: null, confused: null };
  }
  const expected = shownAnswer(entry, entry.accepted[0] ?? "");
  const actual = shownAnswer(entry, answer);
  const isConfusion = verdict.error_type === "confusion" && entry.judging !== "letters";
  const confused = isConfusion ? { expected: unlettered(expected), actual: unlettered(actual) } : null;
  const note = confused === null ? verdict.note : confusionNote(entry, confused, glossOf);
  const reason = note.includes(entry.explanation) ? "" : ` ${entry.explanation}`;
  const error_type =
    verdict.error_type === "blank" || verdict.error_type === "shown" || entry.errorType === null
      ? errorTypeOf(domain, verdict.error_type)
      : ownType(entry.errorType, domain);
  const error = { question: entry.id, expected, actual, error_type, note: `${note}${reason}`.trim() };
  return { entry, answer, verdict, error, confused };
}

/** "B. to run" says more than "B", also to whoever makes the next worksheet from it. */
function shownAnswer({ judging, options }: KeyEntry, answer: string): string {
  if (judging !== "letter") return answer;
  const letter = chosenLetter(answer, options);
  const text = letter === null ? undefined : options[letter.charCodeAt(0) - 65];
  return letter === null || text === undefined ? answer : `${letter}. ${text}`;
}

function unlettered(shown: string): string {
  return shown.replace(/^[A-Z]\. /, "");
}

/** Names both, with what each means. */
function confusionNote(
  { judging, prompt, kind }: KeyEntry,
  { expected, actual }: { expected: string; actual: string },
  glossOf: (text: string) => string | undefined,
): string {
  const asked = judging === "letter" && tables.has(kind) ? `For "${prompt}", y` : "Y";
  const did = judging === "letter" ? "chose" : "wrote";
  return `${asked}ou ${did} ${named(actual, glossOf(actual))}; the answer is ${named(expected, glossOf(expected))}.`;
}

const tables: ReadonlySet<KeyEntry["kind"]> = new Set([
  "matching",
  "definition_matching",
  "truth_matching",
  "fault_matching",
  "better_answer",
]);

function named(text: string, gloss: string | undefined): string {
  return gloss === undefined || gloss === "" ? `"${text}"` : `"${text}" (${gloss})`;
}

/** A course's own type, in the spelling of the shared ones where it is one of those. */
function ownType(type: string, domain: DomainType): string {
  const known: readonly string[] = errorTypes[domain];
  const spelled = type.replaceAll("-", "_");
  return known.includes(spelled) ? spelled : type;
}
