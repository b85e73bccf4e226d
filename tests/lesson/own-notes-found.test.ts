import { afterAll, describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { optionsIn } from "../../src/lesson/brief/choice.ts";
import { ownNoteSearch } from "../../src/workspace/topics/own-note.ts";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning, quietly } from "./planning.ts";

const desks: string[] = [];
afterAll(() => {
  for (const desk of desks) rmSync(desk, { recursive: true, force: true });
});

function deskOf(stage: string, subject: string, note: string, country = "Elsewhere"): string {
  const desk = folderOf({
    "teacher.md": `---\ncountry: ${country}\n---\n\n# Teacher\n`,
    "classes/Q1.md": `---\nclass: Q1\nstage: ${stage}\nsubject: ${subject}\nperiod_minutes: 50\n---\n\n- 24 pupils\n`,
    "topics/mine.md": note,
  });
  desks.push(desk);
  return desk;
}

const notes = {
  wall: "# Der Bau der Berliner Mauer – Leben im geteilten Deutschland\n\n- Am 13. August 1961 wurde die Grenze gesperrt.\n- Viele Familien wurden getrennt.\n- Die Mauer blieb bis 1989.\n",
  breathing:
    "# La respiration\n\n- L'air entre par le nez et arrive dans les poumons.\n- Le dioxygène passe dans le sang.\n- Les muscles utilisent le dioxygène.\n",
  triangle:
    "# Propiedades de los triángulos\n\n## El teorema de Pitágoras\n\n- El cuadrado de la hipotenusa es la suma de los cuadrados de los catetos.\n- Solo vale en triángulos rectángulos.\n",
  silk: "# The Silk Road – traders, oases and ideas\n\n- Caravans crossed deserts from oasis to oasis.\n- Paper and religions travelled with the traders.\n- Few people went the whole way.\n",
  tides:
    "# Getijden: eb en vloed\n\n- De maan trekt aan het water.\n- Er zijn twee keer per dag eb en vloed.\n",
};

describe("a teacher's own note is found by what it is about, and not by its title alone", () => {
  test.each([
    ["Die Mauer von 1961 und ihre Folgen", notes.wall],
    ["Warum wurde die Berliner Mauer gebaut?", notes.wall],
    ["le trajet de l'air et la respiration", notes.breathing],
    ["comment le dioxygène passe dans le sang: la respiration", notes.breathing],
    ["los triángulos y el teorema de Pitágoras", notes.triangle],
    ["how traders and their ideas travelled on the Silk Road", notes.silk],
    ["eb en vloed aan zee", notes.tides],
  ])("%s is sure", (asked, note) => {
    const title = /^# (.+)$/m.exec(note)?.[1] ?? "";
    expect(ownNoteSearch(asked)({ title, keywords: [], body: note })).toMatchObject({ sure: true });
  });

  test.each([
    ["die Mauer des Hadrian", notes.wall],
    ["la respiration des plantes", notes.breathing],
    ["el teorema de Tales", notes.triangle],
    ["road safety", notes.silk],
  ])("%s is asked about", (asked, note) => {
    const title = /^# (.+)$/m.exec(note)?.[1] ?? "";
    expect(ownNoteSearch(asked)({ title, keywords: [], body: note })).toMatchObject({ sure: false });
  });

  test.each([
    ["die Französische Revolution und ihre Folgen", notes.wall],
    ["la poésie au XIXe siècle et la nature", notes.breathing],
    ["las guerras de independencia", notes.triangle],
    ["negative numbers with the class", notes.silk],
    ["the Romantics", "# The Romans\n\n- They built roads.\n"],
    ["de Gouden Eeuw en de handel", notes.tides],
  ])("%s is another matter", (asked, note) => {
    const title = /^# (.+)$/m.exec(note)?.[1] ?? "";
    expect(ownNoteSearch(asked)({ title, keywords: [], body: note })).toBeNull();
  });

  test.each([
    ["Die Mauer von 1961 und ihre Folgen, 45 Minuten", "Klasse 9", "Geschichte", notes.wall],
    ["le trajet de l'air et la respiration", "5e", "SVT", notes.breathing],
    ["how traders travelled on the Silk Road", "Year 8", "History", notes.silk],
  ])("the lesson is drawn from it: %s", async (request, stage, subject, note) => {
    const { result } = await (await planning("create-lesson", deskOf(stage, subject, note))).ask(request);
    expect(result.text).toContain("`topics/mine.md`");
    expect(result.text).not.toContain("nobody has written notes");
  });

  test("one that only comes near is offered, with a way on without it", async () => {
    const desk = deskOf("Klasse 9", "Geschichte", notes.wall);
    const { conversation, result } = await (await planning("create-lesson", desk)).ask(
      "die Mauer des Hadrian",
    );
    const options = optionsIn(result.text ?? "");
    expect(options[0]).toContain("Berliner Mauer");
    expect(options.at(-1)).toContain("without these notes");
    const without = await conversation.send(String(options.length), quietly());
    expect(without.text).toMatch(/^# (?:Die )?Mauer des Hadrian: Q1/);
    expect(without.text).not.toContain("`topics/mine.md`");
    const again = await (await planning("create-lesson", desk)).ask("die Mauer des Hadrian");
    const hers = await again.conversation.send("1", quietly());
    expect(hers.text).toContain("`topics/mine.md`");
  });
});
