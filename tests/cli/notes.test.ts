import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseTopic, parseTopicHead } from "../../src/workspace/topic.ts";
import { docxOf, para } from "../documents/made.ts";
import { scratch, teacherAssist } from "./harness.ts";

test("a document becomes a note in the workspace, once, and one that cannot be read leaves nothing behind", async () => {
  using here = scratch();
  mkdirSync(join(here.dir, "workspace", "topics"), { recursive: true });
  const run = (args: string[], input?: string) =>
    teacherAssist(args, { cwd: here.dir, ...(input === undefined ? {} : { input }) });
  const topics = () => readdirSync(join(here.dir, "workspace", "topics"));
  writeFileSync(join(here.dir, "half.docx"), docxOf(para("Hello.")).subarray(0, 300));
  const half = await run(["notes", "add", "half.docx"]);
  expect([half.code, topics()]).toEqual([1, []]);
  expect(half.err).toContain("half.docx cannot be read: it is damaged, cut off");
  expect(half.err).toContain("Nothing was saved.");

  writeFileSync(
    join(here.dir, "Levers.docx"),
    docxOf(
      `${para("Levers", "Titel")}${para("A lever is a bar that turns about a pivot.")}${para("What is a pivot?")}`,
    ),
  );
  const added = await run(["notes", "add", "Levers.docx"]);
  expect([added.code, added.out]).toEqual([
    0,
    expect.stringMatching(/^topics\/Levers\.md: Levers\. Found: /),
  ]);
  expect(readFileSync(join(here.dir, "workspace/topics/Levers.md"), "utf8")).toContain("Levers.docx");
  const again = await run(["notes", "add", "Levers.docx"]);
  expect([again.code, again.err]).toEqual([
    2,
    expect.stringContaining("Name it with --topic, or replace it with --force."),
  ]);
  const piped = await run(
    ["notes", "add", "-", "--topic", "Pulleys", "--json"],
    "A pulley is a wheel with a rope.\n",
  );
  expect(JSON.parse(piped.out)).toMatchObject({ path: "topics/Pulleys.md", title: "Pulleys", source: "" });
  const marked = await run(
    ["notes", "add", "-", "--topic", "Marked"],
    "Aisha Rahman has dyslexia and got 4 of 10.\n",
  );
  expect([marked.code, topics().includes("Marked.md")]).toEqual([3, false]);
  expect(marked.err).toContain("--allow-personal-data");
  const listed = JSON.parse((await run(["notes", "list", "--json"])).out);
  expect(listed.notes.map(({ path }: { path: string }) => path)).toEqual([
    "topics/Levers.md",
    "topics/Pulleys.md",
  ]);
  expect((await run(["notes", "ad"])).err).toContain("Did you mean add?");
  expect((await run(["notes", "add", "none.docx"])).err).toContain("There is no file");
});

