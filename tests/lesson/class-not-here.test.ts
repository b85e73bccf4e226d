import { afterAll, describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { optionsIn } from "../../src/lesson/brief/choice.ts";
import { tellsOfClass } from "../../src/lesson/brief/class-in-words.ts";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning, quietly } from "./planning.ts";

const classFile = (id: string, stage: string) =>
  `---\nclass: ${id}\nstage: ${stage}\nsubject: Geography\nsize: 24\nperiod_minutes: 50\n---\n`;
const desk = folderOf({
  "teacher.md": "---\ncountry: England\n---\n",
  "classes/8R.md": classFile("8R", "Year 8"),
  "classes/8T.md": classFile("8T", "Year 8"),
  "classes/10P.md": classFile("10P", "Year 10"),
});
afterAll(() => rmSync(desk, { recursive: true, force: true }));

const ofClasses = [
  "Year 4, 31 children, two with hearing aids",
  "7x2",
  "my top set",
  "die 9b am Gymnasium",
  "une classe de CM2",
  "2º de primaria, 22 alumnos",
  "kelas 3 Cerdas",
  "10 B, history",
];
const ofTopics = [
  "erosion",
  "actually make it about glaciers",
  "the 3 types of rock",
  "a river's middle course",
];

describe("a class that is not on the desk", () => {
  test.each(ofClasses)("is told of in: %s", (words) => expect(tellsOfClass(words)).toBe(true));
  test.each(ofTopics)("is not told of in: %s", (words) => expect(tellsOfClass(words)).toBe(false));

  test.each(ofClasses)("does not become what the lesson is about: %s", async (words) => {
    const { conversation } = await (await planning("create-lesson", desk)).ask("how rivers shape the land");
    const { text: again = "" } = await conversation.send(words, quietly());
    expect(again).toContain(words);
    expect(optionsIn(again).length).toBe(3);
    const { text } = await conversation.send("8T", quietly());
    expect(text).toMatch(/^# .*[Rr]iver.*: 8T/);
  });

  test("of a stage that two classes have, these two are offered; of one that none has, it is said", async () => {
    const two = await (await planning("create-lesson", desk)).ask("coasts for my Year 8s");
    expect(optionsIn(two.result.text ?? "").map((option) => option.slice(0, 2))).toEqual(["8R", "8T"]);
    const none = await (await planning("create-lesson", desk)).ask("coasts for Year 3, wet Friday p5");
    expect(none.result.text).toContain('"Year 3" is none of the classes');
    expect(optionsIn(none.result.text ?? "").length).toBe(3);
  });
});
