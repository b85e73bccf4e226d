/**
 * How well a label fits what was typed: 0 where it does not, more where the typed words begin a word of it. Letters
 * are compared without case and accents. No guessing: "art" finds "Art" and "Starter", never "alert".
 */
export function paletteScore(label: string, typed: string): number {
  const text = plain(label);
  const wanted = plain(typed).split(" ").filter(Boolean);
  if (wanted.length === 0) return 1;
  const scores = wanted.map((word): number => {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    return at === 0 || text.includes(` ${word}`) ? 1 : 0.5;
  });
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Those that fit, under their headings, the best first; with nothing typed all of them, as they come. */
export function arranged<T extends { label: string; group: string }>(
  choices: readonly T[],
  typed: string,
): [group: string, choices: T[]][] {
  const scored = choices.map((choice) => ({ choice, score: paletteScore(choice.label, typed) }));
  const fitting = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
  return [...Map.groupBy(fitting, ({ choice }) => choice.group)].map(([group, found]) => [
    group,
    found.map(({ choice }) => choice),
  ]);
}

function plain(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "");
  return bare
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, " ")
    .trim();
}
