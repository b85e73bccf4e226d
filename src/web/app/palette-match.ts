/**
 * How well a label fits what was typed: 0 where it does not, more the earlier in a word each typed word stands. Letters
 * are compared without case and accents. No guessing: "art" finds "Art" and "Starter", never "alert".
 */
export function paletteScore(label: string, typed: string): number {
  const text = plain(label);
  const wanted = plain(typed).split(" ").filter(Boolean);
  if (wanted.length === 0) return 1;
  const scores = wanted.map((word): number => {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    if (at === 0) return 1;
    return text.includes(` ${word}`) ? 0.8 : 0.5;
  });
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function plain(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "");
  return bare
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, " ")
    .trim();
}
