import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkAge } from "../../../src/lesson/check/age/age.ts";
import { unfitTasks } from "../../../src/lesson/check/age/unfit-tasks.ts";
import { vocabularyIn } from "../../../src/lesson/check/age/vocabulary.ts";
import { ageOf, stageIn } from "../../../src/workspace/stage.ts";
import { swept } from "../../sweep.ts";
import { innocentPhrases } from "./innocent-phrases.ts";

const rules = (markdown: string, stage = "S3", vocabulary: string[] = []) =>
  checkAge(markdown, { stage, vocabulary }).findings.map(({ rule }) => rule);
const guidance = (text: string) =>
  checkAge(`# Lesson\n\n## Main\n\n${text}`, { stage: "S3", vocabulary: [] }).guidance;

const hard =
  "The utilisation of iterative methodologies facilitates considerable simplification of computational procedures that would otherwise necessitate repetitious implementation by the programmer.";
const lesson = `# Loops

## Overview

${hard}

## Starter

Write down what the program prints. Talk to your partner.

## Main

Read the program first.
${hard}

> Teacher note: ${hard}

### Answers

${hard}

## Plenary

Say what a loop is for.
`;

describe("reading level", () => {
  test("a hard sentence that pupils will read is shown with its line, its section and a way to mend it", () => {
    const { findings } = checkAge(lesson, { stage: "S3", vocabulary: [] });
    expect(findings).toHaveLength(1);
    const [finding] = findings;
    expect(finding).toMatchObject({ rule: "reading-level", section: "main", line: 14 });
    expect(finding?.message).toContain("The utilisation of iterative methodologies");
    expect(finding?.message).toContain("S3 is about 14");
    expect(finding?.fix).toMatch(/^Split it: \d+ words.*say what it means, for "utilisation"/);
  });

  test("the same text is hard for S1 and fine for S6", () => {
    const text =
      "## Main\n\nA function is a named group of instructions that you can run again whenever you need it, and a parameter lets you give it different information every time.";
    expect(rules(text, "P6")).toContain("reading-level");
    expect(rules(text, "S6")).toEqual([]);
  });

  test("words that the lesson teaches are not held against it", () => {
    const text =
      "## Main\n\nEach **iteration** of the algorithm changes one variable, and the condition of the iteration decides about the next iteration of the algorithm.";
    const words = ["iteration", "algorithm", "variable", "condition"];
    expect(rules(text, "P7")).toEqual(["reading-level"]);
    expect(rules(text, "P7", words)).toEqual([]);
    expect(vocabularyIn(text)).toEqual(["iteration"]);
    expect(vocabularyIn("Key words: loop, running total\n\n- **Keywords**: range")).toEqual([
      "Keywords",
      "loop",
      "running total",
      "range",
    ]);
  });

  test("a worksheet is for pupils from top to bottom, except its answers", () => {
    const sheet = `# Loops\n\n## Think\n\n${hard}\n\n## Answers\n\n${hard}\n`;
    expect(checkAge(sheet, { stage: "S3", vocabulary: [] }).findings.map(({ line }) => line)).toEqual([5]);
  });

  test.each([
    ["P1", 5],
    ["P7", 11],
    ["S1", 12],
    ["S3", 14],
    ["S6", 17],
    ["Year 9", 14],
    ["Grade 6", 12],
    ["KS3", 13],
    ["Primary 4", 8],
    ["National 5", 15],
    ["S9", null],
    ["adults", null],
  ])("%s is age %p", (stage, age) => expect(ageOf(stage)).toBe(age));

  test("a stage in a request is found; one that is not known is said, and nothing is compared", () => {
    expect(stageIn("a quiz for Year 8 on cells")).toBe("Year 8");
    expect(stageIn("version 2.1 of the quiz")).toBeNull();
    expect(checkAge(lesson, { stage: "evening class", vocabulary: [] }).findings).toEqual([
      expect.objectContaining({ rule: "stage-unknown", fix: expect.stringContaining("S1 to S6") }),
    ]);
  });
});

