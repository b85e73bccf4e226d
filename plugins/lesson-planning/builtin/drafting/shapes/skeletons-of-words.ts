import { checkPart } from "./shape.ts";
import { fields, hingeLines, type Skeleton } from "./skeleton.ts";

/** Lessons that are read, heard, talked about and written. */

const thumbs = "thumbs up, down or sideways";

export const history: Skeleton = {
  subjects: ["history", "social", "civics"],
  id: "enquiry",
  called: "an enquiry with sources",
  parts: [
    { name: "Set the scene", share: 7, doing: "Listening, timeline" },
    { name: "Look at the sources", share: 12, doing: "In pairs, one source at a time" },
    { name: "Causes and consequences", share: 8, doing: "In fours, sorting" },
    checkPart,
    { name: "Judge for yourself", share: 7, doing: "Alone, in writing" },
  ],
  lines: ({ thing }) => ({
    "Set the scene": [
      `Teacher: when and where, in two minutes, on a timeline: what came before ${thing}, and who was there. Then the question for today: why did it happen as it did, and how do we know?`,
      { long: "Pupils write down what they expect to find, and one thing that would change their mind." },
      { easier: "A timeline with three dates is on the board; pupils put the events to them." },
    ],
    "Look at the sources": [
      fields.example(`a source on ${thing}, with who made it, when, and what it shows`),
      "In pairs. For each source: what does it say, who says so and why, and what does it leave out?",
      {
        tasks: [
          "Underline what the source tells outright, and circle what you have to infer.\n\n**Answer:** Each mark has words of the source beside it.",
          "How far can it be trusted for our question? Give one reason for and one against.\n\n**Answer:** The reasons speak of who made it, when and what for.",
        ],
      },
      { harder: "Find what two sources disagree about, and say which of them was in a position to know." },
    ],
    "Causes and consequences": [
      fields.questions("on causes and what came of them, from easy to hard"),
      "In fours: write each cause on a slip, sort them into long-term, short-term and spark, and draw arrows to what came of them.",
      {
        long: "Teacher: ask each group which slip they would take away if they could, and what would then be different.",
      },
    ],
    "Check for understanding": hingeLines(thumbs),
    "Judge for yourself": [
      'On your own, a paragraph: "The most important reason was … because … The source shows this when it says … However, …"',
      { easier: "The sentence starters stay on the board, and one cause may be chosen from the slips." },
      { harder: "Then write the strongest thing that somebody who disagrees could say, and answer it." },
    ],
  }),
  goals: ({ explain }) => [
    `${explain}, with at least two causes that are linked`,
    "use a source as evidence: what it shows, who made it and how far it can be trusted",
    "reach a judgement and support it with evidence",
  ],
  criteria: () => [
    "I can give two causes and say how one led to the other",
    "I can quote a source and say why it can or cannot be trusted",
    "I can say what I think was most important, and because of what",
  ],
  shown: "source",
  signs: [
    "Words of the source quoted, with who wrote them",
    "An arrow between two causes, and somebody who can say what it means",
    "A judgement that weighs one cause against another",
  ],
  exit: ({ thing }) => [
    `The most important thing that I found out about ${thing}, and the source that told me:`,
    "What I would have to know to be surer:",
  ],
  where: { read: "Look at the sources", write: "Judge for yourself" },
  brings: ["Sources, one copy for two pupils", "Slips of paper for the causes"],
};

