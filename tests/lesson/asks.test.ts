import { afterAll, describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { optionsIn } from "../../src/lesson/brief/choice.ts";
import { withoutLabel, withoutManner } from "../../src/lesson/brief/manner.ts";
import { checkScope } from "../../src/lesson/brief/scope/scope.ts";
import { lessonsAsked } from "../../src/lesson/brief/several.ts";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning, quietly } from "./planning.ts";

const desks: string[] = [];
afterAll(() => {
  for (const desk of desks) rmSync(desk, { recursive: true, force: true });
});

/** A desk with one class, in England unless told. */
function deskOf(
  stage: string,
  subject: string,
  more: Record<string, string> = {},
  country = "England",
): string {
  const desk = folderOf({
    "teacher.md": `---\ncountry: ${country}\n---\n\n# Teacher\n`,
    "classes/Q1.md": `---\nclass: Q1\nstage: ${stage}\nsubject: ${subject}\nsize: 24\nperiod_minutes: 50\n---\n\n- 24 pupils\n`,
    ...more,
  });
  desks.push(desk);
  return desk;
}

async function asked(request: string, stage: string, subject: string) {
  const { result } = await (await planning("create-lesson", deskOf(stage, subject))).ask(request);
  return result;
}

describe("a request in a teacher's own words", () => {
  test("with more words than the note's title is drafted from the note", async () => {
    const { text } = await asked(
      "how do rivers shape the land: second lesson, before the test",
      "Year 8",
      "Geography",
    );
    expect(text).toContain("packs/geography/topics/rivers.md");
    expect(text).not.toContain("To fill in");
  });

  test("that only comes near a note is asked about with choices, and what is chosen is not asked again", async () => {
    const planner = await planning("create-lesson", deskOf("Year 9", "Mathematics"));
    const { conversation, result } = await planner.ask("probability in genetics");
    const options = optionsIn(result.text ?? "");
    expect(options.length).toBe(2);
    expect(options[0]).toContain("Probability");
    const own = await conversation.send("2", quietly());
    expect(own.text).toMatch(/^# Probability in genetics: Q1/);
    expect(own.text).toContain("To fill in");
  });

  test.each([
    ["Viking embroidery", "Year 9", "Textiles", "Vikings and Anglo-Saxons"],
    ["sonnets with extended conceits in apostrophes", "Year 10", "English", null],
    ["volcano myths of the Pacific", "Year 8", "Religious Education", null],
  ])(
    "that a note knows little of is drafted as it was written, and the note is named: %s",
    async (request, stage, subject, near) => {
      const { text } = await asked(request, stage, subject);
      expect(text).toContain(`# ${request.charAt(0).toUpperCase()}${request.slice(1)}: Q1`);
      if (near !== null) expect(text).toContain(`*${near}*; a lesson from it comes whole`);
    },
  );

  test.each([
    ["any ideas for electricity?", "Year 8", "Science"],
    ["the Tudors or so, not sure what", "Year 6", "History"],
    ["maybe something on fractions?", "Year 7", "Mathematics"],
    ["etwas zu Brüchen?", "Year 7", "Mathematics"],
  ])(
    "that leaves open what of a field is meant gets its parts to choose from: %s",
    async (request, stage, subject) => {
      const planner = await planning("create-lesson", deskOf(stage, subject));
      const { conversation, result } = await planner.ask(request);
      const options = optionsIn(result.text);
      expect(options.length).toBeGreaterThan(2);
      const chosen = await conversation.send("1", quietly());
      expect(chosen.text).toMatch(new RegExp(`^# ${RegExp.escape(options[0] ?? "")}: Q1`));
    },
  );

  test.each([
    ["need something on fractions of amounts for my bottom set", "Year 5", "Mathematics"],
    ["rivers", "Year 8", "Geography"],
    ["why do volcanoes erupt?", "Year 7", "Geography"],
  ])("that says what it is about is not asked about: %s", async (request, stage, subject) => {
    expect((await asked(request, stage, subject)).text).toMatch(/^# /);
  });

  test.each([
    ["practical: how a heart pumps blood", "how a heart pumps blood", "how a heart pumps blood"],
    ["pulse rate and exercise, class practical", "pulse rate and exercise", "pulse rate and exercise"],
    ["an investigation into shadows", "an investigation into shadows", "shadows"],
    ["the Milgram experiment", "the Milgram experiment", "the Milgram"],
    ["role play: buying a ticket", "buying a ticket", "buying a ticket"],
    ["debate", "debate", "debate"],
    ["experiment", "experiment", "experiment"],
    ["required practical", "required practical", "required practical"],
  ])("says how it is to be held beside what it is about: %s", (topic, name, lookedUp) => {
    expect(withoutLabel(topic)).toBe(name);
    expect(withoutManner(topic)).toBe(lookedUp);
  });

  test("to be held as a practical is found by what it is about", async () => {
    const { text } = await asked(
      "required practical: current and resistance of a lamp",
      "Year 10",
      "Physics",
    );
    expect(text).toContain("packs/science/topics/current-voltage-and-resistance.md");
  });

  test("for a class in one language never gets a note on another", async () => {
    const { text } = await asked("my family", "Year 8", "German");
    expect(text).not.toMatch(/hermano|Spanish/);
  });

  test("for a lesson that covers another subject is drafted from that subject's note", async () => {
    const { text, status } = await asked("I'm covering history: the Gunpowder Plot", "Year 6", "Music");
    expect(status).toBe("success");
    expect(text).toContain("packs/history/topics/gunpowder-plot.md");
  });

  test.each([
    [
      "Ich brauche eine Stunde über Vulkane für meine Klasse, 45 Minuten",
      "Klasse 7",
      "Erdkunde",
      45,
      "volcanoes-and-earthquakes",
    ],
    ["une séance sur la photosynthèse pour ma classe de 4e, une heure", "4e", "SVT", 60, "photosynthesis"],
    ["quiero una clase sobre porcentajes, 40 minutos", "2º ESO", "Matemáticas", 40, "percentages"],
    ["pelajaran tentang rantaian makanan untuk kelas saya, 30 minit", "Year 5", "Sains", 30, "food-chains"],
    ["una lezione sugli angoli, mezz'ora", "Year 7", "Matematica", 30, "angles"],
  ] as const)(
    "in another language is understood, and the lesson says that it is in English: %s",
    async (request, stage, subject, minutes, note) => {
      const { result } = await (await planning("create-lesson", deskOf(stage, subject, {}, "Elsewhere"))).ask(
        request,
      );
      expect(result.text).toContain(`/${note}.md`);
      expect(result.text).toContain(`A ${minutes}-minute lesson`);
      expect(result.text).toContain("writes English only");
    },
  );

  test.each([
    "L'Égypte ancienne, une heure",
    "vorrei una lezione di un'ora sulle frazioni",
    "Wasserkreislauf und Wetter, eine Doppelstunde",
    "os vulcões e a vida das pessoas, 45 minutos",
  ])("in another language is planning, whatever it reads like: %s", (request) => {
    expect(checkScope(request, {})).toEqual({ verdict: "in" });
  });

  test("in another language, on what no note has, is a lesson with places to fill in, under its own name", async () => {
    const { result } = await (
      await planning("create-lesson", deskOf("Klasse 8", "Geschichte", {}, "Germany"))
    ).ask("Die Französische Revolution, Klasse 8b, 45 Minuten");
    expect(result.text).toMatch(/^# Die Französische Revolution: Q1/);
    expect(result.text).toContain("A 45-minute lesson");
  });

  test.each([
    "something for tomorrow",
    "help",
    "whatever comes next",
    "any ideas? I'm stuck",
    "Plan my lesson for Monday p3",
  ])("that names nothing is answered with topics to choose from: %s", async (request) => {
    const planner = await planning("create-lesson", deskOf("Year 8", "Science"));
    const { conversation, result } = await planner.ask(request);
    expect(result.status).toBe("success");
    expect(optionsIn(result.text).length).toBeGreaterThan(2);
    if (request !== "help") return;
    const chosen = await conversation.send("2", quietly());
    expect(chosen.text).toContain("packs/science/topics/");
  });

  test("for two classes at once is asked about, the two as choices, and the one chosen gets it", async () => {
    const other =
      "---\nclass: Q2\nstage: Year 9\nsubject: Geography\nperiod_minutes: 40\n---\n\n- 20 pupils\n";
    const third = other.replace("Q2", "Q3");
    const desk = deskOf("Year 8", "Geography", { "classes/Q2.md": other, "classes/Q3.md": third });
    const planner = await planning("create-lesson", desk);
    const { conversation, result } = await planner.ask("coasts for Q1 and Q2 tomorrow");
    expect(optionsIn(result.text).map((option) => option.slice(0, 2))).toEqual(["Q1", "Q2"]);
    const lesson = await conversation.send("Q2", quietly());
    expect(lesson.text).toMatch(/^# Coasts: .*Q2, Year 9/);
  });

  test.each([
    ["rivers with 8a, volcanoes with 8b", ["rivers for 8a", "volcanoes for 8b"]],
    [
      "9A: similes, 9B: apostrophes, 50 min",
      ["similes for 9A, 50 minutes", "apostrophes for 9B, 50 minutes"],
    ],
    ["one on angles for 9.1 and one on probability for 9.2 pls", ["angles for 9.1", "probability for 9.2"]],
    ["fractions for 7B and 7C", []],
    ["cells for 8x, 45 mins", []],
    ["bread and butter with 3B pencils", []],
  ] as const)("with two lessons in it is told from one: %s", (request, lessons) => {
    expect(lessonsAsked(request)).toEqual([...lessons]);
  });

  test("whose claim does not hold in so short a lesson gets the lesson without the claim, and no refusal", async () => {
    const { text, status } = await asked("the Black Death, 30 minutes", "Year 8", "History");
    expect(status).toBe("success");
    expect(text).toContain("plague");
  });
});
