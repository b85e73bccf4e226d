/** Numbers in words, English and Malay, from 0 to 9,999 and as far above as the same words reach. */
export type NumberLanguage = "en" | "ms";

export interface SpokenNumber {
  value: number;
  /** How many words it took. */
  length: number;
  language: NumberLanguage;
}

/** The longest number that starts at a word of a folded text, or null. "one two" is two numbers. */
export function spokenNumber(words: readonly string[], start: number): SpokenNumber | null {
  const english = englishNumber(words, start);
  if (english !== null) return { ...english, length: english.next - start, language: "en" };
  const malay = malayNumber(words, start);
  return malay === null ? null : { ...malay, length: malay.next - start, language: "ms" };
}

/** A word that only a number is made of, or one with digits: never a slip of another one. */
export function isNumberWord(word: string): boolean {
  return small.has(word) || tens.has(word) || scales.has(word) || malayWords.has(word) || /\d/.test(word);
}

interface Read {
  value: number;
  next: number;
}

const small = numbered(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
);
const tens = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, at) => [word, 10 * (at + 2)]),
);
const scales = new Set(["hundred", "thousand"]);

function englishNumber(words: readonly string[], at: number): Read | null {
  const head = belowThousand(words, at) ?? implied(words, at, "thousand");
  if (head === null || words[head.next] !== "thousand" || head.value === 0) return head;
  return withTail(words, { value: head.value * 1000, next: head.next + 1 }, belowThousand);
}

function belowThousand(words: readonly string[], at: number): Read | null {
  const head = belowHundred(words, at) ?? implied(words, at, "hundred");
  if (head === null || words[head.next] !== "hundred" || head.value === 0) return head;
  return withTail(words, { value: head.value * 100, next: head.next + 1 }, belowHundred);
}

function belowHundred(words: readonly string[], at: number): Read | null {
  const ten = tens.get(words[at] ?? "");
  const unit = small.get(words[ten === undefined ? at : at + 1] ?? "");
  if (ten === undefined) return unit === undefined ? null : { value: unit, next: at + 1 };
  if (unit === undefined || unit === 0 || unit > 9) return { value: ten, next: at + 1 };
  return { value: ten + unit, next: at + 2 };
}

/** "a hundred" and "hundred" are one hundred. */
function implied(words: readonly string[], at: number, scale: string): Read | null {
  if (words[at] === scale) return { value: 1, next: at };
  return words[at] === "a" && words[at + 1] === scale ? { value: 1, next: at + 1 } : null;
}

/** What follows a scale word, "and" or not; "one hundred and zero" is no number. */
function withTail(
  words: readonly string[],
  head: Read,
  read: (words: readonly string[], at: number) => Read | null,
): Read {
  const tail = read(words, words[head.next] === "and" ? head.next + 1 : head.next);
  return tail === null || tail.value === 0 ? head : { value: head.value + tail.value, next: tail.next };
}

const malayUnits = numbered("sifar satu dua tiga empat lima enam tujuh lapan sembilan");
malayUnits.set("kosong", 0).set("delapan", 8);
const malayScales = new Map([
  ["ribu", 1000],
  ["ratus", 100],
  ["puluh", 10],
]);
const malayOnes = new Map([
  ["seribu", 1000],
  ["seratus", 100],
  ["sepuluh", 10],
]);
const malayWords = new Set([
  ...malayUnits.keys(),
  ...malayScales.keys(),
  ...malayOnes.keys(),
  "belas",
  "sebelas",
]);

function malayNumber(words: readonly string[], at: number): Read | null {
  let [value, next, lastScale] = [0, at, 10_000];
  while (lastScale > 1) {
    const step = malayStep(words, next, lastScale);
    if (step === null || (step.value === 0 && next > at)) break;
    value += step.value;
    next = step.next;
    lastScale = step.scale;
  }
  return next === at ? null : { value, next };
}

/** One part of a number, smaller in scale than the part before it: "dua ratus", then "tiga belas". */
function malayStep(words: readonly string[], at: number, below: number): (Read & { scale: number }) | null {
  const word = words[at] ?? "";
  const one = malayOnes.get(word);
  if (one !== undefined) return one < below ? { value: one, next: at + 1, scale: one } : null;
  if (word === "sebelas") return below > 10 ? { value: 11, next: at + 1, scale: 1 } : null;
  const unit = malayUnits.get(word);
  if (unit === undefined) return null;
  const following = words[at + 1] ?? "";
  if (following === "belas" && below > 10 && unit > 0) return { value: 10 + unit, next: at + 2, scale: 1 };
  const scale = malayScales.get(following);
  if (scale === undefined || unit === 0) return { value: unit, next: at + 1, scale: 1 };
  return scale < below ? { value: unit * scale, next: at + 2, scale } : null;
}

function numbered(words: string): Map<string, number> {
  return new Map(words.split(" ").map((word, value) => [word, value]));
}
