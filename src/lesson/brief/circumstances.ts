import { isStage, stageIn } from "../../workspace/stage.ts";
import { fromWhere } from "./going-on.ts";

/**
 * Clauses of a request that tell of the occasion and not of the subject matter: when and where it is held, who comes, how many
 * there are, what is not to be had. They are no topic, unless nothing else is said. Pure.
 */
const day = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const time = `(?:(?:last|first|next|double|this|my|on|after|before|tomorrow|today|every|the|in|period|lesson|p\\d|lunch|break|morning|afternoon|week|thing|${day}s?|tmrw)\\s*)+`;
const place =
  "(?:(?:in|at|from|on) )?(?:the |a |our |my |an )?(?:(?:sports?|school|dining|drama|computer|science|main|small|big|food|art|normal|ordinary) )?(?:hall|gym|classroom|lab|laboratory|playground|field|studio|workshop|outside|outdoors|ict suite|computer room|food room|kitchen)";
const people = "(?:students?|pupils?|kids|children|learners|boys|girls|apprentices|trainees|adults)";
const things =
  "(?:bench(?:es)?|computers?|laptops?|tablets?|ipads?|tables?|groups?|stations?|machines?|cookers?|ovens?|hobs?|keyboards?|guitars?|ukuleles?|balls?|mats?|sets?|classes)";
const visitor =
  "(?:the )?(?:head(?:teacher)?|deputy|principal|ofsted|inspectors?|observers?|mentor|governors?|parents?|visitors?|slt)(?: of (?:\\w+ ?){1,3}?)?";
const code = "\\d{1,2}[a-z]\\d?";

const pupilElsewhere =
  "(?:élève|garçon|fille|enfant|schüler(?:in)?|kind|junge|mädchen|alumn[oa]|niñ[oa]|chic[oa]|estudiante|alunn[oa]|ragazz[oa]|alun[oa]|leerling|jongen|meisje|murid|pelajar|budak)";
const ofOne: readonly RegExp[] = [
  /^one (?:in|with|who|is|has|needs|uses)\b.*$/,
  new RegExp(
    `^(?:une?|eine?|una|u[mn]|uma|een|seorang(?: lagi)?|satu)(?: (?:autre|anderer|otro|altro|outro|andere))? ${pupilElsewhere} (?:a|est|ne|n['’]|se|hat|ist|kann|braucht|verliert|tiene|es|está|no|necesita|ha|è|non|tem|é|não|precisa|heeft|is|kan|ada|mempunyai|tidak|perlu|memerlukan)(?:\\s|(?<=['’])).*$`,
  ),
  /^jemand (?:anderes )?(?:hat|ist|kann|braucht|verliert)\s.*$/,
];

const ofThem =
  /^(?:(?:ils|elles|sie|ellos|ellas|mereka|loro|eles)|(?:mes|les|meine|die|mis|los|murid|para) (?:élèves|schüler|kinder|alumnos|niños|murid|pelajar))\s.*$/;

/** Whether a clause tells of one of the class. `clause`: in small letters. */
export function isOfOne(clause: string): boolean {
  return ofOne.some((one) => one.test(clause));
}

/** Whether it tells of one of them, or of all of them. */
export function isOfPupils(clause: string): boolean {
  return isOfOne(clause) || ofThem.test(clause);
}

