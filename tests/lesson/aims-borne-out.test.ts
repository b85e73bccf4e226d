import { expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { canDo } from "../../plugins/lesson-planning/builtin/drafting/can-do.ts";
import { lostMinutes } from "../../plugins/lesson-planning/builtin/drafting/phases.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning } from "./planning.ts";

const class10 = (id: string, stage: string, subject: string, more: readonly string[] = []) =>
  `---\nclass: ${id}\nstage: ${stage}\nsubject: ${subject}\nperiod_minutes: 50\n---\n\n${more.map((line) => `- ${line}\n`).join("")}`;

async function drafted(subject: string, request: string, needs: readonly string[] = []): Promise<string> {
  const desk = folderOf({
    "teacher.md": "---\ncountry: England\n---\n",
    "classes/8K.md": class10("8K", "Year 8", subject, needs),
  });
  try {
    const { result } = await (await planning("create-lesson", desk)).ask(`${request} for 8K`);
    return result.text;
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
}

const section = (lesson: string, id: string) =>
  parseLesson(lesson).sections.find((one) => one.id === id)?.body ?? "";
const wordsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter(
        (word) =>
          !/^(?:their|words?|explain|using?|correctly|when|with|that|this|from|into|others|like|answer|somebody|says)$/.test(
            word,
          ),
      )
      .map((word) => word.slice(0, 5)),
  );

/** What pupils do: each numbered task with its answer, and each question with its options, as Main and Plenary have them. */
function doneIn(lesson: string): string[] {
  const held = `${section(lesson, "main")}\n\n${section(lesson, "plenary")}`;
  const tasks = held.split(/\n(?=\d+\. |### )/).filter((part) => part.includes("**Answer:**"));
  return [...tasks, section(lesson, "plenary")];
}

test.each([
  ["Science", "acids and alkalis"],
  ["History", "the industrial revolution"],
  ["Mathematics", "ratio"],
  ["English", "persuasive writing"],
  ["Art", "one-point perspective"],
])("%s, %s: whatever pupils can do at the end is asked of them in the lesson", async (subject, request) => {
  const lesson = await drafted(subject, request);
  const done = doneIn(lesson).map(wordsOf);
  const aims = [section(lesson, "learning-outcomes"), section(lesson, "success-criteria")]
    .flatMap((text) => text.split("\n"))
    .filter((line) => line.startsWith("- "));
  expect(aims.length).toBeGreaterThan(4);
  // What is aimed at and how one sees it are not one list twice.
  const bare = (aim: string) =>
    aim
      .replace(/^- (?:I can )?/, "")
      .replace(/, on their own/, "")
      .replace(/\b(?:my|their)\b/g, "")
      .toLowerCase();
  expect(new Set(aims.map(bare)).size).toBe(aims.length);
  for (const aim of aims) {
    const terms = /^- (?:Use the|I can say in my own) words?\b/.test(aim) ? aim.match(/\*[^*]+\*/g) : null;
    if (terms !== null) {
      for (const term of terms) expect(section(lesson, "plenary")).toContain(term);
      continue;
    }
    const said = wordsOf(aim);
    const shared = Math.max(...done.map((words) => [...said].filter((word) => words.has(word)).length));
    // What a mistake says need not be in the words of the question that shows it.
    const least = aim.includes("put right") ? 1 : 2;
    expect([aim, shared >= Math.min(least, said.size)]).toEqual([aim, true]);
  }
});

test("in the gym nothing is written, the skill is practised before it is talked about, and no part is named that is not there", async () => {
  const lesson = await drafted("Physical Education", "passing in invasion games", [
    "1 with asthma",
    "2 who will not perform in front of others",
  ]);
  expect(lesson).not.toMatch(/whiteboard|on paper|worksheet|slips of paper|visualiser/i);
  const practised = section(lesson, "main")
    .split("### ")
    .find((part) => part.startsWith("Practise"));
  expect(practised).toContain("**Answer:**");
  const parts = Array.from(section(lesson, "main").matchAll(/^### (.+?) \(/gm), ([, name]) => name);
  const named = Array.from(
    section(lesson, "differentiation").matchAll(/"([A-Z][^"…]*)"/g),
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(parts).toContain(name);
});

test.each([
  ["We lose ten minutes every lesson getting changed.", 10],
  ["Changing takes about 8 minutes.", 8],
  ["The first five minutes go on the register.", 5],
  ["I need 6 mins to set up each time.", 6],
  ["Lessons are 50 minutes; we move to the lab on Fridays.", 0],
  ["Every period is 45 minutes. Pupils wash brushes.", 0],
  ["Starters of five minutes, then straight on.", 0],
  ["Homework takes about 20 minutes a week.", 0],
])("%p leaves out %p minutes", (said, minutes) => expect(lostMinutes(said)).toBe(minutes));

test("a class is called what its file says, also where that looks like a number, and a stage may be one", () => {
  for (const id of ["6e3", "7.10", "010", "0x1F", "1_000", "9B"])
    expect(parseClassProfile("classes/other.md", class10(id, "7", "Art")).id).toBe(id);
  expect(parseClassProfile("classes/x.md", class10("9B", "7", "Art"))).toMatchObject({
    stage: "7",
    subject: "Art",
  });
});

test.each([
  [
    "Name three times when you should wash your hands.",
    "when they should wash their hands",
    "when I should wash my hands",
  ],
  ["Describe a place where you are safe.", "where they are safe", "where I am safe"],
  ["Say what a friend can do for you.", "do for them", "do for me"],
  ["Describe how you could protect yourself.", "they could protect themselves", "I could protect myself"],
  ["List what helps you in a test.", "helps them in a test", "helps me in a test"],
])("%p is an aim in the pupils' person, all of it", (text, theirs, mine) => {
  expect(canDo({ text, answer: "" }, "their")).toEndWith(theirs);
  expect(canDo({ text, answer: "" }, "my")).toEndWith(mine);
});

test("a task that only tells something is no aim, though its first word could be a verb", () => {
  const aim = (text: string) => canDo({ text, answer: "" }, "their");
  for (const telling of [
    "Place names are often very old. Which language is Derby from?",
    "Light waves have different lengths. Put three in order.",
    "Cross-country skiing is tiring for the arms. Say why.",
    "Water and oil were shaken together.",
  ])
    expect(aim(telling)).toBeNull();
  expect(aim("Explain why the moon is sometimes hidden.")).toBe("explain why the moon is sometimes hidden");
  expect(aim("Name the part that is missing.")).toBe("name the part that is missing");
});
