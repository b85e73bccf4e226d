import type { Mistake } from "../../../../../src/library/entry.ts";
import { sentencesIn } from "../../../../../src/text/sentences.ts";

/** What a library says is often got wrong, as something that can be put to pupils. */
export type FalseClaim = {
  /** What is wrong, as a statement of its own. */
  wrong: string;
  /** What is right, as a statement; "" where the library gives advice to teachers instead. */
  right: string;
};

/**
 * null where it names a difficulty ("Pupils may struggle to …") or cannot be read as a statement: nobody can call that
 * true or false. What the library does not say outright is never made up.
 */
export function falseClaim({ statement, correction }: Mistake): FalseClaim | null {
  const wrong = claimIn(statement);
  return wrong === null ? null : { wrong, right: rightIn(correction) ?? "" };
}

const who = "(?:some |many |most )?(?:pupils|students|children|learners|people|some|many)";
const openings: readonly RegExp[] = [
  new RegExp(
    `^${who} (?:may |might |can |could |often |sometimes |commonly |will |also |incorrectly |mistakenly |wrongly )*(?:think|believe|assume|have the impression|presume|say)(?: that| in error that)? (.+)$`,
    "i",
  ),
  /^(?:a|one|the) common (?:misconception|belief|mistake|error|misunderstanding)(?: here| about [^,]{3,40})? is(?: the belief)? that (.+)$/i,
  new RegExp(`^it is (?:very )?common for ${who} to (?:think|believe|assume)(?: that)? (.+)$`, "i"),
  /^(?:thinking|believing|assuming|that) that (.+)$/i,
  /^that (.+)$/i,
];

/** Words by which a statement speaks of pupils, lessons or difficulties and no longer of the matter. */
const ofTeaching =
  /\b(?:pupils?|students?|children|child|learners?|teachers?|lessons?|learning cycle|misconceptions?|confus\w+|struggl\w+|difficult(?:y|ies)|misunderst\w+|mix(?:ing|es)? up|muddl\w+|unsure|forget\w*|overlook\w*|lack of|task [a-z]\b|worksheet|slides?|key ?words?)\b/i;
const doing = /^(?:not |never )?(?:[A-Z]?[a-z]+ing)\b(?! is| are| was| means| must| should| can| will| has)/;
const askedFor =
  /^(?:they|he|she|this|that|these|those|however|instead|but|no|yes|not|in some cases|it depends|there are times)\b/i;

function claimIn(statement: string): string | null {
  const [first = "", ...more] = sentencesIn(statement);
  if (more.length > 0 && more.some((sentence) => ofTeaching.test(sentence))) return null;
  const opened = openings.map((opening) => opening.exec(first)?.[1]).find((rest) => rest !== undefined);
  const claim = opened ?? first;
  if (ofTeaching.test(claim) || doing.test(claim) || askedFor.test(claim) || /\?$/.test(claim)) return null;
  // "may not realise that": what follows is true.
  if (/\b(?:realise|recognise|understand|know|see|appreciate) (?:that|how|why)\b/i.test(first)) return null;
  return sized(claim);
}

/** The first sentences of a correction, where they say what is so and tell nobody what to do. */
function rightIn(correction: string): string | null {
  const told: string[] = [];
  for (const sentence of sentencesIn(correction)) {
    if (ofTeaching.test(sentence) || isAdvice(sentence) || askedFor.test(sentence)) break;
    if (told.length > 0 && [...told, sentence].join(" ").length > longest) break;
    told.push(sentence);
    if (told.length === 2) break;
  }
  return told.length === 0 ? null : sized(told.join(" "));
}

const longest = 240;

function sized(claim: string): string | null {
  const words = claim.split(" ").length;
  if (words < 4 || claim.length > longest) return null;
  const whole = claim.charAt(0).toUpperCase() + claim.slice(1);
  return /[.!]$/.test(whole) ? whole : `${whole}.`;
}

/** A verb that asks somebody to do something, first in its sentence. */
const advice =
  /^(?:always |clearly |try to |please |you (?:could|can|may|might|should) )?(?:address|allow|ask|avoid|be (?:sure|careful|aware|clear)|begin|break|bring|build|challenge|check|choose|clarify|compare|consider|continue|create|define|demonstrate|describe|develop|direct|discuss|display|distinguish|draw|emphasi[sz]e|encourage|ensure|establish|examples?|expand|explain|explanations?|explore|expose|focus|following|gather|get|give|go|guide|have|help|highlight|identify|illustrate|include|insist|introduce|invite|it (?:is|may be|might be|can be) (?:worth|helpful|useful|important|best)|keep|label|let|link|listen|look(?:ing)?|make|mention|model|modelling|move|note|offer|opportunit\w+|plan|play|point|practi[sc]e|present|prompt|provide|read|recap|record|refer|reinforce|relate|remind|repeat|return|revisit|scaffold|set|share|show|spend|start|state|stress|support|take|talk|teach|tell|think|try|use|using|use of|watch|when (?:teaching|discussing|explaining|introducing)|work|write)\b/i;

function isAdvice(sentence: string): boolean {
  return (
    advice.test(sentence) ||
    /\b(?:in this lesson|will help|can be helpful to|it is important to)\b/i.test(sentence)
  );
}

export function ended(text: string): string {
  return /[.!?…]["'’”)]?$/.test(text) ? text : `${text}.`;
}
