import type { Span } from "../../store/trace.ts";
import { type Attempt, type Criterion, share, yes } from "./criterion.ts";
import { asNumber, asTexts } from "./value.ts";

type Tool = Extract<Span, { type: "tool" }>;
type HookSpan = Extract<Span, { type: "hook" }>;

function toolSpans({ spans }: Attempt): Tool[] {
  return spans.filter((span) => span.type === "tool");
}

function skillsRead(attempt: Attempt, tier: number): string[] {
  const read = toolSpans(attempt).filter(({ facts }) => facts?.tier === tier);
  return [...new Set(read.map(({ facts }) => [facts?.skill, facts?.file].filter(Boolean).join("/")))];
}

/** A handover must have its fields filled in; with this nobody is told anything. */
const saysNothing = /^\W*(?:none|nothing|n\/?a|unknown|tbd)?\W*$/i;

const needsContext = ["decisions", "constraints"] as const;

/** From the trace: what was done on the way, whatever came of it. */
export const behavioural: readonly Criterion[] = [
  {
    name: "skills-read",
    kind: "behavioural",
    means: "These skills (or at least one, where none is named) were read up",
    measure(attempt, value) {
      const read = skillsRead(attempt, 2);
      const wanted = asTexts(value);
      if (wanted.length === 0) return yes(read.length > 0, read.length > 0 ? read : ["No skill was read."]);
      const missed = wanted.filter((skill) => !read.includes(skill));
      return share(wanted.length - missed.length, wanted.length, [
        ...missed.map((skill) => `${skill} was not read.`),
        ...read,
      ]);
    },
  },
  {
    name: "escalates",
    kind: "behavioural",
    means: "A reference file was read where the class's needs or the case ask for detail",
    measure(attempt, value) {
      const asked = value === true || (attempt.context.profile?.needs.length ?? 0) > 0;
      const read = skillsRead(attempt, 3);
      return asked ? yes(read.length > 0, read) : null;
    },
  },
  {
    name: "workspace-read",
    kind: "behavioural",
    means: "What the lesson claims was read in the workspace, each file before it is pointed to",
    measure(attempt) {
      const { evidence } = attempt.check;
      if (attempt.kind !== "lesson" || evidence.claims === 0) return null;
      const read = toolSpans(attempt).filter(({ name, outcome }) => name === "read_file" && outcome === "ok");
      const paths = read.map(({ args }) => args);
      const pointed = new Set(
        [...attempt.text.matchAll(/\]\(((?:curriculum|packs)\/[^)#]+)#/g)].map(([, path = ""]) =>
          decodeURI(path),
        ),
      );
      const unread = [...pointed].filter((path) => !paths.some((args) => args.includes(path)));
      return share(
        pointed.size - unread.length,
        pointed.size,
        unread.map((path) => `${path} was pointed to and not read.`),
      );
    },
  },
  {
    name: "guardrails",
    kind: "behavioural",
    means: "No check sent the draft back, stopped it or failed",
    measure({ spans }) {
      const hooks = spans.filter((span): span is HookSpan => span.type === "hook");
      const bad = hooks.filter(({ verdict }) => ["repair", "block", "abort", "error"].includes(verdict));
      return hooks.length === 0
        ? null
        : {
            score: 1 / (1 + bad.length),
            found: bad.map(({ name, verdict, reason }) => `${name}: ${verdict}. ${reason ?? ""}`.trim()),
          };
    },
  },
  {
    name: "tool-errors",
    kind: "behavioural",
    means: "Every tool call was understood and did its work",
    measure(attempt) {
      const calls = toolSpans(attempt);
      const wrong = calls.filter(({ outcome }) => outcome !== "ok");
      return share(
        calls.length - wrong.length,
        calls.length,
        wrong.map(({ name, outcome, args }) => `${name}: ${outcome}. ${args.slice(0, 120)}`),
      );
    },
  },
  {
    name: "delegates",
    kind: "behavioural",
    means: "Each of these agents was called in, and told what was decided and what holds",
    measure(attempt, value) {
      const wanted = asTexts(value);
      const calls = toolSpans(attempt).filter(({ name }) => name === "spawn_subagent");
      const good = wanted.filter((agent) => calls.some((call) => isWholeCall(call, agent)));
      const found = calls.map(({ args }) => args.slice(0, 200));
      return share(good.length, wanted.length, found);
    },
  },
  {
    name: "handoff-context",
    kind: "behavioural",
    means: "Whoever took over was told what was decided, what holds, why, and what is open",
    measure({ spans }) {
      const handoffs = spans.filter((span) => span.type === "handoff");
      const poor = handoffs.filter(({ context: { decisions, constraints, reason } }) =>
        [decisions, constraints, reason].some((part) => saysNothing.test(part)),
      );
      return share(
        handoffs.length - poor.length,
        handoffs.length,
        poor.map(({ from, name }) => `${from} to ${name}: something is missing.`),
      );
    },
  },
  {
    name: "turns",
    kind: "behavioural",
    means: "At most so many turns (25)",
    measure: ({ turns }, value) => yes(turns <= asNumber(value, 25), [`${turns} turns`]),
  },
  {
    name: "tokens",
    kind: "behavioural",
    means: "At most so many tokens, in and out (200,000)",
    measure: ({ tokens }, value) => yes(tokens <= asNumber(value, 200_000), [`${tokens} tokens`]),
  },
  {
    name: "cost",
    kind: "behavioural",
    means: "At most so many dollars (1)",
    measure: ({ costUsd }, value) =>
      costUsd === null ? null : yes(costUsd <= asNumber(value, 1), [`$${costUsd.toFixed(4)}`]),
  },
];

/** The arguments as the trace keeps them: JSON, perhaps cut. */
function isWholeCall({ args, outcome }: Tool, agent: string): boolean {
  const named = new RegExp(`"agent"\\s*:\\s*"${RegExp.escape(agent)}"`).test(args);
  const told = needsContext.every((part) => new RegExp(`"${part}"\\s*:\\s*(?:"[^"]+|\\[\\s*")`).test(args));
  return outcome === "ok" && named && told;
}
