/** A piece of a text, and the dimensions whose evidence it is. */
export type Piece = { text: string; of: readonly string[] };

export type Quoted = { name: string; evidence: readonly string[] };

/** The text cut where evidence begins and ends. A quotation is found whatever its line breaks; one not found is left out. */
export function underlined(text: string, dimensions: readonly Quoted[]): Piece[] {
  const spans = dimensions.flatMap(({ name, evidence }) =>
    evidence.flatMap((quote) => {
      const found = placeOf(text, quote);
      return found === null ? [] : [{ ...found, name }];
    }),
  );
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ from, to }) => [from, to])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(1).map((to, at) => {
    const from = cuts[at] ?? 0;
    const of = spans.filter((span) => span.from <= from && span.to >= to).map(({ name }) => name);
    return { text: text.slice(from, to), of: [...new Set(of)] };
  });
}

function placeOf(text: string, quote: string): { from: number; to: number } | null {
  const words = quote.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("\\s+");
  const found = new RegExp(pattern, "iu").exec(text);
  return found === null ? null : { from: found.index, to: found.index + found[0].length };
}

/** As a person counts them: what stands between spaces. In scripts without spaces, the language's own words. */
export function wordCount(text: string, language: string): number {
  if (text.trim() === "") return 0;
  if (
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u.test(
      text,
    )
  )
    return text.trim().split(/\s+/).length;
  try {
    return [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)].filter(
      ({ isWordLike }) => isWordLike,
    ).length;
  } catch {
    return text.trim().split(/\s+/).length;
  }
}
