import { inTime, shareOut } from "../tasks.ts";
import { bullets, numbered } from "../wording.ts";
import { askedTasks, claimsHeard, paragraphs, remembered, workedExample } from "./pieces.ts";
import { checkPart, type Shape } from "./shape.ts";

/** Thinking aloud together, with something to agree and to disagree about. */
export const discussion: Shape = {
  id: "discussion",
  called: "a discussion",
  parts: [
    { name: "What we need to know", share: 8, doing: "Listening, key words" },
    { name: "Think, then pair", share: 6, doing: "Agree or disagree, with reasons" },
    { name: "Discuss", share: 12, doing: "In fours, with roles" },
    checkPart,
    { name: "Write it down", share: 7, doing: "Alone" },
  ],
  fits: ({ misconceptions, keyIdeas }) => misconceptions.length >= 3 && keyIdeas.length >= 3,
  write(plan, style) {
    const { guided, independent, deeper } = shareOut(plan, style);
    const claims = claimsHeard(plan);
    const talk = deeper.length > 0 ? [...deeper, ...guided] : guided;
    return {
      "What we need to know": paragraphs(
        remembered(plan, style.length < 0 ? 3 : 5),
        workedExample(plan, style),
        "Teacher: this is what the talk rests on. Leave it on the board.",
      ),
      "Think, then pair": paragraphs(
        "Agree, disagree, or it depends? One minute alone for each; write a reason. Then tell your neighbour, who may only ask questions.",
        numbered(
          claims.slice(0, inTime(plan, 3)).map(({ says, truth }) => `${says}\n\n**Answer:** ${truth}`),
        ),
      ),
      Discuss: paragraphs(
        "In fours: one asks the questions, one looks for what speaks against, one ties things together, one will report. Swap roles at half-time.",
        askedTasks(talk.slice(0, style.length < 0 ? 2 : 3)),
        bullets([
          'To begin: "I think … because …"',
          'To go on: "I agree with that, and …"',
          'To differ: "I see it another way, because …"',
          'To end: "So what we agree on is …, and what is still open is …"',
        ]),
        "Teacher: listen for reasons, not for who talks most. Two groups report; the others add what is missing.",
      ),
      "Write it down": paragraphs(
        "On your own. Use at least two reasons that you heard.",
        askedTasks(independent.slice(0, 2)),
      ),
    };
  },
  brings: () => [
    "Statements and sentence starters, on a slide or printed",
    "Role cards for the groups of four",
  ],
};
