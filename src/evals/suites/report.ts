import { masked } from "../../workspace/privacy/mask.ts";
import type { Comparison } from "../compare/compare.ts";
import type { GivenOtherwise } from "../compare/sides.ts";
import { meaningOf } from "../criteria/meaning.ts";
import { armTables } from "../report/arm-table.ts";
import { armSummaries } from "../report/arms.ts";
import { noInterval, notCorrected, ofArm, ofFewPairs, ofInterval, ofP } from "../report/figures-in-words.ts";
import { guardrailPairs } from "../report/guardrail.ts";
import type { CaseResult } from "./result.ts";
import type { EvalRun } from "./run-folder.ts";
import { type RunSummary, summariseRun } from "./summarise.ts";

/** A run, as markdown that stands by itself. */
export function runReport(run: EvalRun): string {
  const summary = summariseRun(run.results);
  const planned = run.cases.length * run.arms.length * run.repeats;
  const arms = armSummaries(run.results);
  const plannedArms = run.arms.map(({ condition, provider, model }) =>
    ofArm({ condition, writer: `${provider} ${model}`.trim() }),
  );
  return [
    `# Eval run ${run.id}`,
    "",
    `Begun ${run.startedAt}. ${run.results.length} of ${planned} trials: ${run.cases.length} cases, ${plannedArms.join("; ")}, ${run.repeats} of each.`,
    "",
    ...arms.flatMap((arm) => [
      ...(arms.length === 1 ? [] : [`## ${ofArm(arm)}`, ""]),
      ...criteriaTable(arm.summary),
      "",
    ]),
    `${summary.turns} turns, ${summary.tokens} tokens, ${dollars(summary.costUsd)}${cached(summary)}. ${summary.errors} could not be tried.`,
    "",
    ...(run.replayed === undefined
      ? []
      : [`Played from the recording ${run.replayed}: nothing was spent, and costs are those of then.`, ""]),
    ...armTables(arms, guardrailPairs(run.results)),
    "## Below their threshold",
    "",
    ...failures(run),
    "",
    "## Trials",
    "",
    ...run.results.map(trialLine),
    "",
    "## What it was made with",
    "",
    ...Object.entries(run.frozen).map(([part, hash]) => `- ${part}: \`${hash}\``),
    ...settingLines(run),
    "",
  ].join("\n");
}

/** The trace lies in the run's folder. */
function trialLine({
  case: id,
  condition,
  repeat,
  kind,
  turns,
  tokens,
  costUsd,
  traceId,
  said,
}: CaseResult): string {
  const trace = traceId === "" ? "no trace" : `[trace](traces/${traceId}.json)`;
  return `- ${id} (${condition}, ${repeat}): ${kind}, ${turns} turns, ${tokens} tokens, ${dollars(costUsd)}, ${trace}${said === undefined ? "" : `. ${said.by === null ? "" : `${said.by}: `}${oneLine(masked(said.text))}`}`;
}

function cached({ cachedUsd }: RunSummary): string {
  return cachedUsd === 0
    ? ""
    : `, $${cachedUsd.toFixed(4)} of it answered from the cache and not spent again`;
}

function settingLines({ settings }: EvalRun): string[] {
  if (settings === undefined) return [];
  return [
    `- program: ${settings.program}, topology: ${settings.topology}`,
    ...settings.arms.map(({ condition, agents }) => {
      const who = Object.entries(agents).map(([agent, model]) => `${agent} by ${model}`);
      return `- ${condition}: ${who.join(", ")}`;
    }),
  ];
}

/** Of one arm: a mean over several would be of nothing that was tried. */
function criteriaTable({ criteria, unmeasured }: RunSummary): string[] {
  return [
    "| criterion | kind | cases | mean score (95 %) | passed (95 %) | a 1 means |",
    "|---|---|---|---|---|---|",
    ...criteria.map(
      ({ criterion, kind, score, passed, isAdvisory }) =>
        `| ${criterion} | ${kind}${isAdvisory ? ", advisory" : ""} | ${score.n} | ${ofInterval(score)} | ${passed.yes} of ${passed.n} (${fixed(passed.low)} to ${fixed(passed.high)}) | ${meaningOf(criterion)} |`,
    ),
    ...(unmeasured.length === 0
      ? []
      : ["", `Asked for, and nothing to measure on any case: ${unmeasured.join(", ")}.`]),
  ];
}

