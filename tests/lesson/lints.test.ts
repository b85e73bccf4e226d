import { describe, expect, test } from "bun:test";
import { lintLesson } from "../../src/lesson/check/lints/lint-lesson.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import { good, lintAfter } from "./lints-samples.ts";

describe("a good lesson", () => {
  test.each(Object.entries(good))("%s: nothing to say", (_, { markdown, context }) => {
    expect(lintLesson(parseLesson(markdown), context)).toEqual([]);
    expect(lintLesson(parseLesson(markdown.replaceAll("\n", "\r\n")), context)).toEqual([]);
    expect(lintLesson(parseLesson(markdown), { profile: null, misconceptions: [] })).toEqual([]);
  });
});

type Bad = [
  what: string,
  lesson: keyof typeof good,
  from: string | RegExp,
  to: string,
  rule: string,
  message: string,
];

/** One change to a good lesson, and the one thing that is then wrong with it. */
const bad: Bad[] = [
  [
    "a section left out",
    "loops",
    /## Plenary[\s\S]*?(?=## Assessment)/,
    "",
    "missing-section",
    'no section "Plenary"',
  ],
  [
    "a section renamed beyond knowing",
    "plants",
    "## Success criteria",
    "## Goodness",
    "missing-section",
    '"Success criteria"',
  ],
  [
    "an empty section",
    "lists",
    /(## Resources and equipment\n)[\s\S]*?(?=## Lesson)/,
    "$1\n",
    "missing-section",
    "nothing in it",
  ],

  [
    "too many minutes",
    "loops",
    "| Log in | 2 |",
    "| Log in | 6 |",
    "minutes-add-up",
    "3B's period is 50 minutes",
  ],
  [
    "a wrong total",
    "loops",
    "**50**",
    "**55**",
    "minutes-add-up",
    "The total says 55 minutes; the parts add up to 50",
  ],
  [
    "a heading that disagrees",
    "loops",
    "### Worked example (12 minutes)",
    "### Worked example (15 minutes)",
    "minutes-add-up",
    "says 15 minutes here and 12 in Timings",
  ],
  [
    "a Time line that disagrees",
    "loops",
    "**Time:** 6 minutes",
    "**Time:** 10 minutes",
    "minutes-add-up",
    "says 10 minutes here and 6 in Timings",
  ],
  [
    "a section heading that disagrees",
    "lists",
    "## Starter (8 min)",
    "## Starter (5 min)",
    "minutes-add-up",
    "says 5 minutes here and 8 in Timings",
  ],
  [
    "a timeline that stops early",
    "lists",
    /10 minutes([\s\S]*)45–55 min/,
    "5 minutes$145–50 min",
    "minutes-add-up",
    "add up to 50 minutes; 2A's period is 55",
  ],
  [
    "a clock with a gap",
    "plants",
    "10:30 – 10:40",
    "10:30 – 10:35",
    "minutes-add-up",
    "add up to 95 minutes; the lesson is 100",
  ],
  [
    "minutes that are a range",
    "lists",
    /- 0–8[\s\S]*$/,
    "- Starter: 5–10 minutes\n- Main: 40 minutes\n- Plenary: 5 minutes\n",
    "minutes-add-up",
    "range of minutes",
  ],
  [
    "no minutes at all",
    "lists",
    /- 0–8[\s\S]*$/,
    "Starter, then main, then plenary.\n",
    "minutes-add-up",
    "gives no minutes",
  ],

  [
    "understand",
    "loops",
    "Explain why `range(5)`",
    "Understand why `range(5)`",
    "outcome-verbs",
    '"understand" cannot be seen',
  ],
  ["know", "lists", "Identify an item", "Know an item", "outcome-verbs", '"know" cannot be seen'],
  [
    "learn about, after a lead-in",
    "loops",
    "- Trace a",
    "- Pupils will learn about a",
    "outcome-verbs",
    '"learn about"',
  ],
  ["appreciate", "plants", "**State** what", "**Appreciate** what", "outcome-verbs", '"appreciate"'],
  [
    "an understanding gained",
    "plants",
    "Compare leaves",
    "Develop a deep understanding of leaves",
    "outcome-verbs",
    "understanding",
  ],
  [
    "no verb",
    "loops",
    "Write a `for` loop",
    "Loops and totals: a `for` loop",
    "outcome-verbs",
    "does not start with something pupils do",
  ],
  [
    "vague prose",
    "loops",
    /- Trace a[\s\S]*?total\.\n/,
    "Pupils will understand loops.\n",
    "outcome-verbs",
    '"understand"',
  ],

  ["no I can", "loops", "I can say where", "Say where", "success-criteria-i-can", "Say where"],
  [
    "pupils can",
    "plants",
    "I can name two",
    "Pupils can name two",
    "success-criteria-i-can",
    "Pupils can name two",
  ],

  ["EAL forgotten", "loops", /- \*\*EAL.*\n/, "", "class-needs", "2 students with EAL (Ukrainian)"],
  ["dyslexia forgotten", "lists", /- Dyslexia.*\n/, "", "class-needs", "3 students with dyslexia"],
  ["above level forgotten", "loops", /- \*\*Above.*\n/, "", "class-needs", "above expected level"],
  ["less secure forgotten", "loops", /- \*\*Less.*\n/, "", "class-needs", "less secure"],
  ["low vision forgotten", "plants", /For the pupil with low vision[^.]*\./, "", "class-needs", "low vision"],

  [
    "no misconception named",
    "lists",
    /`colours = [\s\S]*?number line\.|- Listen for.*\n/g,
    "Look at their screens.",
    "misconception-check",
    "known misconception",
  ],
  [
    "a question about something else",
    "plants",
    /Concept cartoon with[\s\S]*?misconception\.|Exit question:[\s\S]*?soil\.|would you now say to Speaker A/g,
    "What is a leaf?",
    "misconception-check",
    "known misconception",
  ],

  ["all of the above", "loops", "- D. `i`", "- D. All of the above", "quiz-items", "All of the above"],
  [
    "none of the above",
    "lists",
    "- C. It is an error",
    "- C. None of the above",
    "quiz-items",
    "None of the above",
  ],
  [
    "a negative stem",
    "lists",
    "Which line adds `7` to",
    "Which of these does not add `7` to",
    "quiz-items",
    "turned round",
  ],
  [
    "a shouted NOT",
    "loops",
    "What is the first thing printed",
    "What is NOT printed",
    "quiz-items",
    "turned round",
  ],
  ["two options", "lists", "   - C. It is an error\n", "", "quiz-items", "2 options"],
  [
    "a give-away",
    "loops",
    "- B. `0`",
    "- B. `0`, because a range always starts at nought unless it is told otherwise",
    "quiz-items",
    "much longer",
  ],
  [
    "a missing letter",
    "loops",
    "**Answer:** B, because",
    "**Answer:** E, because",
    "quiz-items",
    "given as E; the options are A to D",
  ],
  ["a missing letter in a key", "lists", "2 C", "2 D", "quiz-items", "given as D"],

  [
    "answers on a pupil page",
    "plants",
    "Answer: ______________________",
    "Answer: blue-black",
    "pupil-pages",
    "holds answers",
  ],
  [
    "an answer key on a worksheet",
    "plants",
    "Name of your partner: ________",
    "##### Answers\n\n1. Goggles",
    "pupil-pages",
    "holds answers",
  ],
  [
    "a teacher's note on a pupil page",
    "plants",
    "1. Put on goggles.",
    "1. Put on goggles.\n\nTeacher: check each pair.",
    "pupil-pages",
    "note for the teacher",
  ],
  [
    "needs on a pupil page",
    "plants",
    "1. Put on goggles.",
    "1. Put on goggles (dyslexia: read aloud).",
    "pupil-pages",
    "needs",
  ],

  [
    "a worksheet that is not listed",
    "loops",
    /- Worksheet with.*\n/,
    "",
    "materials-listed",
    "uses a worksheet",
  ],
  [
    "whiteboards that are not listed",
    "loops",
    "- Mini-whiteboards and pens\n",
    "",
    "materials-listed",
    "mini-whiteboards",
  ],
  [
    "slides that are not listed",
    "lists",
    "Parsons problem in pairs",
    "Parsons problem on the slides",
    "materials-listed",
    "uses slides",
  ],

  [
    "a task with minutes and nothing else",
    "loops",
    "| Log in | 2 |",
    "| Peer debate | 2 |",
    "tasks-described",
    "Peer debate",
  ],
  [
    "a task that is only mentioned",
    "lists",
    "then a list of lists",
    "then Task 4",
    "tasks-described",
    "Task 4",
  ],
];

describe("a lesson with one fault", () => {
  test.each(bad)("%s (%s)", (_, lesson, from, to, rule, message) => {
    const { findings, changed } = lintAfter(lesson, from, to);
    expect(findings.map((finding) => finding.rule)).toEqual([rule]);
    expect(findings[0]?.message).toContain(message);
    expect(findings[0]?.fix.length).toBeGreaterThan(10);
    const { line = null, section = null } = findings[0] ?? {};
    const own = parseLesson(changed).sections.find(({ id }) => id === section);
    if (line !== null && own !== undefined) {
      expect(line).toBeGreaterThanOrEqual(own.line);
      expect(line).toBeLessThan(own.line + own.text.split("\n").length);
    } else expect(rule).toBe("missing-section");
  });

  test("a vague verb gets one that can be seen, of the same level", () => {
    const { findings } = lintAfter("loops", "Explain why `range(5)`", "Understand why `range(5)`");
    expect(findings[0]).toMatchObject({ line: 14, section: "learning-outcomes" });
    expect(findings[0]?.fix).toContain('(understand): "Explain why range(5) stops before 5."');
  });

  test("one letter for every right answer is noticed from three questions on", () => {
    const same = good.loops.markdown.replace("Exit question, alone", quiz(["B", "B"]));
    const { profile, misconceptions } = good.loops.context;
    const findings = lintLesson(parseLesson(same), { profile, misconceptions });
    expect(findings.map(({ message }) => message)).toEqual(["The right answer is B in all 3 questions."]);
    const mixed = good.loops.markdown.replace("Exit question, alone", quiz(["B", "C"]));
    expect(lintLesson(parseLesson(mixed), { profile, misconceptions })).toEqual([]);
  });
});

function quiz(answers: string[]): string {
  const items = answers.map(
    (letter, index) =>
      `${index + 1}. What is ${index}?\n   - A. one\n   - B. two\n   - C. three\n\n   **Answer:** ${letter}\n`,
  );
  return `${items.join("\n")}\nExit question, alone`;
}