export const geography: Skeleton = {
  subjects: ["geography"],
  id: "enquiry",
  called: "an enquiry into a place",
  parts: [
    { name: "Where is it, and what is it like", share: 8, doing: "Map and picture" },
    { name: "What does the evidence show", share: 12, doing: "In pairs, with data" },
    { name: "Why is it like that", share: 8, doing: "Explaining, with a diagram" },
    checkPart,
    { name: "So what", share: 6, doing: "Alone, for the people there" },
  ],
  lines: ({ thing }) => ({
    "Where is it, and what is it like": [
      "Find it on a map: continent, country, what lies around it. Describe before you explain.",
      fields.example(`a place or case for ${thing}, with a map, a picture or figures`),
      { easier: "A word bank for describing places is on the board." },
    ],
    "What does the evidence show": [
      fields.questions("that can be answered from the map or the figures, from easy to hard"),
      "In pairs: what pattern do you see, where does it not hold, and which figure shows it?",
      { long: "Teacher: two pairs show their pattern; the others look for the exception." },
    ],
    "Why is it like that": [
      `Draw a labelled diagram or a chain of boxes that explains ${thing}: each arrow says "so" or "because".`,
      {
        harder: "Add one arrow that makes it worse and one that makes it better, and say which is stronger.",
      },
    ],
    "Check for understanding": hingeLines(thumbs),
    "So what": [
      "On your own: who gains, who loses, and what could be done? Two sentences with a figure or a place name in each.",
      { easier: "Choose one person who lives there and write it for them." },
    ],
  }),
  goals: ({ explain }) => [
    `${explain}, with causes that are linked`,
    "describe a pattern with place names or figures, and where it does not hold",
    "say what it means for the people who live there",
  ],
  criteria: () => [
    "I can describe the pattern and name where it does not hold",
    "I can explain it with a diagram that somebody else understands",
    "I can say who is affected, and how",
  ],
  shown: "map or figures",
  signs: [
    "Place names and figures in what they say",
    "An exception that somebody found without being asked",
    "Arrows that say why, and not only what comes next",
  ],
  exit: ({ thing }) => [
    `A sentence with "because" and a place name, about ${thing}:`,
    "Somewhere it might be different, and why:",
  ],
  where: { read: "What does the evidence show", write: "So what" },
  brings: ["Atlases or a map on the board", "Figures or a picture, one copy for two pupils"],
};

export const english: Skeleton = {
  subjects: ["english"],
  id: "reading",
  called: "reading and writing",
  parts: [
    { name: "Read it", share: 9, doing: "Aloud, then again alone" },
    { name: "Look at how it works", share: 11, doing: "In pairs, text in hand" },
    checkPart,
    { name: "Write", share: 14, doing: "Alone, quiet" },
  ],
  lines: ({ thing }) => ({
    "Read it": [
      fields.example(`a short text for ${thing}, and what it does well`),
      "Listen once with nothing in your hand. Read it again alone: one line under what strikes you, a question mark where you are lost.",
      { easier: "Words that may be new are read out and said in other words first." },
    ],
    "Look at how it works": [
      fields.questions("on the text, from what it says to how it does it"),
      "In pairs: choose one sentence. What does the writer do in it, and what does that do to the reader? Say it with the words of the text.",
      {
        long: "Teacher: build a sentence with the class, say aloud why each word is there, and take at least one out again.",
      },
      { harder: "Change one word of your sentence and say what is lost." },
    ],
    "Check for understanding": hingeLines(thumbs),
    Write: [
      "Write your own, eight to ten sentences, and use what we found in the text. Quiet for as long as the timer runs.",
      { easier: "The first sentence is on the board; go on from there." },
      { long: "Then read it in a whisper to yourself, mend one sentence, and underline the best one." },
    ],
  }),
  goals: ({ explain }) => [
    `${explain}, and quote the words of a text that show it`,
    "use what the text does in a piece of writing of their own",
    "improve a sentence and say why it is better",
  ],
  criteria: () => [
    "I can point to the words in the text that show it",
    "I can use it myself in my own writing",
    "I can mend a sentence and say what is better now",
  ],
  shown: "text",
  signs: [
    "Words of the text in their answers",
    "A sentence crossed out and written again",
    "What was found in the text, met again in their own writing",
  ],
  exit: () => [
    "The best sentence that I wrote today, and what it does:",
    "A sentence that I would still like to mend:",
  ],
  where: { read: "Read it", write: "Write" },
  brings: ["The text, a copy for each pupil", "Lined paper or exercise books"],
};

