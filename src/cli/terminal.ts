/** Where the command line reads and writes. Results on stdout; progress and errors on stderr. */
export type Terminal = {
  out(text: string): void;
  err(text: string): void;
  /** Whether a person reads stdout, reads stderr, types on stdin. */
  outIsTty: boolean;
  errIsTty: boolean;
  inIsTty: boolean;
  style: Style;
};

export type Style = {
  dim(text: string): string;
  bold(text: string): string;
  red(text: string): string;
  yellow(text: string): string;
};

export function processTerminal(options: { noColor: boolean }): Terminal {
  const { stdout, stderr, stdin, env } = process;
  for (const stream of [stdout, stderr]) stream.on("error", leaveOnBrokenPipe);
  const colour = Boolean(stderr.isTTY) && !options.noColor && !env.NO_COLOR && env.TERM !== "dumb";
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    outIsTty: Boolean(stdout.isTTY),
    errIsTty: Boolean(stderr.isTTY),
    inIsTty: Boolean(stdin.isTTY),
    style: colour ? ansi : plain,
  };
}

/** `teacher-assist … | head` is no error. */
function leaveOnBrokenPipe(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
}

const same = (text: string) => text;
const plain: Style = { dim: same, bold: same, red: same, yellow: same };
const code = (on: number, off: number) => (text: string) => `\x1b[${on}m${text}\x1b[${off}m`;
const ansi: Style = { dim: code(2, 22), bold: code(1, 22), red: code(31, 39), yellow: code(33, 39) };
