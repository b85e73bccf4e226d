import { parseArgs } from "node:util";
import { nearest } from "../nearest.ts";
import { Problem, reasonOf } from "../problem.ts";

/** Every option of the command line, once: parsing, help and completion read this table. */
const options = {
  interactive: { type: "boolean", help: "several turns, in the terminal" },
  resume: { type: "string", value: "session-id", help: "go on with a saved session" },
  provider: {
    type: "string",
    value: "name",
    help: "anthropic, openai or builtin",
    choices: ["anthropic", "openai", "builtin"],
  },
  model: { type: "string", value: "id", help: "the model to use" },
  "base-url": {
    type: "string",
    value: "url",
    help: "a server that speaks OpenAI's API (Ollama, llama.cpp, …)",
  },
  "max-turns": { type: "string", value: "n", help: "stop after so many model turns" },
  "max-budget-usd": { type: "string", value: "n", help: "stop when it has cost so much" },
  "dry-run": { type: "boolean", help: "print the assembled prompt, call nothing" },
  "output-format": {
    type: "string",
    value: "format",
    help: "text, json or stream-json",
    choices: ["text", "json", "stream-json"],
  },
  json: { type: "boolean", help: "one JSON document on stdout" },
  workspace: { type: "string", value: "dir", help: "the teacher's files" },
  "plugin-dir": {
    type: "string",
    value: "dir",
    multiple: true,
    help: "a plugin, or a folder of plugins; may be repeated",
  },
  list: { type: "boolean", help: "plugins, commands, agents, skills" },
  sessions: { type: "boolean", help: "saved sessions, recent first" },
  plugin: { type: "string", value: "name", help: "with --sessions: of this plugin only" },
  limit: { type: "string", value: "n", help: "with --sessions: how many (20)" },
  trace: { type: "string", value: "trace-id", help: "show a trace" },
  serve: { type: "boolean", help: "start the web workbench on this computer" },
  port: { type: "string", value: "n", help: "with --serve: the port (4170, or the next free one)" },
  "no-open": { type: "boolean", help: "with --serve: print the address, open no browser" },
  class: {
    type: "string",
    value: "id",
    help: "the class the lesson is for, whatever the request's words name; also with check",
  },
  outcome: {
    type: "string",
    value: "code",
    multiple: true,
    help: "an outcome the lesson is to serve; may be repeated",
  },
  type: {
    type: "string",
    value: "kind",
    help: "with decide … revise: what kind of change (easier, shorter, …)",
  },
  format: {
    type: "string",
    value: "format",
    help: "with export: md, html, docx, pptx or pdf; with study export: apkg, csv or xapi; with coach diagram: mermaid, svg or scxml",
    choices: ["md", "html", "docx", "pptx", "pdf", "apkg", "csv", "xapi", "mermaid", "svg", "scxml"],
  },
  for: {
    type: "string",
    value: "who",
    help: "with export: teacher or student",
    choices: ["teacher", "student"],
  },
  output: { type: "string", value: "file", short: "o", help: "where to write" },
  all: { type: "boolean", help: "with study forget: everything that is kept of you as a learner" },
  force: { type: "boolean", help: "overwrite what is there; with delete and forget: do not ask" },
  level: { type: "string", value: "name", help: "with curriculum list: of this level only" },
  organiser: { type: "string", value: "name", help: "with curriculum list: of this organiser only" },
  domain: {
    type: "string",
    value: "name",
    help: "with study modality: language, technical, conceptual or interview",
  },
  bloom: {
    type: "string",
    value: "level",
    help: "with study modality or new: remember, understand, apply, …",
  },
  context: { type: "string", value: "file", help: "with study modality: what else is known, as JSON" },
  kind: {
    type: "string",
    value: "kind",
    help: "with study judge: answer, short_answer or essay",
    choices: ["answer", "short_answer", "essay"],
  },
  minutes: {
    type: "string",
    value: "n",
    help: "how long the lesson is; with study plan, start or quiz: the session",
  },
  now: { type: "string", value: "iso", help: "with study: another moment than now, for planning and tests" },
  modality: {
    type: "string",
    value: "name",
    help: "with study new: worksheet, conversation, code, long_form or image_review",
    choices: ["worksheet", "conversation", "code", "long_form", "image_review"],
  },
  seed: {
    type: "string",
    value: "n",
    help: "with study new and coach: the same seed gives the same exercise",
  },
  sealed: { type: "boolean", help: "with study new: keep the answer key out of the file" },
  quiz: { type: "boolean", help: "with study new: a quiz, sealed, with no hints and no second try" },
  "no-record": { type: "boolean", help: "with study grade: only show, count nothing" },
  response: {
    type: "string",
    value: "file",
    help: "with study grade: an answer that is not in the exercise's own file (- for stdin)",
  },
  image: { type: "string", value: "file", help: "with study grade: a photo of handwritten work" },
  self: {
    type: "string",
    value: "rating",
    help: "with study grade: your own rating, 1 to 4, or accuracy=3,reasoning=2",
  },
  result: {
    type: "string",
    value: "file",
    help: "with study record: a result, or an array of them, as JSON (- for stdin)",
  },
  prefer: {
    type: "string",
    value: "names",
    help: "with study settings: modalities you like, separated by commas",
  },
  avoid: {
    type: "string",
    value: "names",
    help: "with study settings: modalities you would rather not have",
  },
  zone: {
    type: "string",
    value: "name",
    help: "with study settings: your time zone, as in Asia/Kuala_Lumpur",
  },
  name: { type: "string", value: "name", help: "with study import: what the course is called" },
  deck: { type: "string", value: "name", help: "with coach diagram: light the state that its session is in" },
  micro: { type: "boolean", help: "with coach run: also a line for every state on the way" },
  script: {
    type: "string",
    value: "file",
    help: "with coach run: what happens, one event a line, as JSON (- for stdin)",
  },
  spec: { type: "string", value: "which", help: "with coach: the session spec, 0.2, 0.3 or a file (0.3)" },
  words: { type: "string", value: "n", help: "with coach start or run: so many words at most" },
  speech: {
    type: "string",
    value: "how",
    help: "with coach start: text, espeak, openai or browser (text)",
    choices: ["text", "espeak", "openai", "browser"],
  },
  adjudicate: {
    type: "string",
    value: "how",
    help: "decide on the sections after drafting: ask, accept or skip",
    choices: ["ask", "accept", "skip"],
  },
  feedforward: { type: "boolean", help: "show what context will be used, before it is used" },
  "allow-personal-data": { type: "boolean", help: "go on although the privacy scan warned" },
  "no-input": { type: "boolean", help: "never ask anything" },
  "no-color": { type: "boolean", help: "no colour" },
  help: { type: "boolean", short: "h", help: "this text" },
  version: { type: "boolean", help: "the version" },
} as const satisfies Record<string, OptionSpec>;

