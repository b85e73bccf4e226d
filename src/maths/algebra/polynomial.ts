import { greatestCommonDivisor, plus, type Rational, rational, times } from "../rational.ts";

/** √root times a product of letters; the root has no square in it, and 1 stands for none. */
export type Monomial = { root: bigint; letters: readonly (readonly [name: string, power: number])[] };
type Term = { monomial: Monomial; by: Rational };

/** A sum of terms, none twice and none that is 0: two that are equal look the same. */
export type Polynomial = ReadonlyMap<string, Term>;

/** What is bigger than any school exercise is not worked out. */
export class TooMuch extends Error {}
const mostTerms = 300;
const highest = 60;
const mostDigits = 400;

const keyOf = ({ root, letters }: Monomial) =>
  `${root} ${letters.map(([name, power]) => name + power).join(" ")}`;

export const none: Monomial = { root: 1n, letters: [] };

export function single(by: Rational, monomial: Monomial = none): Polynomial {
  return by.top === 0n ? new Map() : new Map([[keyOf(monomial), { monomial, by }]]);
}

export function added(a: Polynomial, b: Polynomial): Polynomial {
  const all = new Map(a);
  for (const term of b.values()) add(all, term);
  return all;
}

export function multiplied(a: Polynomial, b: Polynomial): Polynomial {
  if (a.size * b.size > mostTerms * 4) throw new TooMuch();
  const all = new Map<string, Term>();
  for (const one of a.values()) for (const other of b.values()) add(all, product(one, other));
  return all;
}

export function negated(a: Polynomial): Polynomial {
  return multiplied(a, single(rational(-1)));
}

export function same(a: Polynomial, b: Polynomial): boolean {
  if (a.size !== b.size) return false;
  return [...a].every(([key, { by }]) => {
    const other = b.get(key)?.by;
    return other !== undefined && other.top === by.top && other.bottom === by.bottom;
  });
}

/** A number without letters and roots; null where it has some. */
export function asNumber(a: Polynomial): Rational | null {
  if (a.size === 0) return rational(0);
  const [only] = a.values();
  return a.size === 1 && only !== undefined && keyOf(only.monomial) === keyOf(none) ? only.by : null;
}

/** By powers of one letter, from 0 up; null where there is more in it than that letter. */
export function coefficients(a: Polynomial, letter: string): Rational[] | null {
  const found: Rational[] = [];
  for (const { monomial, by } of a.values()) {
    const [first, ...more] = monomial.letters;
    if (monomial.root !== 1n || more.length > 0 || (first !== undefined && first[0] !== letter)) return null;
    found[first?.[1] ?? 0] = by;
  }
  return Array.from(found, (one) => one ?? rational(0));
}

function add(all: Map<string, Term>, term: Term): void {
  const key = keyOf(term.monomial);
  const before = all.get(key);
  const by = before === undefined ? term.by : plus(before.by, term.by);
  if (`${by.top}${by.bottom}`.length > mostDigits) throw new TooMuch();
  if (by.top === 0n) all.delete(key);
  else all.set(key, { monomial: term.monomial, by });
  if (all.size > mostTerms) throw new TooMuch();
}

function product(one: Term, other: Term): Term {
  const powers = new Map(one.monomial.letters);
  for (const [name, power] of other.monomial.letters) powers.set(name, (powers.get(name) ?? 0) + power);
  const letters = [...powers].filter(([, power]) => power !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (letters.some(([, power]) => power > highest)) throw new TooMuch();
  // √6 × √10 is 2√15: what both have comes out.
  const shared = greatestCommonDivisor(one.monomial.root, other.monomial.root);
  const root = (one.monomial.root / shared) * (other.monomial.root / shared);
  return { monomial: { root, letters }, by: times(times(one.by, other.by), rational(shared)) };
}
