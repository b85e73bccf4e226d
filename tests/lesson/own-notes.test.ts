import { describe, expect, test } from "bun:test";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeLesson } from "../../plugins/lesson-planning/builtin/drafting/lesson.ts";
import { makePlan } from "../../plugins/lesson-planning/builtin/drafting/plan.ts";
import { checkLesson } from "../../src/lesson/check/check.ts";
import { gapsIn } from "../../src/lesson/check/gaps.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import { classNamedIn, loadClasses } from "../../src/workspace/classes.ts";
import { buildRegistry, loadRegistry } from "../../src/workspace/curriculum/registry.ts";
import { writeNote } from "../../src/workspace/notes/write-note.ts";
import { workspaceReader } from "../../src/workspace/reader.ts";
import { parseTopic, type Topic } from "../../src/workspace/topic.ts";
import { loadTopicNotes } from "../../src/workspace/topic-notes.ts";
import { swept } from "../sweep.ts";
import { labelledNotes } from "../workspace/notes/labelled.ts";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning } from "./planning.ts";

const profile =
  "---\nclass: C1\nstage: Year 8\nsubject: General\nperiod_minutes: 50\n---\n\n- 28 pupils\n- 2 pupils with dyslexia\n";

/** A line that gives what somebody says, and says that it is not so or asks what is wrong with it. */
const calledWrong = /wrong|misconception|think|says?\b|true or false|mistake|put right|not so|heard|open/i;

