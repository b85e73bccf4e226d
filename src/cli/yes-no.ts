import type { Arguments } from "./options.ts";
import type { Terminal } from "./terminal.ts";

/** Whether there is somebody to ask, who did not forbid it. */
export function mayAsk(args: Pick<Arguments, "no-input" | "format">, terminal: Terminal): boolean {
  return terminal.inIsTty && !args["no-input"] && args.format === "text";
}

/** Anything but a yes is a no. */
export async function saysYes(terminal: Terminal, question: string): Promise<boolean> {
  const { terminalReader } = await import("./line-reader.ts");
  const answer = await terminalReader(terminal, `${question} [y/N] `, {
    lines: [],
    add: async () => {},
  }).read();
  return answer !== null && /^y(es)?$/i.test(answer.trim());
}
