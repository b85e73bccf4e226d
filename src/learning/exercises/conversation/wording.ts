import type { AnswerError } from "../../answers/verdict.ts";

/** What a tutor says. Several ways to say each thing, taken in turn: the same state says the same words. */
export type Saying = keyof typeof sayings;

export function say(saying: Saying, turn: number): string {
  const ways = sayings[saying];
  return ways[Math.abs(Math.trunc(turn)) % ways.length] ?? ways[0];
}

const sayings = {
  right: ["Yes, that's it.", "Exactly.", "That's right.", "Well done, correct.", "Right, and clearly said."],
  rightAtLast: [
    "There you have it.",
    "Yes, now you have it.",
    "That's it; it took a moment, and that's fine.",
  ],
  partly: ["Partly right.", "You have a good part of it.", "Half of it is there."],
  nearly: ["Nearly. Have another look.", "Very close. One more try?", "Almost; look at it once more."],
  more: [
    "That's a good part of it. What else belongs to it?",
    "You're on the way. Can you add to that?",
    "Good so far, but there is more to it. What is missing?",
  ],
  tryAgain: [
    "Not yet. Have another try.",
    "Not quite. Think it over and try once more.",
    "Hmm, not that. Try again?",
  ],
  hint: ["Here is a hint.", "Let me help a little.", "A small step:", "Think of this:"],
  shown: ["Here is the answer.", "Let's look at it together.", "This is how it goes."],
  notSure: [
    "I can't tell for sure whether that is right. Compare it with this:",
    "You may well be right; I'm not sure enough to say. Hold it beside this:",
  ],
  understood: [
    "Good, you've got the idea.",
    "Yes, that shows you've followed.",
    "Right. That's the heart of it.",
  ],
  notUnderstood: ["Not quite; here it is once more.", "Let me put it another way."],
  nods: ["nods", "smiles and nods", "understands", "listens with interest"],
  puzzled: ["looks puzzled", "waits, not sure what you mean", "tilts their head"],
  next: ["Next one.", "On we go.", "And now this.", "Here's another."],
  done: ["That's all for this one.", "We're through.", "That was the last one."],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export const rateYourself =
  "How did you do? **1** not at all, **2** partly, **3** right after some thought, **4** right at once.";
export const rateYourselfAgain = `Please answer with a number from 1 to 4. ${rateYourself}`;

/** What is off in a typed answer, without saying what is right. */
export function slipWords(slip: AnswerError | null): string {
  return slip === null ? "" : slips[slip];
}

const slips: Readonly<Record<AnswerError, string>> = {
  accent: "Mind the accents.",
  affix: "Look at how the word begins and ends.",
  article: "Look at the article.",
  blank: "",
  confusion: "That is a word of this course too, but it means something else.",
  extra_word: "There is a word too many.",
  missing_word: "Something is missing.",
  negation: "Look at whether it says yes or no.",
  number: "Check the number.",
  shown: "",
  spelling: "Look at the spelling.",
  word_order: "Those are the words; look at their order.",
  wrong_answer: "",
  wrong_language: "Try it in the language that was asked for.",
};