describe("register", () => {
  test.each([
    "You're gonna love this.",
    "Any idiot can see why it fails.",
    "This code is crap.",
    "Let us circle back to the low-hanging fruit.",
    "The epistemological status of a loop is open.",
  ])("%s is not how to speak to pupils", (text) => {
    const { findings } = checkAge(`# L\n\n## Main\n\n${text}`, { stage: "S2", vocabulary: [] });
    expect(findings.map(({ rule }) => rule)).toContain("register");
    expect(findings.find(({ rule }) => rule === "register")).toMatchObject({ line: 5, section: "main" });
  });

  test("a teacher's own notes may be as informal as they like", () => {
    expect(rules("# L\n\n## Overview\n\nThis bit is gonna drag.\n\n## Main\n\nRead it.")).toEqual([]);
  });
});

describe("subjects to prepare a class for", () => {
  test.each([
    ["Work out the price of six pints of beer.", "alcohol"],
    ["The poem was written during the war.", "war or terrorism"],
    ["A friend tells you that she self-harms.", "self-harm or suicide"],
    ["The casino makes money from every game.", "gambling"],
    ["The novel shows racism in a small town.", "discrimination"],
    ["Her father died when she was nine.", "bereavement"],
    ["He sold cannabis at school.", "drugs"],
    ["The king was murdered in his bed.", "violence"],
    ["What can you do about domestic abuse?", "abuse"],
    ["The website talks about sex.", "sexual content"],
    ["Many models had an eating disorder.", "eating disorders"],
  ])("%s", (text, subject) => {
    const labels = guidance(text);
    expect(labels.some((label) => label.startsWith(`This lesson mentions ${subject}: "`))).toBe(true);
    expect(labels[0]).toMatch(/" in Main\. Before you use it: \w/);
    expect(rules(`## Main\n\n${text}`)).not.toContain("unfit");
  });

  test("one label a subject, and a real mention beside an innocent one is still found", () => {
    expect(guidance("Beer. More beer. Wine.")).toHaveLength(1);
    expect(guidance("Kill the process. The soldier was killed in the war.")).toHaveLength(2);
  });
});

describe("content that is unfit", () => {
  test.each([
    "This page shows how to make a pipe bomb at home.",
    "Learn how to poison someone with plants.",
    "Find the easiest way to kill yourself.",
    "Here is how to cook meth.",
    "Blood sprayed across the wall as he fell.",
    "They slit his throat.",
    "Read the threesome scene.",
  ])("%s", (text) => expect(rules(`# L\n\n## Overview\n\n${text}`)).toContain("unfit"));

  test("a sentence that keeps a stuff away from the class sets no task with it, and one that hands it out does", () => {
    const kept = [
      "Use no bleach, and nothing with vinegar in it.",
      "We are using no drain cleaner today, only acid from lemons.",
      "Nobody tastes the acid; taste nothing in this room.",
      "Nehmt keine Bleiche und keine Säure von zu Hause.",
      "Verwendet keinen Chlorreiniger mit Essig.",
      "N'utilisez aucune eau de javel avec le vinaigre.",
    ];
    expect(kept.filter((sentence) => unfitTasks(sentence).length > 0)).toEqual([]);
    const handedOut = ["Mix the bleach with vinegar.", "Add ammonia to the drain cleaner."];
    expect(handedOut.filter((sentence) => unfitTasks(sentence).length === 0)).toEqual([]);
  });

  test("a pupil is left alone with nobody unknown, and is told so in any language", () => {
    const set = [
      "Homework: interview someone you have never met, alone, and write down what they say.",
      "Each pair visits an adult they do not know at their home and asks about the war.",
      "Chaque élève rencontre un inconnu, seul avec lui, après les cours.",
      "Jedes Kind trifft allein einen fremden Erwachsenen im Park.",
      "Cada alumno habla a solas con un desconocido en la calle.",
      "Setiap murid bertemu bersendirian dengan orang yang tidak dikenali.",
    ];
    expect(set.filter((sentence) => unfitTasks(sentence).length === 0)).toEqual([]);
    const taught = [
      "Never go alone with someone you do not know.",
      "The hero of the story meets a stranger on the road.",
      "Work alone for five minutes, then share with a partner.",
      "Strangers at the door: what would you do?",
      "Ask an adult you know and trust to help.",
    ];
    expect(taught.filter((sentence) => unfitTasks(sentence).length > 0)).toEqual([]);
  });

  test("a warning is no instruction, history is told plainly, and young pupils are kept from more", () => {
    expect(rules("## Main\n\nIf a site shows how to make a bomb, report it.")).toEqual([]);
    expect(rules("## Main\n\nMary Queen of Scots was executed in 1587.")).toEqual([]);
    expect(rules("## Main\n\nSome apps show pornography.", "S3")).toEqual([]);
    expect(rules("## Main\n\nSome apps show pornography.", "P3")).toEqual(["unfit"]);
  });
});

describe("a long word is not yet a hard one", () => {
  const fixesOf = (text: string, stage: string) =>
    checkAge(`# L\n\n## Main\n\n${text}`, { stage, vocabulary: [] }).findings.map(({ fix }) => fix);

  test.each([
    ["Yesterday everybody together remembered another important animal family holiday.", "P3"],
    [
      "Tomorrow afternoon your grandmother and grandfather will visit the museum and the supermarket together.",
      "P2",
    ],
    [
      "Remember to carry the umbrella carefully because everything in September and October is different.",
      "P4",
    ],
  ])("%s: no easier word is asked for", (text, stage) => {
    for (const fix of fixesOf(text, stage)) expect(fix).not.toMatch(/easier word/i);
  });

  test("a word made of two that they read is no hard word; one that only begins so is", () => {
    const [fix = ""] = fixesOf(
      "Afterwards grandmother facilitated a basketball presentation beside the flowerpots and considerable thunderstorms.",
      "P6",
    );
    expect(fix).toMatch(/facilitated|presentation|considerable/);
    for (const easy of ["afterwards", "grandmother", "basketball", "flowerpots", "thunderstorms"])
      expect(fix).not.toContain(easy);
  });

  test("hard words are named, and everyday ones beside them are not", () => {
    const [fix = ""] = fixesOf(
      "Yesterday the utilisation of methodologies facilitated considerable simplification.",
      "S1",
    );
    expect(fix).toContain("utilisation");
    expect(fix).not.toContain("yesterday");
  });
});

describe("no false alarms", () => {
  test.each(innocentPhrases)("%s", (phrase) => {
    const checked = checkAge(`# Lesson\n\n## Main\n\n${phrase}`, { stage: "S3", vocabulary: [] });
    expect(checked.findings).toEqual([]);
    expect(checked.guidance).toEqual([]);
  });

  const packs = join(import.meta.dir, "../../../packs");
  const notes = [...new Bun.Glob("{computing,technologies}/topics/*.md").scanSync(packs)].sort();
  // One speaks of bullying, and is rightly given words of advice.
  test.each(notes.filter((note) => !note.includes("staying-safe")))("the note %s, for S3", (name) => {
    const text = readFileSync(join(packs, name), "utf8");
    const { findings, guidance } = checkAge(text, { stage: "S3", vocabulary: vocabularyIn(text) });
    expect(findings.filter(({ rule }) => rule !== "reading-level")).toEqual([]);
    expect(guidance).toEqual([]);
  });

  test("no note that ships sets a task that would stop a lesson", () => {
    const every = [...new Bun.Glob("*/topics/*.md").scanSync(packs)].sort();
    const sentences = swept(every, 60).flatMap((name) =>
      readFileSync(join(packs, name), "utf8")
        .replace(/^---\n.*?\n---\n/s, "")
        .replace(/^```figure\n.*?^```$/gms, "")
        .split(/\n+|(?<=[.?!]) /),
    );
    const stopped = sentences.filter((text, at) => unfitTasks(text, sentences[at + 1]).length > 0);
    expect([every.length > 150, stopped]).toEqual([true, []]);
  });
});
