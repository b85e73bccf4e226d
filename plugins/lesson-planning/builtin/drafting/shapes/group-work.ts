import type { LessonPlan } from "../plan.ts";
import { shareOut } from "../tasks.ts";
import { bullets, capital, sentence, uncapital } from "../wording.ts";
import { askedTasks, paragraphs, taughtIdeas, words, workedExample } from "./pieces.ts";
import { checkPart, type Shape } from "./shape.ts";

/** Each group learns a part and teaches it to others: nobody can do the last task without the rest. */
export const groupWork: Shape = {
  id: "group-work",
  called: "group work",
  parts: [
    { name: "Learn your part", share: 10, doing: "In expert groups" },
    { name: "Teach each other", share: 9, doing: "In mixed groups" },
    { name: "Solve it together", share: 8, doing: "In mixed groups" },
    checkPart,
    { name: "On your own", share: 6, doing: "Alone" },
  ],
  fits: ({ keyIdeas, example }) => keyIdeas.length >= 4 && example !== null,
  write(plan, style) {
    const { guided, independent, deeper } = shareOut(plan, style);
    return {
      "Learn your part": paragraphs(
        `${capital(dealt(plan))} groups, one card each. Read it, find an example of your own for it, and agree on how to explain it in one minute without reading it out.`,
        bullets(cards(plan)),
        "Teacher: mix the groups beforehand; nobody works with the same people as last time. Visit the group with the hardest card first.",
      ),
      "Teach each other": paragraphs(
        "New groups, with one from each card. One minute each to teach; the others ask one question and write down one sentence.",
        workedExample(plan, style),
        `Teacher: go through the example with everybody when all ${dealt(plan)} have taught, and ask each card's teachers where their idea is in it.`,
      ),
      "Solve it together": paragraphs(
        "In the same groups. Everybody must be able to say the answer: I choose who does.",
        askedTasks([...guided.slice(0, 2), ...deeper.slice(0, 1)]),
      ),
      "On your own": paragraphs("Without the cards.", askedTasks(independent.slice(0, 2))),
    };
  },
  brings: (plan) => [`${capital(dealt(plan))} sets of cards for the expert groups, as in Main`],
};

/** Mixed groups have one from each card: so many cards, so many in a group. */
function cardsFor({ topic, manner }: LessonPlan): number {
  return Math.min(manner.groupsOf ?? 4, 4, topic?.keyIdeas.length ?? 4);
}

function dealt(plan: LessonPlan): string {
  return ["two", "three", "four"][cardsFor(plan) - 2] ?? "four";
}

/** The ideas dealt out, each with a word of its own that belongs to it, where there is one. */
function cards(plan: LessonPlan): string[] {
  const ideas = taughtIdeas(plan);
  const terms = words(plan, 12);
  const count = cardsFor(plan);
  return Array.from({ length: count }, (_, at) => {
    const own = ideas.filter((_, i) => i % count === at).map(sentence);
    const named = terms.findIndex(({ term }) =>
      own.some((idea) => idea.toLowerCase().includes(term.toLowerCase())),
    );
    const [word] = named < 0 ? [] : terms.splice(named, 1);
    const told = word === undefined ? "" : ` Word: *${word.term}*, ${uncapital(sentence(word.meaning))}`;
    return `**Card ${"ABCD"[at]}:** ${own.join(" ")}${told}`;
  });
}
