/** Of the prompt where code is typed and run, and of small code questions: loaded with them. */
export const studyCode = {
  language: { python: "Python", javascript: "JavaScript" },
  console: {
    title: "Try it here",
    about: (language: string) =>
      `Type ${language} and press Enter: it runs at once, and names stay. Nothing here is graded.`,
    field: "Your line of code",
    keysAbout:
      "Enter runs it, or goes on where a block is open; an empty line ends a block. Shift and Enter always begin a new line. Arrow up and down bring earlier lines back.",
    run: "Run",
    stop: "Stop",
    running: "Running",
    stopped: "Stopped. Everything is as it was before this line.",
    fresh: "Start afresh",
    freshAbout: "All names are forgotten.",
    tooMany: "That is a lot of lines. Start afresh, and the prompt is quick again.",
    output: "What was typed and what came",
    empty: "Nothing typed yet.",
    locked: "Answer the question first: then you can run it here and try whatever you like.",
  },
  page: {
    title: (course: string) => `${course} · try code`,
    nothing: "There is nothing to run here",
    nothingAbout:
      "This course has no programs, or nothing on this computer can run them safely. Everything else works as always.",
    programs: "From the lessons",
    programsAbout: "Choose one: it is put at the prompt, to be changed and run.",
    use: (title: string, at: number, of: number) => (of === 1 ? title : `${title} (${at})`),
  },
  question: {
    at: (number: number, of: number) => `Question ${number} of ${of}`,
    answer: { predict: "What it prints", value: "The value", fix: "The line as it should be" },
    check: "Check",
    right: "Right",
    wrong: "Not quite",
    youWrote: "You wrote",
    itIs: "It is",
    nothing: "(nothing)",
    next: "Next question",
    handIn: "Hand in",
    endHere: "End it here",
    endAbout: "Questions that are left open count as not answered.",
    runIt: "Run it below",
    all: "Your answers",
    lines: "Shift and Enter begin a new line.",
  },
};
