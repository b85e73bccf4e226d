import { chanceFrom } from "../../chance.ts";
import { foldText } from "../../text/fold.ts";
import type { Line, PromptRequest } from "./prompt.ts";

/** One way of saying something. */
export type Wording = readonly Line[];

/**
 * One of several wordings: one that was not said of late, else the one that was said longest ago, so never the same
 * twice in a row where there are two. Chance decides among equals.
 */
export function vary(request: PromptRequest, wordings: readonly Wording[]): Line[] {
  const order = mixed(request, wordings);
  const [first, ...others] = order.map((wording) => ({ wording, age: ageOf(wording, request.lately) }));
  const best = others.reduce((oldest, each) => (each.age > (oldest?.age ?? -1) ? each : oldest), first);
  return [...(best?.wording ?? [])];
}

export function mixed<T>(request: PromptRequest, list: readonly T[]): T[] {
  return chanceFrom(request.seed).shuffled(list);
}

const remembered = 24;

/** What was said of late, after these lines too. */
export function remember(lately: readonly string[], lines: readonly Line[]): string[] {
  return [...lately, ...lines.map(({ text }) => foldText(text))].slice(-remembered);
}

/** How long ago all of it was said; what has a line that is not remembered is new. */
function ageOf(wording: Wording, lately: readonly string[]): number {
  const ages = wording.map(({ text }) => {
    const at = lately.lastIndexOf(foldText(text));
    return at === -1 ? Number.POSITIVE_INFINITY : lately.length - at;
  });
  return Math.max(0, ...ages);
}