export const languages: Skeleton = {
  subjects: ["french", "spanish", "german", "other-language", "languages"],
  id: "direct-instruction",
  called: "hearing, saying, reading and writing",
  parts: [
    { name: "Hear it", share: 8, doing: "Listening, pointing" },
    { name: "Say it", share: 10, doing: "Together, then in pairs" },
    checkPart,
    { name: "Read it", share: 6, doing: "In pairs" },
    { name: "Write it", share: 8, doing: "Alone" },
  ],
  lines: ({ thing }) => ({
    "Hear it": [
      fields.example(`words or phrases for ${thing}, with their meaning`),
      "Books closed. Listen three times: first only listen, then point or hold up a card, then whisper it along.",
      { easier: "The meaning stands beside each phrase on the board." },
    ],
    "Say it": [
      "Together, by rows, then in pairs: one asks, the other answers; swap, and change one word each time.",
      { long: "Teacher: put sound mistakes right at once, by saying it again; leave the rest for later." },
      { harder: "The third time round without the board, and with a reason added." },
    ],
    "Check for understanding": hingeLines(thumbs),
    "Read it": [
      fields.questions("on a few lines in the language, from finding a word to saying what is meant"),
      "Read first for what you know. Guess one word from what stands round it, and say what told you.",
    ],
    "Write it": [
      "Four sentences of your own with today's phrases; at least one is a question and one says no.",
      { easier: "Change one word in each sentence of the board." },
      { long: "Swap: your partner answers the question in writing." },
    ],
  }),
  goals: ({ thing }) => [
    `understand words and phrases for ${thing} when they hear and read them`,
    "say them so that somebody understands, in a short exchange",
    "write sentences of their own with them",
  ],
  criteria: () => [
    "I can say what I heard means",
    "I can ask and answer without reading it off",
    "I can write a new sentence that was not on the board",
  ],
  shown: "list of phrases",
  signs: [
    "Answers that come without a look at the board",
    "One word changed in a phrase to say something of their own",
    "The sounds that were put right, right the next time too",
  ],
  exit: () => [
    "Three things that I can say now and could not say before, without looking:",
    "One that I still mix up:",
  ],
  where: { read: "Read it", write: "Write it", speak: "Say it" },
  brings: ["Pictures or cards for the new words"],
};

export const pshe: Skeleton = {
  subjects: ["pshe", "religion"],
  id: "discussion",
  called: "a discussion with care",
  parts: [
    { name: "Agree how we talk", share: 4, doing: "Ground rules" },
    { name: "A case that is nobody's here", share: 10, doing: "In threes" },
    { name: "What could they do", share: 10, doing: "Choices and what follows" },
    checkPart,
    { name: "Where to turn", share: 6, doing: "Alone, private" },
  ],
  lines: ({ thing }) => ({
    "Agree how we talk": [
      "We listen, we may pass, we tell no stories about people here, and what is said here is not passed on, unless somebody is not safe.",
      "Teacher: say before you begin that you must pass on what makes you worried about somebody, and that anybody may step out.",
    ],
    "A case that is nobody's here": [
      fields.example(`a made-up case or a text about ${thing}, with what happens and who is in it`),
      "In threes: what does each person in it feel, want and believe? What do they know, and what do they only think?",
      { easier: "Faces or words for feelings are on the board to choose from." },
    ],
    "What could they do": [
      fields.questions("on what the people in it could do, and what would follow"),
      "Three things somebody in the case could do or say. For each: what might happen next, and who could help?",
      { long: "Try one of them aloud in pairs: the words, the voice, how to leave." },
      { harder: "What would make it hard to do, even for somebody who knows what is right?" },
    ],
    "Check for understanding": hingeLines(thumbs),
    "Where to turn": [
      "Private, not shared: one adult whom I trust, one place or number outside school, and the first sentence that I would say.",
      {
        long: "Teacher: say where help is found in your school, and keep a box for questions.",
      },
    ],
  }),
  goals: ({ thing }) => [
    `talk about ${thing} with respect, and give reasons`,
    "weigh up what somebody could do and what would follow",
    "name people they trust and places that help",
  ],
  criteria: () => [
    "I can see it as more than one person in the case does",
    "I can name two things that somebody could do, and what would follow",
    "I can name an adult whom I trust and say how I would begin",
  ],
  shown: "case",
  signs: [
    "The case seen as more than one person in it sees it",
    "Choices with what would follow from each",
    "Somebody who listens, and takes up what was said",
  ],
  exit: () => ["What somebody in the case could do first, and why:", "A question for the box:"],
  where: { read: "A case that is nobody's here", write: "Where to turn", speak: "What could they do" },
  brings: ["The case, on a slide or printed", "A box for questions without a name"],
};
