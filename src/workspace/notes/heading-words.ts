/** The small words of a heading that says what stands below it: whose it is, how often, what for. No matter of any subject. */

const opens = new Set(
  `the my our your their these some more all other new old usual common typical frequent main important useful key big classic basic things stuff what where
  les des mes nos ce nouveaux nouvelles quelques die der das was meine neue wichtige häufige typische einige
  los las lo mis nuevas nuevos algunos algunas isi perkara`.split(/\s+/),
);
const others = new Set(
  `a an they them we us i you pupils students children kids class classes lot group people everyone always often usually sometimes really actually still keep
  make makes made making get gets ask asks use uses do does have has to for of in on at from with about that which who and need know learn remember say
  year last lesson test exam wall board home first next below quick good always
  que qu'ils qu'elles ils elles élèves font fait je pose toujours souvent à savoir connaître retenir apprendre de du la le pour en classe importants importantes clés
  sie ich man machen macht stelle frage immer oft wirklich ist sind zu lernen kennen für den dem test schüler kinder klasse wichtigen neuen
  cometen hacen hago pregunto siempre suelen hay saber aprender para sus alumnos niños clave importantes nueva
  yang murid pelajar mereka buat lakukan selalu sering biasa baru penting saya tanya untuk dalam kelas perlu tahu`.split(
    /\s+/,
  ),
);

/** Whether a heading can begin with it, before what it names. */
export function opensHeading(word: string): boolean {
  return opens.has(word);
}

export function saysNoMatter(word: string): boolean {
  return opens.has(word) || others.has(word) || /^(?:y|yr)?\d{1,2}$/.test(word);
}
