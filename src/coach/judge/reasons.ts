/** Why a verdict is what it is, in one sentence that may be shown to the learner. What is quoted has no quotation marks. */
export type Reasons = {
  heard(part: string): string;
  nothing: string;
  /** Talked about, not used. */
  mentioned(part: string): string;
  perhapsMentioned(part: string): string;
  partOfQuestion(part: string): string;
  bothLanguages(part: string): string;
  emptySlot(part: string): string;
  partOfWord(part: string): string;
  longerPhrase(part: string): string;
  anotherReading(part: string): string;
  asTold(part: string): string;
  saidLike(part: string, form: string): string;
  closeTo(part: string, form: string): string;
  almost(part: string, form: string): string;
  longerWord(part: string, form: string): string;
  /** The phrase with a no in it. */
  denied(part: string, form: string): string;
  /** Said, and not as it is used. */
  wrongGender(part: string, target: string): string;
  wrongFrame(part: string, target: string): string;
  wrongPerson(part: string, target: string): string;
  leftTogether(part: string, target: string): string;
  wrongAgreement(part: string, target: string): string;
  asInADictionary(part: string, target: string): string;
  tooMuch(part: string, target: string): string;
  /** Somebody's sentence once more. */
  coachs(part: string): string;
  saidBefore(part: string): string;
  /** Half a phrase. */
  withoutPart(part: string, missing: string, target: string): string;
  isNot(part: string, target: string): string;
  /** Nothing like it was said: what was said instead is not the point. */
  absent(target: string): string;
};

const english: Reasons = {
  heard: (part) => `I heard "${part}".`,
  nothing: "I heard nothing.",
  mentioned: (part) => `I heard you talk about "${part}", which is not yet using it.`,
  perhapsMentioned: (part) => `I heard "${part}", but perhaps you were only talking about it.`,
  partOfQuestion: (part) => `I heard "${part}", as a part of what I had just asked.`,
  bothLanguages: (part) => `I heard "${part}", which is a word in both languages.`,
  emptySlot: (part) => `I heard "${part}" with nothing after it.`,
  partOfWord: (part) => `I heard "${part}" as a part of another word.`,
  longerPhrase: (part) => `I heard "${part}" as the start of another sentence.`,
  anotherReading: (part) => `I heard "${part}", which can also mean something else.`,
  asTold: (part) => `I heard "${part}", but only as what you were told to say.`,
  saidLike: (part, form) => `I heard "${part}", which is said like "${form}".`,
  closeTo: (part, form) => `I heard "${part}", which is close to "${form}".`,
  almost: (part, form) => `I heard "${part}", which is almost "${form}".`,
  longerWord: (part, form) => `I heard "${part}", which is a longer word than "${form}".`,
  denied: (part, form) => `I heard "${part}", which says no where "${form}" does not.`,
  wrongGender: (part, target) => `I heard "${part}", but it is "${target}".`,
  wrongFrame: (part) => `I heard "${part}". That does not go together: another verb is used for it.`,
  wrongPerson: (part) => `I heard "${part}". The form of the verb is another person's.`,
  leftTogether: (part, target) =>
    `I heard "${part}". "${target}" comes apart here: its beginning goes to the end.`,
  wrongAgreement: (part) => `I heard "${part}". The verb does not go with who or what it is about.`,
  asInADictionary: (part) => `I heard "${part}" as a dictionary has it, which is not yet using it.`,
  tooMuch: (part) => `I heard "${part}" in a long text. One sentence is enough.`,
  coachs: (part) => `I heard "${part}" in my own sentence.`,
  saidBefore: (part) => `I heard "${part}" in the same sentence as before.`,
  withoutPart: (part, missing, target) => `I heard "${part}", without the "${missing}" of "${target}".`,
  isNot: (part, target) => `I heard "${part}", which is not "${target}".`,
  absent: (target) => `I did not hear "${target}" in that.`,
};

