/**
 * How a lesson is asked for in other languages than English: what stands before the topic ("ich brauche eine Stunde zu"),
 * and after it ("pour ma classe de 5e"). The length is taken out before.
 */

const greeting =
  "(?:(?:bonjour|salut|hallo|guten tag|hola|buenos días|ciao|salve|olá|hoi|selamat \\p{L}+|helo|shwmae)[\\s,!.]*)?";

const asking: readonly (readonly [wish: string, lesson: string, joint: string])[] = [
  [
    "(?:j['’]ai besoin|je (?:veux|voudrais|cherche|souhaite)|il me faut|prépare[rz]?|fai(?:s|tes)|crée[rz]?|donne[rz]?)(?:[- ]moi)?(?: d['’]| de)?",
    "(?:une?|la|le|ma|mon|cette)?\\s*(?:leçon|cours|séance|séquence)",
    "(?:d['’]|de )\\p{L}+ sur|sur|à propos de|au sujet de|concernant|de|d['’]",
  ],
  [
    "(?:ich (?:brauche|möchte|suche|hätte gern(?:e)?)|bitte|mache?(?:n sie)?|erstellen?(?: sie)?|planen?(?: sie)?)(?: mir| uns)?",
    "(?:eine?n?|die|meine|nächste)?\\s*(?:(?:unterrichts|doppel|schul)?stunde|lektion|unterricht(?:sentwurf|sstunde|seinheit)?|einheit)",
    "zu[mr]?(?: thema)?|über|von|für",
  ],
  [
    "(?:necesito|quiero|quisiera|me gustaría|prepara(?:me)?|haz(?:me)?|crea(?:me)?)(?: tener)?",
    "(?:una?|la|mi)?\\s*(?:clase|lección|sesión)",
    "sobre|acerca de|de",
  ],
  [
    "(?:ho bisogno di|vorrei|voglio|mi serve|prepara(?:mi)?|crea(?:mi)?)",
    "(?:una?|la|mia)?\\s*lezione",
    "su(?:l|lla|lle|gli|i|llo|ll['’])?|di",
  ],
  [
    "(?:preciso de|quero|queria|gostaria de|prepar[ae]|fa(?:z|ça)|cri[ae])",
    "(?:uma?|a|minha)?\\s*(?:aula|lição|sessão)",
    "sobre|acerca d[aeo]s?|de|do|da",
  ],
  [
    "(?:ik (?:wil|heb|zoek)(?: graag)?|maak|bereid)",
    "(?:een|de|mijn)?\\s*(?:les|lesuur)(?: nodig)?",
    "over|van|rond",
  ],
  [
    "(?:saya (?:perlukan|mahu(?:kan)?|perlu|nak)|sila|tolong|buat(?:kan)?|sediakan)",
    "(?:satu\\s+)?(?:rancangan (?:pengajaran|pelajaran)|pelajaran|kelas|RPH)",
    "tentang|mengenai|bagi|untuk",
  ],
  [
    "(?:dw i(?:['’]n)? (?:angen|eisiau)|rydw i eisiau|hoffwn(?: i)?|paratowch)",
    "(?:g?wers)",
    "ar|am|ynghylch",
  ],
];

const some: Readonly<Record<string, string>> = {
  "quelque chose": "sur|autour d[eu]|à propos de",
  "irgend ?et ?was|irgendwas|etwas|was": "zu[mr]?(?: thema)?|über|rund um",
  algo: "sobre|acerca de",
  qualcosa: "su(?:l|lla|lle|gli|i|llo|ll['’])?",
  "alguma coisa": "sobre|acerca d[aeo]s?",
  iets: "over|rond",
  sesuatu: "tentang|mengenai",
  rhywbeth: "ar|am",
};

/** What comes before a topic. The word for a lesson must stand there: the others alone may be a topic's own. */
export const beforeElsewhere: readonly RegExp[] = [
  ...asking.map(
    ([wish, lesson, joint]) =>
      new RegExp(
        `^${greeting}(?:${wish}\\s*)?${lesson}(?=[\\s,:])(?:\\s*(?:de|of|von|van|di)(?=\\s+(?:${joint})\\b))?\\s*(?:(?:${joint})(?:\\s+|(?<=['’])))?`,
        "iu",
      ),
  ),
  // "Something on": only with the word that joins it to a topic.
  ...Object.entries(some).map(
    ([something, joint]) =>
      new RegExp(
        `^${greeting}(?:\\p{L}+[\\s,]+){0,3}?(?:${something})\\s+(?:${joint})(?:\\s+|(?<=['’]))(?=\\S)`,
        "iu",
      ),
  ),
  /^(?:demain|morgen|heute|mañana|domani|amanhã|esok|yfory)\b[\s,:]+(?=\S)/iu,
];

/** What comes after it: for whom, and when. */
export const afterElsewhere: readonly RegExp[] = [
  /[\s,]+(?:pour|avec)\s+(?:ma|mes|la|les|une)\s+(?:classe|élèves|groupe)(?:\s+de)?(?:\s+[\p{L}\p{N}]{1,8}){0,2}$/iu,
  /[\s,]+(?:für|mit)\s+(?:meine?|die|eine)\s+(?:klasse|gruppe|schüler\p{L}*|kurs)(?:\s*\d{1,2}\s?\p{L}?)?$/iu,
  /[\s,]+(?:in (?:der )?)?(?:klasse|kelas|klas|classe)\s*\d{1,2}\s?\p{L}?$/iu,
  /[\s,]+para\s+(?:mi|mis|la|a minha|os meus|minha|meus)\s+(?:clase|grupo|alumnos|turma|alunos|classe)(?:\s+de)?(?:\s+[\p{L}\p{N}º]{1,9}){0,2}$/iu,
  /[\s,]+per\s+(?:la mia|i miei|la|una)\s+(?:classe|alunni|studenti)(?:\s+[\p{L}\p{N}]{1,8}){0,2}$/iu,
  /[\s,]+voor\s+(?:mijn|de)\s+(?:klas|leerlingen|groep)(?:\s+[\p{L}\p{N}]{1,4})?$/iu,
  /[\s,]+untuk\s+(?:kelas|murid|pelajar)(?:\s+saya)?(?:\s+[\p{L}\p{N}]{1,4})?$/iu,
  /[\s,]+i(?:['’]r|\s+fy|\s+fy)?\s+(?:nosbarth|dosbarth|disgyblion)(?:\s+[\p{L}\p{N}]{1,4})?$/iu,
  /[\s,]+(?:(?:para|per|pour|für|voor|untuk|ar gyfer)\s+)?(?:demain|morgen|heute|mañana|domani|amanhã|esok|yfory)$/iu,
  /[\s,]+(?:eine|une|una|uma|un|een|d['’]|di|de|van|von)$/iu,
];
