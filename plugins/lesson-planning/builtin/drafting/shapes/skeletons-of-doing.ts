import { checkPart } from "./shape.ts";
import { fields, hingeLines, type Skeleton } from "./skeleton.ts";

/** Lessons in which something is found out, moved, made or heard. */

const boards = "A, B or thumbs on whiteboards";

export const science: Skeleton = {
  subjects: ["science", "biology", "chemistry", "physics", "earth-science"],
  id: "enquiry",
  called: "a question and its evidence",
  parts: [
    { name: "Question and prediction", share: 7, doing: "Alone, then pairs" },
    { name: "Gather evidence", share: 13, doing: "In threes" },
    { name: "What it shows", share: 7, doing: "Whole class, model or graph" },
    checkPart,
    { name: "Explain and use it", share: 7, doing: "Alone" },
  ],
  lines: ({ thing }) => ({
    "Question and prediction": [
      `The question for today, about ${thing}: what happens, and why? Write what you expect and because of what; then compare with your neighbour.`,
      { easier: '"I think … will …, because …" is on the board.' },
    ],
    "Gather evidence": [
      fields.example(`what is shown, measured or looked at for ${thing}: the steps, and what is seen`),
      "In threes: one does, one writes down, one watches. What is changed, what is measured, what is kept the same? Write down each result at once, also one that you did not expect.",
      "Teacher: if anything is heated, mixed, cut or powered, check your school's risk assessment first; with no practical, give out results to work from.",
      { harder: "How sure can you be of the result? Say what you would repeat, and why." },
    ],
    "What it shows": [
      "Put your results beside those of another group. What pattern is there, and which result does not fit?",
      {
        long: "Teacher: draw the model or the graph with the class, and say which part of it is seen and which is thought.",
      },
    ],
    "Check for understanding": hingeLines(boards),
    "Explain and use it": [
      fields.questions("from saying what happens to explaining it in a new case"),
      '"I predicted … We saw … It happens because …" Three sentences on your own.',
    ],
  }),
  goals: ({ explain }) => [
    `${explain}, with the evidence and the right words`,
    "predict what will happen, and give a scientific reason",
    "collect or read evidence and say what pattern it shows",
  ],
  criteria: () => [
    "I can say what I expect and because of what",
    "I can say what the results show, and which one does not fit",
    'I can explain it with "because" and the right words',
  ],
  shown: "question and results table",
  signs: [
    "Predictions with a reason behind them, written before anything is seen",
    "A result that does not fit, kept and talked about",
    "An explanation that goes beyond what was seen to why",
  ],
  exit: ({ thing }) => [
    `What happened today with ${thing}, and why, in two sentences:`,
    "What I am still not sure of:",
  ],
  where: { read: "Gather evidence", write: "Explain and use it", act: "Gather evidence" },
  brings: ["What the practical or demonstration needs, or results to work from"],
};

export const movement: Skeleton = {
  subjects: ["pe", "dance"],
  id: "practical",
  called: "a lesson on the move",
  parts: [
    { name: "Warm up", share: 6, doing: "Everybody moving" },
    { name: "Learn the skill", share: 10, doing: "In pairs, slow then faster" },
    { name: "Stop and check", share: 3, doing: "On your feet" },
    { name: "Use it in a game or sequence", share: 12, doing: "Small teams" },
    { name: "Cool down", share: 4, doing: "Slow down, stretch" },
  ],
  lines: ({ thing, doing }) => ({
    "Warm up": [
      "Pulse up first: two minutes of easy moving in the space, changing direction on a signal; then the joints and muscles that today needs. The last minute already has a bit of today's skill.",
      "Teacher: check space, surface, footwear and jewellery; whoever cannot take part has a job (timing, scoring, looking for the key points).",
    ],
    "Learn the skill": [
      fields.example(`${doing === null ? thing : `how to ${doing}`}: three key points to look for, in order`),
      "In pairs: one moves, the other watches for one key point and says what was seen; swap after five tries.",
      { easier: "More room, a slower or softer ball, or standing still first." },
      { harder: "Less room, less time, the weaker side, or somebody in the way." },
      { long: "Teacher: stop everybody once; show one pair, and ask what makes it work." },
    ],
    "Stop and check": hingeLines("move to one side of the space or the other"),
    "Use it in a game or sequence": [
      "Small teams, so that everybody is in it all the time. A point, or a tick, whenever today's skill is used well, whatever the score.",
      fields.questions("to ask at half-time, from what was seen to what to change"),
      { long: "Half-time: each team says one thing to keep and one to change, then plays on." },
    ],
    "Cool down": [
      "Walk, breathe, stretch what worked hardest, ten slow counts each. Meanwhile tell a partner: what got better today, and by what?",
      { long: "Teacher: two of them say it to all; equipment comes in by teams." },
    ],
  }),
  goals: ({ thing, doing }) => [
    `${doing ?? `show ${thing}`} with control, and name the key points`,
    "use it in a game or sequence, and choose when",
    "say what went well in somebody's work and what would make it better",
  ],
  criteria: () => [
    "I can do it with control and show the key points",
    "I can use it when it counts",
    "I can tell a partner one thing to keep and one to change",
  ],
  shown: "list of key points",
  signs: [
    "The first key point in most tries, also when it gets faster",
    "Partners who say what they saw, and not only that it was good",
    "The skill used in the game without being told to",
  ],
  exit: () => [
    "The key point that made the most difference for me today:",
    "What I will try first next time:",
  ],
  moving: true,
  where: { speak: "Cool down", act: "Use it in a game or sequence" },
  brings: ["Equipment, one for two pupils, laid out before they come", "Cones or lines for the spaces"],
};

