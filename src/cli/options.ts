import { parseArgs } from "node:util";
import { readCondition } from "../agent/condition.ts";
import { topologies } from "../agent/topology.ts";
import { modalities } from "../learning/course-words.ts";
import { parts } from "../lesson/export/part-names.ts";
import { slideLooks } from "../lesson/export/slide-themes.ts";
import { providerNames } from "../model/provider-names.ts";
import { nearest } from "../nearest.ts";
import { Problem, reasonOf } from "../problem.ts";
import { levels } from "../questions/paper.ts";
import { commandOf } from "./command-of.ts";
import { refuseMisplaced } from "./misplaced.ts";
import { coachOptions, speeches } from "./options/coach.ts";
import { evalOptions } from "./options/eval.ts";
import { everywhereOptions, outputFormats } from "./options/everywhere.ts";
import { audiences, lessonOptions, photoLanguages } from "./options/lesson.ts";
import type { OptionTable } from "./options/option.ts";
import { adjudications, runOptions } from "./options/run.ts";
import { sharedOptions } from "./options/shared.ts";
import { judgeKinds, studyOptions } from "./options/study.ts";
import { amount, dayOf, moment, oneOf, portNumber, seedNumber, wholeNumber } from "./values.ts";

/** Every option of the command line, once: parsing, help and completion read these tables. */
const options = {
  ...runOptions,
  ...lessonOptions,
  ...studyOptions,
  ...coachOptions,
  ...evalOptions,
  ...sharedOptions,
  ...everywhereOptions,
};

export const optionTable: OptionTable = options;

/** As `--help` groups them. */
export const optionGroups: readonly (readonly [heading: string, options: OptionTable])[] = [
  ["Drafting", runOptions],
  ["Lessons and curriculum", lessonOptions],
  ["Study", studyOptions],
  ["Coach", coachOptions],
  ["Evals", evalOptions],
  ["Several commands", sharedOptions],
  ["Everywhere", everywhereOptions],
];

export type Arguments = ReturnType<typeof parseArguments>;

/**
 * Throws `Problem` of kind `usage` on anything that is not an option, with the nearest that is, and on an option that
 * its command does not take.
 */
export function parseArguments(argv: readonly string[]) {
  const said = parsed(argv);
  const { values, positionals } = said;
  const command = commandOf(said);
  const isKnown = command !== null || positionals.length === 0; // what is unknown has a message of its own
  if (isKnown && !values.help && !values.version) refuseMisplaced(Object.keys(values), command, optionTable);
  const chosen = <T extends string>(name: string, value: string | undefined, choices: readonly T[]) =>
    value === undefined ? undefined : oneOf(name, value, choices);
  return {
    ...values,
    positionals,
    command,
    for: chosen("for", values.for, audiences),
    language: chosen("language", values.language, photoLanguages),
    part: chosen("part", values.part, parts),
    support: chosen("support", values.support, levels),
    look: chosen("look", values.look, slideLooks),
    kind: chosen("kind", values.kind, judgeKinds),
    topology: chosen("topology", values.topology, topologies),
    condition:
      values.condition === undefined || command === "eval run" ? undefined : readCondition(values.condition),
    /** Of an eval run, each with every case: several stand in one value, as in "F0 F1". */
    conditions:
      command === "eval run"
        ? values.condition
            ?.trim()
            .split(/[\s,]+/)
            .map(readCondition)
        : undefined,
    adjudicate: chosen("adjudicate", values.adjudicate, adjudications),
    /** `--format`, of a file to be written: each command knows its own. `format` is how results are printed. */
    fileFormat: values.format,
    provider: chosen("provider", values.provider, providerNames),
    format: values.json ? "json" : oneOf("output-format", values["output-format"] ?? "text", outputFormats),
    modality: chosen("modality", values.modality, modalities),
    speech: chosen("speech", values.speech, speeches),
    words: wholeNumber("words", values.words),
    minutes: amount("minutes", values.minutes),
    newWords: wholeNumber("new-words", values["new-words"]),
    seed: seedNumber(values.seed),
    now: moment(values.now),
    maxTurns: wholeNumber("max-turns", values["max-turns"]),
    limit: wholeNumber("limit", values.limit),
    lessons: wholeNumber("lessons", values.lessons),
    days: wholeNumber("days", values.days),
    starts: dayOf("starts", values.starts),
    on: dayOf("on", values.on),
    from: dayOf("from", values.from),
    port: portNumber(values.port),
    repeat: wholeNumber("repeat", values.repeat),
    parallel: wholeNumber("parallel", values.parallel),
    maxBudgetUsd: amount("max-budget-usd", values["max-budget-usd"]),
  };
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Problem("usage", usageMessage(argv, error), { cause: error });
  }
}

function usageMessage(argv: readonly string[], error: unknown): string {
  const unknown = argv.find(
    (arg, i) => /^-[^\d]/.test(arg) && arg !== "--" && !isOption(arg) && !takesValue(argv[i - 1]),
  );
  if (unknown !== undefined) {
    const name = unknown.split("=")[0] ?? unknown;
    const near = nearest(name.replace(/^-+/, ""), Object.keys(options));
    return `There is no option ${name}.${near === null ? " See teacher-assist --help." : ` Did you mean --${near}?`}`;
  }
  const text = reasonOf(error);
  const named = /--([a-z-]+)/.exec(text)?.[1];
  const spec = named === undefined ? undefined : optionTable[named];
  if (named !== undefined && spec?.type === "string")
    return `--${named} needs a value: --${named} <${spec.value}>.`;
  if (named !== undefined && spec?.type === "boolean") return `--${named} takes no value.`;
  return text;
}

function takesValue(arg: string | undefined): boolean {
  return arg !== undefined && optionTable[arg.replace(/^--/, "")]?.type === "string";
}

function isOption(arg: string): boolean {
  const name = arg.split("=")[0] ?? arg;
  return name === "-h" || name === "-o" || (name.startsWith("--") && Object.hasOwn(options, name.slice(2)));
}
