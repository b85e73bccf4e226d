import { answered, fromHerNotes } from "../her-notes.ts";
import { type LessonPlan, type Style, tasksOf, toFill } from "../plan.ts";
import { roomFor } from "../tasks.ts";
import { bullets, numbered, sentence } from "../wording.ts";
import { askedTasks, bareWords, paragraphs, words, workedExample } from "./pieces.ts";
import { type Shape, taughtParts } from "./shape.ts";
import { ownQuestions } from "./without-notes.ts";

/**
 * A whole lesson from a teacher's own notes, however short: what they hold is taught, worked and practised, with where it
 * stands; what they do not hold is asked for or done by the pupils.
 */
export const fromNotes: Shape = {
  id: "direct-instruction",
  called: "direct instruction",
  parts: taughtParts("The idea, an example", "In pairs, example in view", "Alone, then deeper"),
  fits: () => true,
  write(plan, style) {
    const { together, alone } = shared(plan, style);
    return {
      "Explain and model": paragraphs(taught(plan, style), shown(plan, style)),
      "Guided practice": paragraphs(
        "In pairs, with the example in view. One explains and the other writes; swap after each.",
        together.length === 0
          ? toFill("three questions with their answers, from easy to hard")
          : askedTasks(together.map(answered)),
        fromHerNotes(
          plan,
          together.map(({ text }) => text),
        ),
        "Teacher: stop everybody half-way; two pairs show how they began.",
      ),
      "Independent practice": paragraphs(
        "On your own, with the example out of sight.",
        alone.length === 0 ? numbered(ownQuestions(plan)) : askedTasks(alone.map(answered)),
        fromHerNotes(
          plan,
          alone.map(({ text }) => text),
        ),
        alone.length === 0 || alone.length > 2
          ? ""
          : `Finished early: write a question on ${plan.named} of your own, with its answer on the back, and swap it.`,
      ),
    };
  },
  brings: () => [],
};

/** Her ideas in her words, and what her words mean. */
function taught(plan: LessonPlan, style: Style): string {
  const ideas = (plan.topic?.keyIdeas ?? []).slice(0, style.length < 0 ? 4 : 12);
  // What a sentence above says already is not said twice.
  const terms = words(plan, 6).filter(({ meaning }) => !ideas.some((idea) => idea.includes(meaning)));
  const bare = bareWords(plan).slice(0, 8);
  const said = [...ideas, ...terms.map(({ term }) => term), ...bare];
  if (said.length === 0 && plan.topic?.example)
    return "Teacher: the example carries this lesson. Say what it is good for before you begin it; after each step pupils tell a neighbour why it is done.";
  return paragraphs(
    ideas.length > 0
      ? `What to understand:\n\n${bullets(ideas.map(sentence))}`
      : terms.length > 0
        ? "Teacher: the words carry this lesson. Say each in a sentence of your own first; then pupils say it to each other."
        : toFill(`what pupils should understand about ${plan.named}, in two or three sentences`),
    terms.length === 0
      ? ""
      : `Words for this:\n\n${bullets(terms.map(({ term, meaning }) => `*${term}*: ${sentence(meaning)}`))}`,
    bare.length === 0 ? "" : `Words to use: ${bare.map((term) => `*${term}*`).join(", ")}.`,
    fromHerNotes(plan, said),
    "Teacher: say one at a time, with a picture or an object for each; after each one pupils tell a neighbour what it means in their own words.",
  );
}

function shown(plan: LessonPlan, style: Style): string {
  const example = plan.topic?.example ?? null;
  if (example === null) return toFill(`one worked example on ${plan.named}, step by step, with its result`);
  return paragraphs(
    "An example, worked through:",
    workedExample(plan, style),
    fromHerNotes(plan, [example.problem, ...example.steps, example.solution]),
    "Teacher: model it live, thinking aloud; pupils watch first and copy nothing.",
  );
}

/** Her questions in her order: the first third together (two at least, three at most), up to five more alone. */
function shared(plan: LessonPlan, style: Style) {
  const { easy, medium, hard } = tasksOf(plan);
  const all = [...easy, ...medium, ...hard];
  const first = Math.min(3, Math.max(2, Math.round(all.length / 3)));
  // Easier: one more is done together, and the hardest are left out. Harder: one less together, the hardest come first.
  const paired = Math.max(1, first - style.difficulty - (style.length < 0 ? 1 : 0));
  const left = all.slice(paired);
  const room = Math.max(1, roomFor(plan) - paired);
  const alone = Math.max(1, style.difficulty < 0 ? Math.min(3, left.length - 1) : Math.min(5, left.length));
  return {
    together: all.slice(0, paired),
    alone: (style.difficulty > 0 ? left.toReversed() : left).slice(
      0,
      Math.min(room, style.length < 0 ? Math.min(3, alone) : alone),
    ),
  };
}
