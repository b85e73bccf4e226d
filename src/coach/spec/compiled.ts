/** A session spec, compiled from its YAML: small, closed and typed. XState, diagrams and SCXML are made from this. */

export type CompiledSpec = {
  session: string;
  version: string;
  /** Of the normalised YAML; a snapshot of another hash is not resumed blindly (decision 37). */
  hash: string;
  initial: string;
  /** Constants that guards and effects may name. */
  context: Readonly<Record<string, number | boolean>>;
  timeoutsMs: Readonly<Record<string, number>>;
  /** Their values at the start of a session. */
  counters: Readonly<Record<string, number>>;
  /** What an event does to counters, before its transition. */
  effects: Readonly<Record<string, readonly Effect[]>>;
  states: Readonly<Record<string, CompiledState>>;
  invariants: readonly Comparison[];
};

export type CompiledState =
  | { kind: "wait"; entry: readonly SpecAction[]; on: Readonly<Record<string, string>>; line: number }
  /** Leaves at once after its entry actions (`done`). */
  | { kind: "pass"; entry: readonly SpecAction[]; target: string; line: number }
  /** `onFalse` is null only in 0.2, where the spec left it out: the machine then stays. */
  | { kind: "choice"; guard: Comparison; onTrue: string; onFalse: string | null; line: number }
  | { kind: "final"; entry: readonly SpecAction[]; line: number };

/** `outcome` and whatever else stands beside `action` in the YAML. */
export type SpecAction = { action: string; handler: string | null; params: Readonly<Record<string, string>> };

export type Effect = { counter: string; op: "=" | "+="; value: number };

/** The closed grammar of guards and invariants: `ref op (ref | int)`; nothing is ever evaluated as code. */
export type Comparison = {
  left: Operand;
  op: ">=" | "<=" | ">" | "<" | "==" | "!=";
  right: Operand;
  text: string;
};
export type Operand =
  | { kind: "counter"; name: string }
  | { kind: "context"; name: string }
  | { kind: "number"; value: number };

export type SpecProblem = { line: number; message: string };
