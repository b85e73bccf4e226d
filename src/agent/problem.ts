/** `usage`: the request names something that is not there. `setup`: something on this machine is wrong. */
export type ProblemKind = "usage" | "setup";

/** What keeps a run from starting. The message says what happened and what to do next. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly kind: ProblemKind;

  constructor(kind: ProblemKind, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.kind = kind;
  }
}
