/** Of listening exercises: loaded with them. */
export const studyAudio = {
  at: (number: number, of: number) => `Question ${number} of ${of}`,
  asked: {
    choose: "What does it mean?",
    type: "Write the word that you hear.",
    dictation: "Write the sentence that you hear.",
  },
  play: "Listen",
  slow: "Slower",
  synthetic: "A synthetic voice of this computer (espeak-ng). People sound different.",
  browser:
    "A synthetic voice of your browser. For it to speak, what it says is in this page, though not shown; some browsers send it to their maker to be spoken.",
  mute: "Nothing on this computer or in this browser can speak this language. Nothing is counted: leave this page, and take another exercise.",
  answer: { type: "The word", dictation: "The sentence" },
  verdict: { correct: "Right", partial: "Nearly", incorrect: "Not right" },
  youWrote: "You wrote",
  youChose: "You chose",
  said: "It was",
  nothing: "(nothing)",
  all: "Your answers",
};
