import type { Rational } from "../../../src/maths/rational.ts";
import type { Misconception, Task, Topic } from "../../../src/workspace/topic.ts";
import { unbalanced } from "./chemistry.ts";
import { type Claim, readClaims } from "./claims.ts";
import { holds, sameWorth } from "./holds.ts";

const nothing: ReadonlyMap<string, Rational> = new Map();

/** What a note gets wrong, of everything in it that can be worked out. Pupils' own errors are no claims of the note. */
export function wrongClaims(topic: Topic): string[] {
  const { example, practice } = topic;
  const worked = [...(example?.steps ?? []), example?.solution ?? "", example?.result ?? ""].join("\n");
  const tasks = [...practice.easy, ...practice.medium, ...practice.hard, ...topic.retrieval];
  return [
    ...topic.keyIdeas.flatMap((idea) => wrongAnswer({ text: "", answer: idea })),
    ...wrongAnswer({ text: example?.problem ?? "", answer: worked }),
    ...tasks.flatMap(wrongAnswer),
    ...topic.misconceptions.flatMap(wrongMisconception),
    ...topic.vocabulary.flatMap(({ meaning }) => wrongAnswer({ text: "", answer: meaning })),
  ];
}

export function wrongMisconception({ question, options, answer, truth, why }: Misconception): string[] {
  const asked = askedFor(question);
  const [wanted] = asked;
  const right = options.find(({ letter }) => letter === answer)?.text ?? "";
  const explained = wrongAnswer({ text: question, answer: `${right}\n${why}` });
  const wrong = options.filter(({ letter, text }) => {
    if (wanted === undefined || asked.length !== 1 || letter === answer) return false;
    const [only, ...more] = readClaims(text).expressions;
    return only !== undefined && more.length === 0 && sameWorth(wanted, only);
  });
  return [
    ...wrongAnswer({ text: "", answer: truth }),
    ...explained,
    ...wrong.map(({ letter }) => `${letter} is right too: ${question}`),
  ];
}

export function wrongAnswer({ text, answer }: Task): string[] {
  const rest = answer.replace(remainder, "");
  const said = readClaims(rest);
  const asked = readClaims(text);
  const problems = [
    ...wrongRemainders(answer),
    ...unbalanced(answer),
    ...Array.from({ length: said.unreadable }, () => "cannot be read, write it so that it can be worked out"),
    ...said.claims
      .filter((claim) => namesIn(claim).length === 0 && holds(claim, nothing) === false)
      .map(() => "is not so"),
    ...unsolved(text, asked.claims, said.claims),
    ...askedFor(text)
      .filter((wanted) => !said.expressions.some((one) => sameWorth(wanted, one)))
      .map(() => "does not give what was asked for"),
    ...wrongBlank(asked.claims, said.expressions[0]?.value(nothing, "numbers only")?.[0]),
  ];
  return problems.map((problem) => `${problem}: ${[text, answer].filter((part) => part !== "").join(" → ")}`);
}

const remainder = /(\d+) ÷ (\d+) = (\d+) (?:remainder|r) (\d+)/g;

function wrongRemainders(text: string): string[] {
  return Array.from(text.matchAll(remainder), ([, all, by, whole, left]) => ({
    all: Number(all),
    by: Number(by),
    whole: Number(whole),
    left: Number(left),
  }))
    .filter(({ all, by, whole, left }) => all !== by * whole + left || left >= by)
    .map(() => "is not so");
}

const namesIn = ({ left, right }: Claim) => [...new Set([...left.names, ...right.names])];

/** "x = 5" is put into every equation: each has a value that solves it, and each value solves one. */
function unsolved(question: string, asked: readonly Claim[], said: readonly Claim[]): string[] {
  const values = said.flatMap(assignment);
  const isAssignment = (claim: Claim) => assignment(claim).length > 0;
  const open = [...asked, ...said].filter((claim) => {
    const names = namesIn(claim);
    return names.length > 0 && !names.includes("□") && !isAssignment(claim) && claim.relation !== "≈";
  });
  const covered = open.filter((claim) =>
    namesIn(claim).every((name) => values.some((value) => value.name === name)),
  );
  const solvedBy = (claim: Claim) =>
    ways(namesIn(claim), values).filter((known) => holds(claim, known) !== false);
  const identities = covered.filter((claim) => claim.relation === "=" && sameWorth(claim.left, claim.right));
  const real = covered.filter((claim) => !identities.includes(claim));
  const useless = values.filter(({ name, value }) => {
    const about = real.filter((claim) => namesIn(claim).includes(name));
    return (
      about.length > 0 && !about.some((claim) => solvedBy(claim).some((known) => known.get(name) === value))
    );
  });
  const forgotten =
    /\bsolve\b/i.test(question) &&
    asked.some((claim) => namesIn(claim).length > 0 && !covered.includes(claim) && claim.relation === "=");
  return [
    ...real.filter((claim) => solvedBy(claim).length === 0).map(() => "does not solve its equation"),
    ...useless.map(({ name }) => `${name} solves nothing`),
    ...(forgotten ? ["is asked to be solved, and no value of its letter is given"] : []),
  ];
}

type Assigned = { name: string; value: Rational };

function assignment({ left, relation, right }: Claim): Assigned[] {
  const name = left.lone ?? right.lone;
  const other = left.lone === null ? left : right;
  const values = relation === "=" && other.names.size === 0 ? other.value(nothing, "units") : null;
  const [value] = values ?? [];
  return name === null || name === "π" || name === "□" || value === undefined ? [] : [{ name, value }];
}

function ways(names: readonly string[], values: readonly Assigned[]): ReadonlyMap<string, Rational>[] {
  return names.reduce<ReadonlyMap<string, Rational>[]>(
    (all, name) =>
      all.flatMap((known) =>
        values.filter((one) => one.name === name).map(({ value }) => new Map([...known, [name, value]])),
      ),
    [new Map()],
  );
}

/** "7 × __ = 56" with its answer, the first number of it, in the gap. */
function wrongBlank(asked: readonly Claim[], value: Rational | undefined): string[] {
  const gaps = asked.filter((claim) => namesIn(claim).join() === "□");
  if (gaps.length !== 1 || value === undefined) return [];
  return gaps
    .filter((claim) => holds(claim, new Map([["□", value]])) === false)
    .map(() => "does not fit its gap");
}

/** The expressions that a question wants worked out, rather than talks about. */
function askedFor(question: string) {
  if (
    /\bround|decimal place|significant|nearest|estimate|which|explain|wrong|mistake|\bwithout\b/i.test(
      question,
    )
  )
    return [];
  if (
    !/^(?:\(?[a-d]\)? )?(?:work out|calculate|evaluate|expand|simplify|what is|add|find the value of) [(\d−√£-]/i.test(
      question,
    )
  )
    return [];
  const { claims, expressions } = readClaims(question);
  if (claims.length > 0) return [];
  return expressions.filter(({ signs, names, value }) => {
    const [worth, ...more] = value(nothing, "numbers only") ?? [];
    return signs > 0 || names.size > 0 || more.length > 0 || (worth !== undefined && worth.bottom !== 1n);
  });
}
