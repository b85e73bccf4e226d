/** One thing that is wrong in a file of code. `line` is 1-based; null where it cannot be known. */
export type Fault = { line: number | null; message: string };

/** A plugin's code that cannot be used, with all that is wrong in it. A message that begins with "It" speaks of the file. */
export class UnusableCode extends Error {
  override readonly name = "UnusableCode";
  readonly path: string;
  readonly faults: readonly Fault[];

  constructor(path: string, faults: readonly Fault[], options?: { cause?: unknown }) {
    super(faults.map((fault) => placed(path, fault)).join("\n"), options);
    this.path = path;
    this.faults = faults;
  }
}

function placed(path: string, { line, message }: Fault): string {
  const place = line === null ? path : `${path}:${line}`;
  return message.startsWith("It ") ? `${place}${message.slice("It".length)}` : `${place}: ${message}`;
}
