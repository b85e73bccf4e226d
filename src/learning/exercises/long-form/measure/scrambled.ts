/** Small words in an order that no sentence has: what is left when the words of a text are shuffled or salted in. */
export function isScrambled(words: readonly string[], language: string | null): boolean {
  const rule = rules[language ?? ""];
  if (rule === undefined) return false;
  const [leading, impossible] = rule;
  const led = words.flatMap((word, at) => (leading.has(word) ? [words[at + 1]] : []));
  const broken = led.filter((next) => next === undefined || impossible.has(next));
  return led.length >= 4 && broken.length / led.length >= 0.15;
}

/** After one of the first, none of the second can stand. */
const rules: Readonly<Record<string, readonly [ReadonlySet<string>, ReadonlySet<string>]>> = {
  en: [
    set("a an the"),
    set(
      "a an the of and or is are was were to in it that be by for with but if because has have not they we you on at from",
    ),
  ],
  ms: [set("di ke dari untuk dengan"), set("dan atau tetapi yang kerana ialah di ke dari untuk dengan")],
};

function set(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
