/** "got 3/20", "failed with 12 %", "hat eine 5 in der Klassenarbeit": a mark, said right after a name. */
const got =
  "(?:got|gets|scored|scores|has|had|failed|passed|with|on|a eu|a obtenu|hat|bekam|schrieb|hatte|saco|tiene|ha sacado|dapat|mendapat)";
const small = "(?:(?:a|an|only|just|une?|eine?n?|ne|un|hanya|markah|grade|solo|nur)\\s)*";
const figure =
  "(?:\\d{1,3}(?:[.,]\\d)?\\s?%|\\d{1,3}(?:[.,]\\d)?\\s?/\\s?\\d{1,3}\\b|\\d{1,3} (?:out of|von|sur|de|daripada) \\d{1,3}\\b)";
const grade = "(?:\\d{1,2}(?:[.,]\\d)?|[a-f][+-]?)\\b";
const test =
  "(?:test|exam|prelim|quiz|mock|paper|essay|controle|interro|devoir|klassenarbeit|arbeit|klausur|schulaufgabe|geschrieben|zeugnis|examen|prueba|control|ujian|peperiksaan|kuiz)";
const mark = new RegExp(
  `^[^.;!?\\n]{0,25}?\\b${got}\\b[^.;!?\\n]{0,20}?\\s${small}(?:${figure}|${grade}[^.;!?\\n]{0,30}\\b${test})`,
);
const listed = new RegExp(`^\\s?[:–-]\\s?${figure}`);

const bare = /^\s?[:–-]?\s?\d{1,3}(?=\s?[,;.)]|\s?$)/;

/** "Liam 31, Grace 28": a figure and nothing else. Two of them in a line are a list of marks. */
export function isBareFigure(after: string): boolean {
  return bare.test(after.slice(0, 12));
}

/** "Anwen: 4/20". Takes folded text, and is a mark among others like it. */
export function isListedMark(after: string): boolean {
  return listed.test(after);
}

/** Takes folded text that begins where the name ends. */
export function isMark(after: string): boolean {
  const near = after.slice(0, 110);
  return mark.test(near) || listed.test(near);
}
