import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeLesson } from "../../plugins/lesson-planning/builtin/drafting/lesson.ts";
import { needSections } from "../../plugins/lesson-planning/builtin/drafting/needs.ts";
import { makePlan } from "../../plugins/lesson-planning/builtin/drafting/plan.ts";
import { hasPlace } from "../../plugins/lesson-planning/builtin/drafting/strategy-place.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import { parseTopic } from "../../src/workspace/topic.ts";
import { doesOther } from "../../src/workspace/topics/other-doing.ts";

const project = join(import.meta.dir, "..", "..");
const sections = ["sen-strategies", "eal-strategies", "mixed-ability"].flatMap((name) =>
  needSections(
    readFileSync(
      join(project, "plugins", "lesson-planning", "skills", "differentiation", `${name}.md`),
      "utf8",
    ),
  ),
);

const numbers = parseClassProfile(
  "classes/Wrens.md",
  "---\nclass: Wrens\nstage: Year 8\nsubject: Science\nperiod_minutes: 50\n---\n- 1 with dyscalculia\n",
);

function lessonFor(
  subject: string,
  about: string,
  { needs = [] as string[], works = [] as string[], stage = "Year 8", note = "" } = {},
  minutes = 60,
) {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}\n`).join("");
  const profile = parseClassProfile(
    "classes/Finches.md",
    `---\nclass: Finches\nstage: ${stage}\nsubject: ${subject}\nperiod_minutes: ${minutes}\n---\n\n## Needs\n${list(needs)}\n## What works with this class\n${list(works)}`,
  );
  return writeLesson(
    makePlan({
      request: { said: about, topic: about, profile, minutes: null, outcomes: [] },
      profile,
      topic: note === "" ? null : parseTopic(note, readFileSync(join(project, note), "utf8")),
      beside: [],
      outcomes: [],
      prior: [],
      curricula: [],
      ahead: false,
      needSections: sections,
      wishes: [],
      timingsGuide: "",
      lost: 0,
      lately: [],
    }),
  );
}

const helpIn = (lesson: string) => lesson.split("## Differentiation")[1]?.split("\n## ")[0] ?? "";
const partOf = (lesson: string, name: string) => lesson.split(`### ${name} (`)[1]?.split(/\n##+ /)[0] ?? "";

describe("what a need is told is of this lesson", () => {
  test.each([
    ["2 dyslexic", "History", "the Hanse", /"Look at the sources"/],
    ["2 poor readers", "Chemistry", "rusting", /"Gather evidence"/],
    ["1 sesame allergy", "Food technology", "baking flatbread", /packet by packet/],
    ["1 coeliac", "Mathematics", "surds", /whatever you add/],
    ["1 latex allergy", "Hairdressing", "washing hair", /something else ready/],
    ["1 with a sprained ankle", "PE", "the lay-up", /scoring|directing/],
    ["2 native speakers", "German", "directions", /at length/],
    ["2 native speakers", "History", "the Hanse", /frame for the first sentence|large print/],
    ["1 uses a wheelchair", "Drama", "tension", /theirs as they move/],
    ["1 uses a wheelchair", "Carpentry", "cutting a mitre", /within reach/],
    ["1 with epilepsy", "Geography", "deltas", /without asking/],
    ["3 who find noise hard", "Music", "canons", /loud|quieter/],
    ["2 struggling with maths", "Geography", "population density", /worked/],
    ["4 lacking confidence", "PE", "the lay-up", /not watched/],
    ["5 who have private lessons", "Music", "canons", /limit/],
  ])("%s in %s", (need, subject, about, means) => {
    const help = helpIn(lessonFor(subject, about, { needs: [need] }));
    expect(help.split("Today:")[1]).toMatch(means);
  });

  test("nothing is written, read or sat at where everybody moves", () => {
    const needs = [
      "2 dyslexic",
      "1 autistic",
      "1 with dyspraxia",
      "2 EAL (Tamil)",
      "1 DLD",
      "2 ADHD",
      "1 HI",
    ];
    for (const subject of ["PE", "Drama"]) {
      const help = helpIn(lessonFor(subject, "mirroring a partner", { needs })).replace(
        /steps of "[^"]+" in writing/,
        "",
      );
      expect([subject, help]).toEqual([
        subject,
        expect.not.stringMatching(
          /\bhandwriting|\bslides?\b|\bworksheet|\bhomework|\bdesk\b|\bpage\b|\bcaptions\b|\bspelling\b/i,
        ),
      ]);
    }
  });

  test("what is done today comes first, and one thing more at most; another lesson has another", () => {
    const needs = ["2 dyslexic", "1 autistic", "2 ADHD"];
    const told = [
      "the Hanse",
      "the Black Prince",
      "Magna Carta",
      "the Domesday Book",
      "guilds",
      "the Fens",
    ].map((about) => helpIn(lessonFor("History", about, { needs })));
    for (const help of told)
      for (const line of help.split("\n").filter((one) => one.startsWith("- ")))
        expect(line).toMatch(/^- \*\*[^*]+\*\*: Today: /);
    const beyond = told.map((help) => /dyslexic\*\*: Today: [^.]+\. (.+)/.exec(help)?.[1] ?? "");
    expect(new Set(beyond).size).toBeGreaterThanOrEqual(3);
  });

  test("what nobody here knows is told nothing that would help anybody", () => {
    const general = sections.find(({ title }) => /^wide spread/i.test(title))?.strategies ?? [];
    expect(general.length).toBeGreaterThan(0);
    const help = helpIn(lessonFor("History", "guilds", { needs: ["1 who is a young carer"] }));
    for (const { text } of general) expect(help).not.toContain(text);
    expect(help).toContain("Today: ");
  });
});

