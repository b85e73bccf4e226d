import type { BloomLevel, DomainType } from "../../../learning/course-format.ts";
import type { KindName } from "../../../learning/course-words.ts";
import type { PlanItem } from "../../../learning/plan/plan-item.ts";

type Trend = "rising" | "falling" | "steady" | "unclear";
/** How a concept stands on the map. */
type Stand = "closed" | "open" | "learning" | "mastered";

const modality: Record<KindName, string> = {
  worksheet: "Worksheet",
  conversation: "Conversation",
  code: "Code exercise",
  long_form: "Long answer",
  image_review: "Photo of handwritten work",
  flashcards: "Flashcards",
  repl: "Code questions",
  maths: "Mathematics",
  audio: "Listening",
};
const type: Record<PlanItem["type"], string> = { new: "New", review: "Review", assess: "A step up" };
const domain: Record<DomainType, string> = {
  language: "Language",
  technical: "Technical",
  conceptual: "Ideas",
  interview: "Interviews",
};
const bloom: Record<BloomLevel, string> = {
  remember: "remember",
  understand: "understand",
  apply: "apply",
  analyze: "analyse",
  evaluate: "evaluate",
  create: "create",
};
const stand: Record<Stand, string> = {
  closed: "not open yet",
  open: "open to begin",
  learning: "learning",
  mastered: "mastered",
};
const trend: Record<Trend, string> = {
  rising: "more often lately",
  falling: "less often lately",
  steady: "as often as before",
  unclear: "too early for a trend",
};
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
/** The sign stays with its number at the end of a line. */
const percent = (share: number) => `${Math.round(100 * share)}\u00a0%`;
/** What an interval says about the aim. A wide one says nothing. */
const against = (low: number, high: number, target: number) => {
  if (high < target) return "you are below it";
  if (low > target) return "you are above it";
  return high - low > 0.3 ? "too few reviews to tell whether you reach it" : "that agrees with it";
};
const exercises = (n: number) => count(n, "exercise", "exercises");