function failures({ results }: EvalRun): string[] {
  const lines = results.flatMap((result) => {
    const where = `${result.case} (${result.condition}, ${result.kind}${result.repeat > 1 ? `, repeat ${result.repeat}` : ""})`;
    if (result.error !== null) return [`- ${where}: could not be tried. ${oneLine(result.error)}`];
    return result.scores
      .filter(({ passed }) => passed === false)
      .map(
        ({ criterion, score, threshold, found }) =>
          `- ${where}: **${criterion}** ${fixed(score ?? 0)} of ${fixed(threshold)}. ${found.slice(0, 3).map(oneLine).join(" · ")}`,
      );
  });
  return lines.length === 0 ? ["Nothing."] : lines;
}

/** Two sides, as markdown. */
export function comparisonReport(
  compared: Comparison & { madeOtherwise: readonly string[]; givenOtherwise: readonly GivenOtherwise[] },
): string {
  const { a, b, criteria, unpaired, unmeasured, effort, byConstruction, madeOtherwise, givenOtherwise } =
    compared;
  const few = ofFewPairs(criteria.map(({ difference }) => difference));
  return [
    `# ${b} against ${a}`,
    "",
    ...givenOtherwise.map(({ factor, a: first, b: second }) => `- ${factor}: a ${first}; b ${second}`),
    ...(givenOtherwise.length === 0 ? [] : [""]),
    ...(madeOtherwise.length === 0
      ? []
      : [
          `Between the two, these changed as well: ${madeOtherwise.join(", ")}. A difference may come from any of them.`,
          "",
        ]),
    ...(byConstruction
      ? [
          "No model wrote either (built-in drafting, or a script): what differs is so by construction, and says nothing of a model.",
          "",
        ]
      : []),
    ...(few === null ? [] : [few, ""]),
    "| criterion | pairs | a | b | b − a (95 %) | p | p, corrected | a 1 means |",
    "|---|---|---|---|---|---|---|---|",
    ...criteria.map(
      ({ criterion, a: left, b: right, difference, corrected, isAtMost, isAdvisory }) =>
        `| ${criterion}${isAdvisory ? " (advisory)" : ""} | ${difference.n} | ${fixed(left)} | ${fixed(right)} | ${signed(difference.value)} (${difference.n < 2 ? noInterval : `${signed(difference.low)} to ${signed(difference.high)}`}) | ${ofP(difference)} | ${ofP({ p: corrected, isAtMost })} | ${meaningOf(criterion)} |`,
    ),
    "",
    "| a case takes | a | b |",
    "|---|---|---|",
    ...effort.map(({ what, a: left, b: right }) => `| ${what} | ${amount(left)} | ${amount(right)} |`),
    "",
    ...unpaired.map(
      ({ criterion, a: left, b: right }) =>
        `- ${criterion}: ${left} cases measured under a alone, ${right} under b alone; they are in no difference above.`,
    ),
    "",
    ...(unmeasured.length === 0
      ? []
      : [`Asked for, and nothing to measure on either side: ${unmeasured.join(", ")}.`, ""]),
    notCorrected,
    "",
    "An interval that holds 0 does not say that there is no difference, only that these cases do not show one.",
    "",
  ].join("\n");
}

function oneLine(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length > 240 ? `${plain.slice(0, 237)}…` : plain;
}

function fixed(value: number, digits = 2): string {
  return value.toFixed(digits);
}

function signed(value: number): string {
  const shown = fixed(Math.abs(value));
  return `${value < 0 && Number(shown) !== 0 ? "−" : "+"}${shown}`;
}

function amount(value: number | null): string {
  return value === null
    ? "not known"
    : value >= 100
      ? String(Math.round(value))
      : String(Number(value.toFixed(4)));
}

function dollars(value: number | null): string {
  return value === null ? "at a price that is not known" : `$${value.toFixed(4)}`;
}
