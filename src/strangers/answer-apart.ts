import { reasonOf } from "../problem.ts";
import { type Asked, isOutOfMemory, type Said, unpacked } from "./apart.ts";

/** The whole of a child's program (read-apart.ts starts it): it reads what it is asked, answers once, and ends. */
export async function answerApart(answer: (asked: Asked) => unknown): Promise<void> {
  const said = await saying(answer);
  await Bun.write(Bun.stdout, JSON.stringify(said));
  process.exit(0); // whatever it left running
}

async function saying(answer: (asked: Asked) => unknown): Promise<Said> {
  try {
    return { value: await answer(unpacked(Buffer.from(await Bun.stdin.arrayBuffer()))) };
  } catch (error) {
    return isOutOfMemory(error) ? { full: true } : { failed: reasonOf(error) };
  }
}

/** How far it has come, for whoever waits: one line, heard at once (read-apart.ts, `heard`). */
export function tellApart(told: unknown): void {
  process.stderr.write(`${JSON.stringify(told)}\n`);
}
