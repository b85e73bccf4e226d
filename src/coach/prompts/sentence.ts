/** What is said around a text ends with a full stop, where the text itself does not end a sentence: never “Good morning!”. */
export function closed(text: string, around: string): string {
  return /[.!?…]$/.test(text) ? around : `${around}.`;
}

/** The first of several meanings: "big; tall" is read aloud as "big". */
export function firstGloss(gloss: string): string {
  return gloss.split(";")[0]?.trim() || gloss;
}

/** To be quoted in a question: “Wo ist …”, not “Wo ist …?”?. */
export function unended(text: string): string {
  return text.replace(/[.!?]+$/, "").trim();
}
