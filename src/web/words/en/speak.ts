type How = { uses: number; misses: number; helped: number; repeated: boolean };

function times(count: number, one: string, many: string): string {
  if (count === 0) return `no ${many}`;
  return count === 1 ? `one ${one}` : `${count} ${many}`;
}

export const speak = {
  keys: "Speak",
  /** In which languages are named. */
  locale: "en",
  decks: {
    title: "Say new words until they are yours",
    about:
      "The coach says a word, asks for it, and listens. Three good uses and it is learned; then it comes back for review.",
    none: "There are no decks yet",
    noneAbout:
      "A deck is a list of words and phrases to be said. Every language course is one; a file in this folder is another:",
    make: "Make a deck",
    makeAbout:
      "From a pasted list or a file, as a course of your own: it is practised here and in Study, and changed, renamed, shared and deleted there.",
    own: "A deck can also be a file in",
    goOn: "Go on",
    begin: "Begin",
    again: "Those put off",
    practised: "Every word learned",
    unfinished: "Not finished",
    notUsable: "Cannot be used",
    details: "What is wrong with it",
    words: (count: number) => (count === 1 ? "one word" : `${count} words`),
    learned: (count: number, all: number) => `${count} of ${all} learned`,
    deferred: (count: number) => `${count} for another time`,
    first: (words: readonly string[], all: number) =>
      (all > words.length ? [...words, "…"] : words).join(" · "),
    units: (units: readonly string[]) =>
      `${units.slice(0, 4).join(", ")}${units.length > 4 ? ` and ${units.length - 4} more` : ""}`,
    languages: (target: string, own: string) => `${target}, explained in ${own}`,
    progress: (title: string) => `Learned in ${title}`,
    open: (verb: string, title: string) => `${verb}: ${title}`,
  },
  back: "All decks",
  ready: {
    fresh: "Ready when you are",
    unfinished: "You were in the middle of a session",
    unfinishedAbout: "It goes on at the same word, with the uses you already had.",
    about:
      "The coach introduces one word at a time and asks for it until you have used it three times. Say it or type it. You can stop at any time; everything is saved.",
    all: "You have been through every word of this deck, and none was put off. What you learned comes back in Study.",
    howMany: "Words in this session",
    few: (count: number) => `${count} words`,
    every: (count: number) => `All ${count}`,
    begin: "Begin",
    goOn: "Go on",
    study: "Review in Study",
    change: "Its words, in Study",
    last: "Last time",
  },
  sound: {
    label: "Sound",
    aloud: "Speak aloud",
    microphone: "Use the microphone",
    noVoice: "This browser has no voice. What the coach says is shown as text.",
    noEar: "This browser cannot listen. Type your answers; everything works the same.",
    before: {
      title: "Before the microphone is switched on",
      text: "Your browser turns speech into text. Many browsers send the sound to their maker to do so. This program keeps no sound, only the text of your answers. Typing works just as well.",
      once: "This is asked once. The switch stays where you leave it.",
      yes: "Use the microphone",
      no: "Keep typing",
    },
    microphoneOff: "The microphone is switched off for now; its switch turns it on again.",
  },
  phase: {
    opening: "Opening",
    speaking: "The coach is speaking",
    reading: "Read this, then go on",
    listening: "Your turn: listening",
    typing: "Your turn",
    thinking: "Thinking",
    resting: "Resting",
    over: "Finished",
  },
  hint: {
    opening: "One moment",
    speaking: "Press to go on",
    reading: "Press here or Enter when you have read it",
    listening: "Speak, or type below",
    pressToSpeak: "Press to speak, or type below",
    clearToSpeak: "Send it, or clear the field to speak",
    typing: "Type your answer below",
    thinking: "About what you said",
    resting: "Press to go on",
    over: "Everything is saved",
  },
  word: "The word",
  hidden: "The word is yours to find. Help shows it.",
  hiddenMark: "?",
  uses: (uses: number, required: number) => `Used ${uses} of ${required}`,
  usesShort: (uses: number, required: number) => `${uses} / ${required}`,
  ring: (uses: number, required: number) => `${uses} of ${required} uses`,
  coachSays: "What the coach says",
  heard: {
    title: "What was heard",
    youSaid: "You said",
    counted: "Counted",
    notCounted: "Not counted",
    unclear: "Not clear yet",
    right: "Heard",
  },
  type: {
    label: "Type instead",
    send: "Send",
    placeholder: "Type what you would say",
    hint: "You can also type: help, again, skip, pause, stop.",
    focus: "Type an answer",
    empty: "There is nothing to send yet. Type what you would say.",
    noWords: "There is nothing to compare: write it in letters.",
    wait: "One moment, the coach is thinking. Your text is kept.",
    notNow: "Not sent. Your text is kept until the session goes on.",
    early:
      "The coach has more to say first, so this was not sent. Your text is kept: send it when it is your turn.",
    kept: "This was not counted. Your text is kept.",
    resting: "The session rests, so this was not counted. Press “Go on” first; your text is kept.",
  },
  wishes: {
    label: "Ask the coach",
    again: "Again",
    help: "Help",
    skip: "Skip",
    back: "Bring it back",
    pause: "Pause",
    resume: "Go on",
    stop: "Stop",
  },
  bringBack: (word: string) => `Bring back “${word}”`,
  words: {
    label: "This session",
    earlier: (count: number) => (count === 1 ? "one word before" : `${count} words before`),
    line: (done: number, all: number) => `Word ${done} of ${all}`,
    mastered: "learned",
    deferred: "put off",
    skipped: "skipped",
    became: (outcome: string) => `(${outcome})`,
  },
  diagram: {
    show: "Show how the session works",
    hide: "Hide how the session works",
    label: "The states of the session",
    alt: (now: string) => `A diagram of the session's states. Now: ${now}.`,
    now: (now: string) => `Now: ${now}`,
    about:
      "A box is a state of the session, an arrow what leads to the next. The names are those of the specification.",
    elsewhere: "a step of the session",
    states: {
      INIT: "not begun",
      PICK_WORD: "the next word is chosen",
      INTRO_WORD: "the coach introduces the word",
      PROMPT_PRACTICE: "the coach asks for the word",
      WAIT_STUDENT: "your answer is waited for",
      ASK_AGAIN: "the coach asks what you said",
      REPEAT_AFTER_ME: "the coach says it for you to repeat",
      WAIT_REPEAT: "your repeat is waited for",
      ASK_REPEAT_AGAIN: "the coach asks what you repeated",
      PAUSED: "the session rests",
      COMPLETE_WORD: "the word is learned",
      DEFER_WORD: "the word is put off",
      SESSION_DONE: "the session is over",
    } as Readonly<Record<string, string>>,
    failed: "The diagram could not be loaded.",
  },
  ending: {
    all: "That was the last word",
    round: "That was this round",
    stopped: "Stopped. Everything is saved",
    nothing: "There is no new word left",
    stoppedIn: (word: string) => `You stopped in “${word}”. It goes on there, with the uses you had.`,
    learned: "Learned",
    deferred: "For another time",
    left: (count: number) =>
      count === 1 ? "One new word is left in this deck." : `${count} new words are left in this deck.`,
    comesBack: (days: number) =>
      days <= 0 ? "comes back today" : days === 1 ? "comes back tomorrow" : `comes back in ${days} days`,
    comesBackLater: "comes back with the rest of its lesson",
    skipped: "skipped, not graded; comes back after the new words",
    how: ({ uses, misses, helped, repeated }: How) =>
      [
        times(uses, "use", "uses"),
        times(misses, "miss", "misses"),
        helped === 0 ? "no help" : `help ${helped === 1 ? "once" : `${helped} times`}`,
        ...(repeated ? ["said slowly by the coach"] : []),
      ].join(" · "),
    tally: (words: readonly (How & { outcome: string })[]) => {
      const sum = (of: (word: How) => number) => words.reduce((all, word) => all + of(word), 0);
      const learned = words.filter(({ outcome }) => outcome === "mastered").length;
      const [uses, misses, helped] = [sum((w) => w.uses), sum((w) => w.misses), sum((w) => w.helped)];
      const how = [times(uses, "use", "uses"), times(misses, "miss", "misses")];
      const asked = helped === 0 ? [] : [helped === 1 ? "help once" : `help ${helped} times`];
      return `${times(learned, "word", "words")} learned, by ${[...how, ...asked].join(", ")}.`;
    },
    these: (count: number) => (count === 1 ? "Practise it now" : "Practise these now"),
    another: "Another round",
    goOn: "Go on",
    study: "Review in Study",
  },
  broken: {
    goOn: "Go on",
    here: "Go on here",
    elsewhere: "This session goes on in another tab. Everything is saved; you can go on here instead.",
    byItself: "It goes on by itself as soon as the workbench answers.",
  },
};
