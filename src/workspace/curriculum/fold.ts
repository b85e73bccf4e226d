/** Text with every kind of dash and space made plain; `at[i]` is where character i of it stood in the original. */
export type Folded = { text: string; at: number[] };

const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/;
const dash = /[-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/;
const longDash = /[\u2014\u2015\uFE58]/;

/**
 * "TCH 4 – 14a", "TCH\u00A04‑14a" and "TCH\n4-14a" all become "TCH 4-14a". A long dash with spaces around it separates
 * a code from its title and stays one.
 */
export function fold(text: string): Folded {
  const folded: Folded = { text: "", at: [] };
  const add = (character: string, index: number) => {
    folded.text += character;
    folded.at.push(index);
  };
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (invisible.test(character)) continue;
    if (/\s/.test(character)) {
      if (!folded.text.endsWith(" ")) add(" ", index);
    } else if (dash.test(character)) {
      add(longDash.test(character) && folded.text.endsWith(" ") ? "—" : "-", index);
    } else add(character, index);
  }
  return withoutGaps(folded);
}

/** "4 - 14a" → "4-14a", and the same where a line was broken after the hyphen. */
function withoutGaps({ text, at }: Folded): Folded {
  const gaps = new Set<number>();
  for (const match of text.matchAll(/(?<=\d)( ?)-( ?)(?=\d)/g)) {
    if (match[1] === " ") gaps.add(match.index);
    if (match[2] === " ") gaps.add(match.index + match[0].length - 1);
  }
  if (gaps.size === 0) return { text, at };
  const kept = (_: unknown, index: number) => !gaps.has(index);
  return { text: text.split("").filter(kept).join(""), at: at.filter(kept) };
}
