const empty = new Set(
  "a an and are as at be by can for from great how i in into is it its my new of on or our some that the their them they this to using use we what when where which who why will with you your lesson lessons class teach teaching learn learning about topic introduction intro".split(
    " ",
  ),
);

/** The words of a text that say something, in plain small letters. */
export function searchWords(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !empty.has(word));
}

const shortest = 2;

/** Whether one of the words begins so, or is the same but for its ending. */
export function startsAWord(start: string, words: readonly string[]): boolean {
  const stem = stemOf(start);
  return words.some((word) => (start.length >= shortest && word.startsWith(start)) || stemOf(word) === stem);
}

/** "loops", "looping", "looped" → "loop"; "iteration", "iterate" → "iterat". Light on purpose. */
export function stemOf(word: string): string {
  const known = stemmed.get(word);
  if (known !== undefined) return known;
  const stem = stemmedAnew(word);
  if (stemmed.size >= mostStemmed) stemmed.clear();
  stemmed.set(word, stem);
  return stem;
}

const stemmed = new Map<string, string>();
const mostStemmed = 50_000;

function stemmedAnew(word: string): string {
  let stem = word;
  if (stem.length > 4 && stem.endsWith("ies")) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 3 && /[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem === "formation") return stem; // of clouds or rocks; a format is something else
  const bare = /^(.{4,}?)(?:ations?|ation|ating|ated|ates?|ate)$/.exec(stem)?.[1];
  if (bare !== undefined) return `${bare}at`;
  stem = stem.replace(/^(.{3,})(?:ings?|ed)$/, "$1").replace(/^(.{4,})e$/, "$1");
  return stem.replace(/([bdgmnprt])\1$/, "$1");
}
