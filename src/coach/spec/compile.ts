import type { Path } from "../../markdown/plain-words.ts";
import { readYamlDocument } from "../../markdown/yaml-document.ts";
import { effectsOf02 } from "./actions.ts";
import { type Names, parseComparison, parseEffect } from "./comparison.ts";
import type { Comparison, CompiledSpec, CompiledState, Effect, SpecProblem } from "./compiled.ts";
import { reportMeaning } from "./meaning.ts";
import { readSpecFile } from "./read-spec-file.ts";
import type { SpecFile, SpecState } from "./spec-format.ts";
import { hashOf } from "./spec-hash.ts";

export type CompileOptions = {
  /** Handlers that a prompt has been written for. */
  prompts: ReadonlySet<string>;
  /** 0.2 runs as it was written, without the `on_false` and the `tts_done` that it forgot. */
  lenient?: boolean;
};

/** A spec and everything that is wrong with it, each at its line. `spec` is null where anything is. Never throws. */
export function compileSpec(
  source: string,
  options: CompileOptions,
): { spec: CompiledSpec | null; problems: SpecProblem[] } {
  const document = readYamlDocument(source, 0);
  if (!document.ok) return { spec: null, problems: document.problems };
  const { file, findings, broken } = readSpecFile(document.fields);
  const problems = findings.map(({ path, message }) => ({ line: document.lineOf(path), message }));
  if (file === null) return { spec: null, problems: inOrder(problems) };
  const { lenient = false, prompts } = options;
  const open = new Set(broken);
  const report: Report = (path, message) => {
    problems.push({ line: document.lineOf(path), message });
    if (path[0] === "states" && path[1] !== undefined) open.add(String(path[1]));
  };
  const spec = build(file, hashOf(document.fields), document.lineOf, report, lenient);
  // A comparison or an effect that could not be read may be the one that reads a constant or waits for an event.
  const unread = problems.length;
  reportMeaning(spec, { prompts, lenient, open: new Set(open) }, (path, message) => {
    if (unread === 0 || !["context", "effects"].includes(String(path[0]))) report(path, message);
  });
  return { spec: problems.length === 0 ? spec : null, problems: inOrder(problems) };
}

type Report = (path: Path, message: string) => void;

function build(
  file: SpecFile,
  hash: string,
  lineOf: (path: Path) => number,
  report: Report,
  lenient: boolean,
): CompiledSpec {
  const { timeouts_ms, ...context } = file.context;
  const numbers = Object.keys(context).filter((name) => typeof context[name] === "number");
  const names: Names = { counters: new Set(Object.keys(file.counters)), context: new Set(numbers) };
  const states = Object.entries(file.states).map(([name, state]): [string, CompiledState] => {
    const path = ["states", name];
    return [
      name,
      buildState(
        name,
        state,
        lineOf(path),
        names,
        (at, message) => report([...path, ...at], message),
        lenient,
      ),
    ];
  });
  return {
    session: file.session,
    version: file.version,
    hash,
    initial: file.initial,
    context,
    timeoutsMs: timeouts_ms,
    counters: file.counters,
    effects: buildEffects(file, names, report),
    states: Object.fromEntries(states),
    invariants: file.invariants.flatMap((text, i) => compared(text, ["invariants", i], names, report)),
  };
}

function buildState(
  name: string,
  state: SpecState,
  line: number,
  names: Names,
  report: Report,
  lenient: boolean,
): CompiledState {
  const { entry, on = {}, guard, on_true, on_false, type } = state;
  if (guard === undefined && (on_true ?? on_false) !== undefined)
    report([on_true === undefined ? "on_false" : "on_true"], "Without a `guard` nothing decides.");
  if (type === "final") {
    if (guard !== undefined || state.on !== undefined)
      report([], `${name} is final: it has no \`on\` and no \`guard\`.`);
    return { kind: "final", entry, line };
  }
  if (guard !== undefined) {
    if (on_true === undefined) report(["guard"], "A guard needs `on_true`.");
    if (on_false === undefined && !lenient) report(["guard"], "A guard needs `on_false`.");
    if (state.on !== undefined || entry.length > 0)
      report([], "A state with a guard is left at once: it has no `entry` and no `on`.");
    const [comparison = unreadable(guard)] = compared(guard, ["guard"], names, report);
    return {
      kind: "choice",
      guard: comparison,
      onTrue: on_true ?? on_false ?? name,
      onFalse: on_false ?? null,
      line,
    };
  }
  const { done, ...events } = on;
  if (done === undefined) return { kind: "wait", entry, on: events, line };
  if (Object.keys(events).length > 0)
    report(["on"], "`done` leaves the state at once, so no other event can be waited for.");
  return { kind: "pass", entry, target: done, line };
}

/** Stands for a guard with a problem; a spec with a problem is never run. */
function unreadable(text: string): Comparison {
  const zero = { kind: "number", value: 0 } as const;
  return { left: zero, op: "==", right: zero, text };
}

function buildEffects(file: SpecFile, names: Names, report: Report): Record<string, Effect[]> {
  if (file.effects === undefined && file.version !== "0.2")
    report(["effects"], "Nothing says what an event does to the counters: `effects` is missing.");
  const written = file.effects ?? effectsOf02;
  const effects = Object.entries(written).map(([event, texts]) => {
    const parsed = texts.flatMap((text, i) => {
      const effect = parseEffect(text, names);
      if (!("problem" in effect)) return [effect];
      report(["effects", event, i], effect.problem);
      return [];
    });
    return [event, parsed] as const;
  });
  return Object.fromEntries(effects);
}

function compared(text: string, path: Path, names: Names, report: Report): Comparison[] {
  const comparison = parseComparison(text, names);
  if (!("problem" in comparison)) return [comparison];
  report(path, comparison.problem);
  return [];
}

function inOrder(problems: readonly SpecProblem[]): SpecProblem[] {
  return problems.toSorted((a, b) => a.line - b.line);
}
