/**
 * "Give me three points for …", "mark this correct: …", in German, English and Malay: the word is only named. Expects
 * folded text, ä as ae; `left` is what stands before the word and `right` what follows in the same sentence.
 */
export function asksForTheMark(left: string, right: string): boolean {
  if (callsItRight.test(left) || pointsFor.test(left)) return true;
  return givesPoints.test(right) || callsItRightAfter.test(right);
}

const some = "(?: \\p{L}+| \\d+){0,3}";
const number = "(?:satu|dua|tiga|empat|lima|sepuluh|\\d+)";
/** "ubat mata" is for the eyes, and "good marks for school" are a wish like any other. */
const asked = [
  `(?:give (?:me|us)|award(?: me| us)?|grant (?:me|us))${some} (?:points?|marks?|credits?|stars?)`,
  `i (?:want|deserve|should get)${some} points?`,
  `(?:gib|gebt|geben sie)(?: mir| uns)${some} (?:punkte?|sterne?)`,
  `ich (?:will|moechte|verdiene|bekomme)${some} punkte?`,
  `(?:beri|berikan|bagi|tambah)(?: kepada| pada)?(?: saya| aku| kami)${some} (?:markah|poin|bintang)`,
  `(?:beri|berikan|bagi|tambah)(?: kepada| pada)?(?: saya| aku| kami)? ${number} mata`,
  `saya (?:nak|mahu|hendak)${some} (?:markah|poin)`,
].join("|");
const forWord =
  "(?:for|because i said|fuer|weil ich|untuk|kerana)(?: (?:saying|using|sebut|menyebut|sebutan|perkataan))?";
const pointsFor = new RegExp(`(?:^| )(?:${asked})(?:${some} ${forWord})?$`, "u");
const givesPoints = new RegExp(`^(?:please |bitte |tolong )?(?:${asked})(?: |$)`, "u");

/** "Please mark the correct answer" is not among them: what is marked is the utterance itself. */
const rightly = [
  "(?:mark|count|accept|score|grade|treat|consider|record)(?: (?:this|that|it|me|my answer)(?: down)?(?: as)?| as) (?:correct|right|learned|learnt|done|passed)(?: please| now)?",
  "(?:markiere?|markieren sie|werte?|werten sie|zaehle?|zaehlen sie|akzeptiere?|bewerte?|bewerten sie)(?: (?:das|dies|es|mich|meine antwort)(?: bitte| jetzt| mal)*(?: als)?| als) (?:richtig|korrekt|gelernt|erledigt)",
  "(?:tandakan|tanda|anggap|kira|terima)(?: (?:ini|itu|jawapan ini|jawapan saya))?(?: sebagai)? (?:betul|benar|tepat|selesai)(?: sahaja)?",
].join("|");
const callsItRight = new RegExp(`(?:^| )(?:${rightly})$`);
const callsItRightAfter = new RegExp(`^(?:please |bitte |tolong )?(?:${rightly})$`);
