/**
 * Talk about a word: what it means, how it is written, what kind of word it is, that one forgets it. Told from a use by
 * how the word stands in its sentence, bare as a name is, and by what is said of it; in German, English and Malay, and
 * in a mixture of them. Expects folded text, ä as ae; `left` and `right` are the rest of the sentence.
 */
export function isTalkedAbout(left: string, right: string, gloss: ReadonlySet<string>): boolean {
  if (isMatchedWithMeaning(left, right, gloss)) return true;
  if (determined.test(left)) return isPartOfAWord(left);
  return (
    (opens.test(left) && saidOfIt(right)) ||
    (asksWhether.test(left) && (isAboutWords(right) || articles.test(right) || alternative.test(right))) ||
    asksFor.test(left) ||
    knowsOf.test(left) ||
    (mayKnow.test(left) && known.test(right)) ||
    knownAfter.test(right) ||
    isPartOfAWord(left) ||
    inALanguage.test(right) ||
    confuses.test(`${left} ${right}`)
  );
}

/** "does müde mean tired", "tired is müde": the two side by side, with nothing but an equals sign between them. */
function isMatchedWithMeaning(left: string, right: string, gloss: ReadonlySet<string>): boolean {
  const meaning = [...gloss].filter((word) => word.length > 1 && !articleWord.test(word));
  const asked = isWord.test(left.split(" ").at(-1) ?? "");
  return meaning.some(
    (word) =>
      (asked && spelled(right.split(" ")[0] ?? "") === spelled(word)) ||
      (right !== "" && linked(right.split(" "), word)) ||
      (left !== "" && linked(left.split(" ").reverse(), word)),
  );
}

/** Only words that say "is", from here to the meaning, one of them at least. */
function linked(words: readonly string[], meaning: string): boolean {
  const at = words.map(spelled).indexOf(spelled(meaning));
  const between = words.slice(0, Math.max(at, 0));
  return at > 0 && between.some((word) => isWord.test(word)) && between.every((word) => linking.test(word));
}

