import { isSaidByAnybody } from "./talk-frames.ts";

/**
 * Whether a word of the other language stands in a sentence of the learner's own where such a word can stand: "I would
 * like a Kaffee", "I am so müde", "I have to anrufen my mother", "we drink Kaffee". Anywhere else it may only be talked
 * about ("Kaffee was yesterday's word"), and is asked about. Expects folded text, ä as ae, of one sentence.
 */
export function isFittedIn(left: string, right: string): boolean {
  if (left === "") return right === "" || (addsToIt.test(right) && right.split(" ").length <= mostAdded);
  if (ofWords.test(left)) return false;
  if (isSaid.test(left)) return !isSaidByAnybody(left);
  return isThing.test(left) || isSo.test(left) || isDone.test(left) || isHad.test(left);
}

/**
 * The same of a phrase, which is said whole: it may begin what is said, and stand after a comma. As the subject of a
 * sentence about it ("apa khabar is hard") it is talked about.
 */
export function isPhraseFittedIn(left: string, right: string, isSetOff: boolean): boolean {
  if (left === "") return !isSubject.test(right);
  return isSetOff || isFittedIn(left, right) || isTold.test(left);
}

const isSubject =
  /^(?:is|isnt|was|were|are|means?|sounds?|looks?|has|takes|comes|stands|goes|ist|war|heisst|bedeutet|klingt|hat|kommt|itu|ialah|adalah|bermaksud|est|es|signifie|significa)(?= |$)/;
/** "I tell the teacher …", "we greet him with …". */
const isTold =
  /(?:^| )(?:tells?|told|answers?|answered|repl(?:y|ies|ied)|greets?|greeted|wish(?:es|ed)?|shouts?|shouted|whispers?|antworte|antwortet|rufe|ruft|gruesse|gruesst|wuensche|wuenscht|ucap|ucapkan|jawab|beritahu)(?: \S+){0,3}$/;

const mostAdded = 5;
/** "a sentence with …", "how to …". */
const ofWords =
  /(?:^| )(?:sentence|example|words?|satz|beispiel|wort|ayat|contoh|perkataan|(?:how|when|where|whether|what) to)(?= |$)/;
const upTo = (pattern: string) => new RegExp(`(?:^| )(?:${pattern})$`);

/** "Kaffee, please", "müde, I think": an answer, and a word or two beside it. */
const addsToIt =
  /^(?:please|thanks|thank you|i think|i guess|maybe|perhaps|today|tonight|now|too|as well|again|always|for me|for us|with|without|and|or|bitte|danke|glaube ich|denke ich|vielleicht|heute|jetzt|auch|immer|mit|ohne|und|oder|sila|terima kasih|juga|dan|atau|dengan)(?= |$)(?!.* (?:is|are|was|confuse|ist|sind|verwirren) )/;
/** An article, an owner, a number, a place. */
const isThing = upTo(
  "an?|the|this|these|those|my|your|his|her|our|their|some|any|no|every|each|more|much|many|one|two|three|four|five|another|" +
    "der|die|das|den|dem|des|ein|eine[rnms]?|kein|keine[rnms]?|mein|meine[rnms]?|dein|deine[rnms]?|sein|seine[rnms]?|unser|unsere[rnms]?|" +
    "diese[rnms]?|jede[rnms]?|viel|viele|mehr|zwei|drei|vier|fuenf|satu|dua|tiga|sebuah|seorang|secawan|" +
    "in|on|at|from|into|over|under|near|without|by|im|am|auf|aus|ohne|zum|zur|vom|di|ke|dari|dengan|tanpa",
);
/** Somebody or something is so. */
const isSo = upTo(
  "am|im|are|youre|were|be|been|being|so|very|too|really|quite|feel|feels|felt|look|looks|become|it is|its|he is|hes|she is|shes|not|" +
    "bin|bist|sind|seid|sehr|zu|so|ganz|echt|wirklich|sangat|terlalu|agak|rasa",
);
/** Somebody does it, wants to, may or must. */
const isDone = upTo(
  "to|can|cant|could|must|should|will|wont|would|may|might|lets|dont|never|always|often|" +
    "i|you|we|they|he|she|ich|du|er|sie|wir|ihr|muss|musst|will|willst|soll|moechte|werde|wirst|lass uns|saya|awak|kami|kita|dia|mereka|nak|mahu|boleh|akan|mesti|sudah|jangan",
);
/** What one does with things: "drink Kaffee". What one does with words is not among it. */
const isHad = upTo(
  "drink|drinks|drank|drinking|eat|eats|ate|eating|want|wants|wanted|like|likes|liked|love|loves|hate|hates|need|needs|have|has|had|having|buy|buys|bought|" +
    "see|saw|take|takes|took|make|makes|made|order|ordered|sell|sells|cook|cooks|cooking|bring|brought|go|goes|went|going|and|or|with|of|" +
    "trinke|trinkst|trinkt|trinken|esse|isst|essen|will|mag|magst|liebe|hasse|brauche|braucht|habe|hast|hat|haben|kaufe|kauft|kaufen|sehe|nehme|nimmt|" +
    "mache|macht|bestelle|koche|gehe|geht|fahre|und|oder|von|minum|makan|suka|beli|ada|lihat|ambil|buat|masak|dan|atau",
);
/** "I said Kaffee", "did you say …?" and a quotation with a colon answer the coach. */
const isSaid = upTo(
  "say|said|saying|its called|sage|sagte|gesagt|sagen|kata|cakap|yes|no|ja|nein|ya|ok|okay|well|also",
);
