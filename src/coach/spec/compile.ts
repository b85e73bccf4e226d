import { createHash } from "node:crypto";
import { inPlainWords, type Path } from "../../markdown/plain-words.ts";
import { readYamlDocument } from "../../markdown/yaml-document.ts";
import { effectsOf02 } from "./actions.ts";
import { type Names, parseComparison, parseEffect } from "./comparison.ts";
import type { Comparison, CompiledSpec, CompiledState, Effect, SpecProblem } from "./compiled.ts";
import { meaningProblems } from "./meaning.ts";
import { SpecFile, type SpecState } from "./spec-format.ts";

export type CompileOptions = {
  /** Handlers that a prompt has been written for. */
  prompts: ReadonlySet<string>;
  /** 0.2 runs as it was written, without the `on_false` that it forgot. */
  lenient?: boolean;
};

/** A spec and everything that is wrong with it, each at its line. `spec` is null where anything is. Never throws. */
export function compileSpec(
  source: string,
  options: CompileOptions,
): { spec: CompiledSpec | null; problems: SpecProblem[] } {
  const document = readYamlDocument(source, 0);
  if (!document.ok) return { spec: null, problems: document.problems };
  const parsed = SpecFile.safeParse(document.fields);
  if (!parsed.success) {
    const problems = inPlainWords(SpecFile, document.fields, parsed.error).map(({ path, message }) => ({
      line: document.lineOf(path),
      message,
    }));
    return { spec: null, problems };
  }
  const problems: SpecProblem[] = [];
  const at = (path: Path, message: string) => problems.push({ line: document.lineOf(path), message });
  const spec = build(parsed.data, document.lineOf, at, options.lenient ?? false);
  problems.push(...meaningProblems(spec, document.lineOf, options.prompts));
  problems.sort((a, b) => a.line - b.line);
  return { spec: problems.length === 0 ? spec : null, problems };
}

type Report = (path: Path, message: string) => void;

function build(
  file: SpecFile,
  lineOf: (path: Path) => number,
  report: Report,
  lenient: boolean,
): CompiledSpec {
  const { timeouts_ms, ...context } = file.context;
  const names: Names = {
    counters: new Set(Object.keys(file.counters)),
    context: new Set(Object.keys(context)),
  };
  const states = Object.entries(file.states).map(([name, state]) => {
    const path = ["states", name];
    return [name, buildState(state, path, lineOf(path), names, report, lenient)] as const;
  });
  return {
    session: file.session,
    version: file.version,
    hash: hashOf(file),
    initial: file.initial,
    context,
    timeoutsMs: timeouts_ms,
    counters: file.counters,
    effects: buildEffects(file, names, report),
    states: Object.fromEntries(states.filter((each): each is [string, CompiledState] => each[1] !== null)),
    invariants: file.invariants.flatMap((text, i) => compared(text, ["invariants", i], names, report)),
  };
}

function buildState(
  state: SpecState,
  path: Path,
  line: number,
  names: Names,
  report: Report,
  lenient: boolean,
): CompiledState | null {
  const { entry, on = {}, guard, on_true, on_false, type } = state;
  if (type === "final") return { kind: "final", entry, line };
  if (guard !== undefined) {
    if (on_true === undefined) report([...path, "guard"], "A guard needs `on_true`.");
    if (on_false === undefined && !lenient) report([...path, "guard"], "A guard needs `on_false`.");
    if (state.on !== undefined || entry.length > 0)
      report(path, "A state with a guard is left at once: it has no `entry` and no `on`.");
    const [comparison] = compared(guard, [...path, "guard"], names, report);
    if (comparison === undefined || on_true === undefined) return null;
    return { kind: "choice", guard: comparison, onTrue: on_true, onFalse: on_false ?? null, line };
  }
  const { done, ...events } = on;
  if (done === undefined) return { kind: "wait", entry, on: events, line };
  if (Object.keys(events).length > 0)
    report([...path, "on"], "`done` leaves the state at once, so no other event can be waited for.");
  return { kind: "pass", entry, target: done, line };
}

function buildEffects(file: SpecFile, names: Names, report: Report): Record<string, Effect[]> {
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

/** Of what the YAML says, not of how it is written: comments, quotes and order of keys do not count. */
function hashOf(file: SpecFile): string {
  const ordered = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(ordered);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries.map(([key, each]) => [key, ordered(each)]));
  };
  return createHash("sha256")
    .update(JSON.stringify(ordered(file)))
    .digest("hex");
}