type OptionSpec = {
  type: "boolean" | "string";
  help: string;
  value?: string;
  short?: string;
  multiple?: boolean;
  choices?: readonly string[];
};

export const optionTable: Readonly<Record<string, OptionSpec>> = options;

export type Arguments = ReturnType<typeof parseArguments>;

/** Throws `Problem` of kind `usage` on anything that is not an option, with the nearest that is. */
export function parseArguments(argv: readonly string[]) {
  const { values, positionals } = parsed(argv);
  const format = values.json
    ? "json"
    : oneOf("output-format", values["output-format"] ?? "text", options["output-format"].choices);
  const chosen = <T extends string>(name: string, value: string | undefined, choices: readonly T[]) =>
    value === undefined ? undefined : oneOf(name, value, choices);
  return {
    ...values,
    positionals,
    for: chosen("for", values.for, options.for.choices),
    kind: chosen("kind", values.kind, options.kind.choices),
    adjudicate: chosen("adjudicate", values.adjudicate, options.adjudicate.choices),
    /** `--format`, of a file to be written; `format` is how results are printed. */
    fileFormat: chosen("format", values.format, options.format.choices),
    provider:
      values.provider === undefined
        ? undefined
        : oneOf("provider", values.provider, options.provider.choices),
    format,
    modality: chosen("modality", values.modality, options.modality.choices),
    speech: chosen("speech", values.speech, options.speech.choices),
    words: wholeNumber("words", values.words),
    minutes: amount("minutes", values.minutes),
    seed: seedNumber(values.seed),
    now: moment(values.now),
    maxTurns: wholeNumber("max-turns", values["max-turns"]),
    limit: wholeNumber("limit", values.limit),
    port: portNumber(values.port),
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

function oneOf<T extends string>(option: string, value: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  const near = nearest(value, choices);
  const hint = near === null ? `It can be ${choices.join(", ")}.` : `Did you mean ${near}?`;
  throw new Problem("usage", `--${option} cannot be "${value}". ${hint}`);
}

function portNumber(value: string | undefined): number | undefined {
  const port = wholeNumber("port", value);
  if (port === undefined || port <= 65_535) return port;
  throw new Problem("usage", `--port is a number up to 65535, not "${value}".`);
}

function wholeNumber(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(number) && number > 0) return number;
  throw new Problem("usage", `--${option} must be a whole number above 0, not "${value}".`);
}

function seedNumber(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(number)) return number;
  throw new Problem("usage", `--seed must be a whole number, not "${value}".`);
}

function moment(value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const date = new Date(value);
  if (/^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(date.getTime())) return date;
  throw new Problem("usage", `--now must be a moment, as in 2026-02-22T14:30:00Z, not "${value}".`);
}

function amount(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value.trim() !== "" && Number.isFinite(number) && number > 0) return number;
  throw new Problem("usage", `--${option} must be a number above 0, not "${value}".`);
}
