import { type Expression, expression } from "./expression.ts";
import { type Relation, type Token, tokens } from "./tokens.ts";

/** Two expressions of which a text says how they compare. null: words stand there, or nothing that can be read. */
export type Claim = { left: Expression; relation: Relation; right: Expression };

export type Read = { claims: Claim[]; expressions: Expression[]; unreadable: number };

/** Every "a = b", "a < b" and so on in a text that has a number in it, and every expression with or without one. */
export function readClaims(text: string): Read {
  const read: Read = { claims: [], expressions: [], unreadable: 0 };
  if (!/\d/.test(text)) return read;
  for (const run of runs(tokens(text))) {
    const parts = split(run);
    const sides = parts.map(({ list }, at) => side(list, at === 0, at === parts.length - 1));
    read.expressions.push(...sides.flatMap((one) => one ?? []));
    for (const [at, { relation, list }] of parts.entries()) {
      const [left, right] = [sides[at - 1] ?? null, sides[at] ?? null];
      if (relation === null) continue;
      if (left !== null && right !== null) read.claims.push({ left, relation, right });
      else if (numbersIn(list) && numbersIn(parts[at - 1]?.list ?? [])) read.unreadable++;
    }
  }
  return read;
}

const numbersIn = (list: readonly Token[]) => list.some(({ kind }) => kind === "number");

/** What stands between words. */
function runs(list: readonly Token[]): Token[][] {
  const found: Token[][] = [[]];
  for (const token of list) {
    if (token.kind === "word") found.push([]);
    else found.at(-1)?.push(token);
  }
  return found.filter((run) => run.length > 0);
}

function split(run: readonly Token[]): { relation: Relation | null; list: Token[] }[] {
  const parts: { relation: Relation | null; list: Token[] }[] = [{ relation: null, list: [] }];
  for (const token of run) {
    if (token.kind === "relation") parts.push({ relation: token.relation, list: [] });
    else parts.at(-1)?.list.push(token);
  }
  return parts;
}

/** At the ends of a run something may stand that does not belong to it, such as a bracket; never a sign. */
function side(list: readonly Token[], first: boolean, last: boolean): Expression | null {
  for (let cut = 0; cut < list.length; cut++) {
    const [before, after] = [list[cut - 1], list[list.length - cut]];
    if (first && before?.kind !== "sign") {
      const read = expression(list.slice(cut));
      if (read !== null) return read;
    }
    if (last && after?.kind !== "sign") {
      const read = expression(list.slice(0, list.length - cut));
      if (read !== null) return read;
    }
    if (!first && !last) return expression(list);
  }
  return null;
}
