import { folded } from "../../phrases.ts";
import { foldText } from "../../text/fold.ts";
import { asksForTheMark } from "./asks-for-the-mark.ts";
import { isFittedIn, isPhraseFittedIn } from "./fitted-in.ts";
import { isTalkedAbout } from "./talk-about.ts";
import { isFramed } from "./talk-frames.ts";

/**
 * Whether a word is talked about instead of used: "how do you say Kaffee", "mark Kaffee as correct". `echo` is the
 * coach's own "say Kaffee". Only cues in German, English and Malay are known, and only beside the word.
 */
export function isMentioned(
  before: string,
  word: string,
  after: string,
  targetLanguage: string,
  gloss: ReadonlySet<string>,
): "asked_about" | "claimed" | "echo" | null {
  if (theWordWord.test(plain(word))) return null;
  const [left, right] = [plain(before).replace(trailingArticle, ""), plain(after)];
  if (asksBefore.test(left) || (whatBefore.test(left) && meansAfter.test(right))) return "asked_about";
  if (willSayBefore.test(left) && sayAfter.test(right) && /\bnicht\b/.test(`${left} ${right}`))
    return "asked_about";
  if (isGreeting.test(plain(word)) && notBefore.test(left) && !/[,;:.!?]\s*$/.test(before))
    return "asked_about";
  const isQuestioned = /^\s*\?/.test(after);
  if (isFramed(sentenceEndOf(before), sentenceStartOf(after), targetLanguage, isQuestioned))
    return "asked_about";
  if (isTalkedAbout(sentenceEndOf(before), sentenceStartOf(after), gloss)) return "asked_about";
  if (asksForTheMark(left, /^\s*[.!?]/.test(after) ? "" : right)) return "claimed";
  if (marksBefore.test(left) && rightWord.test(right)) return "claimed";
  if (gradesBefore.test(left) && rightWord.test(plain(word))) return "claimed";
  if (reportsBefore.test(left) || reportsAfter.test(right) || /\bverdict\b/.test(left)) return "claimed";
  for (const [language, asks, says] of inAnotherLanguage) {
    if (language === targetLanguage) continue;
    if (asks.test(left)) return "asked_about";
    if (says.test(right)) return "claimed";
  }
  return tellsToSay.test(left) && right === "" ? "echo" : null;
}

function plain(text: string): string {
  const spelled = foldText(text).replace(/[äöüß]/g, (letter) => letters.get(letter) ?? letter);
  return /[\p{L}\p{N}]/u.test(spelled) ? folded(spelled) : "";
}

