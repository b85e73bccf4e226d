const words = (count: number) => (count === 1 ? "One new word" : `${count} new words`);

/** Of the page that shows what is new, right before it is asked. */
export const meet = {
  group: "What is new",
  lessonTitle: "Read this first",
  wordsTitle: words,
  wordsAbout: (areAsked: boolean) =>
    `Have a look at each. ${areAsked ? "They are asked" : "You need them"} right after this.`,
  piecesTitle: (count: number) => (count === 1 ? "One new thing" : `${count} new things`),
  at: (nth: number, of: number) => `${nth} of ${of}`,
  also: (meanings: string) => `also: ${meanings}`,
  sentence: "In a sentence",
  next: "Next",
  back: "Back",
  allTitle: "Once more, all together",
  goOn: "Go on to the words",
  practise: "Practise",
  listen: "Listen",
  listenTo: (text: string) => `Listen to “${text}”, in a synthetic voice`,
  synthetic: "A synthetic voice: this browser's own, else this computer's",
  spoken: "Sound: a synthetic voice, the browser's or this computer's.",
  noVoice: "Neither this browser nor this computer can say it.",
};
