import { checkPart } from "./shape.ts";
import { fields, hingeLines, type Skeleton } from "./skeleton.ts";

/** Lessons in which a skill of the body is shown: in the drama studio, and in the workshop of a trade. */

export const drama: Skeleton = {
  subjects: ["drama"],
  id: "practical",
  called: "a drama lesson, from a game to a short scene",
  parts: [
    { name: "Warm up", share: 5, doing: "Circle, a short game" },
    { name: "See it done", share: 6, doing: "Watching, saying what was seen" },
    { name: "Try it in pairs", share: 9, doing: "Everybody at once" },
    { name: "Stop and check", share: 3, doing: "On your feet" },
    { name: "Make a short scene", share: 11, doing: "In threes or fours" },
    { name: "Show and respond", share: 5, doing: "Half the groups watch" },
  ],
  lines: ({ thing }) => ({
    "Warm up": [
      "In a circle. Walk the space, meet somebody's eyes, and change pace on a signal; then pass a sound and a movement round, each a little larger than the last.",
      { easier: "Passing on what came, unchanged, is enough." },
    ],
    "See it done": [
      fields.example(`a moment that shows ${thing}: who is there, what they want, and what to watch for`),
      "Teacher: play it twice, and change one thing the second time. Pupils say what changed, and what it told them.",
    ],
    "Try it in pairs": [
      "All pairs at once, nobody watching. Play the same few lines three times, each time with one thing changed: voice, body, or the space between you.",
      { long: "Teacher: freeze the room, and point out two pairs who found different answers." },
      { harder: "The third time change it in the middle of the scene, and make clear why." },
    ],
    "Stop and check": hingeLines("move to one side of the space or the other"),
    "Make a short scene": [
      "In threes or fours: a scene of one minute, with a beginning, one change, and an ending that is held still. Nobody has to speak, and somebody may direct.",
      fields.questions("to ask while going round, from what they did to why"),
      { easier: "Three still pictures in place of a scene, with one line each." },
    ],
    "Show and respond": [
      "Half the groups show, the other half watch; then the other way round. Whoever watched says what they saw, what told them so, and one thing to try.",
      { long: "Teacher: a group that would rather not may show one still picture, or show it to you alone." },
    ],
  }),
  goals: ({ thing, doing }) => [
    doing ?? `show ${thing} in a short scene`,
    "change one thing in voice, body or space, and say what that does",
    "say what they saw in somebody's work and what made it clear",
  ],
  criteria: () => [
    "I can make a choice with voice, body or space and say what it shows",
    "I can hold my part until the scene is over",
    "I can say what another group did and how it worked",
  ],
  shown: "moment that was played",
  signs: [
    "A choice that can be seen from the back of the room",
    "Somebody who changes it and knows what changed",
    "What was seen, named before whether it was good",
  ],
  exit: () => [
    "One choice in somebody's scene that worked, and what it told us:",
    "What I would try differently next time:",
  ],
  opening: "In the space, in pairs.",
  moving: true,
  where: { speak: "Show and respond", act: "Make a short scene" },
  brings: ["A clear space, with bags and chairs at the side"],
};

export const workshop: Skeleton = {
  subjects: ["trades"],
  id: "practical",
  called: "a workshop lesson, shown, practised and worked to a standard",
  parts: [
    { name: "Made safe", share: 4, doing: "Protection, checks said back" },
    { name: "Demonstration", share: 8, doing: "Watching, then saying the steps back" },
    { name: "Practise", share: 12, doing: "One works, one watches; swap" },
    checkPart,
    { name: "Work to the standard", share: 16, doing: "Alone, at the pace of the job" },
    { name: "Inspect it", share: 4, doing: "Against the standard, faults named" },
  ],
  lines: ({ thing, doing }) => ({
    "Made safe": [
      "Protection on, work area clear, and the checks done before anything is switched on, opened or mixed. Partners check each other.",
      "Teacher: your own risk assessment and the workshop's rules come first; nobody begins before they have said back what stops the job.",
    ],
    Demonstration: [
      fields.example(
        `${doing === null ? thing : `how to ${doing}`}: the settings and steps in order, and what a good one looks like`,
      ),
      "Watch once at full speed and once slowly. Then tell your partner the steps in order, with what to look and listen for at each.",
      { easier: "The steps are on a card at the bench, with a picture each." },
    ],
    Practise: [
      "In pairs: one works, the other watches one thing only and says what was seen; swap after each try. Mark each try, so that the first and the last can be compared.",
      fields.questions("to ask at the bench, from what they set to why"),
      { long: "Teacher: stop everybody once; show one good try and one with the commonest fault." },
    ],
    "Check for understanding": hingeLines("thumbs up, down or sideways"),
    "Work to the standard": [
      "On your own, as it would be done on the job. Stop at the first fault, put it right, and note what caused it.",
      { harder: "Then once more in another position, another size or less time." },
    ],
    "Inspect it": [
      "Inspect your own work, then a neighbour's: what meets the standard, what does not, and what in the setting or the technique did it.",
    ],
  }),
  goals: ({ thing, doing }) => [
    doing === null ? `carry out ${thing} to the standard of the job` : `${doing}, to the standard of the job`,
    "prepare the work area and themselves so that it is safe to begin",
    "inspect their work, name a fault and say what caused it",
  ],
  criteria: () => [
    "I can do the checks in order before I begin",
    "I can do it without help and stop when something is wrong",
    "I can name a fault in my work and say what I would change",
  ],
  shown: "list of steps",
  signs: [
    "The checks done in order without a reminder",
    "The last try better than the first, and somebody who can say why",
    "A fault named by its cause",
  ],
  exit: () => [
    "The setting or step that made the most difference, and how I could see it:",
    "What I will check first next time:",
  ],
  opening: "Round the bench, before anything is switched on; a scrap of paper for two.",
  where: { read: "Demonstration", act: "Work to the standard" },
  brings: ["Protection for everybody, checked", "Materials cut and laid out for each place"],
};
