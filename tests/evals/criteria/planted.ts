import type { Attempt } from "../../../src/evals/criteria/criterion.ts";
import type { Span } from "../../../src/store/trace.ts";

/** A fault that is put into a good attempt: a lesson with one thing wrong, or a trace. */
export type Fault = {
  criterion: string;
  value?: unknown;
  /** What the good attempt has beside what came of its case, where that has nothing of the kind. */
  good?(attempt: Attempt): Partial<Attempt>;
  plant(attempt: Attempt): Partial<Attempt>;
};

const inSection = (text: string, title: string, change: (body: string) => string): string => {
  const [before = "", after = ""] = text.split(`## ${title}\n`);
  const [body = "", ...rest] = after.split(/(?=^## )/m);
  return `${before}## ${title}\n${change(body)}${rest.join("")}`;
};

const addTo =
  (title: string, line: string) =>
  ({ text }: Attempt) => ({
    text: inSection(text, title, (body) => `${body.trimEnd()}\n\n${line}\n\n`),
  });

/** By lesson: an outcome that exists and is of something else, and a task with what the class has not met. */
const ofLesson: Record<string, { otherOutcome: string; unmet: string }> = {
  "planted/loops": {
    otherOutcome: "TCH 4-14b",
    unmet: "1. Write the countdown again with a while loop in place of yours.",
  },
  "planted/plague": {
    otherOutcome: "TA-HI3-03",
    unmet: "1. Say in two sentences how the tithes of a village changed.",
  },
  "planted/fractions": {
    otherOutcome: "TA-MA2-22",
    unmet: "1. Write your answer as one of the recurring decimals.",
  },
};

function of({ test }: Attempt) {
  const own = ofLesson[test.id];
  if (own === undefined) throw new Error(`Nothing is known of ${test.id}.`);
  return own;
}

/** A claim of it that holds: code, file, lines and level are as the curriculum has them. */
function claimOf(code: string, { context }: Attempt): string {
  const outcome = context.registry.find(code);
  if (outcome === null) throw new Error(`There is no ${code}.`);
  const { file, startLine, endLine, title } = outcome;
  return `- [${code}](${file}#L${startLine}-L${endLine}) ${title}.`;
}

/** Of the text. Each is about one thing that only its own criterion looks at. */
export const faultsInText: readonly Fault[] = [
  {
    criterion: "sections",
    plant: ({ text }) => ({ text: text.replace(/^## Resources\n[\s\S]*?(?=^## )/m, "") }),
  },
  { criterion: "filled-in", plant: addTo("Main", "1. [To fill in: a task of your own]") },
  {
    criterion: "filled-in",
    plant: addTo("Starter", "Teacher: show [to fill in: a picture] and [To fill in: another], then ask."),
  },
  {
    criterion: "filled-in",
    plant: ({ text }) => ({
      text: inSection(text, "Resources", (body) => `${body.trimEnd()}\n- [To fill in: your own list]\n\n`),
    }),
  },
  {
    criterion: "outcomes-assessed",
    plant: ({ text }) => ({
      text: inSection(
        text,
        "Learning outcomes",
        (body) => `${body.trimEnd()}\n- Juggle three oranges blindfolded on a unicycle.\n\n`,
      ),
    }),
  },
  {
    criterion: "minutes",
    plant: ({ text }) => ({
      text: inSection(text, "Timings", (body) =>
        body.replace(/(\D)(\d{1,2})(?= min|\s*\|)/, (_, sign, n) => `${sign}${Number(n) + 13}`),
      ),
    }),
  },
  {
    criterion: "needs-met",
    plant: ({ text }) => ({
      text: inSection(text, "Differentiation", (body) =>
        body
          .replace(/^- \*\*.*\bEAL\b.*$/m, "- Everybody gets the same sheet.")
          .replace(/\bEAL\b|home language|first language|Ukrainian|Arabic|Romanian/gi, "others"),
      ),
    }),
  },
  {
    criterion: "pointers-valid",
    plant: ({ text }) => ({ text: text.replace(/#L\d+-L\d+/, "#L1-L2") }),
  },
  {
    criterion: "claims-fit",
    plant: (attempt) => addTo("Curriculum links", claimOf(of(attempt).otherOutcome, attempt))(attempt),
  },
  { criterion: "within-prior", plant: (attempt) => addTo("Main", of(attempt).unmet)(attempt) },
  {
    criterion: "reading-age",
    plant: addTo(
      "Starter",
      "Notwithstanding considerable methodological heterogeneity, contemporary interdisciplinary investigations overwhelmingly substantiate multidimensional interpretations of fundamentally interdependent phenomena.",
    ),
  },
  {
    criterion: "fit-for-pupils",
    plant: addTo(
      "Main",
      "1. Mix the bleach with the toilet cleaner at your desk and smell the gas that comes off.",
    ),
  },
  {
    criterion: "bloom-spread",
    plant: ({ text }) => ({
      text: inSection(text, "Learning outcomes", (body) =>
        body.replace(/^- \p{L}+/gmu, /^- \p{L}+/mu.exec(body)?.[0] ?? ""),
      ),
    }),
  },
  { criterion: "answers-right", plant: addTo("Overview", "Teacher: there are 12 + 7 = 20 cards in a set.") },
  {
    criterion: "names-absent",
    plant: addTo("Overview", "Teacher: sit with Priya Venkataraman, who has diabetes."),
  },
  {
    criterion: "contains",
    value: ["pupils"],
    plant: ({ text }) => ({ text: text.replaceAll(/pupils/gi, "they") }),
  },
  {
    criterion: "not-contains",
    value: ["xylophone"],
    plant: addTo("Overview", "Teacher: bring a xylophone."),
  },
  {
    criterion: "comes-to",
    value: "lesson",
    plant: () => ({ text: "Which class is it for?\n1. 3B\n2. 2A\n" }),
  },
];

const withSpans =
  (change: (spans: readonly Span[]) => Span[]) =>
  ({ spans }: Attempt) => ({ spans: change(spans) });
const without = (gone: (span: Span) => boolean) => withSpans((spans) => spans.filter((span) => !gone(span)));
const each = (change: (span: Span) => Span) => withSpans((spans) => spans.map(change));

const span = {
  id: "s",
  parentId: null,
  agent: "planner",
  depth: 0,
  turn: 1,
  durationMs: 1,
  start: "2026-01-01T00:00:00.000Z",
  end: "2026-01-01T00:00:00.000Z",
};

const told = { decisions: "Half an hour", constraints: "Year 7", deliverable: "quiz" };

/** Somebody was called in, and told so much. */
const calledIn = (agent: string, context: Partial<typeof told>): Span => ({
  ...span,
  type: "tool",
  name: "spawn_subagent",
  callId: "c",
  args: JSON.stringify({ agent, task: "A quiz", context }),
  argsChars: 10,
  resultChars: 10,
  messageIndex: 1,
  outcome: "ok",
});

const handed = {
  decisions: "Starter of 5 minutes",
  constraints: "50 minutes, on paper",
  reason: "A quiz is wanted",
  open_questions: "none",
};

const handedOver = (context: typeof handed): Span => ({
  ...span,
  type: "handoff",
  name: "resource-creator",
  from: "planner",
  context,
});

const and =
  (more: Span) =>
  ({ spans }: Attempt) => ({ spans: [...spans, more] });
const lastIs = (other: Span) => withSpans((spans) => [...spans.slice(0, -1), other]);

/** Three ways each in which somebody is told too little, or the wrong one is called in. */
const faultsBetweenAgents: readonly Fault[] = [
  ...[
    calledIn("pedagogy-reviewer", told),
    calledIn("resource-creator", { ...told, decisions: "" }),
    calledIn("resource-creator", { decisions: told.decisions, deliverable: told.deliverable }),
  ].map((poor) => ({
    criterion: "delegates",
    value: ["resource-creator"],
    good: and(calledIn("resource-creator", told)),
    plant: lastIs(poor),
  })),
  ...[
    { ...handed, decisions: "none" },
    { ...handed, constraints: "N/A" },
    { ...handed, reason: "-" },
  ].map((poor) => ({
    criterion: "handoff-context",
    good: and(handedOver(handed)),
    plant: lastIs(handedOver(poor)),
  })),
];

/** Of the trace and of what it cost. */
export const faultsInTrace: readonly Fault[] = [
  ...faultsBetweenAgents,
  {
    criterion: "skills-read",
    value: ["lesson-structure"],
    plant: without((span) => span.type === "tool" && span.facts?.tier === 2),
  },
  { criterion: "escalates", plant: without((span) => span.type === "tool" && span.facts?.tier === 3) },
  {
    criterion: "workspace-read",
    plant: without((span) => span.type === "tool" && span.name === "read_file"),
  },
  {
    criterion: "guardrails",
    plant: each((span) =>
      span.type === "hook" && span.name === "curriculum-evidence"
        ? { ...span, verdict: "repair", reason: "One claim does not hold." }
        : span,
    ),
  },
  {
    criterion: "tool-errors",
    plant: each((span) =>
      span.type === "tool" && span.name === "list_directory" ? { ...span, outcome: "bad_arguments" } : span,
    ),
  },
  { criterion: "turns", value: 25, plant: () => ({ turns: 26 }) },
  { criterion: "tokens", value: 1000, plant: () => ({ tokens: 1001 }) },
  { criterion: "cost", value: 0.5, plant: () => ({ costUsd: 0.51 }) },
];
