import { recently } from "../../recently.ts";

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
    /comput\w*(?: science)?|sains komputer|informati(?:cs|k|que|ca)|informática|cyfrifiadureg|coding|programming|digital \w+|\bICT\b|\bIT\b|software \w+/gi,
  ],
  [
    "pe",
    /physical education|\bP\.?E\b|sports?(?: science)?|health and wellbeing|\bEPS\b|gymnastics|(?:educación|educação|educazione) f[ií]sica|éducation physique|pendidikan jasmani|lichamelijke opvoeding|addysg gorfforol/gi,
  ],
  ["social", /social (?:studies|subjects|sciences?)|humanities|people and society/gi],
  ["history", /hist[oó]r\w*|\bstoria\b|histoire|geschichte|geschiedenis|sejarah|\bhanes\b/gi],
  ["geography", /geogra(?:ph|f)\p{L}*|géographie|erdkunde|aardrijkskunde|daearyddiaeth/giu],
  ["civics", /civics|citizenship|modern studies|politics|political science|government|economics|sociology/gi],
  ["religion", /religio\w*(?: (?:studies|education))?|\bRME?\b|\bRE\b|philosophy|ethics/gi],
  [
    "mathematics",
    /\bmath\p{L}*|numeracy|arithmetic|algebra|geometry|calculus|statistics|\bmatem\p{L}*|wiskunde|\brechnen\b/giu,
  ],
  [
    "english",
    /\benglish(?: (?:language|literature))?\b|literacy|literature|language arts|\bELA\b|\bphonics\b|\bSPaG\b|guided reading|handwriting/gi,
  ],
  ["biology", /bi[oó]lo[gx]\p{L}*|bioleg|life sciences?|\bSVT\b/giu],
  ["chemistry", /\bchem\w*|chimi(?:e|ca)|química|\bkimia\b|scheikunde|\bcemeg\b/gi],
  ["physics", /physi(?:cs|que|k)\b|f[ií]sica\b|\bfizik\b|natuurkunde|\bffiseg\b/gi],
  ["earth-science", /earth sciences?|geology|environmental sciences?/gi],
  ["french", /\bfrench\b|français\w*/gi],
  ["spanish", /\bspanish\b|español/gi],
  ["german", /\bgerman\b|\bdeutsch\b/gi],
  [
    "other-language",
    /\b(?:italian|mandarin|chinese|japanese|arabic|urdu|polish|portuguese|russian|gaelic|gàidhlig|irish|welsh|latin|greek|malay)\b/gi,
  ],
  ["languages", /\blanguages?\b|\bMFL\b|\bMLs?\b/gi],
  ["music", /\bmusi\w*|música|\bmuzik\b|cerddoriaeth/gi],
  ["drama", /\bdrama\b|theatre|performing arts/gi],
  ["dance", /\bdance\b/gi],
  [
    "art",
    /\bart\b|\bkunst\b|\bcelf\b|seni visual|educación plástica|art (?:and|&) design|visual arts?|arts plastiques/gi,
  ],
  ["arts", /expressive arts|creative arts|\barts\b/gi],
  ["pshe", /\bP\.?S\.?H?E\b|\bRSH[EP]\b|personal,? (?:and )?social|life skills|wellbeing/gi],
  [
    "trades",
    /\bweld\w*|fabrication|plumb\w*|brick(?:laying|work)|carpentry|joinery|plaster(?:ing)?\b|roofing|tiling|scaffolding|motor vehicle|automotive|vehicle (?:maintenance|technology|repair)|electrical installation|construction|painting (?:and|&) decorating|hairdress\w*|barbering|beauty (?:therapy|treatments)|horticulture|agriculture|floristry|animal care|machining|upholstery/gi,
  ],
  ["business", /business|accounting|enterprise/gi],
  ["technologies", /technolog\w*/gi],
  [
    "science",
    /\bscien(?:ces?|tific)\b|\bSTEM\b|\bsains\b|\bci[eê]ncias?\b|\bscienze\b|naturwissenschaft\w*|sachunterricht|wetenschap\w*|gwyddoniaeth/gi,
  ],
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
export const subjectsIn: (text: string) => readonly string[] = recently(200, (text) => {
  let rest = text.replaceAll("-", " ");
  const found: string[] = [];
  for (const [subject, pattern] of known) {
    const without = rest.replace(pattern, " ");
    if (without !== rest) found.push(subject);
    rest = without;
  }
  return found;
});

/** Whether it is what a subject is called on a timetable, and no topic of it. */
export function isSubjectName(text: string): boolean {
  return /^(?:p\.?e|maths?|mathematics|sciences?|english|history|geography|music|art|drama|french|german|spanish|mfl|d ?(?:&|and) ?t|dt|food(?: tech(?:nology)?)?|ict|computing|re|rs|pshe|biology|chemistry|physics|literacy|numeracy|phonics)\.?$/i.test(
    text.trim(),
  );
}

/** Languages that are taught, by what they are called at home and here. */
const languages: readonly (readonly [string, RegExp])[] = [
  ["french", /\bfrench\b|français|französisch/i],
  ["spanish", /\bspanish\b|español|castellano|spanisch/i],
  ["german", /\bgerman\b|\bdeutsch\b|allemand/i],
  ["italian", /\bitalian[oa]?\b/i],
  ["chinese", /\bmandarin\b|\bchinese\b|\bcantonese\b/i],
  ["portuguese", /\bportuguese\b|português/i],
  ["gaelic", /\bgaelic\b|gàidhlig/i],
  ["irish", /\birish\b|gaeilge/i],
  ["welsh", /\bwelsh\b|cymraeg/i],
  ["malay", /\bmalay\b|bahasa melayu/i],
  ...["japanese", "arabic", "urdu", "polish", "russian", "latin", "greek", "hindi", "turkish", "dutch"].map(
    (name) => [name, new RegExp(`\\b${name}\\b`, "i")] as const,
  ),
];

/** Asked of every note, and a desk has few subjects. */
const languagesIn = recently(200, (text): readonly string[] =>
  languages.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])),
);

/** Whether two subjects are languages and not the same: a note on Spanish is of no use to a class in French. */
export function isOtherLanguage(one: string, other: string): boolean {
  const [here, there] = [languagesIn(one), languagesIn(other)];
  return here.length > 0 && there.length > 0 && !here.some((language) => there.includes(language));
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
  if (
    /\b(?:all|every(?:thing)?|(?:the )?lot|general|whole|class teach\w*|primary|elementary|generalist)\b/i.test(
      subject,
    )
  )
    // "All of it" is no computing.
    return subjectsIn(subject.replace(/\bof it\b/i, " ")).length === 0;
  return subject.trim() === "";
}
