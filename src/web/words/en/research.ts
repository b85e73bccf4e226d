const language = "en-GB";
const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
const clock = new Intl.DateTimeFormat(language, { timeStyle: "medium" });
const dayName = new Intl.DateTimeFormat(language, {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const shortDay = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
const monthName = new Intl.DateTimeFormat(language, { month: "short", year: "numeric", timeZone: "UTC" });

const notKnown = "not known";

/** A file may hold anything where a time should be. */
function at(format: Intl.DateTimeFormat, time: string | number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? notKnown : format.format(date);
}

function number(value: number): string {
  return whole.format(value);
}

function counted(value: number, one: string, many: string): string {
  return `${number(value)} ${value === 1 ? one : many}`;
}

function cost(usd: number | null): string {
  if (usd === null) return notKnown;
  if (usd === 0) return "$0";
  return `$${usd.toFixed(usd < 0.1 ? 4 : 2)}`;
}

/** As one would say it: 0.4 ms, 12 ms, 1.2 s, 3 min 5 s, 2 h 10 min, 3 days. */
function duration(ms: number | null): string {
  if (ms === null) return notKnown;
  if (ms < 9.95) return `${Number(ms.toFixed(1))} ms`;
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${Number((ms / 1000).toFixed(1))} s`;
  const minutes = Math.floor(Math.round(ms / 1000) / 60);
  if (minutes < 60) return `${minutes} min ${Math.round(ms / 1000) % 60} s`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${Math.round(minutes / 60 / 24)} days`;
}

/** As one would say it of a wait, with no more than one needs to know: 40 ms, 4 s, 14 min, 2 h, 3 days. */
function about(ms: number): string {
  if (ms < 59_500) return ms < 950 ? duration(Math.round(ms)) : `${Math.round(ms / 1000)} s`;
  if (ms < 59.5 * 60_000) return `${Math.round(ms / 60_000)} min`;
  if (ms < 47.5 * 3_600_000) return `${Math.round(ms / 3_600_000)} h`;
  return `${Math.round(ms / 86_400_000)} days`;
}

const decisions = {
  accept: "Accept",
  revise: "Revise",
  alternatives: "Alternatives",
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
  cancelled: "Stopped by a person",
  running: "Under way",
  unfinished: "Not finished",
};

function editType(type: string): string {
  return editTypes[type] ?? type;
}

export const research = {
  figures: {
    number,
    cost,
    /** The least that `cost` tells from nothing. */
    leastCost: 0.0001,
    duration,
    about,
    percent: (share: number) => percent.format(share),
    moment: (iso: string | number) => at(moment, iso),
    clock: (iso: string | number) => at(clock, iso),
    day: (day: string) => at(dayName, `${day}T00:00:00Z`),
    shortDay: (day: string) => at(shortDay, `${day}T00:00:00Z`),
    month: (day: string) => at(monthName, `${day}T00:00:00Z`),
    notKnown,
  },
  parts: "Parts of Research",
  views: { runs: "Runs", decisions: "Decisions", tables: "Tables" },
  group: "Research",
  goTo: (view: string) => `Research: ${view}`,
  status: (status: string) => statuses[status] ?? status,
  decision: (type: string) =>
    Object.hasOwn(decisions, type) ? decisions[type as keyof typeof decisions] : type,
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

  run: {
    title: "Run",
    unfinished:
      "This run has no end: the program was closed or killed while it went, or another program is still at it. What was written so far is below.",
    running: "This run is under way. What it has done so far is below.",
    session: "Its session",
    open: "Open in Plan",
    totals: "In all",
    took: "Took",
    turns: "Turns",
    tokensIn: "Tokens in",
    tokensOut: "Tokens out",
    cache: "Cache, read and written",
    cost: "Cost",
    tools: "Tool calls",
    retries: "Retries",
    errors: "Failures",
    status: "Status",
    model: "Model",
    began: "Began",
    timeline: "Timeline",
    teacher: "Teacher",
    ledTo: (decision: string, section: string) => `It led to a decision: ${decision}, ${section}.`,
    foldedAbout:
      "To scale, but for pauses: where nothing happened for long, it is cut out and says how long it was.",
    pause: (length: string) => `pause of ${length}`,
    afterPause: (length: string, bar: string) => `after a pause of ${length}: ${bar}`,
    later: (length: string) => `+${length}`,
    timelineAbout: "Arrow keys move between bars, Enter shows what went in and came out, Esc comes back.",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Fit",
    empty: "Nothing was written down before it broke off.",
    kinds: { run: "Run", model: "Model", tool: "Tools", hook: "Checks", decision: "Decisions" },
    one: { run: "run", model: "model", tool: "tool", hook: "check", decision: "decision" },
    lane: (agent: string, depth: number) => (depth === 0 ? agent : `${agent}, called by another agent`),
    outcome: (word: string | null) => (word === null ? "" : (outcomes[word] ?? word)),
    steps: (n: number) => `All ${counted(n, "step", "steps")} in order`,
    stepsColumns: { at: "After", when: "When", took: "Took", what: "What", outcome: "Outcome" },
    stepsScroll: "Steps, scrolls sideways",
    skills: "Skills that were read",
    skillsAbout:
      "A skill's one-line description is always in the prompt (tier 1). Its text (tier 2) and the files beside it (tier 3) are read when they are needed.",
    noSkills: "None was read.",
    tier: (tier: number, file: string | null) =>
      tier === 2 ? "tier 2: its text" : `tier ${tier}: ${file ?? "a file beside it"}`,
    chars: (n: number) => counted(n, "character", "characters"),
    times: (n: number) => `read ${number(n)} times`,
  },

  span: {
    title: (kind: string, name: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}: ${name}`,
    label: "The chosen step",
    close: "Close",
    agent: "Agent",
    turn: "Turn",
    began: "Began after",
    took: "Took",
    outcome: "Outcome",
    provider: "Provider",
    model: "Model",
    tokens: "Tokens",
    tokensOf: (input: number, output: number, cacheRead: number, cacheWrite: number) =>
      `${number(input)} in, ${number(output)} out${cacheRead + cacheWrite > 0 ? `, ${number(cacheRead)} read from cache, ${number(cacheWrite)} written to it` : ""}`,
    cost: "Cost",
    retries: "Retries",
    reason: "Reason",
    point: "When it checks",
    pointOf: (point: string) => points[point] ?? point,
    facts: "What the tool says of itself",
    report: "What it found",
    decision: "The decision",
    section: "Section",
    decidedAt: "When",
    seconds: "Time to decide",
    change: "Kind of change",
    writtenBy: "Written by",
    itsRun: "this run",
    request: "What was asked for",
    newText: "The new text",
    option: (n: number) => `Alternative ${number(n)}`,
    input: "What went in",
    inputModel: "What was new to the model",
    output: "What came out",
    gone: "Not kept: the session's messages are not there any more, or belong to another agent.",
    cutArgs: (chars: number) =>
      `Shortened in the trace; ${counted(chars, "character", "characters")} in all.`,
    cut: "The rest is left out here; it is in the session.",
    empty: "(empty)",
    images: (n: number) => counted(n, "picture", "pictures"),
    roles: { user: "Asked", assistant: "Answered", tool: "Result of" },
    text: (what: string) => `${what}, scrolls`,
    yes: "yes",
    no: "no",
    nothing: "nothing",
  },

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
    letters: { accept: "A", revise: "R", alternatives: "L", pick: "P", undo: "U" },
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

const points: Readonly<Record<string, string>> = {
  preLoop: "before the run",
  postLoop: "after the answer",
  preModel: "before the model is asked",
  postModel: "after the model answered",
  preTool: "before a tool is used",
  postTool: "after a tool was used",
  onHandoff: "when another agent takes over",
  onSubagentStart: "before another agent begins",
  onSubagentEnd: "after another agent is done",
};

const outcomes: Readonly<Record<string, string>> = {
  ok: "worked",
  error: "failed",
  unknown_tool: "no such tool",
  bad_arguments: "wrong arguments",
  blocked: "blocked",
  cancelled: "stopped",
  pass: "passed",
  patch: "changed something",
  repair: "asked for a repair",
  block: "blocked it",
  abort: "stopped the run",
  end: "answered",
  tool_calls: "called tools",
  max_tokens: "cut off: too long",
  refusal: "refused",
  interrupted: "broke off",
  success: "done",
};