const german: Reasons = {
  heard: (part) => `Ich habe „${part}“ gehört.`,
  nothing: "Ich habe nichts gehört.",
  mentioned: (part) => `Ich habe gehört, wie du über „${part}“ sprichst; benutzt ist es damit noch nicht.`,
  perhapsMentioned: (part) => `Ich habe „${part}“ gehört, aber vielleicht nur als Rede über das Wort.`,
  partOfQuestion: (part) => `Ich habe „${part}“ gehört, aber nur als Teil meiner Frage.`,
  bothLanguages: (part) => `Ich habe „${part}“ gehört; das ist in beiden Sprachen ein Wort.`,
  emptySlot: (part) => `Ich habe „${part}“ gehört, und danach nichts mehr.`,
  partOfWord: (part) => `Ich habe „${part}“ gehört, aber als Teil eines anderen Wortes.`,
  longerPhrase: (part) => `Ich habe „${part}“ gehört, aber als Anfang eines anderen Satzes.`,
  anotherReading: (part) => `Ich habe „${part}“ gehört; das kann auch etwas anderes heißen.`,
  asTold: (part) => `Ich habe „${part}“ gehört, aber nur als das, was du sagen solltest.`,
  saidLike: (part, form) => `Ich habe „${part}“ gehört; das klingt wie „${form}“.`,
  closeTo: (part, form) => `Ich habe „${part}“ gehört; das ist nah an „${form}“.`,
  almost: (part, form) => `Ich habe „${part}“ gehört; das ist fast „${form}“.`,
  longerWord: (part, form) => `Ich habe „${part}“ gehört; das Wort ist länger als „${form}“.`,
  denied: (part, form) => `Ich habe „${part}“ gehört; das verneint, und „${form}“ verneint nicht.`,
  wrongGender: (part, target) => `Ich habe „${part}“ gehört; es heißt aber „${target}“.`,
  wrongFrame: (part) =>
    `Ich habe „${part}“ gehört. Das passt nicht zusammen: dafür nimmt man ein anderes Verb.`,
  wrongPerson: (part) => `Ich habe „${part}“ gehört. Die Form des Verbs gehört zu einer anderen Person.`,
  leftTogether: (part, target) =>
    `Ich habe „${part}“ gehört. „${target}“ trennt sich hier: der Anfang steht am Ende.`,
  wrongAgreement: (part) => `Ich habe „${part}“ gehört. Das Verb passt nicht zu dem, worüber du sprichst.`,
  asInADictionary: (part) =>
    `Ich habe „${part}“ gehört, wie es im Wörterbuch steht; benutzt ist es damit noch nicht.`,
  tooMuch: (part) => `Ich habe „${part}“ in einem langen Text gehört. Ein Satz genügt.`,
  coachs: (part) => `Ich habe „${part}“ gehört, aber in meinem eigenen Satz.`,
  saidBefore: (part) => `Ich habe „${part}“ gehört, aber im selben Satz wie vorhin.`,
  withoutPart: (part, missing, target) => `Ich habe „${part}“ gehört; von „${target}“ fehlt „${missing}“.`,
  isNot: (part, target) => `Ich habe „${part}“ gehört; das ist nicht „${target}“.`,
  absent: (target) => `Ich habe „${target}“ darin nicht gehört.`,
};

const malay: Reasons = {
  heard: (part) => `Saya dengar “${part}”.`,
  nothing: "Saya tidak dengar apa-apa.",
  mentioned: (part) => `Saya dengar awak bercakap tentang “${part}”, tetapi belum menggunakannya.`,
  perhapsMentioned: (part) => `Saya dengar “${part}”, tetapi mungkin awak hanya bercakap tentangnya.`,
  partOfQuestion: (part) => `Saya dengar “${part}”, tetapi hanya sebahagian daripada soalan saya.`,
  bothLanguages: (part) => `Saya dengar “${part}”, iaitu perkataan dalam kedua-dua bahasa.`,
  emptySlot: (part) => `Saya dengar “${part}” tanpa apa-apa selepasnya.`,
  partOfWord: (part) => `Saya dengar “${part}” sebagai sebahagian perkataan lain.`,
  longerPhrase: (part) => `Saya dengar “${part}” sebagai permulaan ayat lain.`,
  anotherReading: (part) => `Saya dengar “${part}”, yang boleh juga membawa maksud lain.`,
  asTold: (part) => `Saya dengar “${part}”, tetapi hanya sebagai apa yang awak diminta sebut.`,
  saidLike: (part, form) => `Saya dengar “${part}”, yang bunyinya seperti “${form}”.`,
  closeTo: (part, form) => `Saya dengar “${part}”, yang hampir dengan “${form}”.`,
  almost: (part, form) => `Saya dengar “${part}”, yang hampir sama dengan “${form}”.`,
  longerWord: (part, form) => `Saya dengar “${part}”, perkataan yang lebih panjang daripada “${form}”.`,
  denied: (part, form) => `Saya dengar “${part}”, yang menafikan “${form}”.`,
  wrongGender: (part, target) => `Saya dengar “${part}”, tetapi yang betul ialah “${target}”.`,
  wrongFrame: (part) => `Saya dengar “${part}”. Ini tidak sepadan: kata kerja lain digunakan untuknya.`,
  wrongPerson: (part) => `Saya dengar “${part}”. Bentuk kata kerja itu untuk orang lain.`,
  leftTogether: (part, target) =>
    `Saya dengar “${part}”. “${target}” terpisah di sini: awalannya di hujung ayat.`,
  wrongAgreement: (part) => `Saya dengar “${part}”. Kata kerja itu tidak sepadan dengan subjeknya.`,
  asInADictionary: (part) => `Saya dengar “${part}” seperti dalam kamus, tetapi belum digunakan.`,
  tooMuch: (part) => `Saya dengar “${part}” dalam teks yang panjang. Satu ayat sudah cukup.`,
  coachs: (part) => `Saya dengar “${part}”, tetapi dalam ayat saya sendiri.`,
  saidBefore: (part) => `Saya dengar “${part}”, tetapi dalam ayat yang sama seperti tadi.`,
  withoutPart: (part, missing, target) => `Saya dengar “${part}”, tanpa “${missing}” daripada “${target}”.`,
  isNot: (part, target) => `Saya dengar “${part}”, yang bukan “${target}”.`,
  absent: (target) => `Saya tidak dengar “${target}” di situ.`,
};

const byLanguage: Readonly<Record<string, Reasons>> = { en: english, de: german, ms: malay };

/** English for a learner whose language the judge does not speak yet. `language` is that of the sentences. */
export function reasonsFor(instructionLanguage: string): { reasons: Reasons; language: string } {
  const primary = instructionLanguage.toLowerCase().split("-")[0] ?? "";
  const own = Object.hasOwn(byLanguage, primary) ? byLanguage[primary] : undefined;
  return own === undefined ? { reasons: english, language: "en" } : { reasons: own, language: primary };
}
