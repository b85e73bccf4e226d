import { type Need, namesNeed, needIn } from "../../workspace/class-needs.ts";
import { isSubjectName } from "../../workspace/packs/subjects.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import { withoutNames } from "../../workspace/privacy/without-names.ts";
import { isCircumstance, isOfOne, isOfPupils, runOn } from "./circumstances.ts";

/**
 * What a request says of the pupils or of how the lesson should be, and not of what it is about: "but my lot are bored
 * of python, make it fun pls", "they struggle with reading". Pure.
 */

const connective = "but|because|cos|coz|cuz|since|as|and|so|although|though|also|plus";
/** An address ("nrich.org") is one word. */
const boundary = new RegExp(
  `(\\s*(?:[,;!\\n()]|\\.(?!(?:\\w+\\.)*(?:com|org|net|edu|gov|uk|scot)\\b))+\\s*(?:(?:${connective})\\s+)*|\\s+[-–—]+\\s+|\\s+(?:(?:${connective})\\s+)+)`,
  "i",
);

/** The request without such clauses; "" where it has no others. */
export function withoutAsides(said: string): string {
  return parted(said).topic;
}

/** What a request tells of pupils whom something is hard for: "a pupil has ADHD and gets lost in long texts". */
export function needsSaid(said: string): Need[] {
  return parted(said).ofPupils.flatMap((clause) => {
    // Whose it is, is no lesson's to say.
    const text = withoutNames(clause);
    const need = needIn(text);
    if (need !== null && need !== "unclear") return [need];
    const ofOne = ofOnePupil.test(plain(text)) || isOfOne(plain(text));
    return ofOne || isHardFor.test(text) || namesNeed(text) ? [{ count: null, text }] : [];
  });
}

