import { withEnglishNeeds } from "../../../../src/workspace/needs-by-language.ts";

/** What gets in the way of a pupil, or carries them ahead. */
export type Barrier =
  | "allergy"
  | "injury"
  | "fluent"
  | "ahead"
  | "language"
  | "hearing"
  | "sight"
  | "reading"
  | "number"
  | "writing"
  | "attention"
  | "sensory"
  | "change"
  | "mobility"
  | "health"
  | "confidence"
  | "behind";

/** As far as the wording of a need tells; null where it does not. */
export function barrierOf(need: string): Barrier | null {
  // What it is called comes first; what helps with it follows, and may name something else.
  const [called = need] = withEnglishNeeds(need).split(/\s[—–-]\s|[:(]/);
  const named = (text: string) => barriers.find(([, signs]) => signs.test(text))?.[0];
  return named(called) ?? named(withEnglishNeeds(need)) ?? null;
}

/** The first that fits counts. */
const barriers: readonly [Barrier, RegExp][] = [
  [
    "allergy",
    /\ballerg|\bcoeliac|\bceliac|\bintoleran|\banaphyla|\bepipen|\bhalal\b|\bkosher\b|\bvegetarian|\bvegan/i,
  ],
  [
    "injury",
    /\b(?:broken|fractured|sprained|injured) (?:\w+ )?(?:arm|wrist|hand|finger|leg|ankle|foot|toe|collar ?bone|shoulder|knee)|\b(?:arm|leg|wrist|ankle|foot|hand) (?:is )?in (?:a |plaster)|\bin a (?:sling|cast|brace|boot)\b|\binjur/i,
  ],
  [
    "fluent",
    /\b(?:heritage|native|fluent|first[- ]language) (?:\w+ )?speakers?\b|\bspeaks? (?:it|the language) at home\b/i,
  ],
  [
    "ahead",
    /\b(?:instrumental|private|singing|piano|guitar|violin|drum|dance|swimming|judo|tennis) lessons\b|\bplays? (?:for|in) an?\b|\balready (?:can|know|knows|play|plays|did|do)\b|\babove\b|\bextension\b|\bgifted\b|\bahead\b|\bmost able\b|\bhigh(?:er|ly)? (?:attain|prior|able)|\bstretch|\b(?:race|fly|whizz|zoom)s? through|\bfinish(?:es)? (?:first|early|before)|\bbored\b|\bask(?:s|ing)? for more\b|\bbright(?:est)?\b/i,
  ],
  [
    "language",
    /\beal\b|\besl\b|\bell\b|\besol\b|english as|new to english|\blanguage\b|\bspeech\b|\bvocabulary\b|\bdld\b|\bslcn\b|\bsli\b|bilingual|refugee|\benglish\b|\bspeakers?\b|\bspeaks? (?:only|mostly|\w+ at home)|\bmother tongue\b|\bstammer|\bstutter/i,
  ],
  ["hearing", /\bhearing\b|\bdeaf|\bhi\b|\b(?:can't|cannot|hard to) hear\b|\blip.?read/i],
  ["sight", /\bvisual|\bsight|\bblind|\bvi\b|\bsee(?:ing)?\b|\bglasses\b|\blarge print\b/i],
  [
    "reading",
    /\bdyslex|\bread(?:s|ing|er|ers)?\b(?! (?:notation|music|maps?|scales?|graphs?|tables?|clocks?|the time))|\bliteracy\b|\bspld\b|\bspell(?:s|ing)?\b|\bletters\b|\bphonics\b/i,
  ],
  [
    "number",
    /\bdyscalcul|\bnumber|\btimes tables?\b|\bnumeracy\b|\bcount(?:s|ing)?\b|\bfingers\b|\bsums\b|\barithmetic\b|\bmath(?:s|ematics)?\b/i,
  ],
  [
    "writing",
    /\bcoordination|\bdyspraxi|\bdcd\b|\btyping\b|\bhandwriting\b|\bwrit(?:e|es|ing)\b|\bmotor\b|\bfine\b|\bpens?\b|\bpencils?\b|\bscissors\b|\bclumsy\b/i,
  ],
  [
    "attention",
    /\badhd\b|\badd\b|\battention\b|\bconcentrat|\bfocus|\brestless|\bdistract|\bfidget|\b(?:can't|cannot|won't|hard to|never) (?:sit|settle|keep still)|\bsit(?:s|ting)? (?:still|for long)|\bwander|\bdrift|\bdaydream|\boff task\b|\bcall(?:s|ing)? out\b|\bchatt|\brush|\bhurr(?:y|ies)|\bcareless|\bslips\b/i,
  ],
  [
    "sensory",
    /\bnois[ey]|\bsensory\b|\bloud\b|\bear defenders|\bsensitiv\w* to (?:sound|light|touch|smell)|\boverwhelm/i,
  ],
  [
    "change",
    /\bautis|\basd\b|\basc\b|\banxi|\bmut(?:e|ism)\b|\bpda\b|\bocd\b|\bsemh\b|\bbehaviou?r|\btrauma|\blac\b|\bcla\b|\bshy\b|\bfreez|\bfroze|\bpanic|\bworr(?:y|ies|ied)|\bupset|\bcr(?:y|ies)\b|\btears\b|\bmeltdown|\bwobbl|\broutine|\bchanges?\b|\bquiet\b|\b(?:never|won't|doesn't|don't) (?:speak|talk|answer)|\b(?:not|n't|never) (?:take part|join in|perform)|\bin front of (?:others|people|everyone|everybody|the class|an audience)/i,
  ],
  [
    "mobility",
    /\bwheelchair|\bphysical|\bpd\b|\bmobility|\bcerebral|\bcrutch|\bwalk(?:s|ing|er)\b|\bstairs\b/i,
  ],
  [
    "health",
    /\basthma|\bdiabet|\bepilep|\bfatigue|\bmedical|\btires?\b|\btired\b|\bpain\b|\btoilet\b|\binhaler|\bheart condition/i,
  ],
  [
    "confidence",
    /\bconfiden(?!t(?:ly)? (?:with|in|at))|\breluctan|\bafraid\b|\bself[- ]esteem|\bself[- ]conscious/i,
  ],
  [
    "behind",
    /\bbelow\b|\btowards\b|\bsecure\b|\bbehind\b|\bunsure\b|\bbottom\b|\blow(?:er)?\b|\bweak|\bstruggl|\bmld\b|\bsld\b|\babsen|\bmissed\b|\bslow|\bgaps\b|\bcatch(?:ing)? up\b|\blost\b|\bgives? up\b|\bneeds? (?:more|extra) (?:time|help)|\bsen[dk]?\b|\basn\b|\behcp|\biep/i,
  ],
];
