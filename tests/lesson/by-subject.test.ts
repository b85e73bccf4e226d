import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeLesson } from "../../plugins/lesson-planning/builtin/drafting/lesson.ts";
import { makePlan } from "../../plugins/lesson-planning/builtin/drafting/plan.ts";
import { lintLesson } from "../../src/lesson/check/lints/lint-lesson.ts";
import { timingsOf } from "../../src/lesson/check/lints/timings.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import { fieldsIn } from "../../src/lesson/fields.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import { parseTopic, type Topic } from "../../src/workspace/topic.ts";

const packs = join(import.meta.dir, "..", "..", "packs");

function lessonFor(
  subject: string,
  said: string,
  topic: Topic | null = null,
  stage = "Year 8",
  minutes = 50,
) {
  const profile = parseClassProfile(
    "classes/Larks.md",
    `---\nclass: Larks\nstage: ${stage}\nsubject: ${subject}\nsize: 27\nperiod_minutes: ${minutes}\n---\n\n- 1 with dyslexia\n`,
  );
  const plan = makePlan({
    request: { said, topic: said, profile, minutes: null, outcomes: [] },
    profile,
    topic,
    beside: [],
    outcomes: [],
    prior: [],
    curricula: [],
    ahead: false,
    needSections: [],
    wishes: [],
    timingsGuide: "",
    lost: 0,
    lately: [],
  });
  return { text: writeLesson(plan), profile };
}

const partsIn = (text: string) =>
  Array.from(text.matchAll(/^### (.+?) \(\d+ minutes?\)$/gm), ([, name = ""]) => name);

describe("a lesson without notes goes as lessons of its subject go", () => {
  test.each([
    [
      "History",
      "the Peasants' Revolt",
      [
        "Set the scene",
        "Look at the sources",
        "Causes and consequences",
        "Check for understanding",
        "Judge for yourself",
      ],
    ],
    [
      "Geschichte",
      "Hanse",
      [
        "Set the scene",
        "Look at the sources",
        "Causes and consequences",
        "Check for understanding",
        "Judge for yourself",
      ],
    ],
    [
      "Geography",
      "the Aral Sea",
      [
        "Where is it, and what is it like",
        "What does the evidence show",
        "Why is it like that",
        "Check for understanding",
        "So what",
      ],
    ],
    ["English", "limericks", ["Read it", "Look at how it works", "Check for understanding", "Write"]],
    ["French", "the weather", ["Hear it", "Say it", "Check for understanding", "Read it", "Write it"]],
    [
      "Chemistry",
      "rust",
      [
        "Question and prediction",
        "Gather evidence",
        "What it shows",
        "Check for understanding",
        "Explain and use it",
      ],
    ],
    [
      "Physical Education",
      "kabaddi",
      ["Warm up", "Learn the skill", "Stop and check", "Use it in a game or sequence", "Cool down"],
    ],
    [
      "PE",
      "orienteering, a practical",
      ["Warm up", "Learn the skill", "Stop and check", "Use it in a game or sequence", "Cool down"],
    ],
    ["Music", "the sarabande", ["Look or listen", "Try it", "Check for understanding", "Make", "Share"]],
    ["Art and Design", "linocut", ["Look or listen", "Try it", "Check for understanding", "Make", "Share"]],
    [
      "Design and Technology",
      "a pop-up card",
      ["The brief", "Show it and make it safe", "Make", "Check for understanding", "Test and improve"],
    ],
    [
      "PSHE",
      "moving house",
      [
        "Agree how we talk",
        "A case that is nobody's here",
        "What could they do",
        "Check for understanding",
        "Where to turn",
      ],
    ],
    [
      "Mathematics",
      "knots",
      ["Explain and model", "Guided practice", "Check for understanding", "Independent practice"],
    ],
    [
      "Underwater basket weaving",
      "reeds",
      ["Explain and model", "Guided practice", "Check for understanding", "Independent practice"],
    ],
  ])("%s: %s", (subject, topic, parts) => {
    const { text, profile } = lessonFor(subject, topic);
    expect(partsIn(text)).toEqual(parts);
    expect(
      fieldsIn(text)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(["example", "mistake", "questions"]);
    const { sections } = parseLesson(text);
    for (const { body } of sections) expect(body.trim()).not.toBe("");
    const timings = sections.find(({ kind }) => kind === "timings");
    const sum =
      timings === undefined ? 0 : timingsOf(timings).parts.reduce((all, one) => all + one.minutes, 0);
    expect(sum).toBe(50);
    const unsound = lintLesson(parseLesson(text), { profile, misconceptions: [] });
    expect(unsound.filter(({ rule }) => rule !== "outcome-verbs")).toEqual([]);
  });

  test("in PE nothing is written, on paper or on whiteboards", () => {
    const { text } = lessonFor("Physical Education", "sitting volleyball");
    expect(text).not.toMatch(/\bwhiteboard|\bon paper\b|\bslips?\b|write down|Books closed/i);
  });
});

const notesOf = (pack: string) =>
  readdirSync(join(packs, pack, "topics")).flatMap(
    (name) =>
      parseTopic(`packs/${pack}/topics/${name}`, readFileSync(join(packs, pack, "topics", name), "utf8")) ??
      [],
  );

describe("a practical lesson from a note is its subject's own", () => {
  test.each(
    ["pe", "art", "music", "drama"].flatMap((pack) =>
      notesOf(pack).map((note) => [pack, note.slug, note] as const),
    ),
  )("%s: %s is no experiment to write up", (pack, _, note) => {
    const { text } = lessonFor(note.subject, "a hands-on lesson on it", note);
    const parts = partsIn(text);
    expect(parts).not.toContain("Write it up");
    expect(parts).not.toContain("What came of it");
    if (pack === "pe" && note.practical !== null) {
      expect(parts[0]).toBe("Warm up");
      expect(parts.at(-1)).toBe("Cool down and talk");
    }
  });

  test("in science it is", () => {
    const [note] = notesOf("science").filter(({ practical }) => practical !== null);
    if (note === undefined) throw new Error("no practical note");
    expect(partsIn(lessonFor("Science", "a hands-on lesson on it", note).text)).toContain("Write it up");
  });
});

describe("young children", () => {
  const [phonics] = notesOf("english").filter(({ slug }) => slug.startsWith("phonics"));

  test("a part that is long for them is several rounds; a short lesson has short parts and none", () => {
    const long = lessonFor("English", "sh, ch, th, ng", phonics ?? null, "Reception", 60).text;
    const minutes = Array.from(long.matchAll(/^### .+ \((\d+) minutes\)$/gm), ([, n]) => Number(n));
    expect(minutes.some((one) => one > 8)).toBe(true);
    expect(long.match(/rounds of about [3-6] minutes/g)?.length).toBe(
      minutes.filter((one) => one > 8).length,
    );
    const short = lessonFor("English", "sh, ch, th, ng", phonics ?? null, "Reception", 20).text;
    expect(short).not.toContain("rounds of about");
    expect(
      Math.max(...Array.from(short.matchAll(/^### .+ \((\d+) minutes?\)$/gm), ([, n]) => Number(n))),
    ).toBeLessThanOrEqual(6);
    expect(lessonFor("English", "sh, ch, th, ng", phonics ?? null, "Year 9", 60).text).not.toContain(
      "rounds of about",
    );
  });
});
