const abbreviations =
  /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|Mr|Mrs|Ms|Dr|St|No|z\.B|p\.ex|p\.ej|bzw|usw|ca)|\b\p{Lu})\.$/u;

/** The sentences of a paragraph, in order; a full stop within a number or after "e.g." ends none. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let begun = "";
  for (const part of text.split(/(?<=[.!?…]["'’”»)]?)\s+/u)) {
    const so = begun === "" ? part : `${begun} ${part}`;
    const over = /[.!?…]["'’”»)]?$/u.test(part) && !abbreviations.test(part);
    if (over) sentences.push(so);
    begun = over ? "" : so;
  }
  return begun === "" ? sentences : [...sentences, begun];
}