const isHardFor =
  /\b(?:struggl\w+|(?:find|finds|found) (?!it easy)[^,;.]*\b(?:hard|difficult|tricky|tough|challenging|impossible)|can['’]?t|cannot|(?:get|gets|getting) (?:lost|confused|stuck|overwhelmed)|needs? (?!to be\b)|weak|behind|poor|low|slow)\b/i;

function parted(said: string): { topic: string; ofPupils: string[] } {
  const request = runOn(said);
  const parts = request.split(boundary);
  const told = parts.filter((clause, i) => i % 2 === 0 && clause.trim() !== "" && !isAside(clause));
  // Where nothing but circumstances is told, one of them is what it is about.
  const others = told.some((clause) => !isBeside(clause));
  const ofPupils: string[] = [];
  let kept = "";
  let ofSomebody = false;
  for (let i = 0; i < parts.length; i += 2) {
    const clause = parts[i] ?? "";
    const joined = parts[i - 1] ?? "";
    const goesOn: boolean =
      ofSomebody && (goesOnAbout.test(clause) || (/\band\b|\bbut\b/i.test(joined) && does.test(clause)));
    const ofOne = kept !== "" && (tellsOfSomebody(clause) || ofOnePupil.test(plain(clause)));
    const ofThem = ofPeople.some((aside) => aside.test(plain(clause))) && isAside(clause);
    const elsewhere = others && isOfPupils(plain(clause));
    ofSomebody = goesOn || ofOne || ofThem || elsewhere;
    if (goesOn) ofPupils.push(`${ofPupils.pop() ?? ""}${joined}${clause}`);
    else if (ofSomebody) ofPupils.push(clause);
    if (clause.trim() === "" || ofSomebody || isAside(clause) || (others && isBeside(clause))) continue;
    kept += kept === "" ? clause : `${joint(joined)}${clause}`;
  }
  return { topic: topicOf(kept, told, request), ofPupils: ofPupils.map((clause) => clause.trim()) };
}

function topicOf(kept: string, told: readonly string[], request: string): string {
  // "They still can't do times tables" is about these, where nothing else is named.
  if (kept === "") return told.length === 0 && canNot.test(request.trim()) ? request : "";
  return /[()]/.test(kept) && !request.endsWith(")") ? balanced(kept) : closed(kept, request);
}

const canNot =
  /^they (?:(?:still|just|really|simply) )*(?:can['’]?t do|cannot do|don['’]?t (?:get|understand)) /i;

/** Of the occasion, or only the name of a subject: "music. ukulele chords." */
function isBeside(clause: string): boolean {
  const said = plain(clause);
  return isCircumstance(said) || /^\s*same\s*$/.test(said) || isSubjectName(said);
}

/** A full stop between what is kept joins fragments: "gymnastics. balances". */
function joint(mark = ""): string {
  return /^\s*\.+\s*$/.test(mark) ? ", " : mark;
}

/** A pupil by name, and something about them. A name alone may be the topic. */
function tellsOfSomebody(clause: string): boolean {
  return said.test(clause) && masked(clause) !== clause;
}

const said =
  /\b(?:needs?|has|have|had|is|was|struggl\w+|can(?:['’]?t|not)|won['’]?t|does(?:n['’]t| not)|gets?|finds?|likes?|hates?|support|mum|dad|mother|father)\b/i;
/** "… and her mum is ill" is about the same person. */
const goesOnAbout = /^\s*(?:his|her|their|he|she|they|who|whose)\b/i;

/** A bracket that a clause between has left open or shut is none. */
function balanced(text: string): string {
  const [open, shut] = [text.split("(").length, text.split(")").length];
  return open === shut ? text : text.replace(/\s*[()]\s*/g, " ").trim();
}

/** The end of a bracket is no clause; what it closes stays closed. */
function closed(kept: string, request: string): string {
  return request.endsWith(")") && kept.split("(").length > kept.split(")").length ? `${kept})` : kept;
}

const pupils = "(?:pupils|students|learners|kids|children|boys|girls|weans|ones)";
const group = `(?:class|lot|set(?: \\d)?|group|bunch|(?:year|yr|grade|s|p|y) ?\\d{1,2}s?|form|${pupils})`;
const some =
  "(?:some|half|most|many|lots|a lot|loads|several|a few|few|none|all|both|one|two|three|four|five|six|a couple|a handful|\\d{1,2})";
/** What is said of somebody: that they are, have, can, find, need. */
const says =
  "(?:are|aren't|is|isn't|was|were|have|haven't|has|had|can|can't|cannot|could|couldn't|do|don't|doesn't|did|didn't|will|won't|need|needs|find|finds|found|get|gets|got|like|likes|love|loves|loved|hate|hates|hated|want|wants|prefer|know|knows|learn|read|write|speak|come|came|arrive|forget|really|never|always|often|still|only|just|already|usually|tend|keep|work|lack|miss|missed|enjoy|enjoyed|struggled)";
const telling = `(?:${says}|struggles?)`;

/** "…, a pupil has ADHD": said behind what the lesson is about. */
const ofOnePupil = new RegExp(
  `^(?:an?|one|another|the|this|two|three|\\d) (?:(?:other|new|wee|young|little) )?(?:pupil|student|learner|kid|child|boy|girl|lad|lass|wean)s?(?: (?:in|of|from) (?:the|my|our|this|that) (?:class|group|set|room))?(?: who)? ${telling}\\b`,
);
/** "… and gets lost in long texts": of the same pupil. */
const does = new RegExp(`^\\s*(?:${telling}|loses?|forgets?|uses?|tires?|reads|writes)\\b`, "i");

/** Of the pupils. */
const ofPeople: readonly RegExp[] = [
  /^they\b(?! shall\b)/,
  /^they(?:'re|'ve|'ll|'d)\b/,
  new RegExp(`^${some}(?: of (?:them|us|(?:my|our|the|these) (?:[\\w-]+ )?${group}))? ${telling}\\b`),
  new RegExp(`^(?:${some}|these|those) ${pupils} ${telling}\\b`),
  new RegExp(`^(?:my|our) (?:[\\w-]+ ){0,3}${group}(?: who)? ${telling}\\b`),
  /^(?:my|our) (?:pupils|students|learners|kids|class|lot) /,
  // "The class struggle" may be Marx's.
  new RegExp(`^(?:the|this) (?:whole )?${group} ${says}\\b`),
];

const asides: readonly RegExp[] = [
  ...ofPeople,
  /^we(?:'ve|'re| (?:did|have|had|only|just|never|already|can't|don't|haven't))\b/,
  /^i(?:'ve| have| had| only| just| don't| can't| haven't)\b/,
  /^(?:it's|it is|this is|they are) (?:an?|my|our|the) (?:[\w-]+ ){0,3}(?:class|lot|set|group|bunch)\b/,
  /^(?:please |pls |can you |could you |just )*(?:make|keep) (?:it|them|this)\b/,
  /^(?:it )?(?:needs?|has|should|must) (?:to )?be\b/,
  /^(?:nothing|not) too\b/,
  // "…, with real support for those who are new to English"
  /^with (?:[\w-]+ ){0,3}?(?:support|help|scaffold\w*|challenge|extension|stretch|differentiation)(?: (?:for|to|at|in)\b.*)?$/,
  /^no (?:more |long |boring )*(?:worksheets?|writing|computers?|homework|devices|phones|copying|textbooks?|lectur\w+|powerpoints?)\b/,
  /^(?:please |pls |can you |could you )*(?:include|add|use) (?:lots|plenty|loads|some|a few|more|as many)\b/,
];
/** Whatever else it says, it asks for a lesson on something. */
const asksFor =
  /\b(?:lessons?|quiz|worksheet|starter|plenary|something|revision|activity) (?:on|about|for|to)\b/;

function isAside(clause: string): boolean {
  const said = plain(clause);
  return asides.some((aside) => aside.test(said)) && !asksFor.test(said);
}

function plain(clause: string): string {
  return clause.trim().toLowerCase().replaceAll("’", "'");
}

/** At the end of a topic, whom it is for: "for my bottom set Y7", "with a low ability group", "for kids who hate maths". */
export const whomFor = new RegExp(
  `\\s+(?:for|with)\\s+(?:(?:my|our|a|an|the|this|some)\\s+(?:[\\w-]+\\s+){0,3}?${group}|${pupils}(?=\\s+(?:who|with)\\b))(?:\\s+(?:(?:year|yr|y|s|p)\\s?)?\\d{1,2}s?)?(?:\\s+(?:who|with|that)\\b.*)?$`,
  "i",
);
