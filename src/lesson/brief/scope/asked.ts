import { speaksOfTeaching } from "./talk.ts";
import { type Thing, type ThingKind, things } from "./things.ts";
import { acts, asking, making, politeness } from "./verbs.ts";

/** Something the request asks for. `commanded`: a verb asks for it, where else it is only named. */
export type Asked = { id: string; kind: ThingKind; commanded: boolean };

/** What a request asks to have made or done, in its order. Takes normalised text. */
export function askedFor(text: string): Asked[] {
  return clausesOf(text).flatMap((clause, i) =>
    i > 0 && telling.test(clause) ? [] : askedInClause(clause, speaksOfTeaching(text)),
  );
}

/** Where one request ends and the next begins. */
const boundary = /[.;:!?\n]+(?=\s|$)|\s[-–—]+\s|,\s|\s(?:and )?then\s/;
const nextCommand =
  /\s(?:and|but|also) (?=(?:write|make|create|draft|give|e-?mail|send|print|mark|plan) (?:me |us )?(?:a|an|the|my|it|this|them|these)\b)/;
/** After these, what is written is what pupils write: "a lesson where they read sources and write a report". */
const pupilsAct = /\b(?:where|in which|who|pupils|students|learners|they|kids|weans|to)\b/;

function clausesOf(text: string): string[] {
  const clauses = text.split(boundary).flatMap((clause) => {
    const command = nextCommand.exec(clause);
    if (command === null || pupilsAct.test(clause.slice(0, command.index))) return [clause];
    return [clause.slice(0, command.index), clause.slice(command.index + command[0].length)];
  });
  return clauses.map((clause) => clause.trim()).filter(Boolean);
}

