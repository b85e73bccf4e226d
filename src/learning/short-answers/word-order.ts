import type { Token } from "../../words/tokens.ts";
import type { Found } from "./align.ts";

/** Neighbouring words of the reference that stand in the same order, close together, in the answer. */
export function inOrder(found: readonly Found[]): number {
  const content = found.filter(({ wanted }) => wanted.kind !== "function");
  if (content.length < 2) return content[0]?.at === -1 ? 0 : 1;
  let kept = 0;
  for (const [at, one] of content.entries()) {
    const next = content[at + 1];
    if (next === undefined || one.at < 0 || one.opposed || next.opposed) continue;
    if (next.at > one.at && next.at - one.at <= closeBy) kept++;
  }
  return kept / (content.length - 1);
}

const closeBy = 5;

/** The longest run of words, with others between, that both have in the same order, as a share of each. */
export function longestCommon(reference: readonly Token[], answer: readonly Token[]) {
  let last = new Array<number>(answer.length + 1).fill(0);
  for (const one of reference) {
    const row = [0];
    for (const [at, other] of answer.entries()) {
      const here = one.root === other.root ? (last[at] ?? 0) + 1 : Math.max(last[at + 1] ?? 0, row[at] ?? 0);
      row.push(here);
    }
    last = row;
  }
  const common = last.at(-1) ?? 0;
  return { lcsR: common / Math.max(1, reference.length), lcsA: common / Math.max(1, answer.length) };
}
