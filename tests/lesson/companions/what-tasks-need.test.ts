import { describe, expect, test } from "bun:test";
import { makeCompanion } from "../../../plugins/lesson-planning/builtin/companions/make.ts";
import { withFilled } from "../../../src/lesson/decide/fill-in.ts";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import { asksOfGiven, bringsGiven } from "../../../src/questions/given.ts";
import { levels } from "../../../src/questions/paper.ts";
import { questionsIn } from "../../../src/questions/questions-in.ts";
import { times } from "../../sweep.ts";
import { draftedFrom, notePaths } from "./every-subject.ts";

const lesson = (main: string) =>
  `# T: 7B\n\n## Starter\n\n1. What is a fact?\n\n   **Answer:** Something that can be checked.\n\n## Main\n\n${main}\n\n## Plenary\n\nWrite one thing that you learned.\n`;

const tasks = (...asked: string[]) =>
  `### Practise (10 minutes)\n\n${asked.map((one, at) => `${at + 1}. ${one}\n\n   **Answer:** Something.`).join("\n")}`;

async function sheet(markdown: string, level: (typeof levels)[number]): Promise<string> {
  const { bytes } = await exportLesson(
    {
      markdown,
      title: "T",
      part: "worksheet",
      subtitle: "7B",
      status: "decided",
      evidence: [],
      guidance: [],
      madeBy: "built-in drafting",
    },
    { format: "md", for: "student", level },
  );
  return new TextDecoder().decode(bytes);
}

const example = (given: string) =>
  `### Look at it (10 minutes)\n\n**Problem:** What can we say?\n\n${given}\n\n1. Look once.\n2. Look again.\n\n**Result:** A sentence.\n\n`;

/** What is given, a few words of it, and what is asked of it. */
const subjects: [string, string, string, string][] = [
  [
    "science",
    "```text\nSoil      Height of the plant\nSand      3 cm\nCompost   11 cm\n```",
    "Compost",
    "How much taller is the plant in compost than the one in sand?",
  ],
  [
    "geography",
    "| Month | Rain |\n|---|---|\n| January | 80 mm |\n| July | 12 mm |",
    "80 mm",
    "Describe what the table shows.",
  ],
  [
    "English",
    "*The kettle sang its one thin note,*\n\n*and nobody came down.*",
    "nobody came down",
    "What does the poem leave out?",
  ],
  [
    "history",
    "> We were given half an hour to carry out what we could. (A crofter, 1820)",
    "half an hour",
    "How far can the source be trusted?",
  ],
  [
    "a language",
    "**Text A:** *Je me lève à six heures.*",
    "à six heures",
    "When does the writer of Text A get up?",
  ],
];

describe("what a task is asked of is on the sheet that sets it", () => {
  for (const [subject, given, words, asked] of subjects)
    test(`in ${subject}, at every level of support`, async () => {
      const made = makeCompanion("worksheet", lesson(`${example(given)}${tasks(asked)}`), null);
      for (const level of levels) {
        const printed = await sheet(made, level);
        expect([level, printed.includes(asked), printed.split(words).length - 1]).toEqual([level, true, 1]);
      }
    });

  test("a source that the teacher typed into a blank, also for the task that only says it", async () => {
    const typed = withFilled(
      {
        text: `### Look at the sources (12 minutes)\n\n[To fill in: one example]\n\nIn pairs.\n\n${tasks("Underline what the source tells outright.", "How far can it be trusted for our question?").replace(/^.*\n\n/, "")}`,
        title: "Main",
      },
      "one example",
      {
        kind: "example",
        problem: "Source A: “The roofs were burning behind us.” A widow, 1819",
        steps: [],
        result: "",
      },
    );
    const made = makeCompanion("worksheet", lesson(typed), null);
    for (const level of levels) expect(await sheet(made, level)).toContain("roofs were burning");
    const quiz = questionsIn(makeCompanion("quiz", lesson(typed), null)).map(
      ({ question }) => question?.prompt,
    );
    expect(quiz).toEqual(["What is a fact?"]);
  });

  test("where the lesson does not hold it the task is left out, and the teacher is told", () => {
    const made = makeCompanion(
      "worksheet",
      lesson(tasks("What does the extract suggest?", "Name a river.")),
      null,
    );
    expect(questionsIn(made).map(({ question }) => question?.prompt)).toEqual([
      "What is a fact?",
      "Name a river.",
    ]);
    expect(made).toMatch(/^Teacher: One task is not on the sheet/m);
  });

  test("a sheet that somebody else wrote keeps what its example shows, and not its steps", async () => {
    const written =
      "# T: worksheet\n\n## Worked example\n\nWhat is it about?\n\n> The tide had gone out.\n\n1. Read it.\n\n## Practise\n\n```question\nkind: short\nprompt: What does the text say of the sea?\nanswers:\n  - It had gone\n```\n";
    for (const level of ["core", "stretch"] as const) {
      expect(await sheet(written, level)).toContain("The tide had gone out.");
      expect(await sheet(written, level)).not.toContain("Read it.");
    }
  });
});

test("what stands by itself sends nobody to look: letters, tables of sums, a text to be typed", () => {
  for (const prompt of [
    "Write the 6 times table.",
    "How is the letter K stored in a text file?",
    "Write a line that stores the text Glasgow in a variable.",
    "What does a map show?",
    "*Max swept the cups off the table.* Who is Max?",
  ])
    expect([prompt, asksOfGiven(prompt)]).toEqual([prompt, null]);
});

test("in lessons of all notes no sheet speaks of a text or a table that is not on it, and no quiz does", () => {
  for (const path of notePaths().slice(0, times(40, 1_000))) {
    const { lesson: text, note } = draftedFrom(path);
    for (const part of ["worksheet", "homework", "quiz"] as const) {
      const made = makeCompanion(part, text, note);
      const given = part !== "quiz" && made.includes("\n## To work with\n");
      const bare = questionsIn(made).flatMap(({ question }) => {
        const prompt = question?.prompt ?? "";
        const kind = asksOfGiven(prompt);
        const shown = given || question?.figure !== undefined || bringsGiven(prompt);
        return kind === null || kind === "picture" || shown ? [] : [prompt];
      });
      expect([path, part, bare]).toEqual([path, part, []]);
    }
  }
});
