import { topicWords } from "../../workspace/curriculum/fit/topic-words.ts";

/**
 * Whether a teacher names a field and leaves open what of it: "something on energy?", "any ideas for poetry", "the Tudors,
 * not sure what". Whoever says what the lesson is about, in however few words, is not asked. Pure.
 */
export function isOpenEnded(said: string, topic: string): boolean {
  const words = topicWords(topic).filter(({ weak }) => !weak);
  return words.length <= widest && unsure.some((form) => form.test(said.trim()));
}

/** More words than this say which part of a field is meant. */
const widest = 2;

const some =
  "something|anything|ideas?|suggestions?|inspiration|quelque chose|idées?|irgend ?(?:et)?was|etwas|ideen?|algo|qualcosa|alguma coisa|iets|idee|sesuatu|rhywbeth";
const about =
  "on|about|around|for|with|to do with|sur|autour d[eu]|pour|über|zu[mr]?|für|sobre|para|su\\p{L}*|over|voor|tentang|untuk|mengenai|ar|am";

const unsure: readonly RegExp[] = [
  new RegExp(`^(?:[\\p{L}']+[\\s,]+){0,4}?(?:${some})\\s+(?:${about})\\s.*\\?$`, "isu"),
  /\b(?:any|some|got any|have you) (?:ideas?|suggestions?|inspiration) (?:for|on|about|around|with|to do with)\b/i,
  /\b(?:not sure|no idea|don['’]?t know|dunno|can['’]?t decide|haven['’]?t decided|undecided|unsure) (?:yet )?(?:what|which|where|how much|how far)\b/i,
  /^(?:so |ok |hi |hello )?what (?:can|could|should|shall|might|would) (?:i|we|you) (?:do|teach|plan|cover|try)\b.*\b(?:on|about|for|with|in)\b/i,
];
