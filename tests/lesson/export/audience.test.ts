import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { numbered } from "../../../plugins/lesson-planning/builtin/drafting/wording.ts";
import { type Block, paragraph, plainText } from "../../../src/lesson/export/block.ts";
import { readBlocks } from "../../../src/lesson/export/blocks.ts";
import { asICan } from "../../../src/lesson/export/i-can.ts";
import { composeSheet, type Sheet } from "../../../src/lesson/export/sheet.ts";
import { parseTopic } from "../../../src/workspace/topic.ts";
import { times } from "../../sweep.ts";
import { loops, soup } from "./inputs.ts";

const root = join(import.meta.dir, "..", "..", "..");
const pupils = (markdown: string, title = "T"): Sheet =>
  composeSheet({ ...soup, markdown, title }, "student", "page");
const teacher = (markdown: string): Sheet => composeSheet({ ...soup, markdown }, "teacher", "page");
const wordsIn = (sheet: Sheet): string =>
  sheet.parts.map(({ title, blocks }) => `${title ?? ""}\n${plainText(blocks)}`).join("\n");
const inMain = (body: string): string => wordsIn(pupils(`# T\n\n## Main\n\nstart\n\n${body}`));

describe("what pupils get", () => {
  test("every step of every worked example that ships", () => {
    for (const path of new Bun.Glob("packs/*/topics/*.md").scanSync(root)) {
      const steps = parseTopic(path, readFileSync(join(root, path), "utf8"))?.example?.steps ?? [];
      const worked = numbered(steps);
      const seen = inMain(`**Problem:** Work it out.\n\n${worked}\n\n**Result:** Done.`);
      const lost = plainText(readBlocks(worked))
        .split("\n")
        .filter((line) => !seen.includes(line.trim()));
      expect({ path, lost }).toEqual({ path, lost: [] });
    }
  });

  test("only their sections, without minutes", () => {
    const { parts } = composeSheet(loops, "student", "page");
    expect(parts.map(({ title }) => title)).toEqual([
      "Learning outcomes",
      "Success criteria",
      "Starter",
      "Main",
      "Plenary",
      "Vocabulary",
    ]);
  });

  test("nothing of the teacher's, in any of its forms", () => {
    const words = wordsIn(composeSheet(loops, "student", "page"));
    for (const gone of [
      "Answer",
      "four times.",
      "memory",
      "easier to change",
      "Three times",
      "10.",
      "95",
      "twelve stars",
      "Once",
      "Teacher",
      "deliberate",
      "Expect",
      "misconception",
      "TCH",
      "curriculum/",
      "dyslexia",
      "EAL",
      "minutes)",
      "Time:",
    ]) {
      expect(words).not.toContain(gone);
    }
  });

  test("nothing that is said to the teacher, to the last sentence of it, in a paragraph, a quotation or a list", () => {
    const said = [
      "Teacher: ask everybody at once. It targets a misconception about tides. SECRET if a third are wrong, go back.",
      "Teacher: the first line\nand a second SECRET one\nIt is a misconception that SECRET moves. SECRET again.",
      "**Teacher (2 min):** SECRET walk round.",
      "**Teacher guidance:** SECRET walk round.",
      "Teacher input: SECRET say it twice.",
      "Teacher – SECRET wait.",
      "For teachers: SECRET know who is affected.",
      "Answer: SECRET 4. The misconception is to add. SECRET also 4.0.",
    ];
    for (const line of said) {
      const inside = line.replace(/\n/g, "\n  ");
      for (const body of [
        line,
        `> ${line.replace(/\n/g, "\n> ")}`,
        `- Draw it.\n- ${inside}`,
        `1. Draw it.\n\n   ${inside}`,
      ])
        expect(inMain(body)).not.toContain("SECRET");
    }
  });

  test("tasks about teachers stay, and so does all that follows a misconception outside a note", () => {
    for (const task of ["Teachers in 1900 wore gowns: why?", "Teach your partner: what is a loop?"])
      expect(inMain(task)).toContain(task);
    expect(inMain("This is a misconception. Draw a tide.")).toContain("Draw a tide.");
  });

  test("no advice about the class, and not which set it is", () => {
    const sheet = (title: string, subtitle = "") =>
      composeSheet(
        { ...soup, title, subtitle, guidance: ["War: there may be pupils who fled one."] },
        "student",
        "page",
      );
    expect(sheet("Tides").guidance).toEqual([]);
    const titles = {
      "Tides: y7 bottom set": "Tides: y7",
      "Tides for my bottom set": "Tides",
      "Tides (low-ability group)": "Tides",
      "Tides for 9X set 4": "Tides for 9X",
      "Tides: Year 8 lower ability": "Tides: Year 8",
      "Sets and Venn diagrams: 3B": "Sets and Venn diagrams: 3B",
      "Stage and set design for 3B": "Stage and set design for 3B",
      "Plan a set 3 course menu": "Plan a set 3 course menu",
    };
    for (const [title, shown] of Object.entries(titles)) expect(sheet(title).title).toBe(shown);
    expect(sheet("T", "y7 bottom set · Year 7 · Maths · 50 minutes").subtitle).toBe("y7 · Year 7 · Maths");
    expect(composeSheet({ ...soup, title: "Tides: top set" }, "teacher", "page").title).toBe(
      "Tides: top set",
    );
  });

  test("all of their tasks, with the code and tables that belong to them", () => {
    const words = wordsIn(composeSheet(loops, "student", "page"));
    for (const kept of [
      "What is a variable?",
      'print("Goal")',
      "third repeat",
      "D. i",
      "Going deeper",
      "loop body",
      "running total (a variable",
    ]) {
      expect(words).toContain(kept);
    }
  });

  test("outcomes and criteria as what they can say of themselves", () => {
    const [outcomes, criteria] = composeSheet(loops, "student", "page").parts;
    expect(plainText(outcomes?.blocks ?? [])).toBe(
      "By the end of the lesson:\nI can explain what a for loop does, line by line.\nI can predict the output of a short program with a fixed loop.\nI can write a program that uses a running total.",
    );
    expect(plainText(criteria?.blocks ?? [])).toContain("I can trace a loop with a table");
    expect(plainText(criteria?.blocks ?? [])).toContain("I can explain why a total");
  });

  test("in one voice, whichever verb a line begins with", () => {
    const lines = [
      "Put events in order.",
      "explain one cause",
      "Retell the story.",
      "Pupils can link two sources.",
    ];
    const blocks: Block[] = lines.map((line) => paragraph(line));
    expect(plainText(asICan(blocks)).split("\n").filter(Boolean)).toEqual([
      "I can put events in order.",
      "I can explain one cause",
      "I can retell the story.",
      "I can link two sources.",
    ]);
  });

  test("what is theirs in an outcome is mine in what a pupil says; what belongs to a thing stays the thing's", () => {
    const said = (line: string) => plainText(asICan([paragraph(line)])).trim();
    expect(said("Explain osmosis in their own words.")).toBe("I can explain osmosis in my own words.");
    expect(said("Pupils can give reasons for their own opinion.")).toBe(
      "I can give reasons for my own opinion.",
    );
    expect(said("Justify their answer to a partner.")).toBe("I can justify my answer to a partner.");
    expect(said("You can check your work with a friend.")).toBe("I can check my work with a friend.");
    expect(said("Students can talk about themselves.")).toBe("I can talk about myself.");
    expect(said("Explain how a dune moves, on their own.")).toBe(
      "I can explain how a dune moves, on my own.",
    );
    expect(said("Describe how orphan seals live on their own.")).toBe(
      "I can describe how orphan seals live on their own.",
    );
    expect(said("Summarise what they have learned.")).toBe("I can summarise what I have learned.");
    expect(said("Reflect on their learning.")).toBe("I can reflect on my learning.");
    for (const line of [
      "explain how plants make their own food.",
      "describe how cells repair themselves.",
      "explain why the suffragettes changed their methods.",
      "compare two thinkers and their ideas.",
    ])
      expect(said(line)).toBe(`I can ${line}`);
    expect(said("Sort the planets by their distance.")).toBe("I can sort the planets by their distance.");
    expect(said("Describe how the Romans heated their houses.")).toBe(
      "I can describe how the Romans heated their houses.",
    );
  });

  const gone: [string, string][] = [
    ["a paragraph", "Answer: secret"],
    ["bold", "**Answer:** secret"],
    ["bold, colon outside", "**Answer**: secret"],
    ["several", "Answers 1 secret, 2 secret"],
    ["numbered", "Answer 3: secret"],
    ["a dash", "Answer – secret"],
    ["model answer", "*Model answer:* secret"],
    ["on the next line of a question", "What?\n**Answer:** secret"],
    ["in the same line", "What is it? **Answer:** secret"],
    ["in brackets", "What is it? (Answer: secret) Go on."],
    ["in an item", "- What?\n  - Answer: secret"],
    ["after an item's paragraph", "1. What?\n\n   **Answer:** see\n\n   secret\n\n   ```\n   secret\n   ```"],
    ["code under an answer", "Answer: this\n\n```\nsecret\n```"],
    ["a list under an announcement", "Answers:\n\n1. secret\n2. secret"],
    ["a list under a heading in bold", "**Answers**\n\n- secret"],
    ["a subsection", "### Answer key\n\nsecret\n\n#### deeper\n\nsecret\n\n### Next\n\nfine"],
    ["hinge answers", "### Hinge question answers\n\nsecret"],
    ["a quotation", "> **Teacher note:** do\n>\n> secret"],
    ["a column", "| Q | Answer |\n|---|---|\n| what | secret |"],
    ["a row", "| Q | x |\n|---|---|\n| Answer: | secret |"],
    ["a cell", "| Q |\n|---|\n| What? Answer: secret |"],
    ["a comment in code", "```python\nprint(1)\n# Answer: secret\nsecret\n```"],
    ["at a line's end in code", "```python\nprint(1)  # Answer: secret\n```"],
    ["an HTML comment", "<!-- Answer: secret -->"],
    ["an open HTML comment", "<!-- secret"],
    ["a teacher's line", "Teacher: secret"],
    ["what to look for", "Look for secret"],
    ["what to expect", "- Expect secret"],
    ["what to look for, as a label in a numbered list", "1. Count the legs.\n2. Look for: secret"],
    ["what to look for, under a numbered task", "1. Count the legs.\n\n   Look for secret."],
    ["a misconception", "Misconception: secret"],
    ["a misconception inside a paragraph", 'Read this. It targets the misconception "secret 1.5". Go on.'],
    ["a need", "Give secret to pupils with dyslexia."],
    ["support", "Support: secret"],
  ];
  test.each(gone)("no secret: %s", (_, body) => {
    expect(inMain(body)).not.toContain("secret");
    expect(inMain(body)).toContain("start");
  });

  const stays: [string, string][] = [
    ["an instruction that begins with the word", "Answer the questions in your jotter."],
    ["a line to write on", "Answer: ____________"],
    ["an empty column to fill in", "| Q | Answer |\n|---|---|\n| what | |"],
    ["code that talks about answers", "`answer: 4` is a key"],
    ["code", '```\nanswer = 4\nprint("Answer:", answer)\n```'],
    ["support as a word", "Supporting evidence counts."],
    [
      "a numbered step that tells pupils what to look for",
      "1. Count.\n2. Look for a second clue.\n3. Expect rain.",
    ],
    ["a numbered step that tells pupils what to hear", "1. Listen for the last sound.\n2. Write it."],
    ["a cooking time", "Simmer (20 minutes), stirring."],
    ["teacher as a word", "Teachers live here too."],
  ];
  test.each(stays)("still there: %s", (_, body) => {
    const words = inMain(body).replace(/\s+/g, " ");
    for (const word of body.match(/[\p{L}_]{3,}/gu) ?? []) expect(words).toContain(word);
  });

  test("what follows an answer is still there", () => {
    expect(inMain("What? (Answer: secret) Go on.\n\nAnswer: secret\n\nnext\n\n- fine")).toMatch(
      /Go on\.\nnext\nfine/,
    );
  });

  test("a lesson about a need may name it", () => {
    expect(wordsIn(pupils("# T\n\n## Main\n\nDyslexia is common.", "What is dyslexia?"))).toContain(
      "Dyslexia",
    );
  });

  test("the right option is not ticked", () => {
    const { parts } = pupils("# T\n\n## Main\n\n- [ ] A\n- [x] B");
    expect(JSON.stringify(parts)).not.toContain('"checked":true');
  });

  test("a worksheet without sections is all theirs", () => {
    expect(wordsIn(pupils("# Sheet\n\n1. What?\n   Answer: secret\n2. Why?"))).toBe("\nWhat?\nWhy?");
  });
});

