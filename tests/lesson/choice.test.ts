import { describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { afterRefusal, choiceIn, nameOfOption, optionsIn } from "../../src/lesson/brief/choice.ts";
import { decide, lessonOf } from "../../src/lesson/decide/decisions.ts";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning, quietly } from "./planning.ts";

const three = ["3B (S3 Computing Science)", "2A (S2 Computing Science)", "1B (S1 Technologies)"];

describe("a short answer to a question with choices", () => {
  test.each([
    ["yes first one", 0],
    ["Yes, the first one please", 0],
    ["1", 0],
    ["1.", 0],
    ["#1", 0],
    ["one", 0],
    ["number one thanks", 0],
    ["option 1 pls", 0],
    ["a", 0],
    ["A)", 0],
    ["the top one", 0],
    ["1st", 0],
    ["I'd go with the 1st", 0],
    ["la première", 0],
    ["die erste bitte", 0],
    ["el primero", 0],
    ["yang pertama", 0],
    ["the second", 1],
    ["2", 1],
    ["2 please", 1],
    ["b please", 1],
    ["B", 1],
    ["option b", 1],
    ["second one I think", 1],
    ["let's do number 2", 1],
    ["the middle one", 1],
    ["la deuxième s'il vous plaît", 1],
    ["kedua", 1],
    ["third", 2],
    ["the last one", 2],
    ["c!", 2],
    ["the bottom one", 2],
    ["3", 2],
    ["2A", 1],
    ["yes 2a", 1],
    ["the 1B one", 2],
    ["S1 one please", 2],
  ])("%s", (said, picked) => {
    expect(choiceIn(said, three)).toEqual({ picked: [picked] });
  });

  test.each([
    "neither",
    "none",
    "none of them",
    "none of those please",
    "no",
    "nope, none of these",
    "not those",
    "no thanks, something else",
    "aucune",
    "keine davon",
    "ninguno",
  ])("%s chooses none", (said) => {
    expect(choiceIn(said, three)).toEqual({ picked: [] });
  });

  test("both and all are several", () => {
    expect(choiceIn("both", three.slice(0, 2))).toEqual({ picked: [0, 1] });
    expect(choiceIn("1 and 3 please", three)).toEqual({ picked: [0, 2] });
    expect(choiceIn("all of them", three)).toEqual({ picked: [0, 1, 2] });
  });

  test("a plain yes chooses where there is one choice, and asks again where there are several", () => {
    expect(choiceIn("yes please", ["iteration"])).toEqual({ picked: [0] });
    expect(choiceIn("yes please", three)).toBe("again");
  });

  test.each([
    "the second world war",
    "first aid",
    "for loops",
    "photosynthesis for 2C",
    "a lesson on the third reich",
    "vitamin b",
    "2D shapes",
    "thanks",
    "number lines",
    "one point perspective",
    "the last supper",
    "top hats and fashion",
    "how plants make food",
    "no, make it about binary",
  ])("%s says something of its own", (said) => {
    expect(choiceIn(said, three)).toBeNull();
  });

  test.each(["4", "z please", "the fourth", "both"])(
    "%s is none of them, and is asked about again",
    (said) => {
      expect(choiceIn(said, three)).toBe("again");
    },
  );

  test("only a list below a question is a choice", () => {
    expect(
      optionsIn("Do you mean one of these?\n\n1. iteration\n2. selection\n\nOr say it in other words."),
    ).toEqual(["iteration", "selection"]);
    expect(optionsIn("Do this first:\n\n1. open it\n2. close it")).toEqual([]);
    expect(optionsIn("Which class is it for?")).toEqual([]);
  });
});

