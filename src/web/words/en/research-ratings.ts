import { counted, figures } from "./research-figures.ts";

const { number } = figures;

/** Lessons that people rate. */
export const ratings = {
  lead: "Two people rate each lesson by a codebook, without knowing where it comes from. How far they agree says what the ratings are worth.",
  none: "Nothing to rate yet",
  noneAbout:
    "A set takes the lessons of an eval run or of a study, mixes them, and hides where each comes from.",
  nothing: "There is no eval run and no study to take lessons from yet.",
  toEvals: "Go to Evals",
  make: "Make a set",
  id: "Short name",
  idHint: "Small letters, digits and hyphens, as in first-round.",
  titleLabel: "Title",
  from: "Lessons of",
  run: (when: string, conditions: string, tried: number, id: string) =>
    `eval run of ${when}: ${conditions}, ${number(tried)} tried (${id})`,
  study: (title: string) => `study ${title}`,
  raters: "Raters",
  ratersHint: "Ids, never names, with blanks between: R1 R2.",
  each: "Raters for each lesson",
  create: "Make the set",
  columns: { set: "Set", lessons: "Lessons", raters: "Raters" },
  scroll: "Table of sets, scrolls sideways",
  back: "All sets",
  one: {
    raters: "Who has rated what",
    raterColumns: { rater: "Rater", done: "Rated", go: "Next" },
    raterScroll: "Table of raters, scrolls sideways",
    done: (done: number, all: number) => `${number(done)} of ${number(all)}`,
    rate: (rater: string) => `Rate as ${rater}`,
    finished: "finished",
    agreement: "How far they agree",
    agreementAbout:
      "Krippendorff's α over everybody, exact agreement and κ of the first two (with quadratic weights unless the level is nominal), each with its 95 % interval, at the level of the criterion's scale. Where all scores are the same, α and κ are undefined. A criterion is advisory below an α of 0.6, with fewer than ten lessons rated twice, or where everybody says the same of all.",
    columns: {
      criterion: "Criterion",
      level: "Level",
      twice: "Rated twice",
      exact: "Exact",
      kappa: "κ",
      alpha: "α",
      stands: "Stands as",
    },
    scroll: "Table of agreement, scrolls sideways",
    enough: "measurement",
    advisory: "advisory",
    codebook: "Codebook",
    files: "Ratings as files",
    csv: "Download CSV",
    jsonl: "Download JSONL",
    problems: "Some lines of the ratings are not counted:",
    problem: (file: string, line: number, message: string) => `${file}, line ${number(line)}: ${message}`,
    lessons: (n: number, each: number) =>
      `${counted(n, "lesson", "lessons")}, each to be rated by ${counted(each, "person", "people")}.`,
    label: (criterion: string, value: string, low: string, high: string, n: number) =>
      `α of ${criterion}: ${value}, 95 % interval ${low} to ${high}, ${counted(n, "lesson", "lessons")}`,
  },
  byCondition: {
    title: "By condition",
    blind:
      "The set is still rated blind, so nothing is said by condition until everybody is done. You can end blinding now: conditions are shown from then on, and nothing more can be rated in this set.",
    unblind: "End blinding for good",
    ended: "Blinding was ended before everybody was done: nothing more can be rated.",
    csv: "Download with conditions",
    criterion: "Criterion",
    difference: "Second less first (95 %)",
    nothing: "nothing rated",
    notTwo: "not of two conditions",
    mean: (interval: string, lessons: number) => `${interval}, ${counted(lessons, "lesson", "lessons")}`,
    apart: (interval: string, n: number, isPaired: boolean) =>
      `${interval}, ${isPaired ? counted(n, "pair", "pairs") : `${number(n)} not paired`}`,
    scroll: "Table of ratings by condition, scrolls sideways",
  },
  rate: {
    title: (rater: string) => `Rating as ${rater}`,
    progress: (done: number, all: number) => `${number(done)} of ${number(all)} rated.`,
    lesson: "The lesson",
    questions: "Questions",
    gone: "This lesson is not there any more. Tell whoever made the set.",
    keep: "Keep and go on",
    missing: "Answer every question first.",
    finished: "You have rated everything. Thank you.",
    back: "Back to the set",
  },
};