/** Of a sentence in the learner's own language, with the word in it. */
export function isUsedIn(before: string, word: string, after: string): boolean {
  const isPhrase = /\p{L}[\s’'-]+\p{L}/u.test(word);
  if (/[:„“"»]\s*$/.test(before)) return true;
  const [left, right] = [sentenceEndOf(before), sentenceStartOf(after)];
  if (isPhrase && left !== "" && withArticle.test(word)) return true;
  return isPhrase ? isPhraseFittedIn(left, right, /[,;–—]\s*$/.test(before)) : isFittedIn(left, right);
}

/** "I see das Kind", "give me la clé": what has its article is a thing. */
const withArticle = /^(?:der|die|das|den|dem|ein|eine|einen|le|la|les|un|une|el|los|las|una|the|an?)\s/i;

/** What of a text belongs to the sentence that it leads up to, or goes on with. */
function sentenceEndOf(before: string): string {
  return plain(before.split(sentenceBreak).at(-1) ?? "");
}

function sentenceStartOf(after: string): string {
  return plain(after.replace(/^\?\s/, " ").split(sentenceBreak)[0] ?? "");
}

const sentenceBreak = /[.!?:]["”’»)]*(?:\s|$)/;

const letters = new Map([
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["ß", "ss"],
]);

/** Whoever learns the word "word" talks about words. */
const theWordWord = /^(?:(?:the|das|die|ein|a) )?(?:words?|wort|woerter|worte|perkataan)$/;
const trailingArticle = /(?: (?:a|an|the|der|die|das|den|ein|eine|einen))+$/;
const say = "(?:say|spell|pronounce|write|translate|repeat)";
const asksBefore = new RegExp(
  "(?:^| )(?:" +
    [
      `how (?:do|does|would|can|could|should|did) (?:you|i|we|one|they|he|she|the germans?) ${say}`,
      `how to ${say}`,
      `(?:dont|do not|cant|cannot|can not|wont|will not|never|didnt|did not|refuse to) (?:(?:want|wanna|like|have|need|going|know|how|to) )*${say}`,
      "(?:not|never) (?:saying|going to say)",
      "(?:the|this|that) word(?: for)?",
      "(?:meaning|definition|translation|spelling|pronunciation) of(?: the word)?",
      "wie (?:sagt|sage|sagst|spricht|spreche|schreibt|schreibe|buchstabiert|buchstabiere|uebersetzt) (?:man|ich|du|ihr|sie)",
      "(?:sage?|sagst|sagt|sagen)(?: (?:ich|du|er|sie|wir|ihr|man|dir|ihm|euch|ihnen|aber|jetzt|heute|hier))* (?:nicht|nie|niemals)(?: mehr)?",
      "was (?:heisst|bedeutet|ist die bedeutung von)",
      "(?:das|dieses) wort",
      "(?:macam mana|bagaimana|bagaimanakah|macamana)(?: (?:nak|hendak|mahu|saya|kita|awak|untuk|cara|orang))* (?:sebut|menyebut|cakap|kata|eja|mengeja|tulis|terjemah)",
      "apa(?:kah)? (?:maksud|makna|erti)(?:nya)?(?: perkataan)?",
      "perkataan",
      "(?:tak|tidak|jangan|enggan)(?: (?:nak|mahu|mau|hendak|boleh|akan|ingin|pernah))* (?:sebut|menyebut|cakap|kata|berkata|ucap|ucapkan|mengucapkan|ulang|eja)",
    ].join("|") +
    ")$",
);
/** A greeting is said or not said; after a negation it is only named. "kein Kaffee" is a use all the same. */
const isGreeting =
  /^(?:gut(?:en|e) (?:morgen|tag|abend|nacht)|hallo|tschuess|auf wiedersehen|good (?:morning|afternoon|evening|night|bye)|hello|goodbye|selamat (?:pagi|tengah hari|petang|malam|tinggal|jalan|datang))$/;
const notBefore = /(?:^| )(?:kein|keine|keinen|nicht|not|bukan)$/;
const whatBefore = /(?:^| )(?:what|was)(?: (?:does|do|did))?(?: the word| das wort)?$/;
const meansAfter = /^(?:means?|bedeutet|heisst)(?: |$)/;
const willSayBefore = /(?:^| )(?:will|moechte|kann|werde|mag|darf)(?: ich)?(?: das wort)?(?: nicht)?$/;
const sayAfter = /^(?:nicht )?(?:sagen|aussprechen|wiederholen|buchstabieren)(?: |$)/;
const marksBefore =
  /(?:^|\b(?:please|and|just|to|now|then|must|should|could|can|you|bitte|und|tolong|sila|dan) )(?:mark|count|accept|score|grade|treat|pretend|consider|record|say|tell|write|markiere?|werte?|zaehle?|akzeptiere?|bewerte?|sage? dass|schreibe? dass|tandakan|tanda|anggap|kira|katakan|cakap)\b/;
const gradesBefore = /(?:^| )(?:mark|count|accept|score|grade|markiere?|werte?|bewerte?|tandakan|anggap)\b/;
const rightWord = /\b(?:correct|correctly|right|richtig|korrekt|betul|benar|learned|learnt|gelernt|tepat)\b/;
const reportsBefore =
  /(?:^| )(?:student|learner|user|pupil|schueler|pelajar|murid) (?:has |have )?(?:used|said|says|sagte|hat|sebut|guna|menggunakan)(?: the word)?$/;
const reportsAfter =
  /^(?:was|wurde|telah|sudah) (?:used|said|spoken|benutzt|verwendet|gesagt|digunakan|disebut)\b/;
/** In the language being learned these are uses: "What is the time?", "Der Weg ist richtig." */
const inAnotherLanguage: readonly (readonly [language: string, asks: RegExp, says: RegExp])[] = [
  ["en", /^(?:what is|whats)$/, /^(?:means |is (?:the )?(?:right|correct|answer|right answer|right word)$)/],
  ["de", /^was ist$/, /^(?:bedeutet |heisst |ist (?:richtig|korrekt|die (?:richtige )?antwort)$)/],
  ["ms", /^apa(?: itu)?$/, /^(?:bermaksud |(?:itu |adalah )?(?:betul|benar|jawapannya)$)/],
];
const tellsToSay =
  /^(?:(?:now|please|ok|okay|and|bitte|jetzt|tolong|sila) )*(?:say|repeat|repeat after me|sage?|sagen sie|sprich|sprich mir nach|wiederhole?|ulang|ulangi|sebut|sebutkan)$/;