export const study = {
  /** For dates and numbers. */
  locale: "en-GB",
  keys: "Study",
  modality,
  type,
  domain,
  bloom,
  percent,
  justNow: "just now",
  onDate: (date: string) => `on ${date}`,
  minutes: (n: number) => `${n} min`,
  courses: {
    title: "Your courses",
    all: "All courses",
    empty: "No course yet",
    deleted: {
      title: (n: number) => (n === 1 ? "1 deleted course" : `${n} deleted courses`),
      when: (deleted: string, until: string) => `deleted ${deleted}; gone for good ${until}`,
      restore: "Restore",
      restoreNamed: (title: string) => `Restore ${title}`,
      back: (title: string) => `${title} is back, with what you know of it.`,
    },
    emptyAbout:
      "A course is a list of ideas or words that come back when you are about to forget them. Make one from a list, a deck, a topic, or from nothing.",
    make: "New course",
    own: "Your own",
    size: (topics: number, items: number) =>
      `${count(topics, "topic", "topics")}, ${count(items, "thing", "things")} to learn`,
    hours: (n: number) => `about ${count(n, "hour", "hours")}`,
    minutesLong: (n: number) => `about ${count(n, "minute", "minutes")}`,
    languages: (target: string, instruction: string) => `${target}, explained in ${instruction}`,
    due: (n: number) => (n === 0 ? "nothing due today" : `${n} due today`),
    open: (n: number) => `${n} new to begin`,
    mastered: (n: number, of: number) => `${n} of ${of} mastered`,
    last: (when: string) => `Last practised ${when}`,
    notBegun: "Not begun yet",
    broken: (n: number) =>
      `This course cannot be used yet: ${count(n, "thing", "things")} in its files to mend.`,
    brokenAbout: "Your progress in it is safe. The first of them:",
    settings: "Study settings",
    unknown: "There is no such course",
    unknownAbout: (name: string) =>
      `“${name}” is not among your courses. It may have been renamed or removed, or the address is mistyped.`,
    unusable: "This course cannot be used yet",
    safe: "Whatever you did in a course is kept.",
    back: "See all courses",
  },
  export: {
    open: "Export",
    apkg: "Anki deck (.apkg)",
    apkgAbout: "The course's cards, with what you know of each",
    csv: "Table (.csv)",
    csvAbout: "The course's items, for a spreadsheet",
    xapi: "Results (xAPI, .json)",
    xapiAbout: "Every exercise you did; says nothing about who you are",
  },
  nav: {
    label: "In this course",
    today: "Today",
    progress: "Progress",
    cards: "Flashcards",
    together: "For two",
    edit: "Edit",
    code: "Try code",
    shown: (place: string) => `${place} is shown`,
  },
  today: {
    path: "Today's path",
    reading: (stops: number, minutes: number) =>
      `${count(stops, "stop", "stops")}, about ${count(minutes, "minute", "minutes")}`,
    dayDone: "What was planned for today is done.",
    more: "More, if you like",
    start: "Start",
    goOn: "Go on",
    startOn: (concept: string) => `Start ${concept}`,
    goOnWith: (concept: string) => `Go on with ${concept}`,
    time: "Time today",
    minutesOf: (n: number) => `${n} minutes`,
    mode: "What kind of session",
    study: "Study",
    quiz: "Quiz",
    quizAbout: "Only what you have begun, put to the test.",
    level: (level: string) => `to ${level}`,
    other: "Another kind",
    otherFor: (concept: string) => `Another kind of exercise for ${concept}`,
    offer: "If you like",
    fresh: "Begin a new one instead",
    read: "Read this first",
    readOn: (concept: string) => `Read about ${concept} first`,
    begun: "Begun and waiting",
    since: (when: string) => `begun ${when}`,
    nothing: "Nothing to do right now",
    nothingQuiz: "Nothing to quiz yet",
    nothingQuizAbout: "A quiz asks about what you have begun. Study something new first.",
    comesBack: (concept: string, when: string) => `${concept} comes back ${when}.`,
    wasBack: (concept: string) => `${concept} is next.`,
    nothingAbout: "What you know is best left alone until then. You can still:",
    tooShort: "With more time there is something to do: choose more minutes above.",
    cards: "Go through flashcards",
    cardsOf: (n: number) => count(n, "card", "cards"),
    choose: "Choose a concept to practise",
    done: "Last result",
    noResult: "There is none any more.",
    lastWas: (concept: string, kind: string, score: string, when: string) =>
      `${concept}, ${kind.toLowerCase()}: ${score}, ${when}.`,
    undo: "Take it back",
    undoTitle: "Take back the last result?",
    undoAbout:
      "Your progress will be as if this exercise had never been graded. Your own files stay where they are.",
    undone: (concept: string, kind: string) =>
      `Taken back: ${kind.toLowerCase()} on ${concept}. Your progress is as it was before it.`,
    week: {
      title: "This week",
      streak: (days: number, longest: number) =>
        days === 0
          ? "A few minutes today begin a new row of days."
          : days === longest && days > 1
            ? `${count(days, "day", "days")} in a row: your longest yet.`
            : `${count(days, "day", "days")} in a row; your longest was ${longest}.`,
    },
    doneToday: "Done today",
    doneHow: (kind: string, score: string) => `${kind}, ${score}`,
    ahead: "The next 14 days",
    weak: "What is weak",
    weakNone: "Nothing has gone wrong in the same way often enough to be a weakness.",
    weakSpot: (what: string, concept: string | null, isMost: boolean) =>
      `${isMost ? "Most often" : "First of all"}: ${what}${concept === null ? "" : `, above all in ${concept}`}.`,
    weakOnce: (examples: readonly string[], concepts: readonly string[]) =>
      `Not known yet${examples.length === 0 ? "" : `: ${examples.map((one) => `“${one}”`).join(", ")}`}${concepts.length === 0 ? "" : ` (${concepts.join(", ")})`}.`,
    weakWhich: (what: string, examples: readonly string[]) =>
      `${what} (${examples.map((one) => `“${one}”`).join(", ")})`,
    weakPlanned: (concept: string) => `Today's path takes up ${concept}.`,
    weakLater: (concept: string, when: string) => `${concept} comes back ${when}.`,
    first: {
      title: "Your first day",
      read: (minutes: number) =>
        `Read a short text, then answer a few questions on it: about ${count(minutes, "minute", "minutes")}.`,
      talk: (minutes: number) =>
        `A conversation explains the first idea and asks you about it: about ${count(minutes, "minute", "minutes")}.`,
      result: "See what was right, and why. Nothing is lost if you stop halfway.",
      later: "It comes back when you are about to forget it. The path on this page says when.",
      course: (concepts: number, open: number) =>
        `The course has ${count(concepts, "concept", "concepts")}; ${open === 1 ? "one is" : `${open} are`} open to begin with.`,
      cards: "Try the flashcards",
      map: "See the whole course",
    },
    problems: "Something was found damaged and put aside",
  },
  teach: {
    title: "Read this first",
    question: "Then answer for yourself",
    reply: "Your answer",
    hint: "It does not count.",
    compare: "Compare",
    right: "Yes, that is it.",
    compareWith: "Compare what you wrote with this:",
    begin: "Begin the exercise",
    nothing: "This course says nothing about it beforehand.",
  },
  progress: {
    of: (course: string) => `${course} · progress`,
    none: "Nothing done yet",
    noneAbout: (concepts: number, open: number) =>
      `${count(concepts, "concept waits", "concepts wait")} for you, ${open} of them open now. After the first exercises, this page draws how it goes.`,
    toToday: "See today's path",
    table: "Show as table",
    drawing: "Show as drawing",
    csv: "Save as CSV",
    scroll: (title: string) => `${title}: scrolls`,
    summary: (mastered: number, begun: number, all: number) =>
      `${mastered} of ${all} mastered, ${begun} begun.`,
    streak: (current: number, longest: number) =>
      `${count(current, "day", "days")} in a row, longest ${longest}.`,
    time: (minutes: number, n: number) =>
      `${minutes < 60 ? count(minutes, "minute", "minutes") : `${Math.round(minutes / 60)} h`} in ${exercises(n)}.`,
    heatmap: {
      title: "Exercises, day by day",
      reading: (n: number, days: number, most: number) =>
        n === 0
          ? "No exercise in the last year."
          : `${exercises(n)} on ${count(days, "day", "days")} of the last year, at most ${most} in one day.`,
      cell: (date: string, n: number) => `${date}: ${n === 0 ? "nothing" : exercises(n)}`,
      weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      legend: "Exercises in a day:",
      step: (from: number, to: number | null) =>
        to === null ? `${from} or more` : from === to ? String(from) : `${from}–${to}`,
      columns: ["Day", "Exercises"],
    },
    forecast: {
      title: "What comes due",
      reading: (n: number, days: number, overdue: number, busiest: string | null, most: number) =>
        `${count(n, "review", "reviews")} in the next ${days} days${overdue > 0 ? `, and ${overdue} overdue` : ""}.${
          busiest === null ? "" : ` Busiest: ${busiest}, with ${most}.`
        }`,
      nothing: (days: number) => `Nothing comes due in the next ${days} days.`,
      overdue: "overdue",
      today: "today",
      span: "How far ahead",
      days: (n: number) => `${n} days`,
      bar: (when: string, n: number) => `${when}: ${count(n, "review", "reviews")}`,
      columns: ["Day", "Reviews"],
    },
    retention: {
      title: "Remembered, against the aim",
      reading: (share: number, low: number, high: number, target: number, n: number) =>
        `Of ${count(n, "review", "reviews")} in the last 30 days you remembered ${percent(share)} (95 % interval ${percent(low)} to ${percent(high)}). The schedule aims at ${percent(target)}: ${against(low, high, target)}.`,
      none: (target: number) =>
        `No review in the last 30 days of anything past its first learning. The schedule aims at ${percent(target)}.`,
      predicted: (share: number) =>
        `By its reckoning you would still know about ${percent(share)} of what you began in a week, without practice until then.`,
      aim: (target: number) => `aim ${percent(target)}`,
      week: (date: string) => `week of ${date}`,
      point: (week: string, share: number, n: number) =>
        `${week}: ${percent(share)} of ${count(n, "review", "reviews")}`,
      number: "n",
      legend:
        "Share of reviews remembered. A dot is a week, n its number of reviews, and the upright line its 95 % interval: where the true share likely lies.",
      columns: ["Week of", "Reviews", "Remembered", "Share", "95 % interval"],
    },
    map: {
      title: "The course as a map",
      reading: (mastered: number, learning: number, open: number, closed: number) =>
        `${mastered} mastered, ${learning} being learned, ${open} open to begin, ${closed} not open yet. An arrow leads from what comes first to what builds on it.`,
      find: "Find a concept",
      found: (n: number, of: number) => `${n} of ${of} shown`,
      hint: "Point at a concept to light up what it builds on and what it opens. Arrow keys move from concept to concept, Enter opens one.",
      stand,
      due: "due",
      node: (title: string, standing: string, due: boolean) => `${title}, ${standing}${due ? ", due" : ""}`,
      columns: ["Concept", "Unit", "Standing", "Comes back", "Chance you know it in a week", "Builds on"],
    },
    concept: {
      standing: "Standing",
      shown: "Shown so far",
      shownAt: (level: string, target: string) => `${level} (aim: ${target})`,
      shownNothing: (target: string) => `nothing yet (aim: ${target})`,
      next: "Comes back",
      dueNow: "due now",
      never: "once it was begun",
      chance: "Chance you know it in a week",
      score: "Latest scores, newest last",
      practised: "Practised",
      times: (n: number) => (n === 0 ? "not yet" : n === 1 ? "once" : `${n} times`),
      buildsOn: "Builds on",
      opens: "Opens",
      nothing: "nothing",
      errors: "What went wrong",
      noErrors: "Nothing so far.",
      error: (what: string, n: number) => `${what}: ${n}`,
      instead: (actual: string, expected: string) => `“${actual}” instead of “${expected}”`,
      practise: "Practise it",
      begin: "Begin it",
      closed: "It opens once what it builds on was begun. You may begin it all the same.",
    },
    errors: {
      title: "What goes wrong",
      reading: (what: string, n: number, of: number, trending: string) =>
        `Most of all ${what}: ${n} of ${count(of, "error", "errors")}, ${trending}.`,
      none: "No error so far that says anything about a weakness.",
      trend,
      value: (n: number, trending: string) => `${count(n, "time", "times")}, ${trending}`,
      misconception: (concept: string, what: string) => `${concept}: ${what}`,
      columns: ["Kind of error", "Times in all", "In the last two weeks", "Trend, for each exercise"],
    },
    kinds: {
      title: "How each kind of exercise goes",
      best: (kind: string) => `${kind}: it goes better than the others, beyond what chance would do.`,
      none: (tried: number) =>
        tried < 2
          ? "Only one kind was tried so far: there is nothing to compare it with."
          : "No kind goes clearly better than the others so far.",
      value: (share: number, n: number) => `${percent(share)} · n = ${n}`,
      untried: (kinds: readonly string[]) => `Not tried yet: ${kinds.join(", ").toLowerCase()}.`,
      legend: "A dot is the average score of n exercises; the line around it is its 95 % interval.",
      columns: ["Kind", "Average", "95 % interval", "Exercises"],
    },
  },
  settings: {
    title: "Study settings",
    about: "They hold in every course, here and on the command line.",
    minutes: "Minutes in a session",
    minutesHint: "1 to 600. The plan never takes longer.",
    minutesWrong: "A number from 1 to 600, please.",
    newWords: "New words a day",
    newWordsHint: "1 to 500 at most in each course. Words you have met come back as before.",
    newWordsWrong: "A whole number from 1 to 500, please.",
    zone: "Time zone",
    zoneHint: "Your day turns at 04:00 there.",
    takeHere: (zone: string) => `Use this computer's: ${zone}`,
    kinds: "Kinds of exercise",
    kindsAbout: "What you like is chosen more often; what you would rather not have is left out.",
    like: "I like it",
    neutral: "No wish",
    avoid: "Rather not",
    best: (kind: string) => `Goes best so far: ${kind.toLowerCase()}.`,
    saved: "Saved",
    saving: "Saving…",
  },
};
