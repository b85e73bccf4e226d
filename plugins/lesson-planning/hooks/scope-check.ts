import { defineHook } from "teacher-assist/hooks";
import { sectionAsked } from "../../../src/lesson/brief/asked.ts";
import { asksNothing, checkScope } from "../../../src/lesson/brief/scope/scope.ts";
import { namesALesson } from "../../../src/library/title-in.ts";

/** Lets planning through; anything else ends the run with its reason and what to ask instead (decision 7). */
export default defineHook({
  name: "scope-check",
  on: "preLoop",
  apart: true,
  run({ input, about }, { resumed, depth, libraries }) {
    // An agent called by an agent works on what was let through already.
    if (depth > 0) return undefined;
    // Of a decision on a section, what the teacher says is asked about: the lesson's own text asks for nothing.
    const decided = sectionAsked(about ?? null);
    const resuming = resumed || decided !== null || isFollowUp(input);
    const answer = checkScope(decided?.request ?? input, { resuming });
    if (answer.verdict === "in") return { report: { verdict: "in", resuming } };
    if (libraries !== null && namesALesson(input, libraries))
      return { report: { verdict: "in", resuming, library: true } };
    const { reason, message } = answer;
    // Nothing is named yet: whoever drafts asks what it is to be about, with choices.
    if (reason === "clarification_needed" && asksNothing(input))
      return { report: { verdict: "in", resuming, reason } };
    return { abort: message, report: { verdict: "out", reason, resuming } };
  },
});

/** Words nobody opens a conversation with: another host may not tell us that there was one. */
function isFollowUp(request: string): boolean {
  const opens =
    /^(?:yes|yep|aye|yeah|no|nah|sure|perfect|great|thanks|thank you|more|less|again|shorter|longer|easier|harder|simpler|go on|carry on|continue|try again|same again|instead|use|keep|drop|swap|change|move|add|remove|why|and|but|also|now)\b/i;
  return request.trim().split(/\s+/).length <= 12 && opens.test(request.trim());
}
