/** What a box is asked to run, and what came of it (decision 25). */

export type BoxLanguage = "python" | "javascript" | "typescript";

export type BoxRequest = {
  language: BoxLanguage;
  /** The only files in the box's own folder, by name; a name may hold "/" but leads nowhere outside. */
  files: Readonly<Record<string, string>>;
  /** Which of them is run. */
  entry: string;
  stdin?: string;
  /** Only an engine that counts a program's steps may run it; the program then finds `boxSteps`. */
  counted?: boolean;
  limits?: Partial<BoxLimits>;
};

export type BoxLimits = {
  seconds: number;
  memoryMb: number;
  /** Of stdout and stderr together; the program is stopped beyond it. */
  outputBytes: number;
  processes: number;
  /** Of all files the program may write. */
  diskMb: number;
};

/** `failed`: it ended by itself with an error. `refused`: nothing here can run it safely. */
export type BoxStatus =
  | "done"
  | "failed"
  | "timeout"
  | "memory"
  | "output"
  | "processes"
  | "disk"
  | "refused";

export type BoxOutcome = {
  status: BoxStatus;
  exitCode: number | null;
  stdout: string;
  stderr: string;
  seconds: number;
  /** Which runner ran it; null when none did. */
  runner: string | null;
  /** One sentence for the learner; empty when it is done. */
  message: string;
};

/** One way of running code safely. `available` is cheap after its first call. */
export type BoxRunner = {
  name: string;
  languages: readonly BoxLanguage[];
  /** It counts steps, the same for the same program on every machine. */
  counts?: boolean;
  available(): Promise<boolean>;
  run(request: BoxRequest, limits: BoxLimits, signal: AbortSignal): Promise<BoxOutcome>;
};
