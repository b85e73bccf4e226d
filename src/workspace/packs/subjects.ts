/** A subject as packs are sorted by it, by the names that schools give it. The first that fits takes the words away. */
const known: readonly (readonly [string, RegExp])[] = [
  [
    "design-and-technology",
    /design (?:and|&|\+) ?(?:technology|manufacture|make)|\bD ?(?:&|and) ?T\b|\bDT\b|resistant materials|graphic communication|product design|woodwork|engineering(?: science)?/gi,
  ],
  [
    "food",
    /food(?: (?:technology|science|studies))?|home economics|hospitality|practical cookery|nutrition/gi,
  ],
  [
    "computing",
    /comput\w*(?: science)?|informati(?:cs|k|que)|coding|programming|digital \w+|\bICT\b|\bIT\b|software \w+/gi,
  ],
  ["pe", /physical education|\bP\.?E\b|sports?(?: science)?|health and wellbeing|\bEPS\b|gymnastics/gi],
  ["social", /social (?:studies|subjects|sciences?)|humanities|people and society/gi],
  ["history", /histor\w*|histoire|geschichte/gi],
  ["geography", /geograph\w*|géographie|erdkunde/gi],
  ["civics", /civics|citizenship|modern studies|politics|political science|government|economics|sociology/gi],
  ["religion", /religio\w*(?: (?:studies|education))?|\bRME?\b|\bRE\b|philosophy|ethics/gi],
  ["mathematics", /\bmath\w*|numeracy|arithmetic|algebra|geometry|calculus|statistics|\bmatem\w*/gi],
  ["english", /\benglish(?: (?:language|literature))?\b|literacy|literature|language arts|\bELA\b/gi],
  ["biology", /biolog\w*|life sciences?/gi],
  ["chemistry", /chem\w*|chimie/gi],
  ["physics", /physi(?:cs|que|k)\b/gi],
  ["earth-science", /earth sciences?|geology|environmental sciences?/gi],
  ["french", /\bfrench\b|français\w*/gi],
  ["spanish", /\bspanish\b|español/gi],
  ["german", /\bgerman\b|\bdeutsch\b/gi],
  [
    "other-language",
    /\b(?:italian|mandarin|chinese|japanese|arabic|urdu|polish|portuguese|russian|gaelic|gàidhlig|irish|welsh|latin|greek|malay)\b/gi,
  ],
  ["languages", /\blanguages?\b|\bMFL\b|\bMLs?\b/gi],
  ["music", /\bmusi\w*/gi],
  ["drama", /\bdrama\b|theatre|performing arts/gi],
  ["dance", /\bdance\b/gi],
  ["art", /\bart\b|art (?:and|&) design|visual arts?|arts plastiques/gi],
  ["arts", /expressive arts|creative arts|\barts\b/gi],
  ["pshe", /\bP\.?S\.?H?E\b|\bRSH[EP]\b|personal,? (?:and )?social|life skills|wellbeing/gi],
  ["business", /business|accounting|enterprise/gi],
  ["technologies", /technolog\w*/gi],
  ["science", /\bscien(?:ces?|tific)\b|\bSTEM\b/gi],
];

/** A wider subject and those it holds: a class in either draws on the other. */
const within: Readonly<Record<string, readonly string[]>> = {
  science: ["biology", "chemistry", "physics", "earth-science"],
  social: ["history", "geography", "civics"],
  languages: ["french", "spanish", "german", "other-language"],
  technologies: ["design-and-technology", "food", "computing"],
  arts: ["art", "music", "drama", "dance"],
};

/** The subjects that a text names; empty where it names none that is known. */
export function subjectsIn(text: string): string[] {
  let rest = text.replaceAll("-", " ");
  const found: string[] = [];
  for (const [subject, pattern] of known) {
    const without = rest.replace(pattern, " ");
    if (without !== rest) found.push(subject);
    rest = without;
  }
  return found;
}

/** Whether what is about one is of use to a class in the other. */
export function sharesSubject(a: readonly string[], b: readonly string[]): boolean {
  return a.some((one) => b.some((other) => isRelated(one, other)));
}

function isRelated(a: string, b: string): boolean {
  return a === b || within[a]?.includes(b) === true || within[b]?.includes(a) === true;
}

/** A class that is taught everything by one teacher: it names no subject, or says so. */
export function isAllSubjects(subject: string): boolean {
  if (/\b(?:all|every|general|whole|class teach\w*|primary|elementary|generalist)\b/i.test(subject))
    return subjectsIn(subject).length === 0;
  return subject.trim() === "";
}
