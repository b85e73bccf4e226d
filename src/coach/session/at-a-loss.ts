import { foldText } from "../../text/fold.ts";

/** "I don't know", "what?", "keine Ahnung": no answer, and no failure, but a wish for help. Whole utterances only. */
export function isAtALoss(heard: string, languages: readonly string[]): boolean {
  const said = foldText(heard).replaceAll("ß", "ss").replace(tail, "");
  const without = said.replace(lead, "");
  return languages.some((language) => {
    const way = Object.hasOwn(ways, language) ? ways[language] : undefined;
    return way !== undefined && (way.test(said) || way.test(without));
  });
}

/** What people say before they say it. */
const lead =
  /^(?:(?:um|uhm?|erm?|hm+|mm+|oh|well|sorry|no|nope|ah|oops|honestly|aeh|äh|ähm|öh|tja|also|nein|nee|leider|tut mir leid|entschuldigung|maaf|alamak|tidak|euh|ben|désolé|pardon|pues|lo siento|perdón) )+/;
const tail = /(?: (?:sorry|please|yet|leider|bitte|lah|pun|maaf|désolé|lo siento))+$/;

const ways: Readonly<Record<string, RegExp>> = {
  en: whole(
    "(?:i )?(?:really |just |honestly |still |also )*(?:dont|do not|didnt|did not) (?:really |quite )?(?:know|remember|understand|get it|recall)(?: (?:it|that|this|the word|that word|this word|this one|that one|what|how|the answer|what to say|how to say it|how to say that|what that is|what it means|any more|anymore|at all))*",
    "(?:i )?(?:have |got |ive got )?(?:absolutely )?no (?:idea|clue)(?: (?:at all|what that is|how to say it))?",
    "(?:i )?dunno|idk|search me|beats me",
    "(?:im |i am )?not sure(?: what to say| at all)?",
    "(?:i )?(?:have )?(?:totally |completely )?(?:forgot|forgotten|forget)(?: (?:it|that|this|the word|that one|again))?",
    "(?:i )?(?:cant|cannot|can not) (?:remember|say it|think of it|recall)(?: (?:it|that|the word))?",
    "(?:i )?havent (?:got )?(?:a clue|any idea|the faintest)",
    "what|huh|eh|excuse me|come again|what was (?:it|that)(?: again)?|what is (?:it|that|the word)(?: again)?|what do (?:you mean|i say)|how do (?:i|you) say (?:it|that)",
    "(?:im|i am) (?:lost|stuck)|i give up|give up|pass|tell me|show me|you tell me",
  ),
  de: whole(
    "(?:ich )?weiss(?: (?:ich|es|das|leider|gerade|echt|auch|wirklich|noch))* nicht(?: mehr| so genau| wie man das sagt)?|das weiss ich (?:leider )?(?:nicht|nicht mehr)|(?:ich )?weiss nix",
    "(?:ich (?:hab|habe) )?(?:echt |gar |absolut )?(?:keine|null) (?:ahnung|idee|plan)|keinen (?:schimmer|plan|blassen schimmer)",
    "(?:ich )?(?:versteh|verstehe|kapier|kapiere)(?: (?:es|das|ich|leider|gar))* nicht|das verstehe ich nicht",
    "(?:das |es )?(?:hab|habe) ich (?:leider |schon wieder )?vergessen|ich (?:hab|habe) (?:es|das|das wort)? ?(?:leider )?vergessen|vergessen",
    "(?:ich )?(?:kann|kenne)(?: (?:mich|es|das|ich|das wort|leider))* nicht(?: erinnern| sagen)?|(?:es|das) faellt mir (?:gerade |jetzt )?nicht ein|(?:es|das) fällt mir (?:gerade |jetzt )?nicht ein",
    "was|hä|wie|was war das(?: noch ?mal)?|was soll ich sagen|wie heisst das(?: noch ?mal)?|wie sagt man das|ich komme nicht drauf|(?:ich bin )?(?:mir )?nicht sicher|sag du|sag es mir|ich gebe auf",
  ),
  ms: whole(
    "(?:saya |aku |kami )?(?:memang |masih |betul betul )?(?:tidak|tak|x) (?:tahu|tau|pasti|ingat|faham|fahami|reti)(?: (?:lagi|langsung|jawapannya|perkataan itu|macam mana|apa))*",
    "entah(?:lah)?|(?:saya |aku )?(?:dah |sudah |telah )?(?:lupa|terlupa)(?: (?:lagi|perkataan itu|perkataannya|dah))*",
    "(?:saya )?(?:tiada|tak ada|takde) idea(?: langsung)?|(?:saya )?kurang (?:pasti|faham|tahu)",
    "apa|apa tu|apa itu|apa dia|hah|macam mana nak sebut|apa jawapannya|saya mengalah|beritahu saya",
  ),
  fr: whole(
    "(?:je )?(?:ne )?sais (?:vraiment |toujours )?pas(?: du tout)?|(?:je nai )?aucune idée|jai oublié|(?:je )?(?:ne )?comprends pas|quoi|hein|je (?:ne )?me souviens pas|jen sais rien",
  ),
  es: whole(
    "(?:yo )?(?:todavía )?no (?:lo )?sé|no (?:lo )?se|(?:no tengo )?ni idea|(?:lo |se me )?(?:he olvidado|olvidé|olvidó)|no (?:lo )?entiendo|qué|que|cómo|como|no (?:me acuerdo|recuerdo)",
  ),
};

function whole(...patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:${patterns.join("|")})$`);
}
