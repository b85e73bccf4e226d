import { type Message, textOf, toolCalls } from "../../message.ts";
import { sentencesIn } from "../../text/sentences.ts";

/**
 * A conversation in few lines, by rules alone: what was asked, what was answered, what was used. At most `letters`
 * long; the oldest answers go first, then the oldest requests.
 */
export function gistOf(before: string, messages: readonly Message[], letters: number): string {
  const lines = [...before.split("\n").filter((line) => line !== ""), ...messages.flatMap(linesOf)];
  const isAnswer = (line: string) => !line.startsWith(asked);
  let length = lines.reduce((sum, line) => sum + line.length + 1, 0);
  let left = 0;
  for (const drops of [isAnswer, () => true]) {
    for (let at = 0; at < lines.length && length > letters; ) {
      const line = lines[at] ?? "";
      if (!drops(line)) at++;
      else {
        lines.splice(at, 1);
        length -= line.length + 1;
        left++;
      }
    }
  }
  return left === 0 ? lines.join("\n") : [...lines, `(${left} older lines were left out.)`].join("\n");
}

const asked = "- asked: ";

function linesOf(message: Message): string[] {
  if (message.role === "tool") return [];
  const text = textOf(message).replace(/\s+/g, " ").trim();
  if (message.role === "user") return text === "" ? [] : [`${asked}${shortened(text, 400)}`];
  const calls = toolCalls(message).map(
    ({ name, args }) => `- used: ${name} ${shortened(JSON.stringify(args) ?? "", 80)}`,
  );
  return text === "" ? calls : [`- answered: ${shortened(text, 160)}`, ...calls];
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** Sentences in which somebody says what must hold: they outlive every summary, word for word. */
export function constraintsIn(messages: readonly Message[]): string[] {
  return messages
    .filter((message) => message.role === "user")
    .flatMap((message) => sentencesIn(textOf(message), { lines: true }))
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => sentence.length <= 400 && binding.test(sentence));
}

const binding =
  /(?<!\p{L})(must|never|always|only|at most|at least|no more than|from now on|do(?:es)? ?n[o']t|cannot|can't|without|needs?|prefer|keep|avoid|muss|müssen|nie|immer|nur|höchstens|mindestens|ohne|jamais|toujours|seulement|au plus|au moins|sans|il faut|nunca|siempre|sólo|solo|como mucho|al menos|sin|debe|jangan|mesti|selalu|hanya|tanpa)(?!\p{L})/iu;
