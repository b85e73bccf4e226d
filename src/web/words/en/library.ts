export const library = {
  tab: "Library",
  none: "No library yet",
  noneAbout:
    "A library is open material from elsewhere that lessons are drawn from where you have no note of your own. Oak National Academy's open curriculum holds about 13,000 lessons for England's Years 1 to 11.",
  source: "Where it is",
  sourceHint:
    "An address, or the path of a folder or an archive on this computer. It is read once, and stays here.",
  add: "Add this library",
  addAgain: "Add or update a library",
  busy: "Being brought in",
  downloading: (mb: number, of: number | null) =>
    of === null ? `Downloading: ${mb} MB so far.` : `Downloading: ${mb} of ${of} MB.`,
  reading: (percent: number) => `Reading: ${percent} %.`,
  starting: "Beginning…",
  done: "The library is here. Lessons can draw on it now.",
  holds: (lessons: number, units: number) =>
    `${lessons.toLocaleString("en-GB")} lessons in ${units.toLocaleString("en-GB")} units`,
  importedOn: (day: string) => `brought in on ${day}`,
  remove: "Remove",
  removeTitle: (title: string) => `Remove ${title}?`,
  removeAbout:
    "It goes off this computer. Lessons that point to it stay as they are and say that it is missing. You can add it again at any time.",
  removeYes: "Remove it",
  removed: (title: string) => `${title} was removed.`,
  find: "Find in the library",
  findHint: "Find in the library",
  nothing: "Nothing has those words.",
  level: (subject: string, years: readonly number[], keyStage: string) =>
    [subject, years.length === 0 ? keyStage : `Year ${years.join(", ")}`].filter(Boolean).join(", "),
  open: (title: string) => `Open ${title}`,
  entry: "From the library",
};