export const studio: Skeleton = {
  subjects: ["art", "music", "arts"],
  id: "making",
  called: "looking or listening, trying and making",
  parts: [
    { name: "Look or listen", share: 7, doing: "Together, closely" },
    { name: "Try it", share: 9, doing: "Quick tries" },
    checkPart,
    { name: "Make", share: 13, doing: "Alone or in small groups" },
    { name: "Share", share: 5, doing: "Walk round or perform" },
  ],
  lines: ({ thing, doing }) => ({
    "Look or listen": [
      fields.example(`a work or a piece for ${thing}, and what to notice in it`),
      "A minute in silence. Then: what do you notice, how was it done, and what does it make you think of?",
      { easier: "Three words to choose from for each question are on the board." },
    ],
    "Try it": [
      "Three quick tries, each in another way; none has to be good. Keep the one that surprised you.",
      { long: "Teacher: show one way live, with a mistake in it, and mend it aloud." },
      { harder: "One of the tries breaks the rule that the work keeps." },
    ],
    "Check for understanding": hingeLines("thumbs up, down or sideways"),
    Make: [
      `${doing === null ? `Make something of your own with ${thing}` : `Now ${doing}, in your own way`}. At half-time stop, step back, and change one thing on purpose.`,
      fields.questions("to ask while going round, from what they did to why"),
      { easier: "Begin from one of your tries and do it larger or longer." },
    ],
    Share: [
      "Show or perform it, finished or not. Whoever looks or listens says: I noticed …, I wonder …",
      { long: "Teacher: choose two that solved the same thing differently." },
    ],
  }),
  goals: ({ thing, doing }) => [
    doing ?? `use ${thing} in something of their own`,
    "say what they notice in a work, how it was done and what that does",
    "try it in several ways, choose one, and say what they changed and why",
  ],
  criteria: () => [
    "I can say what I noticed and how it was done",
    "I can show a try, and what I changed after it",
    "I can say what works in somebody else's piece",
  ],
  shown: "work that was looked at or heard",
  signs: [
    "Tries that are unlike each other",
    "Something changed on purpose at half-time, with a reason",
    "Words for how a thing was done, and not only whether it is liked",
  ],
  exit: () => [
    "What I changed on purpose today, and what that did:",
    "What I would borrow from somebody else's piece:",
  ],
  where: { write: "Make", speak: "Share", act: "Make" },
  brings: ["The work or recording", "Materials or instruments, laid out before they come"],
};

export const technology: Skeleton = {
  subjects: ["design-and-technology", "food", "technologies"],
  id: "making",
  called: "a brief, making and testing",
  parts: [
    { name: "The brief", share: 6, doing: "Who is it for, what must it do" },
    { name: "Show it and make it safe", share: 7, doing: "Watching, rules said back" },
    { name: "Make", share: 14, doing: "In pairs" },
    checkPart,
    { name: "Test and improve", share: 6, doing: "Against the brief" },
  ],
  lines: ({ thing, doing }) => ({
    "The brief": [
      "Who is it for, what must it do, and what must it not do? Three points that the result will be tested by, written down before anybody begins.",
      { harder: "Add a limit: a material, a cost, a time." },
    ],
    "Show it and make it safe": [
      fields.example(
        `${doing === null ? `how ${thing} is done` : `how to ${doing}`}, step by step, and where it goes wrong`,
      ),
      "Watch first. Then say back, with your partner, what to do and what to look out for.",
      "Teacher: check your school's rules for tools, heat and food, and allergies, before anybody begins.",
    ],
    Make: [
      "In pairs: one works, one reads out the next step and watches safety; swap at half-time. Note what you did otherwise than planned, and why.",
      { easier: "The steps are on a card, with a picture each." },
      fields.questions("to ask while going round, on why it is done so"),
    ],
    "Check for understanding": hingeLines(boards),
    "Test and improve": [
      "Test it by the three points of the brief: met, nearly, not yet. What one change would help most?",
      { long: "Swap with another pair and test theirs; tell them what you saw before what you think." },
    ],
  }),
  goals: ({ thing, doing }) => [
    doing === null ? `plan and make something with ${thing} to a brief` : `${doing}, to a brief`,
    "work safely and say why each step is there",
    "test the result against the brief and improve it",
  ],
  criteria: () => [
    "I can say what it must do, and for whom",
    "I can work safely and explain a step to somebody",
    "I can say how it did in the test and what I would change",
  ],
  shown: "demonstration",
  signs: [
    "The points of the brief looked at while they work, and not only at the end",
    "Safe working that nobody had to be reminded of",
    "A reason for a step, from somebody who did not just follow it",
  ],
  exit: () => [
    "The step that mattered most today, and why:",
    "What I would do otherwise next time, and how I would know that it was better:",
  ],
  where: { read: "Make", write: "The brief", act: "Make" },
  brings: ["Materials, tools and what keeps them safe, laid out before they come"],
};
