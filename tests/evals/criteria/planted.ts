import type { Attempt } from "../../../src/evals/criteria/criterion.ts";
import type { Span } from "../../../src/store/trace.ts";

/** A fault that is put into a good attempt: a lesson with one thing wrong, or a trace. */
export type Fault = { criterion: string; value?: unknown; plant(attempt: Attempt): Partial<Attempt> };

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

/** Of the text. Each is about one thing that only its own criterion looks at. */
export const faultsInText: readonly Fault[] = [
  {
    criterion: "sections",
    plant: ({ text }) => ({ text: text.replace(/^## Resources\n[\s\S]*?(?=^## )/m, "") }),
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

/** Of the trace and of what it cost. */
export const faultsInTrace: readonly Fault[] = [
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
