import { shownSlots } from "../../coach/deck/slots.ts";
import type { Advanced, Coach } from "../../coach/session/coach.ts";
import { isHidden } from "../../coach/session/hidden-word.ts";
import type { Finished, SessionState } from "../../coach/session/session-state.ts";
import { shownTarget } from "../../coach/session/summary.ts";
import type { Style } from "../terminal.ts";

/** A turn as it is read: what was heard, how the word goes, then what the coach says, with what it means beside it. */
export function showTurn(coach: Coach, next: Advanced, style: Style): string {
  const { verdict, say, note, outcome, why, resting } = next;
  const progress = progressLine(coach, next, style);
  const heard = verdict === null ? "" : `${style.dim(oneLine(verdict.because))}\n${progress}`;
  const lines = (say?.lines ?? []).map(({ text, translation }) => {
    const meaning = translation === null ? "" : `  ${style.dim(`(${translation})`)}`;
    return `${style.bold(oneLine(text))}${meaning}\n`;
  });
  const noted = note === null ? "" : `${style.yellow(note)}\n`;
  const dropped = outcome === "moved" || why === null ? "" : `${style.dim(why)}\n`;
  const enter = resting && noted + dropped !== "" ? style.dim("(Or press Enter to go on.)\n") : "";
  return `${heard}${lines.join("")}${noted}${dropped}${enter}`;
}

/** How the word goes: "die Tasse: used 2 of 3, 4 tries". Unnamed while the learner is to find it. */
function progressLine(coach: Coach, { state, finished }: Advanced, style: Style): string {
  const word = finished.at(-1) ?? state.current;
  const item = word === null ? undefined : coach.items.get(word.id);
  if (word === null || item === undefined) return "";
  const required = Number(coach.spec.context.required_usages ?? 1);
  const uses = finished.at(-1)?.usage ?? state.position.counters.usage ?? 0;
  const tries = uses + word.failed;
  const name = finished.length === 0 && isHidden(coach, state) ? "" : `${shownSlots(item.target)}: `;
  const marks = "●".repeat(uses) + "○".repeat(Math.max(0, required - uses));
  return style.dim(
    `${marks} ${name}used ${uses} of ${required}, ${tries === 1 ? "one try" : `${tries} tries`}\n`,
  );
}

/** `left`: new words of the deck that are not finished; `finished`: those of this round. */
type Round = { name: string; left: number; finished: readonly Finished[] };

export function farewell(
  { items }: Coach,
  { position, queue }: SessionState,
  deck: Round,
  style: Style,
): string {
  const named = (outcome: string) =>
    deck.finished.filter((each) => each.outcome === outcome).map(({ id }) => shownTarget(items, id));
  const [learned, later] = [named("mastered"), named("deferred")];
  const done = position.final && queue.length === 0;
  const all = done && deck.left === 0;
  const words = deck.left === 1 ? "One word is" : `${deck.left} words are`;
  const lines = [
    all ? "That was the last word. Everything is saved." : "Everything is saved.",
    ...(learned.length === 0 ? [] : [`Learned: ${listed(learned)}.`]),
    ...(later.length === 0 ? [] : [`For another time: ${listed(later)}.`]),
    ...deck.finished.slice(-shown).map((word) => `  ${shownTarget(items, word.id)}: ${howItWent(word)}`),
    ...(done && !all ? [`${words} left in this deck.`] : []),
    ...(all ? [] : [`To go on: teacher-assist coach start ${deck.name}`]),
  ];
  return `\n${style.bold(lines[0] ?? "")}\n${lines
    .slice(1)
    .map((line) => `${line}\n`)
    .join("")}`;
}

/** Said as it was: the tries that did not count, and the help, too. */
function howItWent({ usage, failed, helped = 0, remediated, skipped }: Finished): string {
  const count = (n: number, one: string, many: string) => (n === 1 ? `one ${one}` : `${n || "no"} ${many}`);
  const help = helped === 0 ? [] : [helped === 1 ? "help once" : `help ${helped} times`];
  const after = remediated ? ["said slowly by the coach"] : [];
  const wanted = skipped === true ? ["skipped, not graded"] : [];
  const went = [count(usage, "use", "uses"), count(failed, "miss", "misses"), ...help, ...after, ...wanted];
  return went.join(", ");
}

const shown = 12;

function listed(words: readonly string[]): string {
  const more = words.length - shown;
  return `${words.slice(-shown).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** What came from outside cannot move the cursor. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, " ");
}