/** "He always finishes the worksheet" tells about somebody; it asks for nothing. */
const telling =
  /^(?:he|she|they|it|his|her|their|he's|she's|they're|who|which|because|since|as|although|even though|thanks|my (?:head ?teacher|pt|ht|colleague|pupil))\b(?! (?:lesson|plan))/;

function askedInClause(clause: string, inClass: boolean): Asked[] {
  const { rest, asks } = withoutPoliteness(clause);
  const act = acts.find(({ verb }) => verb.test(clause) || verb.test(rest));
  if (act) return [{ id: act.id, kind: act.kind, commanded: true }];
  const { object, commanded } = objectOf(rest);
  const wanted = commanded || asks;
  const heads = headsOf(object, wanted, inClass).map(({ id, kind }) => ({ id, kind, commanded: wanted }));
  return namesAnActivity(clause, rest) ? heads.filter(({ id }) => id !== "media") : heads;
}

/**
 * "Editing audio", "drawing a portrait", "plan a lesson's worth of cartoons with year 8": what pupils draw, film and
 * record is a topic like any other. Who wants help with making a picture wants the picture.
 */
function namesAnActivity(clause: string, rest: string): boolean {
  return /^plan(?:ning)?\b|^teach/.test(rest) || (/^[a-z-]+ing\b/.test(rest) && !/\bhelp/.test(clause));
}

function withoutPoliteness(clause: string): { rest: string; asks: boolean } {
  let rest = clause;
  for (;;) {
    const shorter = rest.replace(politeness, "");
    if (shorter === rest || shorter === "") break;
    rest = shorter;
  }
  return { rest, asks: asking.test(clause.slice(0, clause.length - rest.length)) };
}

/** The words after the verb that asks, also where the context comes first: "for 3B, using this lesson make a quiz". */
function objectOf(rest: string): { object: string; commanded: boolean } {
  const verb = making.exec(rest);
  if (verb) return { object: rest.slice(verb[0].length), commanded: true };
  const late =
    /^(?:for|from|using|with|based on|on|after|given)\b.*?(?<!\b(?:to|pupils|students|they|can|will|should|how|who|and|on|about)) (?=(?:write|make|create|draft|produce|generate|design|prepare|give|need|want)\b)/.exec(
      rest,
    );
  if (late) return { object: rest.slice(late[0].length).replace(/^\w+/, ""), commanded: true };
  return { object: rest, commanded: false };
}

/** Opens what a thing is about or for; nouns behind it are topic, not object. */
const opensTopic =
  /\b(?:about|on|regarding|re|covering|around|into|in|with|from|after|before|using|by|at|for|of|to|where|which|that|who|whose|when|how|so|because|based|during|through|like|as|against|between|without|than|if|while|until)\b/;
/** "A set of report comments" asks for the comments. */
const container =
  /\b(?:set|list|bank|batch|pack|couple|series|number|bunch|draft|version|copy|pile|some|one|all|kind|sort|rest) of\b/g;

function headsOf(object: string, wanted: boolean, inClass: boolean): Thing[] {
  const open = object.replace(container, (words) => " ".repeat(words.length));
  const mentions = mentionsIn(open).filter(({ start }) => !opensTopic.test(open.slice(0, start)));
  return mentions.flatMap((mention, i) => {
    const next = mentions[i + 1];
    const compound = next !== undefined && bridges(open.slice(mention.end, next.start));
    if (compound || (!wanted && onlyNamed(open, mention, inClass))) return [];
    return [isResource(object, mention) ? asPlanning(mention.thing) : mention.thing];
  });
}

/**
 * "Comments in Python", "registers in the CPU": a bare noun that nobody asks to have made is a topic like any other.
 * "A reference …", "reports for 3B" and what can only be a document ("seating plan") are requests all the same.
 */
function onlyNamed(text: string, { thing, start, end }: Mention, inClass: boolean): boolean {
  if (thing.kind === "planning") return false;
  const counted = /(?:^|\s)(?:a|an|my|the|our|some|all|every|\d+)\s+(?:[a-z-]+\s+)?$/.test(
    text.slice(0, start),
  );
  if (counted) return false;
  if (thing.id === "pupil-work") return inClass;
  if (thing.id === "media") return true;
  const oneWord = !text.slice(start, end).trim().includes(" ");
  return oneWord && !/^\s+(?:for|about|to|needed|wanted|due)\b/.test(text.slice(end));
}

type Mention = { thing: Thing; start: number; end: number };

/** Without overlaps; of two that overlap, the longer. */
function mentionsIn(text: string): Mention[] {
  const all = things.flatMap((thing) =>
    Array.from(text.matchAll(thing.noun), (match) => ({
      thing,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const byLength = all.sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Mention[] = [];
  for (const mention of byLength) {
    if (kept.every((other) => mention.end <= other.start || mention.start >= other.end)) kept.push(mention);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** Whether two nouns are one: in "report writing lesson" the lesson is what is asked for. */
function bridges(gap: string): boolean {
  return (
    /^[\s'/-]*(?:[a-z-]+\s){0,2}$/.test(gap) &&
    !/\b(?:and|or|a|an|the|my|our|is|are|was|i|you|we|please|me)\b/.test(gap)
  );
}

const forPupilsToUse =
  /\bfor (?:my |the |all |some |our )?(?:pupils?|students?|learners?|kids|weans|class|them|groups?|pairs|[sp][1-7]\w?|\d[a-z]\d?|year \d+|higher|n[345]|national \d)\b.*\bto (?!hand|submit|give in|turn in|pass|take home|read at home)\w+/;
const modelOf =
  /\b(?:model|sample|example|exemplar|mock|made-?up|fictional|fictitious|fake|imaginary|invented|annotated|pretend)\b/;

/** A text for pupils to take apart is a resource, whatever kind of text it is. */
function isResource(object: string, { thing, start }: Mention): boolean {
  if (thing.kind === "planning") return true;
  if (thing.kind === "capability_limitation") return false;
  return forPupilsToUse.test(object) || modelOf.test(object.slice(0, start));
}

function asPlanning(thing: Thing): Thing {
  return { ...thing, id: "planning", kind: "planning" };
}
