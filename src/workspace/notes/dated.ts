const month =
  "(?:jan|feb|mar|mär|maa|apr|may|mai|mei|jun|jul|aug|sep|oct|okt|nov|dec|dez|dis|janv|févr|mars|avr|juin|juil|août|déc|ene|abr|ago|dic|ogos)\\p{L}*\\.?";
const year =
  "(?:\\d{3,4}(?:s|er)?|\\d{1,4}\\s?(?:bce?|ce|ad|av\\. j\\.-c\\.|v\\. chr\\.|n\\. chr\\.|a\\. ?c\\.|sm)|(?:ad|bc)\\s?\\d{1,4})";
const about = "(?:c\\.|ca\\.|circa|about|around|vers|um|hacia|sekitar)\\s?";
const begins = new RegExp(
  `^[*_]*(?:(?:in|en|im|im jahre?|pada)\\s)?(?:${about})?(?:(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)?\\s(?:de\\s)?)?${month}\\s(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s)?(?:de\\s)?)?${year}(?:\\s?[-–/]\\s?\\d{1,4})?[*_]*\\s*(?:[:—]|\\s[–-]\\s|[–-]\\s|→)[*_]*\\s*\\p{L}`,
  "iu",
);

/** "1815: Corn Laws", "18 May 1980 – it erupts", "c. 79 AD: …": what happened then. A fact, under whatever heading it stands. */
export function isDated(text: string): boolean {
  return begins.test(text.slice(0, 200));
}
