/** The second-level parts of a handbook page. */
export type Section = { title: string; body: string };

export function sections(page: string): Section[] {
  const parts = page.split(/^## /m).slice(1);
  return parts
    .map((part) => {
      const [title = "", ...body] = part.split("\n");
      return { title: title.trim(), body: body.join("\n").trim() };
    })
    .filter(({ title }) => title !== "Reference files" && title !== "When to use this");
}

/** How much of a word's weight a title adds to a text's. */
const titleWeight = 3;
/** A section is shown beside the best one when it fits nearly as well. */
const nearlyAsGood = 0.75;

/** The one or two sections that share the most telling words with the question; none when none does. */
export function bestSections(question: string, all: readonly Section[]): Section[] {
  const asked = new Set(stems(question));
  if (asked.size === 0) return all.slice(0, 1); // "What can you do?"
  const bags = all.map(({ title, body }) => ({ title: new Set(stems(title)), body: new Set(stems(body)) }));
  const rarity = (stem: string) => {
    const having = bags.filter(({ title, body }) => title.has(stem) || body.has(stem)).length;
    return having === 0 ? 0 : Math.log(1 + all.length / having);
  };
  const scored = all.map((section, i) => {
    let score = 0;
    for (const stem of asked) {
      if (bags[i]?.title.has(stem)) score += titleWeight * rarity(stem);
      else if (bags[i]?.body.has(stem)) score += rarity(stem);
    }
    return { section, score };
  });
  const ranked = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }) => score >= best * nearlyAsGood)
    .slice(0, 2)
    .map(({ section }) => section);
}

const common = new Set(
  "a an the is are was be to of in on at for with and or not it its this that these how what when where which who why do does did can could i me my you your we our there if then than as by from use used using teacher assist".split(
    " ",
  ),
);

function stems(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !common.has(word)).map(stem);
}

/** Enough to make "sessions" and "session", "saved" and "saves", "resuming" and "resume" one word. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(ing|ed|es|s|e)$/, "") : word.replace(/s$/, "");
}