describe("what the teacher gets", () => {
  test("answers apart, each with the number and words of its task", () => {
    const { parts } = composeSheet(loops, "teacher", "page");
    const key = parts.at(-1);
    expect(key).toMatchObject({ title: "Answer key", apart: true });
    const words = plainText(key?.blocks ?? []);
    expect(words).toContain("2. What is a variable? A named place in memory");
    expect(words).toContain("Main: Guided practice (10 minutes)");
    expect(words).toContain("print(6 * n)");
    expect(words).toContain("3. What is stored in x after x = 3 and then x = x + 2? 5\n");
    const before = wordsIn({ ...composeSheet(loops, "teacher", "page"), parts: parts.slice(0, -1) });
    expect(before).not.toContain("A named place in memory");
    expect(before).toContain("deliberate mistake");
    expect(before).toContain("Two pupils with EAL");
  });

  test("a section of answers only still says where they are", () => {
    const { parts } = teacher("# T\n\n## Starter\n\nAnswer: x\n\n## Main\n\ny");
    expect(parts.map(({ title }) => title)).toEqual(["Starter", "Main", "Answer key"]);
    expect(plainText(parts[0]?.blocks ?? [])).toBe("See the answer key.");
  });
});

/** Markdown in which every word is `keep…` or `secret…`, in any order and nesting. */
const keep = fc.constantFrom(
  (n: number) => `keep${n}x is a line.`,
  (n: number) => `- keep${n}x\n  - keep${n}y`,
  (n: number) => `1. keep${n}x\n\n   keep${n}y\n2. keep${n}z`,
  (n: number) => `Then:\n\n\`\`\`python\nkeep${n}x = 1\n\`\`\``,
  (n: number) => `| a | b |\n|---|---|\n| keep${n}x | keep${n}y |`,
  (n: number) => `> keep${n}x`,
  (n: number) => `### keep${n}x\n\nkeep${n}y`,
);
const secret = fc.constantFrom(
  ...[
    "Answer:",
    "**Answer:**",
    "Answers",
    "Teacher:",
    "Teacher note:",
    "Misconception:",
    "Look for",
    "Expect",
  ].flatMap((mark) => [
    (n: number) => `${mark} secret${n}x`,
    (n: number) => `- ${mark} secret${n}x\n  - secret${n}y`,
    (n: number) => `> ${mark} secret${n}x\n>\n> secret${n}y`,
    (n: number) => `keep${n}q\n${mark} secret${n}x`,
    (n: number) => `1. keep${n}q\n   ${mark} secret${n}x`,
    (n: number) => `- keep${n}q\n\n  ${mark} secret${n}x`,
  ]),
  (n: number) => `### Answers\n\nsecret${n}x\n\n- secret${n}y\n\n### keep${n}q`,
  (n: number) => `### Teacher notes\n\n> secret${n}x\n\n### keep${n}q`,
);
const section = fc.array(fc.oneof(keep, secret), { minLength: 1, maxLength: 6 });

