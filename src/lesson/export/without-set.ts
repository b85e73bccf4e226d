const rank =
  "(?:bottom|lowest|lower|low|middle|mid|top|highest|higher|high|weak(?:er|est)?|strong(?:er|est)?|less able|more able|able|nurture|mixed)";
const grouped =
  "(?:sets?|streams?|bands?|groups?|ability(?: (?:set|group|class))?|attain(?:ers|ing|ment)(?: (?:set|group))?|class)";
/** "bottom set", "low-ability group", "set 4 of 5" where nothing but the end of a name follows. */
const sets = new RegExp(
  `[\\s(,–—-]*\\b(?:${rank}[- ]${grouped}(?: \\d+)?|nurture|sets? \\d+(?: ?(?:of|/) ?\\d+)?(?=\\s*(?:$|[·,;:)])))(?![\\p{L}\\p{N}])\\)?`,
  "giu",
);

/** A title or a class's name for pupils: which set a school has put them in is not printed above their work. */
export function withoutSet(words: string): string {
  const parts = words.split(" · ").map((part) =>
    part
      .replace(sets, "")
      .replace(/(?:[\s:,–—-]+|\s+(?:for|with)(?: (?:the|my|our|a))?)+$/i, "")
      .trim(),
  );
  return sets.test(words) ? parts.filter((part) => part !== "").join(" · ") : words;
}
