import { whomFor, withoutAsides } from "./about-pupils.ts";
import { afterElsewhere, beforeElsewhere } from "./asked-elsewhere.ts";
import { goingOn } from "./going-on.ts";
import { namesNoTopic } from "./no-topic.ts";
import { occasionTails } from "./occasion-tail.ts";
import { withoutStage } from "./stage-said.ts";

const asked =
  "(?:lesson plans?|lessons?|periods?|worksheets?|quiz(?:zes)?|revision guides?|home ?work|(?:vocabulary |word )cards|activity|activities|session)";
/** What comes before a topic: politeness, a verb of making with what is made, and the word that joins them. */
const before = [
  /^(?:please|pls|hi|hello|hey|ok|okay|so|now|then)\b[\s,!.]*/i,
  /^(?:can|could|would|will) (?:you|we)\b\s*(?:please\b\s*)?/i,
  /^(?:i(?: would|'d|’d)?|we(?: would|'d|’d)?) (?:need|want|like)\b\s*(?:to\b\s*)?(?:have\b\s*)?/i,
  /^(?:need|want|help me(?: to)?|looking for)\b\s*/i,
  /^(?:plan|make|create|write|draft|prepare|design|give|build|do|teach|produce)\b\s+(?=(?:me|us|a|an|the|my|our|some|another|one)\b|lesson)(?:(?:me|us)\b\s*)?/i,
  /^(?:teach|plan)\b\s+(?=\S)/i,
  new RegExp(
    `^(?:a|an|the|my|our|some|another|one|something|anything)?\\s*(?:new|first|next|quick|short|fun|single|double|revision|introductory|interesting)?\\s*${asked}\\b\\s*(?=$|\\s|[,:])(?:for\\s*(?=,|$))?`,
    "i",
  ),
  /^(?:a|an|the|something|anything|some) (?:introduction|intro)\b\s*(?:to\b)?\s*/i,
  /^(?:introduc(?:e|es|ing)|something)\b\s+(?=\S)/i,
  /^(?:ffs|omg|argh+|ugh+|honestly|seriously|sorry|right|help)[\s,!.]+(?=\S)/i,
  /^for\s+(?:class\s+)?\d{1,2}[a-z]\d?\s+(?=(?:on|about)\b)/i,
  /^they\s+(?:(?:still|just|really|simply)\s+)*(?:can['’]?t do|cannot do|don['’]?t (?:get|understand))\s+(?=\S)/i,
  /^anything\s+(?=(?:on|about)\b)/i,
  goingOn,
  // "the same as last week but for quadratics", "same topic (ratio)"
  /^(?:the )?same\b(?:\s+(?:lesson|thing|topic|again))?(?:\s+as\s+(?:last (?:week|time|lesson|year|term)|yesterday|before|on \w+day))?[\s,]*(?:(?:but|only)\s+)?(?:(?:for|on|about|with)\s+|[(:]\s*)(?=\S)/i,
  // What a subject is called for short begins no topic.
  /^(?:food tech|d ?& ?t|dt|p\.?e\.?|ict|pshe)\s+(?=\p{L}{3})/iu,
  /^(?:revision(?: lesson| session)?\s+)?(?:for|before)\s+(?:the|a|their|our)\s+(?:mocks?|exams?|tests?|assessments?|finals)\b[\s:,–—-]*(?:on\b|about\b)?\s*(?=\S)/i,
  /^(?:to (?:teach|introduce|revise)|about|on|covering|to|of|that covers|where)\b\s*|^for\s*(?=,|$)/i,
  /^(?:a|an|the|some|my|our)\b\s+(?=\S)/i,
  /^[\s,;:.!–—-]+/,
];
const after = [
  // "with a worksheet and a quiz", "and check it against good practice": what is wanted beside the lesson.
  /[\s,;:.!–—-]*\b(?:with|and|plus|also)\s+(?:an?\s+|some\s+|the\s+|make\s+|also\s+)*(?:\d+\s+)?(?:worksheets?|quiz(?:zes)?|home ?work|revision guides?|(?:vocabulary |word |flash ?)cards|slides?|slide deck|companions?|(?:check|review|adapt)\b(?:\s+(?:it|this|the \w+))?(?:\s+(?:against|for|to)\s+[\w\s]{2,40})?)$/i,
  /[\s,;:.!–—-]+$/,
  // "forces that keeps them quiet": how it should be, and not what about.
  /\s+(?:that|which|to)\s+(?:will\s+)?(?:keeps?|gets?|makes?|engages?|interests?|calms?|settles?)\s+(?:them|everyone|everybody|the class|these kids|my (?:class|lot|kids))\b.*$/i,
  whomFor,
  /\s+for\s+(?:absolute\s+|complete\s+|total\s+)?(?:beginners|novices|newcomers)$/i,
  /\s*\b(?:please|pls|thanks|thank you|tomorrow|tmrw|tmr|tomoz|today|next (?:week|lesson|period|time)|this week|(?:on )?(?:monday|tuesday|wednesday|thursday|friday)|for|with|in|by|to|and|on|period|covering|including)$/i,
];

const forWhom = "for|with|to|in|pour|avec|für|mit|in der|para|con|per|com|voor|met|untuk|bagi";
const whose =
  "(?:my|our|ma|la|les|notre|die|meine|der|meiner|unsere|mi|a|minha|mia|la mia|de|mijn|kelas|klasse|classe|clase)\\s+";

/** The topic of a request without its length: "Plan a lesson on for loops for 3B" → "for loops". "" where it names none. */
export function topicIn(request: string, classIds: readonly string[]): string {
  const unnamed = classIds.reduce((text, id) => {
    const name = `(?<![\\p{L}\\p{N}_-])(?:class\\s+)?${RegExp.escape(id)}(?![\\p{L}\\p{N}_-])`;
    return text
      .replace(new RegExp(`${name}\\s+(?=lesson|period|about\\b|on\\b|how\\b)`, "giu"), " ")
      .replace(
        new RegExp(`\\s*(?:[,;(]\\s*)?(?<!\\p{L})(?:${forWhom})\\s+(?:${whose})?${name}\\)?`, "giu"),
        " ",
      )
      .replace(new RegExp(`^\\s*${name}\\s*[:,–—-]?|[,:(]?\\s*${name}\\s*\\)?$`, "giu"), " ");
  }, withoutAsides(request));
  // "A level" before "a" is taken for an article.
  let topic = withoutStage(unnamed.replace(/\s+/g, " ").trim());
  for (let changed = true; changed; ) {
    const shorter = [...before, ...beforeElsewhere, ...occasionTails, ...after, ...afterElsewhere].reduce(
      (text, part) => text.replace(part, "").trim(),
      topic,
    );
    changed = shorter !== topic && shorter !== "";
    if (shorter === "") return "";
    topic = shorter;
  }
  return namesNoTopic(topic) ? "" : withoutStage(topic);
}