function spelled(word: string): string {
  return word.replace(/[äöüß]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue", ß: "ss" })[letter] ?? letter);
}

function saidOfIt(right: string): boolean {
  return predicate.test(right) && isAboutWords(right);
}

function isAboutWords(text: string): boolean {
  return hasTerm(text) || form.test(text) || likeness.test(text) || letter.test(text) || toHandle.test(text);
}

/** "the plural of …", "the difference between Y and …". "The word game is over because of …" is about a game. */
function isPartOfAWord(left: string): boolean {
  const at = partOf.exec(left)?.index;
  return at !== undefined && hasTerm(left.slice(0, at).split(" ").slice(-3).join(" "));
}

function hasTerm(text: string): boolean {
  return term.test(text);
}

const whole = (words: string, more = "") =>
  new RegExp(`(?:^| )(?:${words.replaceAll(" ", "|")}${more})(?= |$)`);
const upTo = (pattern: string) => new RegExp(`(?:^| )(?:${pattern})$`);
const from = (pattern: string) => new RegExp(`^(?:${pattern})(?= |$)`);

const isWord =
  /^(?:is|are|was|means?|meaning|stands|ist|war|heisst|bedeutet|heissen|meint|ialah|adalah|maksud|maksudnya|bermaksud|bererti|ertinya|sounds?|klingt)$/;
const linking =
  /^(?:is|are|was|means?|meaning|stands|for|the|a|to|just|like|so|then|not|word|same|as|ist|war|heisst|bedeutet|heissen|meint|das|die|der|wie|also|doch|auf|englisch|deutsch|fuer|ialah|adalah|maksud|maksudnya|bermaksud|bererti|ertinya|sama|dengan|sounds?|klingt|really|wirklich)$/;
const articleWord = /^(?:a|an|the|to|der|die|das|ein|eine|by|of)$/;

/** What has an article or an owner is a thing, not a word. */
const determined = upTo(
  "the|this|that|these|those|my|your|his|our|their|every|some|any|der|die|das|den|dem|des|diese[rnms]?|jede[rnms]?|" +
    "ein|eine[rnms]?|kein|keine[rnms]?|mein|meine[rnms]?|dein|deine[rnms]?|sein|seine[rnms]?|unser|unsere[rnms]?|ihr|ihre[rnms]?",
);
/** The sentence begins with the word, but for what people begin with. */
const opens =
  /^(?:(?:so|oh|ah|ok|okay|well|wait|and|but|right|also|und|aber|ach|na|jadi|dan|tapi|i think|i guess|literally|actually|ich glaube|ja|yes) ?)*$/;
const predicate = from(
  "is|isnt|are|was|were|has|have|had|takes|needs|means|stands|comes|sounds|looks|rhymes|goes|gets|and|or|in|dan|atau|et|ou|y|o|est|es|" +
    "ist|war|sind|hat|hatte|heisst|bedeutet|schreibt|spricht|klingt|reimt|kommt|wird|und|oder|" +
    "ialah|adalah|bermaksud|bererti|maksudnya|dieja|disebut|ditulis|itu|tulis|eja|sebut",
);
const term = whole(
  "noun nouns verb verbs adjective adjectives adverb pronoun preposition plural singular umlaut syllable syllables vowel " +
    "consonant gender masculine feminine neuter maskulin feminin neutrum accusative dative genitive nominative separable phrasal irregular regular " +
    "prefix suffix grammar pronunciation spelling synonym opposite word words phrase vocabulary list lesson unit root " +
    "antonym antonyms synonyms idiom infinitive conjugation declension homonym sinonim antonim synonyme antonyme infinitif infinitivo sinonimo antonimo " +
    "formal informal slang polite literally stressed accent difference meaning tense ones " +
    "substantiv nomen adjektiv adverb plural singular mehrzahl einzahl wort woerter vokabel vokabeln silbe silben " +
    "buchstabe buchstaben aussprache betonung rechtschreibung weiblich maennlich saechlich artikel trennbar trennbares " +
    "trennbare unregelmaessig regelmaessig gegenteil unterschied bedeutung lektion liste uebersetzung hoeflich " +
    "perkataan ejaan sebutan huruf makna maksud maksudnya erti imbuhan pelajaran senarai sopan",
  "|(?:lawan|banding) kata|kata lawan|(?:kata|suku) (?:kerja|nama|sifat|kata)|two words|one word",
);
/** How it is written or said. */
const form = whole(
  "spelled spelt pronounced stressed written geschrieben ausgesprochen betont buchstabiert auszusprechen dieja disebut ditulis",
  "|schreibt man|spricht man|reimt sich|rhymes with|what (?:you|people|one|they|we) say|(?:tulis|eja|sebut) macam mana",
);
const likeness =
  /^(?:sounds?|looks?|klingt|sieht)(?: \S+){0,2} (?:like|wie|aus wie)(?= |$)|^comes from|^kommt (?:aus|von) (?:dem|der)? ?(?:latein|englisch|deutsch|franzoes)/;
/** Spelled out, in part. */
const letter =
  /(?:^| )(?:two|one|with|a silent|ein stummes|ein|mit|zwei|dengan) (?:a |silent |stummes )*[b-hj-z](?= |$)|(?:^| )[b-hj-z](?: \S)+$|(?:^| )ck$/;
const toHandle =
  /(?:hard|easy|difficult|tricky|tough) to (?:say|pronounce|spell|remember|learn|write|translate|use|understand)|(?:schwer|leicht|schwierig) (?:zu (?:merken|sagen|schreiben|lernen|sprechen)|auszusprechen)|(?:susah|senang|sukar|mudah) (?:di)?(?:sebut|eja|ingat|tulis)/;
const articles = /^(?:der|die|das)(?= |$)/;
const alternative = /^(?:with|or|and not|mit|oder|und nicht|dengan|atau)(?= |$)/;

/** "is X an adjective", "why is it X", "how is X stressed", "wird X so geschrieben". */
const asksWhether = upTo(
  "(?:^| )(?:is|isnt|was|does|doesnt|how is|why is|is it|why is it|ist|wird|heisst es|ist es|warum heisst es|adakah)",
);
/** "can you use X in a sentence", "explain X", "remind me what X", "when to use X". */
const asksFor = upTo(
  "(?:can|could|would|will|do|does|did|please|to|kannst|kann|koenntest|sollst)(?: (?:you|people|one|we|they|i|man|du|really|even|ever|actually))* (?:use|spell|explain|define|translate|pronounce|write)|" +
    "how many (?:letters|syllables) (?:does|has)|wie viele (?:buchstaben|silben) hat|do(?: (?:you|people|they|really|actually|still))+ say|explain|define|spell|translate|whether to say|remind me what|" +
    "(?:wann|wie|wo|wozu) (?:benutzt|verwendet|braucht|sagt|schreibt) man|kannst du|was soll|erklaer(?:e|st du)?(?: mir)?|buchstabiere?|(?:tolong |sila )?(?:eja|ejakan)|(?:end|beginning|middle|ende|anfang) (?:of|von)",
);
/** "I keep forgetting X", "never heard of X", "Ich verwechsle X". */
const knowsOf = upTo(
  "(?:forget|forgot|forgotten|forgetting|remember|remembered|memori[sz]e|learn|learned|learnt|learning|recogni[sz]e|guess|guessed|understand|understood|" +
    "know|knew|mix up|mixed up|mixing up|confuse|confused|confusing|heard of|studied|practised|wrote|find|did|looked up|pronounce|pronounced|spell|spelled|stress)|" +
    "(?:vergesse|vergass|verstehe|verstand|verwechsle|verwechselte|kenne|lerne|uebe|benutze)(?: immer| nie| oft)?|" +
    "keliru antara|keliru dengan",
);
const mayKnow = /(?:^| )(?:ich|wir|du|sie)(?: \S+){0,2} (?:mir|mich|uns)$/;
const known =
  /(?:^| )(?:merken|gemerkt|einpraegen|behalten|erklaeren|erklaert|buchstabieren|uebersetzen|beibringen|beigebracht)(?= |$)/;
/** "X kann ich mir nie merken", "X I still get wrong", "X, I forgot that one", "X sagt mir nichts". */
const knownAfter =
  /^(?:kann|kenne|verstehe|vergesse|verwechsle|habe|hatte|hatten|lerne|uebe) (?:ich|wir)(?: \S+)*(?: (?:nicht|nie|noch|immer|schon|mehr|merken|gehoert|vergessen|gelernt|verstanden|kenne))$|^i (?:still|always|never|keep|cant|can never|dont|do not|forgot|forget|know)(?= |$)(?: \S+)* (?:wrong|it|that|one|remember|forgetting|forget|know|understand|time|mean|means)(?= |$)|^(?:never heard|noch nie gehoert|tak pernah dengar)(?= |$)|^sagt mir (?:nichts|etwas)|^(?:and|or|und|oder|dan|with|mit) \S+ (?:confuses?|verwirren|verwirrt|mengelirukan)(?= |$)/;
const confuses =
  /(?:^| )(?:verwechs\S*|durcheinander|keliru|terkeliru|confus\S*|mix(?:ed|ing)? (?:it |them )?up)(?= |$)/;
/** "the plural of X", "the difference between Y and X", "another word for X". */
const partOf = upTo(
  "(?:of|for|between|von|zwischen|zu|fuer|bagi|antara|maksud|makna|erti)(?: \\S+ (?:and|und|dan|or|oder))?(?: (?:the|der|die|das))?",
);
/** "X in English", "X heisst auf Englisch". */
const inALanguage =
  /^(?:\S+ )?(?:in|auf|dalam|into) (?:bahasa )?(?:english|german|malay|indonesian|french|spanish|englisch|deutsch|malaiisch|franzoesisch|spanisch|inggeris|jerman|melayu|indonesia)(?= |$)/;
