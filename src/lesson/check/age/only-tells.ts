/** Somebody in the room is meant, or asked. */
const toPupils =
  /\b(?:you|your|yours|yourself|yourselves|we|us|our|let['’]?s|pupils?|students?|learners?|children|class(?:mates?)?|everybody|everyone|volunteers?|partners?|pairs?|groups?|teams?|teacher|homework|task|activity|lesson|whoever|anyone|anybody)\b|\?/i;
/** An order to somebody else is read out too: "Ask each group …", "Get them to …". What an English order begins with. */
const order =
  /^[^\p{L}]*(?:(?:now|then|next|first|finally|please|quickly|carefully|never|always|in turn|one by one|afterwards),?\s+)*(\p{L}+)\s+(?:the|an?|this|that|these|those|it|them|him|her|each|every|all|both|one|two|three|four|five|some|any|as|from|onto|into|in|on|off|out|over|under|up|down|for|at|through|with|to|back|until|how|what|why|where|who|and|somebody|someone|something|another|\d+)\b/iu;
/** What opens a sentence that tells, and no order. */
const opener =
  /^(?:the|an?|this|that|these|those|it|they|he|she|there|some|many|most|few|several|all|both|each|every|one|two|three|other|others|such|no|not|nobody|none|when|while|as|after|before|during|because|since|although|though|if|so|but|and|or|then|in|on|at|by|for|from|with|under|over|about|among|between|what|why|how|where|who|which|his|her|its|their|more|less|only|even|also|here|people)$/i;

/**
 * Whether a sentence in English only tells of something ("Crusaders climbed the walls on ladders"): nobody in the room is
 * meant, and nothing is ordered. Where it is not sure, it says no.
 */
export function onlyTells(sentence: string): boolean {
  if (toPupils.test(sentence)) return false;
  // "Light it and hold it close; breathe in": every clause may be an order.
  return sentence
    .split(/[.;:!]\s+|,\s+(?:and |then )?|\s+(?:and|then)\s+/)
    .every((clause) => !isOrder(clause));
}

function isOrder(clause: string): boolean {
  const first = order.exec(clause.trim())?.[1];
  if (first === undefined || opener.test(first)) return false;
  return !/[^s]s$|[^e]ed$|[aeiouy]\p{L}*ing$/iu.test(first) && !told.has(first.toLowerCase());
}

/** Forms that are of the past alone: an order is never in one. */
const told: ReadonlySet<string> = new Set(
  `was were had did said told went came saw took gave made knew thought found left felt kept began held stood heard met ran sat lost
  paid spoke led grew won bought sent built fell drew broke spent wore rode flew threw blew rose drove fled fought sank swam sang hid dug
  slew struck swore tore froze forgot chose became shot burnt learnt meant slept swept wept bore bound caught brought taught sought dealt`
    .split(/\s+/)
    .filter(Boolean),
);