describe("in the planner's conversation", () => {
  async function talk(...said: string[]) {
    const { start } = await planning();
    const conversation = await start(said[0] ?? "");
    const answers: string[] = [];
    for (const line of said) answers.push((await conversation.send(line, quietly())).text);
    return answers;
  }

  test("the lesson that is chosen is planned, and nothing is drafted about the words of choosing", async () => {
    const [question = "", drafted = ""] = await talk("recursion for 3B", "yes first one");
    const [first = ""] = optionsIn(question);
    expect(first).toContain("(first)");
    expect(drafted).toStartWith(`# ${nameOfOption(first)}: 3B`);
    const [, allTheSame = ""] = await talk("recursion for 3B", "the second");
    expect(allTheSame).toStartWith("# Recursion: 3B");
  });

  test("the class that is chosen is the lesson's, and its topic stays", async () => {
    const [question = "", drafted = ""] = await talk("a lesson on networks", "the second please");
    const second = optionsIn(question)[1]?.split(" ")[0] ?? "";
    expect(drafted.split("\n")[0]).toMatch(new RegExp(`^# .*network.*: ${second}\\b`, "i"));
  });

  test("neither is no topic: what else could be done is said, and nothing is drafted", async () => {
    const [, answer = "", drafted = ""] = await talk("recursion for 3B", "neither", "iteration for 3B");
    expect(answer).toContain("None of those, then");
    expect(answer).not.toContain("neither");
    expect(drafted).toStartWith("# Iteration");
  });

  test("after a lesson, a choice belongs to the new one and takes nothing of the old", async () => {
    const { start } = await planning();
    const conversation = await start("iteration for 3B");
    const first = await conversation.send("iteration for 3B", quietly());
    expect(first.text).toStartWith("# Iteration");
    const state = lessonOf(conversation.session);
    if (state === null) throw new Error("there is a lesson");
    await conversation.record(
      decide(state, { type: "accept", section: "starter" }, "2026-01-01T00:00:00.000Z"),
    );
    await conversation.send("plan another lesson on recursion for 3B", quietly());
    const { text } = await conversation.send("2", quietly());
    const starters = [first.text, text].map((lesson) => /## Starter[\s\S]*?(?=\n## )/.exec(lesson)?.[0]);
    expect(text.split("\n")[0]).not.toContain("Iteration");
    expect(starters[1]).not.toBe(starters[0]);
  });

  test("a slip is drafted from, a short form or another word is asked about, and a yes is enough", async () => {
    const [drafted = ""] = await talk("itteration for 3B");
    expect(drafted).toStartWith("# Iteration");
    const [question = "", answer = ""] = await talk("binery for 2A", "yes");
    expect(optionsIn(question)).toEqual(["binary", expect.stringContaining("as you wrote it")]);
    expect(answer).toStartWith("# Binary");
    const [selection = ""] = await talk("if statements for 3B");
    expect(selection).toStartWith("# Selection");
  });

  test("what nothing here speaks of is answered with what there is, never with a bare refusal", async () => {
    const [question = "", drafted = ""] = await talk("TCH 9-99z for 3B", "the first");
    expect(question).toContain("I find no outcome");
    const [first = ""] = optionsIn(question);
    expect(drafted).toStartWith(`# ${first}`);
  });
});

describe("an answer that refuses the choices and goes on", () => {
  const options = [
    "Widerstände in Reihe (your own note)",
    "Electric circuits (Science)",
    "La loi d'Ohm (as you wrote it: without these notes, with places for you to fill in)",
  ];

  test.each([
    "None of these. Go on with Ohm",
    "none of those, carry on without notes please",
    "Neither. Continue without them",
    "Aucun des trois. Continue sans mes notes : la loi d'Ohm",
    "Aucune. Continuez sans notes avec la loi d'Ohm",
    "Keine davon. Mach ohne Notizen weiter: loi d'Ohm",
    "Keins. Bitte weiter mit Ohm",
    "Ninguno de los tres. Continúa sin notas",
    "Nessuno di questi: vai avanti senza appunti",
    "Geen van deze. Ga verder zonder notities",
  ])("is the topic as it was written: %s", (answer) => {
    expect(choiceIn(answer, options)).toEqual({ picked: [2] });
  });

  test.each([
    ["None of these. Go on with magnets", "magnets"],
    ["Aucun des trois. Continue avec le magnétisme", "le magnétisme"],
    ["Keine davon, bitte weiter mit Magneten", "Magneten"],
  ])("and names another topic, which is the topic then, without the refusal: %s", (answer, topic) => {
    expect(choiceIn(answer, options)).toBeNull();
    expect(afterRefusal(answer)).toBe(topic);
  });

  test("says nothing of how to go on where only the refusal is said, and a topic that begins like one is a topic", () => {
    expect(choiceIn("none of these", options)).toEqual({ picked: [] });
    expect(choiceIn("aucun", options)).toEqual({ picked: [] });
    for (const topic of ["And Then There Were None", "none but the brave", "Keine Macht den Drogen"])
      expect({ topic, rest: afterRefusal(topic) }).toEqual({ topic, rest: null });
  });

  test("in a conversation drafts the topic that was asked for, without the notes", async () => {
    const desk = folderOf({
      "teacher.md": "---\ncountry: Elsewhere\n---\n\n# Teacher\n",
      "classes/Q1.md": "---\nclass: Q1\nstage: 5e\nsubject: SVT\nperiod_minutes: 50\n---\n\n- 24 pupils\n",
      "topics/mine.md": "# La respiration\n\n- L'air entre par le nez.\n- Les poumons se remplissent.\n",
    });
    const planner = await planning("create-lesson", desk);
    const { conversation, result } = await planner.ask("la respiration des insectes");
    expect(optionsIn(result.text).at(-1)).toContain("without these notes");
    const lesson = await conversation.send(
      "Aucun. Continue sans notes : la respiration des insectes",
      quietly(),
    );
    expect(lesson.text).toMatch(/^# (?:La )?respiration des insectes: Q1/i);
    expect(lesson.text).not.toContain("topics/mine.md");
    const other = await planner.ask("la respiration des insectes");
    const magnets = await other.conversation.send("Aucun. Continue avec les aimants", quietly());
    expect(magnets.text).not.toMatch(/Aucun|Continue avec/);
    rmSync(desk, { recursive: true, force: true });
  });
});
