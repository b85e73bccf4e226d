/** Sharing a lesson as one file, opening one, and a department's shelf. */
export const share = {
  menu: "Share as a file…",
  title: (title: string) => `Share “${title}”`,
  about:
    "One file with the lesson as you have decided it and what goes with it. The conversation stays here. What the lesson itself says of your class (Overview, Differentiation) goes along: read it first. Whoever opens it has its outcomes checked against their own curriculum.",
  by: "Shared by, if you like",
  byHint: "As you wish to be called. It stands in the file for everybody to read.",
  licence: "What others may do with it",
  licenceHint: "For example: CC BY 4.0. Left empty, it says that they should ask you.",
  decisions: "Say how many sections I have decided on",
  go: "Make the file",
  goAgain: "It is nobody's data: make the file",
  personal:
    "This may be about a pupil. No file has been made: take it out of the lesson, or make the file if it is about nobody.",
  found: (where: string, written: string, passage: string) =>
    `${where}: “${written}”${passage === "" || passage === written ? "" : `, in “${passage}”`}`,
  made: (name: string) => `${name} is saved.`,
  shared: "Shared lessons",
  sharedAbout:
    "Lessons that colleagues made into a file. Opened, they are yours to change; outcomes are checked against your curriculum.",
  file: "Open a file",
  fileHint: "A file that ends in .lesson",
  class: "For which class?",
  noClass: "None yet",
  opening: "Opening…",
  opened: (title: string, hold: number, made: number) =>
    made === 0
      ? `“${title}” is open. It claims no outcome.`
      : `“${title}” is open. ${hold} of ${made} outcomes hold in your curriculum.`,
  shelf: "On your department's shelf",
  shelfNone: "No shelf is set. It is a folder that you share with colleagues, with lessons in it.",
  shelfEmpty: "There is no lesson on the shelf that fits.",
  shelfSearch: "Search the shelf",
  shelfFolder: "Folder of the shelf",
  shelfFolderHint: "The whole path, as your computer calls it.",
  shelfSet: "Use this folder",
  shelfIs: (folder: string) => `The shelf is ${folder}.`,
  openOf: (title: string) => `Open “${title}”`,
  open: "Open",
  line: (parts: readonly string[]) => parts.filter((part) => part !== "").join(", "),
  broken: (file: string, problem: string) => `${file} ${problem}`,
  from: (by: string, licence: string) =>
    `${by === "" ? "A lesson that somebody shared" : `Shared by ${by}`}. ${licence === "" ? "" : `What you may do with it: ${licence}.`}`,
  owes: (lines: readonly string[]) => `It draws on: ${lines.join("; ")}.`,
  checkedAnew:
    "Its outcomes are checked against your curriculum. What was right where it comes from may not be right here.",
};
