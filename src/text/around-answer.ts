import { languages } from "./languages/languages.ts";

const hedges = languages.flatMap(({ hedges }) => hedges ?? []).toSorted(longestFirst);
const before = [...hedges, ...languages.flatMap(({ leadsIn }) => leadsIn ?? [])].toSorted(longestFirst);

/** Whoever says it first is not sure: "I think", "vielleicht". Expects folded text. */
export function beginsWithHedge(folded: string): boolean {
  return hedges.some((hedge) => folded === hedge || folded.startsWith(`${hedge} `));
}

/** A folded answer without what talk puts around it: "I think it is X", "X, glaube ich". Never nothing. */
export function withoutTalk(folded: string): string {
  const opened = before.find((said) => folded.startsWith(`${said} `));
  if (opened !== undefined) return withoutTalk(withoutPlace(folded.slice(opened.length + 1)));
  const closed = hedges.find((said) => folded.endsWith(` ${said}`));
  return closed === undefined ? folded : withoutTalk(folded.slice(0, -closed.length - 1));
}

/** "I would say X here": the gap itself, pointed at. Only after such words; "come here" is an answer. */
function withoutPlace(folded: string): string {
  return folded.replace(/(?<=\S) (?:here|hier|ici|aquí|di sini|sini)$/u, "");
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length;
}
