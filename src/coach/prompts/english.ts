import type { Phrases } from "./phrases.ts";
import { closed } from "./sentence.ts";

export const english: Phrases = {
  newWord: ["Here is a new one.", "Listen to this.", "Now for something new.", "This is our next one."],
  means: (gloss) => closed(gloss, `It means: ${gloss}`),
  example: ["For example:", "You can say:", "In use:"],
  alsoMeans: (meanings) => `It can also mean: ${meanings}.`,
  fillGap: "Fill the gap:",
  howDoYouSay: [
    (meaning, language) => `How do you say this in ${language}? ${quoted(meaning)}`,
    (meaning, language) => `Say this in ${language}: ${quoted(meaning)}`,
    (meaning, language) => `Now in ${language}: ${quoted(meaning)}`,
  ],
  sentenceWith: [
    (gloss, language) => `Make a sentence in ${language} with the word for “${gloss}”.`,
    (gloss, language) => `Tell me something in ${language}, and use the word for “${gloss}”.`,
    (gloss, language) => `Your turn: say something in ${language} with the word for “${gloss}” in it.`,
  ],
  sayPhrase: [
    (gloss, language) => `Say the phrase in ${language}: ${quoted(gloss)}`,
    (gloss, language) => `Your turn. Say it in ${language}: ${quoted(gloss)}`,
    (gloss, language) => `And in ${language}, please: ${quoted(gloss)}`,
  ],
  finishPhrase: [
    (gloss, language) => `Say it in ${language}, and finish it yourself: ${quoted(gloss)}`,
    (gloss, language) => `Your turn, in ${language}. You choose how it goes on: ${quoted(gloss)}`,
    (gloss, language) => `Make your own sentence in ${language}: ${quoted(gloss)}`,
  ],
  reminder: "It goes like this:",
  right: ["Right.", "Yes, that was right.", "Good, that is it."],
  used: ["You used it, and that counts.", "I heard it in your sentence. That counts."],
  usedElse: [
    "You used it, and that counts. Was that what you meant to say? I asked for this:",
    "That counts, for you used it. What I asked for goes like this:",
  ],
  usedAlone: [
    "You said it, and that counts. Now put it into a sentence.",
    "That counts. Next time in a sentence, please.",
  ],
  afterMe: [
    "Listen, and say it after me.",
    "Let’s say it slowly, after me.",
    "Once more, slowly. Repeat after me.",
    "Take your time, and say just this.",
  ],
  didYouSay: [
    (heard, candidate) => `I heard “${heard}”. Did you say “${candidate}”? Say it once more.`,
    (heard, candidate) => `I got “${heard}”. Was it “${candidate}”? Please say it again.`,
  ],
  didYouMean: (heard, wish) =>
    `I heard “${heard}”. Did you mean: ${wish}? Say yes, or say your answer once more.`,
  notInDeck: (asked) => `“${asked}” is not in this deck, so I cannot tell you. It is still your turn.`,
  cannotAnswer: "I cannot answer that from this deck. Asking costs nothing; it is still your turn.",
  wishes: {
    student_stop: "stop here",
    student_pause: "take a break",
    student_skip: "go to the next word",
    student_back: "bring the last word back",
    student_help: "some help",
    student_again: "hear it again",
    resume: "go on",
  },
  another: ["Say another sentence with it, one of your own.", "Try it in a new sentence of your own."],
  onceMore: ["Then say it once more, please.", "Let me hear it again."],
  comesBack: [
    (gloss) => `We will come back to “${gloss}” another time.`,
    (gloss) => `Let us leave “${gloss}” for now and meet it again later.`,
  ],
  resting: "We are taking a rest. Say “go on” when you are ready, or “stop” to leave.",
  typeInstead: "I cannot hear you. You can type what you want to say.",
  listenAgain: "I could not hear that. I am listening again.",
};

function quoted(text: string): string {
  return closed(text, `“${text}”`);
}
