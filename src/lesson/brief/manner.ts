import { topicWords } from "../../workspace/curriculum/fit/topic-words.ts";

/**
 * How a lesson is to be held, said beside what it is about: "practical: making crystals", "resistance of a wire required
 * practical", "an investigation into pulse rate". Pure.
 */
const kind = "(?:required|core|class|assessed|short|mini|quick|hands[- ]on)";
const held =
  "(?:practical|experiment|lab|demo(?:nstration)?|investigation|role[- ]?play|workshop|carousel|field ?work|outdoor)";
const unit = "(?:\\s+(?:lesson|session|work|activity|task))?";
const before = new RegExp(
  `^(?:an?\\s+|the\\s+)?(?:${kind}\\s+)*(?:${held}|debate|discussion|group ?work)${unit}\\s*[:–—]\\s*`,
  "i",
);
const leading = new RegExp(
  `^(?:an?\\s+|the\\s+)?(?:${kind}\\s+)*${held}${unit}\\s+(?:on|about|into)\\s+`,
  "i",
);
const label = new RegExp(
  `[\\s,(–—-]+(?:an?\\s+|the\\s+|as\\s+)*(?:${kind}\\s+)*(?:practical|workshop|carousel)${unit}\\s*\\)?$`,
  "i",
);
const after = new RegExp(
  `[\\s,(–—-]+(?:an?\\s+|the\\s+|as\\s+)*(?:${kind}\\s+)*${held}${unit}\\s*\\)?$`,
  "i",
);

/** A topic's name: without what was put before it with a colon, and without "practical" at its end. */
export function withoutLabel(topic: string): string {
  return kept(topic, topic.replace(before, "").replace(label, ""));
}

/** What a topic is looked up by. Its name keeps more of what ends it: the Milgram experiment is called so. */
export function withoutManner(topic: string): string {
  return kept(topic, topic.replace(before, "").replace(leading, "").replace(after, ""));
}

/** Where nothing else is named, the manner is the topic. */
function kept(topic: string, rest: string): string {
  return topicWords(rest.replace(only, "")).length === 0 ? topic : rest.trim();
}

const only = new RegExp(`^(?:${kind}\\s*)+$`, "i");
