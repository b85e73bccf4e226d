/** Words that turn a sentence round: one letter or one word more or less here is never a slip. Folded, so "dont". */
const negations = new Set(
  (
    "not no never none nothing nobody without cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt " +
    "couldnt shouldnt havent hasnt hadnt mustnt tidak tak bukan jangan belum tiada tanpa " +
    "nicht nie niemals nichts kein keine keinen keinem keiner keines ohne pas jamais"
  ).split(" "),
);

export function isNegation(word: string): boolean {
  return negations.has(word);
}
