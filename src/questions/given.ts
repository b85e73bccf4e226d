/** What a question is asked of, where that is something to look at: words, figures in rows, or a picture. */
export type GivenKind = "text" | "table" | "picture";

const nouns: Readonly<Record<GivenKind, string>> = {
  text: "sources?|texts?|extracts?|poems?|passages?|diary|letter(?=\\s+(?:says|tells|shows|suggests|was)\\b)|paragraphs?|stanzas?|verses?|articles?|recipe|dialogue",
  table: "tables?|charts?|graphs?|data|figures|results|timetable|tally",
  picture: "maps?|diagrams?|timelines?",
};
/** Behind it the sentence ends or goes on about it: "the text yes" and "the letter K" name something else. */
const goesOn =
  "(?=\\s*(?:[.,;:?!)]|$)|\\s+(?:be|can|could|has|have|seems?|above|below|about|and|or|that|which|who|where|with|for|to|as|is|are|was|were|do|does|did|says?|said|tells?|told|shows?|showed|gives?|gave|suggests?|makes?|made|uses?|used|support|supports|mean|means|leaves?|outright|again|aloud|twice|once|carefully|you|we|by|from|describes?)\\b)";

const asked = (Object.keys(nouns) as GivenKind[]).map((kind) => ({
  kind,
  said: new RegExp(
    `\\b(?:the|this|that|these|those|each|both|either|her|his|their)\\s+(?:(?:first|second|third|last|whole|same|next|short|old|two|three|bar|line|climate|weather|results?)\\s+)?(?:${nouns[kind]})\\b${goesOn}`,
    "iu",
  ),
}));
const named = /\b(?:Source|Text|Extract|Poem|Passage)\s+[A-H1-9]\b/;
const lines = /\b(?:this|that|these|those) lines?\b/i;

/** Which kind of thing a prompt sends its reader to look at; null where it stands by itself. What it quotes is not what it asks. */
export function asksOfGiven(prompt: string): GivenKind | null {
  const own = prompt
    .replace(/```[\s\S]*?(?:```|$)/g, " ")
    .replace(/\*[^*\n]+\*|["“][^"”\n]+["”]/g, (quoted) =>
      quoted.split(/\s+/).length < 4 ? quoted : " ‘…’ ",
    );
  if (named.test(own)) return "text";
  const found = asked.find(({ said }) => said.test(own));
  return found?.kind ?? (lines.test(own) ? "text" : null);
}

/** Whether a prompt holds something to look at itself: a block, or words of some length that it quotes. */
export function bringsGiven(prompt: string): boolean {
  if (/```|^\s*>|^\s*\|.*\|\s*$/m.test(prompt)) return true;
  const quoted = prompt.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)|["“]([^"”\n]+)["”]/g);
  return [...quoted].some(([, one = "", other = ""]) => `${one}${other}`.trim().split(/\s+/).length >= 4);
}
