/** `usage`: the request names something that is not there. `setup`: something on this machine is wrong. */
export type ProblemKind = "usage" | "setup";

/** What keeps a run from starting. The message says what happened and what to do next, at any door. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly kind: ProblemKind;
  /** The same for somebody at a terminal: with what to type, where there is something. */
  readonly atTerminal: string;

  constructor(
    kind: ProblemKind,
    message: string,
    options?: { cause?: unknown; command?: string | undefined },
  ) {
    super(message, options);
    this.kind = kind;
    this.atTerminal = options?.command === undefined ? message : `${message} ${options.command}`;
  }
}

/** What a caught value says of itself, whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
