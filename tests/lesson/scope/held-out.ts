import type { Labelled } from "./requests.ts";

/**
 * Written after the rules were finished: what they are worth on requests they have not met. 35 of 40 were right at the
 * first run. One miss was a plain mistake and was mended ("10 minutes" read as the minutes of a meeting); nothing else
 * was tuned to it. Two earlier sets scored 0.84 and 0.78; they were learnt from, and stand in requests.ts now.
 */
export const heldOut: Labelled[] = [
  {
    request: "I have a student teacher watching on Thursday; plan a tight lesson on arrays for 3B",
    expected: "in",
  },
  { request: "Introduction to Burns for S1, one period", expected: "in" },
  { request: "ratio, S2, lots of practice, answers at the back", expected: "in" },
  { request: "Could you break the topic of electricity into six lessons?", expected: "in" },
  { request: "a reading comprehension about a police report, P7", expected: "in" },
  { request: "Pairs activity on writing instructions for a robot", expected: "in" },
  { request: "make a crossword of computing terms for S1", expected: "in" },
  { request: "Show me three ways to start a lesson on probability", expected: "in" },
  { request: "gcse biology enzymes 60 min lesson w practical", expected: "in" },
  { request: "plan lesson - complaint letters, s3 english", expected: "in" },
  { request: "Why do pupils mix up = and ==, and what do I do about it?", expected: "in" },
  { request: "PLAN A LESSON ON FAKE NEWS AND SOCIAL MEDIA POSTS FOR S2", expected: "in" },
  { request: "extra challenge for the three who finish early on nested loops", expected: "in" },
  { request: "learning intentoin and sucess criteria for a lesson on maps", expected: "in" },
  { request: "outdoor lesson, measuring angles, P6", expected: "in" },
  { request: "same again but for 2A", expected: "in", resuming: true },
  { request: "is 10 minutes enough for the main?", expected: "in", resuming: true },
  {
    request: "Reference needed for Ross, he wants to do engineering at Strathclyde",
    expected: "out_of_scope",
  },
  { request: "end of year report for a quiet S2 girl who works hard", expected: "out_of_scope" },
  { request: "help wi ma report comments", expected: "out_of_scope" },
  { request: "Write to the parents of 1B about lost homework", expected: "out_of_scope" },
  { request: "mark the attached quiz answers", expected: "out_of_scope" },
  { request: "Make a duty rota for the department", expected: "out_of_scope" },
  { request: "behaviour referral for a pupil who swore at me", expected: "out_of_scope" },
  { request: "Am I entitled to sick pay on a temporary contract?", expected: "out_of_scope" },
  { request: "what's a good restaurant in Perth", expected: "out_of_scope" },
  { request: "how old is the Queen's grandson", expected: "out_of_scope" },
  { request: "Write Beth's personal essay so she can hand it in on Monday", expected: "out_of_scope" },
  { request: "my Django site gives a 500 error, can you fix it", expected: "out_of_scope" },
  { request: "write a wedding speech", expected: "out_of_scope" },
  { request: "Can you message 3B's parents?", expected: "capability_limitation" },
  { request: "make me a short animation of a bubble sort", expected: "capability_limitation" },
  { request: "print the exit tickets please", expected: "capability_limitation" },
  { request: "open the link I sent you", expected: "capability_limitation" },
  { request: "Assign the quiz in Google Classroom", expected: "capability_limitation" },
  { request: "find out Noah's target grade", expected: "capability_limitation" },
  { request: "need a lesson asap", expected: "clarification_needed" },
  { request: "Year 9", expected: "clarification_needed" },
  { request: "make me something good for Monday", expected: "clarification_needed" },
  { request: "ok", expected: "clarification_needed" },
];