/** What a desk with these files gives for a topic, and what its checks say of it. */
async function lessonOn(topic: string, files: Record<string, string>) {
  const desk = folderOf({ "classes/C1.md": profile, ...files });
  try {
    const { ask } = await planning("create-lesson", desk);
    const { result } = await ask(`${topic} for C1`);
    const text = result.text ?? "";
    const checked = checkLesson(text, {
      registry: await loadRegistry(desk),
      profile: classNamedIn("C1", await loadClasses(desk)),
      notes: await loadTopicNotes(desk),
      read: workspaceReader(desk),
    });
    return { text, status: result.status, ...checked };
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
}

/** The headings of a lesson that nothing stands under. */
function emptyParts(text: string): string[] {
  const parts = text.split(/^(?=#{2,3} )/m).slice(1);
  return parts
    .filter((part) => part.trim().split("\n").length < 2 && !part.startsWith("## Main"))
    .map((part) => part.trim());
}

const flat = (text: string) => text.replace(/\s+/g, " ").replace(/[.*_]/g, "").toLowerCase();

const wrens = parseClassProfile("classes/C1.md", profile);

function planFor(topic: Topic) {
  return makePlan({
    request: { said: topic.title, topic: topic.title, profile: wrens, minutes: null, outcomes: [] },
    profile: wrens,
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
}

describe("a teacher's own notes, whatever their shape", () => {
  for (const { note, title, wrong, hers } of [
    {
      note: "plants.txt",
      title: "plants",
      wrong: ["plants eat soil", "seeds are not alive", "plants sleep at night", "a tree is not a plant"],
      hers: /tesco|bevan|trip money|to do:|forget:/i,
    },
    {
      note: "fractions.txt",
      title: "fractions",
      wrong: ["1/8 is bigger than 1/4", "the parts dont have to be equal", "half means any two pieces"],
      hers: /photocopy|mrs owen|assembly/i,
    },
  ])
    test(`jotted down in haste: no falsehood is taught and no reminder is shown (${title})`, async () => {
      const jotted = readFileSync(join(import.meta.dir, "../workspace/notes/jotted", note), "utf8");
      const { text } = await lessonOn(title, { [`topics/${title}.md`]: jotted });
      expect(flat(text)).toContain(title);
      expect(text).not.toMatch(hers);
      expect(text).not.toMatch(/(?:chn|kids|pupils) think\b|some say/i);
      for (const one of wrong)
        for (const [at, line] of text.split("\n").entries())
          if (flat(line).includes(flat(one)))
            expect({ at, line, asWrong: calledWrong.test(line) }).toEqual({ at, line, asWrong: true });
    });

  test("what she wrote among mistakes and is true is nowhere called wrong, and what she left open is hers to answer", async () => {
    const { text } = await lessonOn("bread rolls", {
      "topics/bread rolls.md":
        "# Bread rolls\n\nYeast is a living fungus.\nGluten makes dough stretchy.\n\nCommon mistakes:\n- remember that yeast dies above 60 °C\n- Salt slows yeast down\n\nQuestions\n- What does kneading do?\n",
    });
    const wrong = text
      .split("\n")
      .filter((line) => /what is wrong|misconception:|put right|in fact/i.test(line));
    expect(wrong.filter((line) => /60 °C|salt slows/i.test(line))).toEqual([]);
    expect(flat(text)).toContain("remember that yeast dies above 60 °c");
    expect(text).toContain("do not say whether that is the mistake or what is right");
    expect(text).toMatch(/"Salt slows yeast down\." Is that right, or is it a mistake\?/);
  });

  test("become a whole lesson: her ideas, words, examples and questions in it, each with the lines it comes from", () => {
    const notes = swept(labelledNotes, 6);
    let placed = 0;
    for (const { name, text: note } of notes) {
      const path = `topics/${name}`;
      const topic = parseTopic(path, note);
      if (topic === null) throw new Error(`${name} holds nothing`);
      const text = writeLesson(planFor(topic));
      const { sections } = parseLesson(text);
      expect({ name, empty: emptyParts(text), few: gapsIn(text) <= 3, sections: sections.length }).toEqual({
        name,
        empty: [],
        few: true,
        sections: 11,
      });
      const { evidence, lints } = checkLesson(text, {
        registry: buildRegistry([]),
        profile: wrens,
        notes: [],
        read: (asked) => (asked === path ? note : null),
      });
      expect({ name, findings: [...evidence.findings, ...lints] }).toEqual({ name, findings: [] });
      // Her words say nothing of the curriculum: where they come from is checked and not counted.
      expect({ name, points: text.includes("](topics/"), claims: evidence.claims }).toEqual({
        name,
        points: true,
        claims: 0,
      });
      const said = flat(text);
      const tasks = Object.values(topic.practice).flat().slice(0, 7);
      const hers = [
        ...topic.keyIdeas.slice(0, 12),
        ...topic.vocabulary.slice(0, 6).map(({ meaning }) => meaning),
        ...tasks.flatMap((task) => [task.text, task.answer]),
        ...(topic.example?.steps ?? []),
      ].filter(Boolean);
      const missing = hers.filter((one) => !said.includes(flat(one)));
      expect({ name, missing }).toEqual({ name, missing: [] });
      placed += hers.length;
      // Where a part points, her note says what the part says.
      const lines = note.split("\n");
      for (const [, start, end] of text.matchAll(/\]\(topics\/[^)]*#L(\d+)-L(\d+)\)/g)) {
        const words =
          lines
            .slice(Number(start) - 1, Number(end))
            .join(" ")
            .match(/\p{L}{4,}/gu) ?? [];
        const unsaid = words.filter((word) => !said.includes(word.toLowerCase()));
        expect({ name, start, unsaid, most: unsaid.length > 1 + words.length / 2 }).toMatchObject({
          most: false,
        });
      }
    }
    console.info(
      `own notes: ${notes.length} of ${notes.length} a whole lesson, ${placed} of their items in it`,
    );
  });

  test("however long, nothing of them is lost without a word: what a lesson has no room for is named by its lines", () => {
    const languages = ["Der Satz Nummer", "La phrase numéro", "Sentence number"];
    for (const [at, begins] of languages.entries()) {
      const count = 10 + 9 * at;
      const ideas = Array.from({ length: count }, (_, i) => `- ${begins} ${i + 101} sagt etwas Neues.`);
      const asked = Array.from({ length: 14 }, (_, i) => `${i + 1}. What follows from number ${i + 101}?`);
      const note = `# Long notes\n\n${ideas.join("\n")}\n\n## Questions\n\n${asked.join("\n")}\n`;
      const topic = parseTopic("topics/long.md", note);
      if (topic === null) throw new Error("the note holds nothing");
      const text = writeLesson(planFor(topic));
      const [, said = ""] = /Left for another: lines? (.+?) of `topics\/long\.md`/.exec(text) ?? [];
      const left = new Set(
        said.split(/, | and /).flatMap((range) => {
          const [from = 0, to = from] = range.split(" to ").map(Number);
          return Array.from({ length: to - from + 1 }, (_, i) => from + i);
        }),
      );
      const lost = note.split("\n").filter((line, i) => {
        const own = line.replace(/^(?:- |\d+\. |#+ .*)/, "").trim();
        return own !== "" && !flat(text).includes(flat(own)) && !left.has(i + 1);
      });
      expect({ count, lost, some: left.size > 0 }).toEqual({ count, lost: [], some: true });
    }
    const short = parseTopic(
      "topics/short.md",
      "# Levers\n\n- A lever turns about a pivot.\n- Longer is easier.\n",
    );
    if (short === null) throw new Error("the note holds nothing");
    expect(writeLesson(planFor(short))).not.toContain("Left for another");
  });

  test("a pointer to lines that her note does not have is found, like a claim that is not so", async () => {
    const note = "Levers\n\nA lever turns about a pivot.\nLonger is easier.\n";
    const { text } = await lessonOn("levers", { "topics/levers.txt": note });
    expect(text).toContain("](topics/levers.txt#L");
    const desk = folderOf({ "classes/C1.md": profile, "topics/levers.txt": "Levers\n" });
    try {
      const { evidence } = checkLesson(text, {
        registry: await loadRegistry(desk),
        profile: null,
        notes: [],
        read: workspaceReader(desk),
      });
      expect(evidence.findings.map(({ problem }) => problem)).toContain("range-outside-file");
    } finally {
      rmSync(desk, { recursive: true, force: true });
    }
  });

  test("what came from a document is taught with the page it stands on", async () => {
    const note = writeNote({
      title: "Glaciers",
      source: "glaciers.pptx",
      ideas: [{ text: "A glacier is a river of ice that moves slowly.", page: 2 }],
      words: [{ term: "moraine", meaning: "stones that a glacier leaves behind", page: 4 }],
      tasks: [
        { text: "Why do glaciers move?", answer: "Their own weight pushes them.", level: "easy", page: 5 },
      ],
      misconceptions: [],
      questions: [],
    });
    const { text, evidence, lints } = await lessonOn("glaciers", { "topics/glaciers.md": note });
    expect([...evidence.findings, ...lints]).toEqual([]);
    expect(text).not.toContain("*(page");
    expect(text).toMatch(/from your notes: .*\(pages? 2.*of glaciers\.pptx\)/);
    expect(text).toMatch(/from your notes: .*\(page 5 of glaciers\.pptx\)/);
  });

  test("what her notes do not answer is hers to answer, and what they leave out is asked for", async () => {
    const { text } = await lessonOn("tides", {
      "topics/tides.md": "# Tides\n\n- Why are there two tides a day?\n- What is a spring tide?\n",
    });
    expect(text).toContain("**Answer:** Yours");
    expect(text).toContain("[To fill in: one worked example");
    expect(emptyParts(text)).toEqual([]);
  });

  test("of two notes with one title both are used and pointed into, and an empty note stands in nobody's way", async () => {
    const twice = await lessonOn("levers", {
      "topics/a.md": "# Levers\n\n- A lever turns about a pivot.\n",
      "topics/b.md": "# Levers\n\n- A seesaw is a lever with its pivot in the middle.\n",
    });
    expect(twice.status).toBe("success");
    for (const path of ["topics/a.md", "topics/b.md"]) {
      expect(twice.text).toContain(`\`${path}\``);
      expect(twice.text).toContain(`](${path}#L3-L3)`);
    }
    expect(twice.text).toContain("A lever turns about a pivot.");
    expect(twice.text).toContain("A seesaw is a lever with its pivot in the middle.");
    expect(twice.evidence.findings).toEqual([]);
    const empty = await lessonOn("rivers", { "topics/rivers.md": "# Rivers\n\n", "topics/nothing.md": "" });
    expect(empty.status).toBe("success");
    expect(empty.text).not.toContain("`topics/rivers.md`");
    expect(emptyParts(empty.text)).toEqual([]);
  });
});