test("a note for a topic of one's own begins as headings, and is filled from files and pipes", async () => {
  using here = scratch();
  mkdirSync(join(here.dir, "workspace", "classes"), { recursive: true });
  writeFileSync(
    join(here.dir, "workspace", "classes", "4F.md"),
    "---\nclass: 4F\nstage: Year 4\nsubject: Geography\n---\n",
  );
  const run = (args: string[], input?: string) =>
    teacherAssist(args, { cwd: here.dir, ...(input === undefined ? {} : { input }) });
  const path = join(here.dir, "workspace", "topics", "Peat bogs.md");
  const note = () => parseTopic("topics/Peat bogs.md", readFileSync(path, "utf8"));

  expect((await run(["notes", "new"])).err).toContain("A note on what?");
  const begun = await run(["notes", "new", "Peat bogs", "--json"]);
  expect(begun.code).toBe(0);
  const told = JSON.parse(begun.out);
  expect(told.path).toBe("topics/Peat bogs.md");
  expect(told.empty.map(({ word }: { word: string }) => word)).toEqual([
    "ideas",
    "example",
    "practice",
    "mistakes",
    "starter",
    "words",
  ]);
  expect(note()).toMatchObject({ subject: "Geography", keyIdeas: [], vocabulary: [], misconceptions: [] });
  // Nothing is drafted from what nobody has written yet.
  expect(parseTopicHead("topics/Peat bogs.md", readFileSync(path, "utf8"))).toBeNull();

  const again = await run(["notes", "new", "peat bogs"]);
  expect([again.code, again.err]).toEqual([2, expect.stringContaining("There is a note")]);

  writeFileSync(
    join(here.dir, "words.txt"),
    "sphagnum: the moss that peat is made of\nturf - a piece of cut peat\n",
  );
  const words = await run(["notes", "fill", "peat bogs", "words", "words.txt"]);
  expect([words.code, words.out]).toEqual([0, expect.stringContaining("2 things more. Still empty:")]);
  const asked =
    "Why is peat wet?\nAnswer: Moss holds water.\n\nHow long does a metre take?\nAnswer: About a thousand years.\n";
  expect((await run(["notes", "fill", "topics/Peat bogs.md", "practice", "-"], asked)).code).toBe(0);
  expect(
    (await run(["notes", "fill", "Peat bogs", "starter", "-"], "What is moss?\nAnswer: A small plant.\n"))
      .code,
  ).toBe(0);
  expect(
    (await run(["notes", "fill", "Peat bogs", "-"], "Peat stores carbon for thousands of years.\n")).code,
  ).toBe(0);
  expect(note()).toMatchObject({
    keyIdeas: ["Peat stores carbon for thousands of years."],
    vocabulary: [
      { term: "sphagnum", meaning: "the moss that peat is made of" },
      { term: "turf", meaning: "a piece of cut peat" },
    ],
    practice: {
      easy: [{ text: "Why is peat wet?", answer: "Moss holds water." }],
      medium: [{ text: "How long does a metre take?", answer: "About a thousand years." }],
    },
    retrieval: [{ text: "What is moss?", answer: "A small plant." }],
  });
  expect(readFileSync(path, "utf8")).toContain("## Worked example\n<!-- ");

  const before = readFileSync(path, "utf8");
  const refused: [string[], string, number, string][] = [
    [["Peat bog", "words", "-"], "a: b", 2, "Did you mean `Peat bogs`?"],
    [["Peat bogs", "wrods", "-"], "a: b", 2, "Did you mean words?"],
    [["Peat bogs", "words", "-"], "no meaning here at all", 1, "a line each: word: meaning"],
    [["Peat bogs", "words", "none.txt"], "", 2, "There is no file"],
    [["Peat bogs", "words", "words.txt"], "", 2, "says that already"],
    [["Peat bogs", "ideas", "-"], "Aisha Rahman has dyslexia and liked this.", 3, "--allow-personal-data"],
    [["Peat bogs"], "", 2, "With what?"],
  ];
  for (const [args, input, code, says] of refused) {
    const { code: ended, err } = await run(["notes", "fill", ...args], input);
    expect([args.join(" "), ended, err]).toEqual([args.join(" "), code, expect.stringContaining(says)]);
  }
  expect(readFileSync(path, "utf8")).toBe(before);
});

test("a note in somebody's own form keeps every letter when it is filled", async () => {
  using here = scratch();
  mkdirSync(join(here.dir, "workspace", "topics"), { recursive: true });
  const path = join(here.dir, "workspace", "topics", "Knots.md");
  const own = "# Knots\n\nA reef knot joins two ropes of one thickness.\n\n<!-- ask the scouts -->\n";
  writeFileSync(path, own);
  const filled = await teacherAssist(["notes", "fill", "knots", "words", "-"], {
    cwd: here.dir,
    input: "bight: a bend in a rope\n",
  });
  expect(filled.code).toBe(0);
  const text = readFileSync(path, "utf8");
  expect(text.startsWith(own.trimEnd())).toBe(true);
  const topic = parseTopic("topics/Knots.md", text);
  expect(topic?.vocabulary).toContainEqual({ term: "bight", meaning: "a bend in a rope" });
  expect(JSON.stringify(topic?.keyIdeas)).not.toContain("scouts");
});