describe("what works with a class stands where it can be done", () => {
  test.each([
    ["Partner talk with sentence openers", "History", "Look at the sources"],
    ["Short film clips and photos", "Geography", "Where is it, and what is it like"],
    ["Past papers under time", "Chemistry", "Explain and use it"],
    ["Hinge question on whiteboards", "Mathematics", "Check for understanding"],
    ["Small-sided games", "PE", "Use it in a game or sequence"],
  ])("%s in %s", (works, subject, part) => {
    const lesson = lessonFor(subject, "something new", { works: [works] });
    expect(partOf(lesson, part)).toContain(`with Finches this works: ${works.charAt(0).toLowerCase()}`);
    expect(lesson.split("this works").length).toBe(2);
  });

  test("and what is no matter of Main, or of another room, is not said there", () => {
    const works = [
      "A starter on the desk as they come in",
      "Debugging each other's programs",
      "Praise in private",
    ];
    expect(lessonFor("History", "guilds", { works })).not.toContain("this works");
  });

  test("in a lesson from a note too, whatever its shape", () => {
    const lesson = lessonFor("Science", "food chains", {
      works: ["Turn and talk"],
      stage: "Year 5",
      note: "packs/science/topics/food-chains.md",
    });
    const [, before = ""] =
      /### ([^\n(]+) \([^)]*\)\n(?:(?!###)[\s\S])*?this works: turn and talk/.exec(lesson) ?? [];
    expect(before).toMatch(/part|each other|Guided|together/i);
  });
});

test("what a class has met is no furniture of its room", () => {
  const profile = parseClassProfile(
    "classes/Finches.md",
    "---\nclass: Finches\n---\n\n## Equipment and room\n- Twelve easels\n\n- Prior knowledge: mixing greens\n",
  );
  expect(profile.equipment).toEqual(["Twelve easels"]);
  expect(profile.priorKnowledge).toBe("mixing greens");
});

test("nobody waits five minutes in a part of six", () => {
  const note = "packs/english/topics/phonics-sh-ch-th-ng.md";
  const short = lessonFor("English", "sh, ch, th, ng", { stage: "Reception", note }, 25);
  expect(short).not.toContain("after five minutes");
  const long = lessonFor("English", "sh, ch, th, ng", { stage: "Year 1", note }, 60);
  expect(long).toContain("If you are stuck after five minutes, ask your partner.");
});

test("a note on something else that is done with the same things is not taken for it", () => {
  const note = {
    title: "Multiplying and dividing decimals",
    keywords: ["decimal point", "rounding decimals"],
  };
  expect(doesOther("ordering decimals", note)).toBe(true);
  expect(doesOther("adding decimals", note)).toBe(true);
  expect(doesOther("dividing by a decimal", note)).toBe(false);
  expect(doesOther("rounding decimals", note)).toBe(false);
  expect(doesOther("decimals", note)).toBe(false);
  expect(doesOther("ordering decimals", { title: "Decimals" })).toBe(false);
});

test.each([
  ["Computing", "computing/topics/cyber-resilience-passwords-and-phishing", false],
  ["Science", "science/topics/cells", false],
  ["Science", "science/topics/speed-distance-and-time", true],
  ["Computing", "computing/topics/binary-and-data-representation", true],
  ["Mathematics", "mathematics/topics/ratio-and-proportion", true],
])(
  "number lines and sums help in %p, %p, only where something is worked out: %p",
  (subject, note, worked) => {
    const topic = parseTopic(`packs/${note}.md`, readFileSync(join(project, "packs", `${note}.md`), "utf8"));
    const plan = makePlan({
      request: { said: "x", topic: "x", profile: numbers, minutes: null, outcomes: [] },
      profile: { ...numbers, subject },
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
    expect(
      hasPlace(plan, { name: "Show it", text: "Show each quantity on a number line beside the sum" }),
    ).toBe(worked);
  },
);
