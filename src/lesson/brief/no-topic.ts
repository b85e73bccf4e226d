import { topicWords } from "../../workspace/curriculum/fit/topic-words.ts";

/** What people say who have no topic yet: "whatever comes next", "the usual", "I'm desperate", "any ideas?". */
const open = new Set(
  `idea ideas usual desperate stuck urgent urgently asap dunno clue suggestion suggestions suggest inspiration inspire random surprise
  nothing blank sorry emergency quickly quick simple decent ok okay fine normal regular standard ready tmrw tmr tomoz pls plz ta xx
  hi hello hey monday tuesday wednesday thursday friday saturday sunday lunch morning period registration
  cover supply head fully slot left yet follow follows continue continues continuing course scheme syllabus
  p1 p2 p3 p4 p5 p6 p7 p8 anyone please help`
    .trim()
    .split(/\s+/),
);

/** Whether nothing in a text could be what a lesson is about. */
export function namesNoTopic(text: string): boolean {
  return topicWords(text).every(({ word }) => open.has(word) || /^\d+(?:st|nd|rd|th)?$/.test(word));
}
