import { counted, figures } from "./research-figures.ts";
import { run, span } from "./research-timeline.ts";

const { number } = figures;

const decisions: Readonly<Record<string, string>> = {
  accept: "Accept",
  revise: "Revise",
  alternatives: "Alternatives",
  edit: "Edit",
  minutes: "Minutes",
  move: "Move",
  pick: "Pick",
  undo: "Undo",
};

const editTypes: Readonly<Record<string, string>> = {
  easier: "easier",
  harder: "harder",
  shorter: "shorter",
  more_detail: "more detail",
  more_differentiation: "more differentiation",
  fix_curriculum_link: "fix a curriculum link",
  other: "something else",
};

const statuses: Readonly<Record<string, string>> = {
  success: "Done",
  error_max_turns: "Stopped: too many turns",
  error_max_budget: "Stopped: budget used up",
  error_hook_abort: "Stopped by a check",
  error_model: "The model failed",
  error_timeout: "Stopped: took too long",
  cancelled: "Stopped by a person",
  running: "Under way",
  interrupted: "Interrupted",
};

function editType(type: string): string {
  return editTypes[type] ?? type;
}

export const research = {
  figures,
  parts: "Parts of Research",
  views: {
    runs: "Runs",
    decisions: "Decisions",
    evals: "Evals",
    ratings: "Ratings",
    studies: "Studies",
    tables: "Tables",
  },
  group: "Research",
  goTo: (view: string) => `Research: ${view}`,
  status: (status: string) => statuses[status] ?? status,
  decision: (type: string) => decisions[type] ?? type,
  editType,
  sectionName: (id: string) => {
    const plain = id.replaceAll("-", " ");
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  },
  readAgain: "Read again",
  csv: "Download CSV",
  csvOf: (table: string) => `Download ${table}.csv`,
  json: "Download JSON",

  runs: {
    empty: "No runs yet",
    emptyAbout:
      "Each time something is drafted, revised or answered, a run is kept here: what the model, the tools and the checks did, how long it took and what it cost. Plan a lesson, and its run appears.",
    plan: "Plan a lesson",
    none: "No run fits these filters.",
    clear: "Clear the filters",
    unread: (n: number) =>
      `${counted(n, "trace", "traces")} could not be read and ${n === 1 ? "is" : "are"} left out. The files were left as they are.`,
    count: (shown: number, all: number) =>
      shown === all ? counted(all, "run", "runs") : `${number(shown)} of ${counted(all, "run", "runs")}`,
    sessionCount: (n: number) => counted(n, "session", "sessions"),
    filters: "Filters",
    search: "Search",
    searchHint: "title, agent, model, id",
    room: "Plugin",
    statusLabel: "Status",
    model: "Model",
    from: "From",
    to: "To",
    all: "All",
    group: "Show",
    each: "Each run",
    bySession: "By session",
    caption: "Runs, newest first unless sorted",
    sessionCaption: "Sessions with the sums of the runs that are shown",
    columns: {
      title: "Session",
      startedAt: "When",
      agent: "Agent",
      model: "Model",
      status: "Status",
      turns: "Turns",
      tokens: "Tokens",
      cost: "Cost",
      duration: "Took",
      runs: "Runs",
      run: "Run",
    },
    sortBy: (column: string) => `Sort by ${column.toLowerCase()}`,
    scroll: "Table of runs, scrolls sideways",
    range: (from: number, to: number, all: number) => `${number(from)}–${number(to)} of ${number(all)}`,
    previous: "Previous page",
    next: "Next page",
    pages: "Pages of the table",
    builtin: "built-in, no AI model",
    atLeast: (usd: string, unknown: number) => `at least ${usd} (${number(unknown)} not known)`,
  },

  overTime: {
    title: "Over time",
    measure: "Measure",
    measures: { tokens: "Tokens", cost: "Cost (US dollars)", runs: "Runs" },
    per: { day: "by day", week: "by week, from Monday", month: "by month" },
    about: (what: string, per: string, from: string, to: string, total: string) =>
      `${what} ${per}, ${from} to ${to}. In all: ${total}.`,
    aboutOne: (what: string, day: string, total: string) => `${what} on ${day}: ${total}.`,
    nothing: {
      tokens: "No tokens were used by these runs. Built-in drafting uses none.",
      cost: "These runs cost nothing, as far as prices are known.",
      runs: "No runs.",
    },
    unpriced: (n: number) =>
      `The price of ${counted(n, "run", "runs")} is not known; ${n === 1 ? "it is" : "they are"} missing from the sum.`,
    atLeast: (sum: string) => `at least ${sum}`,
    others: "other models",
    table: "As a table",
    scroll: "Figures over time, scrolls sideways",
    columns: {
      when: "When",
      model: "Model",
      runs: "Runs",
      input: "Tokens in",
      output: "Tokens out",
      cache: "Cache tokens",
      cost: "Cost",
    },
  },

  run,
  span,

  session: {
    title: "Session",
    totals: {
      runs: "Runs",
      decisions: "Decisions",
      working: "Runs took",
      lasted: "From first to last",
      skills: "Skills read",
    },
    tiers: (text: number, files: number) => `${number(text)} at tier 2, ${number(files)} at tier 3`,
    decisions: "Decisions, section by section",
    stripAbout:
      "From left to right in time. Not to scale: quick steps are widened, long waits are cut and marked with how long they were.",
    stripLabel: (n: number, sections: number) =>
      `${counted(n, "decision", "decisions")} on ${counted(sections, "section", "sections")}, from left to right in time. The table below says the same.`,
    scroll: "Decisions in time, scrolls sideways",
    noDecisions: "Nothing was decided in this session.",
    letters: {
      accept: "A",
      revise: "R",
      alternatives: "L",
      edit: "E",
      minutes: "M",
      move: "V",
      pick: "P",
      undo: "U",
    },
    runMark: "Run",
    legend: "What the marks mean",
    wait: (text: string) => `${text} later`,
    table: "As a table",
    tableScroll: "Table of decisions, scrolls sideways",
    columns: {
      at: "When",
      section: "Section",
      decision: "Decision",
      edit: "Kind of change",
      request: "Asked for",
      seconds: "Took",
    },
    pick: (n: number) => `number ${n}`,
    runs: "Runs",
    runName: (n: number, all: number) => `Run ${number(n)} of ${number(all)}`,
    runsScroll: "Runs of this session, scrolls sideways",
  },

  decisions: {
    empty: "No decisions yet",
    emptyAbout:
      "When a section of a lesson is accepted, revised or exchanged, it is counted here: which sections teachers keep as drafted, and what they change in the others.",
    firstSight: "Accepted at first sight",
    firstSightAbout:
      "Sections that were accepted as drafted, with no revision, no alternatives and no undo, of all sections with a decision.",
    of: (yes: number, n: number) => `${number(yes)} of ${counted(n, "section", "sections")}`,
    interval: (low: string, high: string) => `95% interval: ${low} to ${high}`,
    caveat: (lessons: number) =>
      `Wilson interval. It takes sections as independent; these come from ${counted(lessons, "lesson", "lessons")}, so the truth is less certain than it says.`,
    time: "Time to decide",
    timeAbout:
      "Median from the last thing that happened until the teacher decided, or asked. Writing time of the model is not in it; breaks are.",
    timeOf: (n: number) => `over ${counted(n, "decision", "decisions")}`,
    bySection: "By section and kind of change",
    bySectionScroll: "Decisions by section, scrolls sideways",
    section: "Section",
    revise: (type: string) => `Revise: ${editType(type)}`,
    rate: "At first sight",
    rateOf: (rate: string, n: number, low: string, high: string) =>
      `${rate} of ${number(n)} (${low} to ${high})`,
    lessons: "By lesson",
    lessonsScroll: "Decisions by lesson, scrolls sideways",
    lesson: "Lesson",
    last: "Last decision",
    decided: "Decisions",
    kept: "At first sight",
    keptOf: (yes: number, n: number) => `${number(yes)} of ${number(n)}`,
  },

  tables: {
    about:
      "Every table as CSV for a spreadsheet or a statistics program: UTF-8, commas, times in UTC. A cell that a spreadsheet would run as a formula begins with an apostrophe. An empty cell means: not known.",
    columns: (n: number) => `What the ${counted(n, "column means", "columns mean")}`,
    names: {
      sessions: "Sessions",
      runs: "Runs",
      spans: "Steps",
      decisions: "Decisions",
      sections: "Sections",
      cost: "Cost and tokens",
      results: "Study results",
    } as Readonly<Record<string, string>>,
    traces: "Traces",
    tracesAbout:
      "Everything that is known of each run, as JSON: one run a line (JSON Lines), steps and all. It holds requests and file names.",
    tracesFile: "Download traces.jsonl",
  },
};
