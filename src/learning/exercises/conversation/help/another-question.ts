import { bloomLevels } from "../../../../bloom.ts";
import { foldText } from "../../../../text/fold.ts";
import type { Answered, ConversationState, Question } from "../conversation-record.ts";
import { answeredFor, prompt, type Step, step } from "../steps.ts";

/**
 * Another question in place of the one that is asked, which comes back as the last: the easiest of those to come where an
 * easier one is wanted. Where there is none, that is said. It costs nothing.
 */
export function anotherQuestion(state: ConversationState, text: string): Step {
  const { questions, progress } = state.body;
  const { at, answers, phase } = progress;
  const later = questions.flatMap((question, i) => {
    const answered = answers[i];
    return i > at && answered !== undefined && question.turn === undefined ? [{ question, answered }] : [];
  });
  const question = questions[at];
  const now = answers[at];
  if (phase !== "asking" || question === undefined || now === undefined || later.length === 0)
    return answeredFor(state, text, "another", none);
  const asked = foldText(text);
  const order = easier.some((word) => asked.includes(word)) ? later.toSorted(byEase) : later;
  const moved: Pair[] = [...order, { question, answered: now }];
  const change = <One>(of: readonly One[], pick: (pair: Pair) => One) => [
    ...of.slice(0, at),
    ...moved.map(pick),
  ];
  const next: ConversationState = {
    ...state,
    body: {
      ...state.body,
      questions: change(questions, (pair) => pair.question),
      progress: { ...progress, answers: change(answers, (pair) => pair.answered) },
    },
  };
  return step(next, "answered", `${lead} ${prompt(next) ?? ""}`);
}

type Pair = { question: Question; answered: Answered };

const lead = "We leave that one for later.";
const none =
  "There is no other question left in this talk. Say “explain” to hear it again, “I don't know” to look at it together, or “stop”: what you did is kept.";

/** As each language says "easier", folded. */
const easier = [
  "easier",
  "simpler",
  "easy",
  "leichter",
  "einfacher",
  "facile",
  "simple",
  "facil",
  "sencill",
  "mudah",
  "senang",
];

function byEase(one: Pair, other: Pair): number {
  return ease(one.question) - ease(other.question);
}

/** A word is easier than a sentence, a sentence than a few; then by the level of thinking. */
function ease({ kind, bloom }: Question): number {
  return kinds.indexOf(kind) * bloomLevels.length + bloomLevels.indexOf(bloom);
}

const kinds: readonly Question["kind"][] = ["typed", "short_answer", "open"];
