/** A level that is only led to, or come from, is not said to be the outcome's. */
const onTheWay =
  /(?:from|to|towards?|beyond|above|below|than|after|before|builds? on|leads? to|prepares? for)\s+(?:the\s+|an?\s+)?$/iu;

/** Another level of the same ladder that a line gives an outcome; null where it gives none, or its own beside it. */
export function otherLevelIn(says: string, own: string, levels: readonly string[]): string | null {
  if (own === "") return null;
  const said = levels.flatMap((level) => placesOf(level, says).map((at) => ({ level, ...at })));
  const meant = said.filter(({ start }) => !onTheWay.test(says.slice(0, start)));
  if (meant.some(({ level }) => level.toLowerCase() === own.toLowerCase())) return null;
  const [other] = meant;
  return other === undefined ? null : says.slice(other.start, other.end);
}

export function withoutLevels(says: string, levels: readonly string[]): string {
  return levels
    .flatMap((level) => placesOf(level, says))
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, says);
}

/** "Second level", "level: Second", "(Second)", "Second:"; a name with a number in it ("Grade 7") wherever it stands. */
function placesOf(level: string, text: string): { start: number; end: number }[] {
  const bare = level.replace(/\s*\blevel\b\s*/iu, "");
  if (bare === "") return [];
  const name = RegExp.escape(bare).replace(/\\x20/g, "\\s+");
  const edge = (pattern: string) => `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
  const shapes = /\d/.test(bare)
    ? [edge(name)]
    : [
        edge(`${name}[\\s-]+level`),
        edge(`level\\s*[:=]?\\s*${name}`),
        `\\(\\s*${name}\\s*\\)`,
        `^[\\s:–—-]*${name}\\s*(?=[:–—])`,
      ];
  return Array.from(text.matchAll(new RegExp(shapes.join("|"), "giu")), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
