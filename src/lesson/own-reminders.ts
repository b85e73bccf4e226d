import { reminderNames } from "../workspace/notes/reminder-names.ts";

/**
 * What a teacher writes down for herself in the middle of a lesson: what is to be borrowed, printed, booked, said to a
 * colleague. It is known by what it asks for, which is preparing, and by whom it speaks to; what says "you" is for pupils.
 */

/** Where a reminder begins that the words themselves call one. */
const called = new RegExp(
  `^(?:note|reminder|memo|message) (?:to|for) (?:self|myself|me)\\b|^(?:${reminderNames})\\s*:`,
  "i",
);
/** What may stand before a thing to prepare: "Remember to", "I must", "NB". */
const opener =
  /^(?:(?:and|also|please|nb|n\.b\.|ps|p\.s\.|note|important|me)\b[\s:,–—-]*)*(?:(?:remember|do not forget|don['’]?t forget|dont forget|never forget|make sure|be sure|must|need|have|got|want|try)(?: (?:myself|that))? (?:to )?(?:i |we )?(?:must |need to |have to |can )?|i(?:['’]?ll| will| must| should| need to| have to| want to| ought to|['’]?m going to| am going to| still have to| still need to)\s+)/i;
/** What only she does, whoever says it. */
const prepares =
  /^(?:photocopy|laminate|(?:e-?mail|phone|ring|text|message) (?:mr|mrs|ms|miss|dr|the|my|home|parents)\b|borrow (?!(?:a|one|1) ten\b|(?:a |one |1 )?(?:ten|hundred)?\s*from the (?:tens|hundreds|next|column)|\d)\S|(?:book|reserve|unlock|lock|swap) (?:the|a|my|our)?\s*(?:\w+ ){0,2}(?:room|hall|lab\w*|trolley|laptops?|tablets?|ipads?|chromebooks?|computers?|suite|minibus|library|gym|kit|cupboard|set|projector|visuali[sz]er)\b|(?:print|run off|copy)(?: off| out)?\b.*\b(?:cop(?:y|ies)|sheets?|worksheets?|handouts?|cards?|slides?|booklets?|for (?:everyone|all|each table))\b|charge (?:the|all|up)\b|(?:ask|tell|see|thank|warn|speak to|talk to|check with|chase) (?:mr|mrs|ms|miss|dr|the (?:technicians?|office|head|department|librarian|caretaker|cook|nurse|TAs?|assistant)|my (?:TAs?|assistant|colleague|mentor|head)|parents|reception|IT support)\b|(?:take|do) the register\b|(?:mark|hand back|give back|return|collect in) (?:the|their|last|all|yesterday)\b.*\b(?:books|tests?|homework|essays|jotters)\b)/i;
/** What she does where it is said as a reminder; pupils are reminded of other things. */
const arranges =
  /^(?:borrow|buy|bring|fetch|book|reserve|order (?:more|new|some|the (?!\w+ (?:from|by|in)\b))|pick up|put out (?!(?:the |any |all )?(?:flames?|fires?|candles?|burners?))|put up|lay out|set out|hand out|give out|hand back|give back|hand round|pass round|share out|cut (?:up|out) (?:the|\d+|enough)|print|photocopy|laminate|charge|upload|load up|e-?mail|phone|ring|seat|sit|split (?:them|the class)|pair up|swap seats|move (?:the )?(?:tables|desks|chairs|\p{Lu})|get (?:the|some|more|enough|out the|hold of)\b.*\b(?:from|out|ready|in)\b|(?:ask|tell|see|warn|speak to|talk to|check with|chase|thank|praise|keep an eye on|watch) (?:\p{Lu}|the|them|my)|(?:check|test|turn on|switch on|set up) (?:that )?(?:the |my )?(?:projector|visuali[sz]er|sound|speakers|video|link|wifi|room|hall|batteries|whiteboard|seating|laptops?|tablets?|trolley|register)\b|(?:mark|collect) (?:the |their |in )*(?:books|homework|tests?|jotters|permission|slips|money|phones)|take (?:the |a )?(?:register|photos?)\b|leave (?:time|five|ten|\d+)\b|allow\b|stop (?:them|at|by|five|\d)|go slow|wait for|save (?:time|five|\d))/u;
/** Whenever it is: pupils prepare nothing before they come in. */
const beforehand =
  /\bbefore (?:the lesson|(?:they|pupils|students|the class|everyone) (?:come|arrive|get)s?\b|period \d|school\b)|\bat (?:break|lunch(?:time)?)\b.*\b(?:get|fetch|set|borrow|print|put)|\b(?:in|on|from) my (?:desk|room|free|cupboard|car|bag|pigeonhole)\b/i;
const toPupils = /\b(?:you|your|yours|yourself|yourselves)\b/i;

/** Whether a sentence is a teacher's reminder to herself. */
export function isOwnReminder(sentence: string): boolean {
  const said = sentence.replace(/^[\s\-*+•_#>([\d.)]*(?=\p{L})/u, "").replace(/[*_]/g, "");
  if (said === "" || said.length > 300 || /\?\s*$/.test(said)) return false;
  if (called.test(said)) return true;
  if (toPupils.test(said)) return false;
  const opened = opener.exec(said)?.[0] ?? "";
  const rest = said.slice(opened.length);
  if (prepares.test(rest)) return true;
  if (opened === "") return false;
  // As a sentence begins or not: a name stays a name.
  return arranges.test(rest.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())) || beforehand.test(said);
}

/** One sentence after another, each with the white space after it. */
const sentence = /[^.!?\n]*(?:[.!?](?!\s|$)[^.!?\n]*)*(?:[.!?]+["”’)\]]*\s*|\n|$)/g;

/** Where reminders stand in a text, as offsets; those that follow each other are one. */
export function ownReminders(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const { 0: said, index } of text.matchAll(sentence)) {
    if (said.trim() === "" || !isOwnReminder(said.trim())) continue;
    const to = index + said.trimEnd().length;
    const last = found.at(-1);
    if (last !== undefined && text.slice(last.to, index).trim() === "") last.to = to;
    else found.push({ from: index, to });
  }
  return found;
}

/** A lesson without them, line by line: every other line stays the line it was. What is quoted or code is nobody's reminder. */
export function withoutReminders(markdown: string): string {
  let fence = "";
  return markdown
    .split("\n")
    .map((line) => {
      const [, mark = ""] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      if (mark !== "" && (fence === "" || line.trim() === fence)) fence = fence === "" ? mark : "";
      if (mark !== "" || fence !== "" || /^\s*(?:>|#|\|)/.test(line)) return line;
      const [lead = ""] = /^\s*(?:(?:[-*+]|\d+[.)])\s+)?(?:\[[ xX]\]\s+)?/.exec(line) ?? [];
      const body = line.slice(lead.length);
      const kept = ownReminders(body).reduceRight(
        (rest, { from, to }) => `${rest.slice(0, from).trimEnd()}${rest.slice(to)}`,
        body,
      );
      if (kept === body) return line;
      return kept.trim() === "" ? "" : `${lead}${kept.trim()}`;
    })
    .join("\n");
}