test("no marked text survives for pupils, nothing else is lost, and the teacher loses nothing", () => {
  const titles = ["Starter", "Main (10 min)", "Plenary", "Worksheet 1"];
  fc.assert(
    fc.property(fc.array(section, { minLength: 1, maxLength: 4 }), (sections) => {
      let n = 0;
      const body = sections.map((pieces, at) => {
        // A plain line after each piece: what belongs to a marker ends there.
        const blocks = pieces.map((piece) => `${piece(++n)}\n\nkeep${n}after`);
        return `## ${titles[at] ?? "Main"}\n\n${blocks.join("\n\n")}`;
      });
      const markdown = `# T\n\n## Differentiation\n\nsecret0x\n\n${body.join("\n\n")}\n\n## Timings\n\nsecret0y`;
      const seen = wordsIn(pupils(markdown));
      expect(seen).not.toContain("secret");
      const all = wordsIn(teacher(markdown));
      for (const word of markdown.match(/keep\d+\w*/g) ?? []) expect(seen).toContain(word);
      for (const word of markdown.match(/(?:keep|secret)\d+\w*/g) ?? []) expect(all).toContain(word);
    }),
    { numRuns: 60 },
  );
});

test("any text at all can be sorted, for both audiences", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.constantFrom("\n", "# ", "## Main\n", "Answer:", "(", "- ", "> ", "```", "|"),
        ),
        { maxLength: 30 },
      ),
      (parts) => {
        const markdown = parts.join("");
        wordsIn(pupils(markdown));
        wordsIn(teacher(markdown));
      },
    ),
    { numRuns: times(30, 100) },
  );
});
