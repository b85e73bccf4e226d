const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** "1.2, 1.4 and 3.1"; of many, the first. */
function listed(numbers: readonly string[]): string {
  const first = numbers.slice(0, 8);
  const more = numbers.length - first.length;
  const all = more > 0 ? [...first, `${more} more`] : first;
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

function span(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = Math.round(hours / 24);
  if (days < 31) return many(days, "day");
  if (days < 365) return many(Math.round(days / 30.4), "month");
  return `${(days / 365).toFixed(1).replace(/\.0$/, "")} years`;
}

export const studyExercise = {
  exercise: "Exercise",
  cards: "Flashcards",
  cardsOf: (course: string) => `${course} · flashcards`,
  back: (course: string) => `Back to ${course}`,
  backToPlan: "Back to today's plan",
  notThere: "This exercise is not here",
  notThereAbout:
    "There is no exercise at this address. It may have been made on another computer, or its course was removed. Today's plan has the next one.",
  kinds: {
    worksheet: "Worksheet",
    conversation: "Conversation",
    code: "Code",
    long_form: "Long answer",
    image_review: "By hand",
    flashcards: "Flashcards",
    repl: "Code questions",
    maths: "Mathematics",
    audio: "Listening",
  },
  levels: {
    remember: "recall",
    understand: "understanding",
    apply: "use",
    analyze: "analysis",
    evaluate: "judgement",
    create: "making",
  },
  place: "Where is the file?",
  placeAbout:
    "Your work is also a file on this computer. Begin here and finish in your editor, or the other way round: each sees what the other saved.",
  fileGone:
    "The file of this exercise is not where it was, so it cannot be shown. If you moved it, put it back and reload; nothing was deleted here.",
  damaged:
    "What was kept of this exercise has been changed or damaged, so its questions cannot be shown as fields. Your file is untouched.",
  saving: {
    saved: "Saved",
    waiting: "Not saved yet",
    saving: "Saving",
    failed: (why: string) => `Not saved. ${why} What you wrote stays in this page, and it is tried again.`,
    first: "Not everything could be saved, so nothing was handed in. Look at what is marked, then try again.",
  },
  clash: {
    title: "Changed here and in the file",
    here: "Here",
    there: "In the file",
    keepMine: "Keep what is here",
    keepTheirs: "Take the file's",
    nothing: "(nothing)",
  },
  unplaced:
    "Not saved: in the file, this question was changed or removed, so there is no place for your answer. It stays in this page. Put the question back in the file, or write your answer there.",
  sheet: {
    answerTo: (number: string, prompt: string) => `Answer to ${number}: ${prompt}`,
    /** On paper a letter is written; in the page it is chosen. By how its answers are judged. */
    inPage: (instructions: string, judging: string) => {
      switch (judging) {
        case "letter":
          return instructions
            .replace(/\bWrite the letter of /, "Choose ")
            .replace(" beside each", " for each");
        case "letters":
          return instructions.replace(
            "Write, for each group, the letters of all",
            "Choose, for each group, all",
          );
        case "sequence":
          return instructions.replace(
            "Write the letters in the right order",
            "Choose them in the right order",
          );
        case "truth":
          return instructions.replace(
            "Write *true* or *false*, then your reason",
            "Choose true or false, then write your reason",
          );
        default:
          return instructions;
      }
    },
    choose: "Choose…",
    clear: "Take my choice out",
    options: "Choices",
    optionsOf: (column: string) => `${column}: choices`,
    truth: { true: "True", false: "False" },
    reason: "Your reason",
    order: "Your order",
    orderEmpty: "Choose in order, below.",
    addToOrder: (letter: string, option: string) => `Add ${letter}, ${option}`,
    addPiece: (piece: string) => `Add: ${piece}`,
    takeOut: (letter: string, option: string) => `Take out ${letter}, ${option}`,
    beforeCheck: (done: number, of: number) =>
      done === 0
        ? "Nothing is answered yet. Handed in like this, nothing is counted."
        : `${done === of ? `All ${of} answered` : `${of - done} of ${of} left open`}. Once checked, it counts.`,
    check: "Check my work",
    checkLabel: "Hand in",
    questions: (count: number) => many(count, "question"),
  },
  hints: {
    title: "Hints",
    show: (next: number, of: number) => `Show hint ${next} of ${of}`,
    cost: "A hint lowers the rating by one step, once.",
    none: "There are no more hints.",
    each: "Stuck? Hint helps with that question. It lowers the rating by one step, once.",
    of: (id: string) => `Hints to ${id}`,
    first: "Hint",
    next: (next: number, of: number) => `Hint ${next} of ${of}`,
    answer: "Show me the answer",
    answerCost: "Then it counts as not known yet, and is asked again.",
  },
  marks: {
    right: "Right",
    slip: "Nearly",
    wrong: "Not right",
    open: "Left open",
    own: "Your own, not scored",
    shown: "Shown to you",
    expected: "It is",
  },
  result: {
    yours: "Now you are the judge",
    headline: (share: number) =>
      share >= 1
        ? "All of it right"
        : share >= 0.85
          ? "Nearly all of it right"
          : share > 0.5
            ? "More than half of it right"
            : share === 0.5
              ? "Half of it right"
              : share > 0
                ? "A beginning"
                : "Not yet",
    correct: (points: number) => String(Math.round(points * 10) / 10),
    ofTotal: (points: number) => `of ${Math.round(points * 10) / 10}`,
    nothingAnswered: "Nothing was answered",
    nothing: "Nothing to repeat here. Go on.",
    below: "Look at what is marked below, then go on.",
    lookAgain: (numbers: readonly string[]) =>
      `Look again at ${listed(numbers)}: below, the right answers stand with yours.`,
    leftOpen: (numbers: readonly string[]) =>
      `Left open: ${listed(numbers)}. Next time write something for each, even where you are not sure.`,
    well: "What went well",
    wrong: "What to look at again",
    comesBack: (when: string) => `It comes back ${when}.`,
    counts: "Counted",
    countsForNow: "Counts for now",
    notCounted: "Not counted",
    hintsUsed: (count: number) => many(count, "hint"),
    inWords: "All of it in words",
    next: (concept: string, kind: string, minutes: number) => `Next: ${concept} (${kind}, ${minutes} min)`,
    allDone: "That was all for today",
    another: "Another one on this",
    takeBack: "Take this result back",
    takenBack: "Taken back: it never counted. Your work is still here.",
    gradedBefore: "This exercise was graded and counts. A new one on the same counts again.",
    showAgain: "Show the marks",
    goOn: "Back to my work",
    youSaid: "You",
    asked: "Asked",
  },
  self: {
    title: "Your own rating",
    about:
      "The program could not be sure. Compare your work with what is above, and rate it yourself: that counts.",
    ratings: {
      1: "Not yet: I would not have known it",
      2: "With effort, or half of it",
      3: "Good, with small slips",
      4: "Easy, all of it",
    },
    inShort: { 1: "hardly", 2: "in part", 3: "mostly", 4: "fully" },
    send: "Count my rating",
    dimension: (name: string) => name.replaceAll(/[_-]/g, " "),
    missing: "Rate each part first.",
    level: (n: number, text: string) => `${n}: ${text}`,
  },
  code: {
    task: "Task",
    without: (names: string) => `Do it without ${names}.`,
    editor: (file: string) => `Your code, ${file}`,
    tests: "Tests",
    run: "Run tests",
    handIn: "Hand in",
    reset: "As it was given",
    notRun: "not run",
    pass: "passed",
    fail: "failed",
    error: "stopped",
    running: "Running the tests",
    passing: (count: number, of: number) => `${count} of ${of} pass`,
    call: "Called",
    expected: "Expected",
    got: "Got",
    printed: "Printed",
    greenButNot: "The tests pass, but it does not count as solved.",
    noTests: "No test could run",
    changed: "Changed since the tests ran.",
  },
  essay: {
    case: "The case",
    question: "Question",
    write: "Your answer",
    words: (count: number, aim: number) => `${count} of about ${aim} words`,
    rubric: "What it is judged by",
    weight: (share: number) => `${Math.round(share * 100)} %`,
    handIn: "Hand in",
    level: (n: string) => `Level ${n}`,
    levels: "What each level means",
    evidence: "Your answer, with its evidence",
    underline: (dimension: string) => `Show what was found for ${dimension}`,
    found: (score: number | null) => (score === null ? "Not judged." : `${Math.round(score * 10) / 10} of 4`),
    noEvidence: "No words of your answer were quoted for this.",
  },
  photo: {
    task: "Draw or write by hand",
    how: "How do you want to hand it in?",
    ways: { draw: "Draw here", send: "Send a photo", type: "Type it" },
    limits: "PNG, JPEG, GIF or WebP, up to 10 MB.",
    pick: "Choose a picture",
    camera: "Take a photo",
    drop: "Drop a picture here, or paste one.",
    preview: "Your picture",
    another: "Choose another",
    send: "Hand in this picture",
    nothingInIt: "This file is empty. Choose the picture again, or take a new one.",
    tooLarge: (mb: string) =>
      `This picture is ${mb} MB. The limit is 10 MB: save it smaller, or take it again at a lower quality.`,
    notPicture:
      "This is not a PNG, JPEG, GIF or WebP picture. Save or share it as one of these, and send that.",
    canvas: "Drawing area. It needs a mouse, a pen or a finger; with the keyboard, send a photo or type it.",
    pen: "Pen",
    eraser: "Eraser",
    undo: "Undo",
    redo: "Redo",
    clear: "Clear",
    handInDrawing: "Hand in this drawing",
    typed: "One thing a line",
    handInTyped: "Hand in",
    reading: "Looking at your picture",
    unread: "It could not be read",
    unreadSafe:
      "Nothing was marked wrong, and nothing was recorded. Send another picture, or compare your work with how it should look and rate it yourself.",
    yours: "Your work",
    reference: "How it should look",
    again: "Another picture",
    compare: "Show how it should look",
    compareAbout:
      "Done on paper, or sure of your picture? Then compare. From then on it is your own rating that counts.",
    seen: "You have seen how it should look, so it is your own rating that counts now. Another picture can still be put beside it.",
  },
  talk: {
    title: "Conversation",
    question: (at: number, of: number) => `Question ${at} of ${of}`,
    teaching: "Something new first",
    begin: "Begin",
    goOn: "Go on",
    beginAbout: "The tutor asks, you answer in your own words. You can stop and go on another time.",
    tutor: "Tutor",
    you: "You",
    asked: "a question, which costs nothing",
    scene: (name: string) => `A scene: you talk with ${name}.`,
    say: "Your answer, or a question of your own",
    send: "Send",
    stop: "Stop",
    thinking: "The tutor is thinking",
    verdict: { correct: "right", partial: "partly right", incorrect: "not yet" },
    stopped: "Stopped. What was said before is saved.",
    hint: "Give me a hint",
    enough: "End it here",
    enoughAbout:
      "What you did counts, and the questions you have not come to do not. To go on another day, just leave this page.",
    takenBack: "This conversation is over, and its result was taken back: it does not count.",
    countIt: "Count it after all",
    hintSaid: "hint",
    enoughSaid: "stop",
  },
  /** Of questions that are asked one by one. */
  round: {
    check: "Check",
    next: "Next",
    handIn: "Hand in",
    endHere: "End it here",
    endAbout: "What you did counts, and what you have not come to does not.",
  },
  deck: {
    picture: "Picture of the card",
    sound: "Sound of the card",
    left: (count: number) => `${count} left`,
    show: "Show the answer",
    hint: "Hint",
    front: "Question",
    backSide: "Answer",
    rate: "How well did you know it?",
    again: "Again",
    hard: "Hard",
    good: "Good",
    easy: "Easy",
    in: (iso: string) => span(Date.parse(iso) - Date.now()),
    undo: "Take the last one back",
    undone: (front: string) => `Taken back: ${front}`,
    finish: "Finish",
    at: (number: number, of: number) => `Card ${number} of ${of}`,
    other: "What is on the other side?",
    answer: "The other side",
    all: "Your cards",
    youWrote: (text: string) => `You wrote: ${text}`,
    verdict: { correct: "Right", partial: "Nearly", incorrect: "Not right" },
    leaveSafe:
      "Every answer is saved as you give it, and counts as soon as you finish or go to another page. Close the window, and it counts ten minutes later.",
    group: "Flashcards",
    emptyTitle: "No card is due",
    emptyNext: (when: string) => `The next card comes back ${when}.`,
    emptyNew: "Cards are made of what a course teaches. Study something new, and its cards come here.",
    doneTitle: "Done for now",
    summary: (known: number, cards: number) => `${known} of ${many(cards, "card")} known at once.`,
    concept: (known: number, of: number) => `${known} of ${of}`,
    look: "To look at again",
    recording: "Saving the result",
    more: "More cards",
  },
};
