import type { AgentEvent, RunResult } from "../agent/events.ts";
import { reportIn } from "../agent/reports.ts";
import { feedforwardReport } from "../lesson/reports.ts";
import type { Arguments } from "./options.ts";
import { notesOnly } from "./privacy-note.ts";
import { showProgress } from "./progress.ts";
import type { Terminal } from "./terminal.ts";

type Format = Arguments["format"];

/** How a run is shown while it goes. `stream-json` is the loop's own stream and nothing more. */
export function eventWriter(
  format: Format,
  terminal: Terminal,
  options: { feedforward: boolean } = { feedforward: false },
): (event: AgentEvent) => void {
  if (format === "stream-json") return (event) => terminal.out(`${JSON.stringify(event)}\n`);
  const progress = format === "text" && terminal.outIsTty ? showProgress(terminal) : () => {};
  const note = format === "text" ? notesOnly(terminal) : () => {};
  const understood = (event: AgentEvent) => {
    const line = event.type === "hook" ? reportIn(feedforwardReport, [event])?.note : undefined;
    if (line !== undefined && format === "text") terminal.err(`${terminal.style.yellow("note:")} ${line}\n`);
  };
  const show = (event: AgentEvent) => {
    note(event);
    understood(event);
    progress(event);
  };
  if (!options.feedforward) return show;
  return (event) => {
    const told = event.type === "hook" ? reportIn(feedforwardReport, [event]) : null;
    if (told !== null) terminal.err(`${told.feedforward}\n`);
    show(event);
  };
}

/** How a run's end is shown. `findings`: what its checks found, a sentence or two each. */
export function printResult(
  result: RunResult,
  format: Format,
  terminal: Terminal,
  findings: readonly string[] = [],
): void {
  if (format === "json") terminal.out(`${JSON.stringify(resultDocument(result), null, 2)}\n`);
  if (format !== "text") return;
  const { style } = terminal;
  for (const guidance of guidanceIn(result))
    terminal.err(`${style.yellow("Content guidance:")} ${guidance}\n`);
  if (!terminal.outIsTty && result.text !== "") terminal.out(`${wholeText(result).trimEnd()}\n`);
  if (findings.length > 0)
    terminal.err(`${style.yellow("The checks found:")}\n${findings.map((one) => `- ${one}\n`).join("")}`);
  if (result.status !== "success") terminal.err(`${style.red(`${result.status}:`)} ${result.reason ?? ""}\n`);
  const flag = flagFor(result);
  if (flag !== null) terminal.err(`${style.dim(flag)}\n`);
  terminal.err(`${style.dim(`session ${result.sessionId} · trace ${result.traceId}`)}\n`);
}

/** All that was made: the lesson that a run drafted on the way, then what it ended with. */
export function wholeText({ text, extra }: Pick<RunResult, "text" | "extra">): string {
  const { lesson } = extra;
  return typeof lesson === "string" ? `${lesson.trimEnd()}\n\n${text}` : text;
}

/** What could be typed to have it otherwise. */
export function flagFor({ status, failure }: Pick<RunResult, "status" | "failure">): string | null {
  if (status === "error_max_turns") return "--resume <session> goes on; --max-turns <n> allows more turns.";
  if (status === "error_max_budget") return "--resume <session> goes on; --max-budget-usd <n> allows more.";
  if (status === "error_timeout")
    return "--resume <session> goes on; TEACHER_ASSIST_TIME_LIMITS=hook=60,tool=240,turn=1200,run=7200 (seconds) allows more time.";
  if (failure === "privacy-scan") return "--allow-personal-data goes on knowingly.";
  if (failure === "missing_key") return "The key is read from ANTHROPIC_API_KEY or OPENAI_API_KEY.";
  return failure === "bad_request" ? "--model <id> (or TEACHER_ASSIST_MODEL) chooses another model." : null;
}

/** What a check says should be known before the text is read. */
function guidanceIn({ extra }: RunResult): string[] {
  const { age } = extra;
  if (typeof age !== "object" || age === null || !("guidance" in age) || !Array.isArray(age.guidance))
    return [];
  return age.guidance.filter((line) => typeof line === "string");
}

/** The result document of the contract. */
function resultDocument({ extra, failure: _, ...result }: RunResult) {
  return { ...result, ...extra };
}
