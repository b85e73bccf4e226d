/**
 * What stands before or after a word that is named and not used, by language: "the phrase …", "que veut dire …", "… ?
 * What is that". Beside `talk-about.ts`, which knows a word by how it stands in its sentence. Folded text without
 * accents, ä as ae.
 */
export function isFramed(
  left: string,
  right: string,
  targetLanguage: string,
  isQuestioned: boolean,
): boolean {
  const target = targetLanguage.toLowerCase().split(/[-_]/)[0] ?? "";
  if (isNamed(left, target) || asksForMeaning.test(left) || isInALanguage(left) || isPartOfIt.test(left))
    return true;
  if (isQuestioned && asksBack.test(right)) return true;
  return frames.some(
    ({ language, before, after, around }) =>
      language !== target &&
      (before.test(left) ||
        (opens.test(left.replace(ownArticle, "")) && after.test(right)) ||
        around.some(([lead, end]) => lead.test(left) && end.test(right))),
  );
}

/** "In German they say …", "auf Englisch heißt es …": of the language. "In German I say …" is somebody's own words. */
function isInALanguage(left: string): boolean {
  return inALanguage.test(left) && !somebodysOwn.test(left);
}

/** Whether it is only said that a word is said: "you say …", "sagt man …". "I'd say good night to her" says it. */
export function isSaidByAnybody(left: string): boolean {
  return saidByAnybody.test(left);
}

const upTo = (...patterns: string[]) => new RegExp(`(?:^| )(?:${patterns.join("|")})$`);
const from = (...patterns: string[]) => new RegExp(`^(?:${patterns.join("|")})(?= |$)`);

const languages =
  "(?:english|german|malay|french|spanish|italian|indonesian|englisch|deutsch|malaiisch|franzoesisch|spanisch|(?:bahasa )?(?:inggeris|jerman|melayu|perancis|sepanyol)|anglais|francais|allemand|espagnol|ingles|espanol|aleman)";

/**
 * "The word is …", "Das Wort für müde ist …", "Le mot …": a word for words, and nothing else, leads up to it. In the
 * target language itself only right beside it: "the answer is easy" uses "easy".
 */
function isNamed(left: string, target: string): boolean {
  return names.some(
    ({ language, noun, links }) => noun.test(left) || (language !== target && links.test(left)),
  );
}

const named = (language: string, noun: string, links: string) => ({
  language,
  noun: upTo(noun),
  links: upTo(
    `${noun}(?: (?:for|fuer|untuk|pour|para) \\S+(?: \\S+)?)?(?: (?:${links.replaceAll(" ", "|")})){0,6}`,
  ),
});
const names = [
  named(
    "en",
    "(?:the|this|that|these|a|an|my|your|our|their|his|her|todays|yesterdays|another|which|what)(?: \\S+){0,2} (?:words?|phrases?|expressions?|terms?|answers?|translations?|greetings?|vocab)",
    "is was are were isnt should must would could might may be been has have to in it that here just not simply called probably i think guess we you had asked about of so then also maybe perhaps like as the german english malay french spanish",
  ),
  named(
    "de",
    "(?:\\S*wort|ausdruck|phrase|redewendung|wendung|antwort|loesung|uebersetzung|vokabel|begriff)",
    "ist war heisst lautet waere muss muesste sollte sein auf deutsch englisch malaiisch ja doch glaube ich denke wohl also hier nicht einfach wie hiess",
  ),
  named(
    "ms",
    "(?:perkataan|frasa|ungkapan|istilah|jawapan|jawapannya|terjemahan|terjemahannya)",
    "itu ini ialah adalah kegemaran saya awak untuk betul yang sebenarnya baru bagi dalam bahasa inggeris melayu mesti sepatutnya",
  ),
  named(
    "fr",
    "(?:le|ce|un|quel|mon|du|la|cette|une|l|ma) ?(?:mot|expression|phrase|reponse|traduction|terme)",
    "est etait cest prefere preferee en francais anglais doit etre que je crois pense de",
  ),
  named(
    "es",
    "(?:la|esta|una|mi|el|este|que) (?:palabra|frase|expresion|respuesta|traduccion|termino)",
    "es era seria debe ser en espanol ingles favorita que creo de correcta",
  ),
];
const asksForMeaning = upTo(
  "heisst es(?! dass)(?: \\S+){0,5}",
  "(?:que|ca) (?:veut|veulent) dire|que signifie|cest quoi|quest ce que(?: veut dire)?|comment (?:on |tu |vous |se |ca )*(?:dit|dire|ecrit|ecrire|secrit|epelle|prononce|prononcer)(?: on| tu)?",
  "que (?:significa|quiere decir)|como se (?:dice|escribe|pronuncia|deletrea)|como (?:digo|dices|escribo|escribes|pronuncio)",
);
const inALanguage = upTo(
  `(?:in|auf|dalam|en) ${languages}(?: \\S+){0,3}`,
  `the ${languages}(?: word| phrase)?(?: for(?: \\S+){1,3})? (?:is|would be)`,
);
const somebodysOwn = /(?:^| )(?:i|id|ill|ive|ich|saya|aku|je|yo|he|she|er|dia|my|me)(?= |$)/;
/** "the r in …", "two l in …". */
const isPartOfIt = upTo(
  "(?:the|an?|two|double|das|ein|zwei|la|le|el|dua|huruf) [a-z]s? (?:in|im|von|of|en|de|dans|dalam|pada)",
);
const asksBack =
  /^(?:(?:what|whats|was|apa|quoi|que|qu)(?: (?:is|was|does|did|ist|heisst|bedeutet|war|itu|tu|dia|maksudnya|es|significa))*(?: (?:that|this|it|das|es|eso|mean|denn|again|nochmal|nochmals|ca))*|never heard(?: of it| that)?|noch nie gehoert|cest quoi(?: ca)?|quest ce que cest(?: que ca)?|tak pernah dengar)$/;
