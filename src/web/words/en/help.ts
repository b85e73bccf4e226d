/** What one can do in each place, a line each; the keys follow in the same window. */
export const help = {
  title: "Help",
  here: "What you can do here",
  keys: "Keys",
  places: {
    start: [
      "Choose a class, say what the lesson is about, and press “Plan this lesson”. You are shown what will be used before anything is drafted.",
      "Any words will do for the topic, and outcomes of your curriculum are offered as you type.",
      "“Read the whole lesson” shows a finished one.",
      "Your files, classes and curriculum are behind the folder at the top left; nothing in it has to be touched.",
    ],
    lesson: [
      "Read it as a document. What you can do with a section appears at its foot, where the pointer or the keyboard is.",
      "Accept keeps a section as it is, Revise has it written again in another way, Alternatives shows other ways to do it. Each step can be undone, and the clock shows every version.",
      "The strip at the top shows what takes how long; press a part to go there.",
      "A small mark beside a curriculum code opens the lines it comes from.",
      "“Ask” opens the conversation, for anything about the lesson as a whole. A question there can be answered by pressing one of its answers.",
      "Export makes a Word file, slides or a PDF, for you or for pupils. Printing the page prints the lesson alone.",
    ],
    lessons: [
      "Every lesson you have planned, newest first. Open one to go on with it.",
      "The three dots at its end rename it, make a copy of it, or delete it.",
    ],
    setUp: [
      "Answer what you like; everything becomes plain files on this computer and can be changed later.",
      "A desk of a made-up teacher can be opened at the end of the page, to look around.",
    ],
    sample: ["A finished lesson to leaf through. It belongs to nobody, and nothing you do here is kept."],
    study: [
      "Choose a course and press Start: the plan of the day brings what is due, then something new.",
      "Answers are kept as you write; nothing is marked before you ask for it.",
    ],
    speak: [
      "Choose a deck and say the words aloud, or type them. The coach asks for each word until you have used it.",
      "Sound can be switched off at any time.",
    ],
    research: [
      "Every run is listed; open one to see what happened, step by step.",
      "Each table and plot can be taken away as a file.",
    ],
  },
};
