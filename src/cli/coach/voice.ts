import { type Heard, listening, speaking, type Voice } from "../../coach/session/voice.ts";
import { chooseEngines } from "../../coach/speech/choose-engines.ts";
import { enginesHere } from "../../coach/speech/engines-here.ts";
import type { Invocation } from "../invocation.ts";
import { pipeReader, terminalReader } from "../line-reader.ts";

/** The coach's voice and ear at the terminal. What is said is on the screen already. */
type TerminalVoice = Voice & { notes: string[]; close(): void };

/** What was typed elsewhere is no answer here, and what is said here is not kept for elsewhere. */
const noHistory = { lines: [], add: async () => {} };

/** `lineMs`: the longest a line may take to be said. */
export async function openVoice(
  { terminal, env, args }: Invocation,
  language: string,
  lineMs?: number,
): Promise<TerminalVoice> {
  const reader = terminal.inIsTty
    ? terminalReader(terminal, terminal.style.bold("› "), noHistory)
    : pipeReader(terminal.input());
  const candidates = enginesHere({ show: () => {}, readLine: async () => null, env });
  const { tts, asr, notes } = await chooseEngines({ speech: args.speech ?? "text", language }, candidates);
  const types = asr.capabilities.name === candidates.text.asr.capabilities.name;

  async function typed(turnId: string | null): Promise<Heard> {
    const line = await reader.read();
    if (line === null) return "left";
    if (line === "interrupt") return "interrupted";
    // Enter alone is no answer and no silence: only a clock knows that nothing was said.
    if (line.trim() === "") return { event: "student_again", turnId, text: "" };
    return { event: "asr_result", turnId, text: line };
  }

  return {
    notes,
    speak: speaking(tts, lineMs),
    async listen(what, signal) {
      // While nobody is listened to, a line may be typed all the same.
      if (types || what === null || what.typing) return typed(what?.turnId ?? null);
      return listening(asr, what, signal);
    },
    close: () => reader.close(),
  };
}