const saidByAnybody = upTo(
  "(?:people|you|one|everybody) (?:\\S+ )?says?",
  "sagt man|man sagt",
  "(?:kita|orang|mereka) (?:sebut|kata|cakap|panggil)",
);

/** "le pain is masculine": the word's own article is no beginning of a sentence. */
const ownArticle = /(?:^| )(?:le|la|les|un|une|el|los|las|una|der|die|das|ein|eine|the|an?)$/;
/** The sentence begins with the word, but for what people begin with. */
const opens = /^(?:(?:so|oh|ok|okay|well|wait|and|but|also|und|aber|jadi|dan|tapi|et|alors|y|pues) ?)*$/;

/** Cues that are only cues in another language than the target's: "Is it expensive?" uses it, "adakah ia expensive" asks. */
const frames: readonly {
  language: string;
  before: RegExp;
  after: RegExp;
  around: readonly (readonly [RegExp, RegExp])[];
}[] = [
  {
    language: "en",
    before: upTo(
      "(?:is|was|isnt|wasnt|could|would|should) it(?: be)?(?: called)?",
      "(?:you|they|we|i) (?:mean|meant)",
      "what (?:is|was|are)|whats",
      "(?:can|could|would|will|please)(?: you| we| i)?(?: please)? (?:repeat|translate|explain|spell|pronounce)",
      "(?:when|where|how|why|how often) (?:do|would|should|can|could|did|to)(?: i| you| we| people| they| one)? (?:say|use|need|write)",
      "(?:cant|cannot|can never|could never|couldnt|dont|do not|didnt|never|hardly) (?:\\S+ )?(?:remember|pronounce|recall|spell|understand)",
      "(?:sound|spelling|meaning|pronunciation|look|opposite|plural|gender) of",
      "(?:wrote|write|noted|note|copied|looked up|look up|learned|learnt|studied|practised|revised|repeated|read about)(?: down)?",
    ),
    after: from(
      "means?|meaning|stands for|comes from|rhymes with|translates",
      "(?:does|do|did) (?:that|this|it) mean",
      "(?:just |really |always |still |only )*(?:sounds?|looks|says|literally|escapes|confuses|puzzles)",
      "again (?:i|what|how|why|that)",
      "is (?:for|what|when|how|used|said|only|always|never|from|such an?|an?|the|in the|spelled|written|pronounced|hard|easy|difficult|tricky|long|short|plural|masculine|feminine|neuter|formal|informal|polite)",
      "(?:has|takes|needs|gets) (?:an?|two|no|the|double)",
    ),
    around: [
      [
        /(?:^| )(?:did|have|had|havent|didnt) (?:we|you|i) (?:have|had|do|done|learn|meet)$/,
        /^(?:already|yet|before|last|on|in)(?= |$)/,
      ],
      [
        /(?:^| )(?:we|you|i) (?:had|did|saw|met|covered)$/,
        /(?:^| )(?:lesson|class|course|unit|chapter|page|list|notebook|textbook|test)(?= |$)/,
      ],
      [
        /(?:^| )(?:can|could|would) you (?:please )?(?:say|use)$/,
        /(?:^| )(?:again|once more|slowly|in a sentence|more slowly)(?= |$)/,
      ],
    ],
  },
  {
    language: "de",
    before: upTo(
      "(?:ist|war|heisst|waere) (?:es|das)|meinst du|meintest du|was (?:ist|war|heisst|bedeutet|meint)",
      "(?:wann|wo|wie|warum|wozu|wie oft) (?:benutzt|verwendet|sagt|braucht|schreibt|spricht) (?:man|ihr|du)",
      "(?:ich|wir) (?:dachte|dachten|glaubte|meinte)(?: dass)?",
      "unterschied zwischen(?: \\S+ und)?|(?:buch|heft|text|liste) (?:steht|stand)",
    ),
    after: from(
      "bedeutet|heisst|meint|steht fuer|kommt von|reimt sich|verwechs\\S*|schreibt man|spricht man|sagt man",
      "ist (?:doch |ja |also |wohl )?(?:das|ein|eine|der|die|fuer|wenn|schwer|leicht|schwierig|einfach)",
      "(?:hatten|haben|lernten|kennen) wir|(?:kenne|verstehe|vergesse|verwechsle) ich",
    ),
    around: [
      [
        /(?:^| )(?:kannst|koenntest|kann|koennen|bitte)(?: du| sie| wir| ich| mir)*$/,
        /(?:^| )(?:noch ?mal|noch einmal|sagen|wiederholen|buchstabieren|erklaeren|uebersetzen|aussprechen)$/,
      ],
      [
        /(?:^| )(?:ich|wir) (?:hab|habe|haben|hatte|hatten)$/,
        /(?:^| )(?:vergessen|gelernt|gehoert|nachgeschlagen|verwechselt|aufgeschrieben|geschrieben|geuebt)$|^schon (?:letzte|gestern|in|mal|einmal)/,
      ],
    ],
  },
  {
    language: "ms",
    before: upTo(
      "adakah(?: ia| itu| ini)?|apa(?:kah)?(?: itu| maksud| erti| makna)?|(?:beza|perbezaan|bezanya)(?: antara)?(?: \\S+ dan)?",
      "(?:tidak|tak|belum|kurang)(?: \\S+)? (?:ingat|tahu|faham|kenal|pasti)",
      "(?:saya|aku|kami|kita|dah|sudah|selalu|asyik) (?:ter)?lupa(?: lagi)?",
      "(?:boleh|tolong|sila|cuba)(?: \\S+)? (?:ulang|ulangi|eja|terangkan|jelaskan|terjemah|terjemahkan|sebut)",
      "(?:bila|di mana|kenapa|bagaimana|macam mana)(?: \\S+){0,2} (?:guna|gunakan|menggunakan|sebut|kata|cakap|tulis|eja)",
      "(?:cikgu|guru|kawan saya|buku)(?: \\S+)? (?:ajar|mengajar|sebut|tulis)|(?:belajar|hafal|menghafal)|(?:ejaan|sebutan|makna|maksud|erti)",
    ),
    after: from(
      "maksudnya|bermaksud|bererti|ertinya|lawannya|sebutannya|ejaannya|dieja|disebut",
      "(?:itu|tu|ini)(?: \\S+)?(?: (?:kan|kata|perkataan|apa|ke|susah|senang).*|$)",
      "(?:itu|tu) \\S+(?: kan)?$",
    ),
    around: [],
  },
];
