/** Whether an English sentence leans on one before it, and says nothing when it is read alone: "The second 20% is of a bigger amount." */
export function pointsBack(sentence: string): boolean {
  const said = sentence.trim();
  return (
    connects.test(said) ||
    demonstrates.test(said) ||
    counts.test(said) ||
    goesOn.test(said) ||
    choosesAmong.test(said) ||
    standsForNobodyNamed(said)
  );
}

/** A word that joins it to what went before. */
const connects =
  /^(?:so(?! (?:many|much|few|far)\b)|but|and|or|then|however|instead|therefore|thus|hence|otherwise|likewise|similarly|as a result|on the other hand|for (?:example|instance))\b/i;

/** "This", "in this case", "each of these"; "those who …" says itself whom it means. */
const demonstrates =
  /^(?:[a-z]+ ){0,3}(?:this|these|those(?! (?:who|that|which)\b)|such(?! as\b))\b|^that (?:is|was|are|were|has|had|can|will|makes?|means?|gives?|shows?)\b|^(?:after|before|because of|by|for|from|in|with) that\b/i;

/** "The second 20% …": of which? What says "of" or "that" behind it says so itself, and "the Second World War" is a name. */
const counts = /^The (?:second|third|fourth|fifth) [^\s,\p{Lu}]+ (?!of\b|in\b|that\b|who\b|which\b)/u;

/** One of several that were named before: "the other", "the same", "both are". */
const choosesAmong =
  /^(?:for |in |by )?the (?:others?\b|rest\b(?! of)|latter\b|former\b|same\b(?!.*\b(?:as|than)\b)|(?:[\p{L}-]+ )?ones?\b(?! (?:of|that|who|which)\b))|^(?:both|neither|either|all) (?:is|are|was|were|has|have|can|do|does|of (?:them|these|those))\b|^another\b/iu;

/** "In the end she lost", "By 1500 they had reached India": a time or a place, and then somebody known already. */
const goesOn =
  /^(?:In|At|On|After|Before|By|For|From|Until|During)\b[^,;:.]{0,40} (?:it|they|he|she) (?!.*\b(?:that|to)\b)/;

/** A pronoun before anybody or anything was named: only small words stand in front of it. */
function standsForNobodyNamed(said: string): boolean {
  if (itself.test(said)) return false;
  const words = said.toLowerCase().match(/[\p{L}\p{N}'’%]+/gu) ?? [];
  const at = words.findIndex((word) => pronouns.has(word));
  return at >= 0 && words.slice(0, at).every((word) => small.has(word));
}

/** "It is wrong to …", "It was Newton who …": the word stands for what comes behind it. */
const itself = /^it (?:is|was|takes|took|can be|seems)\b.*\b(?:to|that|who|for)\b/i;

const pronouns = new Set("it its they them their he him his she her".split(" "));
const small = new Set(
  "most some many all each both few one two three part half much none any only in on at of for with from to by after before until when while as if because since through inside under over near at about often usually not always never sometimes even also the".split(
    " ",
  ),
);