const clauses: readonly RegExp[] = [
  new RegExp(`^${time}$`),
  new RegExp(`^${place}(?: (?:is|are|was|isn't|only|booked|free)\\b.*)?$`),
  new RegExp(`^${visitor}\\s*(?:\\bis|\\bare|'s|coming|watching|in|will|wants?)\\b.*$`),
  /^(?:an? |my |lesson )*(?:observation|inspection|learning walk|interview lesson)\b.*$/,
  /^(?:an? |my |it's |it is |this is )*(?:cover|supply|substitute)(?: (?:lesson|work|teacher|class))?$/,
  /^(?:i'm |i am |taught by |for )?(?:an? )?non[- ]?specialists?\b.*$/,
  /^i(?:'m| am)\b(?! (?:teaching|doing|planning|starting|covering)\b).*$/,
  /^my (?:ta|lsa|teaching assistant|technician|voice|laptop|projector|whiteboard|board|colleague)s?\b.*$/,
  /^(?:same (?:topic|lesson|thing)(?: for both| twice)?|each|both|asap|help|quick(?:ly)?|urgent(?:ly)?|(?:week|session|part) \d+)$/,
  /^(?:it's |it is )?(?:raining|wet|snowing|windy|freezing|boiling|too (?:hot|cold))\b.*$/,
  /^(?:probably|maybe|perhaps|hopefully)\b.*$/,
  /^(?:online|remote(?:ly)?)?\s*(?:(?:on|over|via) (?:zoom|teams|meet)|only|lesson)?$|^(?:an? |in |small )*groups? of \d+$/,
  new RegExp(`^for (?:class )?${code}(?: the same| too| as well)?$`),
  fromWhere,
  /^nothing (?:is )?(?:prepared|ready|planned)\b.*$/,
  new RegExp(
    `^(?:about |only |just |\\d+ )*(?:\\d+|one|two|three|four|five|six|ten|a dozen) (?:\\w+ )?(?:${people}|${things})\\b.*$`,
  ),
  /^level \d(?: [\p{L}]+){0,3}$/u,
  ...ofOne,
  ofThem,
  new RegExp(
    `^${code}(?:\\s*(?:,|and|&|\\+)\\s*${code})*(?: (?:had|has|have|is|are|did|missed|only|were)\\b.*)?$`,
  ),
];

/** `clause`: in small letters. */
export function isCircumstance(clause: string): boolean {
  return isStage(clause) || clauses.some((one) => one.test(clause)) || isLimit(clause);
}

const leavesOut =
  "(?:no|without|not|skip|leave out|avoid|ohne|keine?n?|sans|pas de|sin|senza|sem|zonder|tanpa)\\s+|pas d['’]\\s*";
const keepsTo =
  "just|only|nur|bloß|seulement|uniquement|juste|solo|sólo|solamente|soltanto|só|alleen|hanya|sahaja";
const without = new RegExp(
  `^(?:but |and |mit |with )?(?:${leavesOut})(?=\\p{L})(?:the |any |need for |doing |der |die |das |le |la |les |el )?(.{2,60}?)[.!]?$`,
  "iu",
);
const only = new RegExp(
  `^(?:but |and )?(?:${keepsTo})\\s+(?:do |about |on |for |with |cover |teach )?(?:the |der |die |das |le |la |les |el |los |las )?(.{2,60}?)[.!]?$`,
  "iu",
);
const onlyBehind = /^(?:the )?(.{2,40}?)\s+(?:only|nothing else|seulement|nur|solamente|sahaja)[.!]?$/iu;

/** Whether all that is said sets limits to what was asked before: "just the kneading, no baking". */
export function onlyLimits(words: string): boolean {
  const clauses = inClauses(words);
  return clauses.length > 0 && clauses.every((clause) => isLimit(clause) || onlyBehind.test(clause));
}

function isLimit(clause: string): boolean {
  return without.test(clause) || only.test(clause);
}

/** What a lesson is to keep to, and what it is to go without. */
export type Limits = { only: string[]; without: string[] };

/** "bread rolls, just the kneading, no baking" → kneading; baking. `answers`: it adds to what was asked before, so it may be all that is said. */
export function limitsIn(words: string, answers = false): Limits {
  const limits: Limits = { only: [], without: [] };
  const clauses = inClauses(words);
  // Alone, it is what a lesson is about: "Just William", "no man's land".
  if (!answers && clauses.every((clause) => isCircumstance(clause.toLowerCase()))) return limits;
  for (const clause of clauses) {
    const out = without.exec(clause)?.[1];
    const kept = only.exec(clause)?.[1] ?? onlyBehind.exec(clause)?.[1];
    if (out !== undefined) limits.without.push(...out.split(/\s+(?:or|and|ou|oder|o|atau|und|et|y|dan)\s+/i));
    else if (kept !== undefined && !isPlace.test(kept.toLowerCase())) limits.only.push(kept);
  }
  return limits;
}

const isPlace = new RegExp(`^${place}\\b`);

/** The clauses of what somebody wrote, and of what they wrote without a stop: "bread just the kneading no baking". */
function inClauses(words: string): string[] {
  return runOn(words)
    .split(
      /[,;.!?()\n]+|\s+[-–—]+\s+|\s+(?:but|and|aber|und|mais|et|pero|y|tetapi)\s+(?=(?:no|not|without|just|only|ohne|nur|sans|sin|tanpa)\s)|\s+(?=not\s)/iu,
    )
    .map((clause) => clause.replace(RegExp.escape(stageIn(clause) ?? ""), "").trim() || clause)
    .map((clause) => clause.replace(/\s+(?:please|pls|plz|thanks|ta|bitte|merci|gracias)\s*$/iu, "").trim())
    .filter(Boolean);
}

/** A comma where somebody who is in a hurry leaves one out. What follows "with", "is" or "of" goes on. */
export function runOn(words: string): string {
  return words
    .replace(/(\d{1,2})\. (Klasse|Jahrgangsstufe)/giu, "$2 $1")
    .replace(
      /(?<![,;.!?:–—-])(?<!(?:^|\s)(?:with|of|is|are|was|were|has|have|had|there|in|at|to|for|or|and|but|by|from|than|so|when|if|on|a|the|not|it's|i|you|we|they|can|means?|do|does|because|cos|coz|cuz|since|as|although|though|also|plus|that|which|who))\s+(?=(?:no \p{L}+(?:ing|s)\b|just (?:the|do|on) |they (?:always|often|never|keep|can't|don't|struggle|forget|confuse|hate|love|get|are|have|mix)\b))/giu,
      ", ",
    );
}
