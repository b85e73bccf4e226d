import { describe, expect, test } from "bun:test";
import { checkAge } from "../../../src/lesson/check/age/age.ts";

const check = (markdown: string) => checkAge(markdown, { stage: "S2", vocabulary: [] });
const unfit = (text: string) =>
  check(`# Lesson\n\n## Main\n\n${text}\n`).findings.filter(({ rule }) => rule.endsWith("unfit"));

describe("what a lesson quotes is judged as what it is", () => {
  test.each([
    "Source B: Mill owner, 1833. 'Their parents beg me to take them, for they have nothing else to eat.'",
    '"A stranger took me into his cart and said my mother need not know," a climbing boy told the Committee in 1817.',
    "Source : « Ne dis rien à ta mère », dit l'homme à Gavroche (Les Misérables, 1862).",
    "Quelle M1 (1839): »Die Eltern bitten mich, die Kinder in die Fabrik zu nehmen; davon sagt man dem Lehrer nichts.«",
    "Fuente 1 (1878): «Los padres me ruegan que tome a sus hijos en la mina; no lo cuentan al cura.»",
    'Sumber A (1892): "Ibu bapa merayu supaya saya mengambil anak-anak mereka bekerja di lombong."',
  ])("%s", (text) => {
    expect(unfit(text)).toEqual([]);
  });

  test.each([
    "Tell each pupil in the style of 1833: 'This stays between us; your mum must not know.'",
    "Source A: '1833'. Tell pupils to keep this activity secret from their parents.",
    "Source A (1833): 'They beg me to take them.' Each pupil meets an adult they do not know alone after school.",
    "Dites aux élèves, comme en 1841 : « Ne racontez rien à vos parents. »",
    "Sag den Kindern wie 1839: »Erzählt euren Eltern nichts davon.«",
  ])("what pupils are told or set beside it is found as before: %s", (text) => {
    expect(unfit(text)).not.toEqual([]);
  });

  test("it is said in which section, in its own words, and never on which line", () => {
    const [found] = unfit("Tell pupils to keep this activity secret from their parents.");
    expect(found?.message).toStartWith(
      'Main: "Tell pupils to keep this activity secret from their parents."',
    );
    expect(
      JSON.stringify(check("## Main\n\nBeer is 5 % alcohol.\n\nLearn how to make a pipe bomb.")),
    ).not.toMatch(/\b[Ll]ine \d/);
  });
});

describe("content guidance", () => {
  test("is for what the lesson says, and not for what a curriculum is called", () => {
    const links = "## Curriculum links\n\n- Slavery, empire and abolition, 1750 to 1838\n\n";
    expect(check(`${links}## Main\n\nDraw a map.\n`).guidance).toEqual([]);
    expect(check(`${links}## Main\n\nRead how slavery was ended.\n`).guidance).toHaveLength(1);
  });

  test("leaves out drink that history tells of in passing, and no task with it", () => {
    const main = (text: string) => check(`## Main\n\n${text}\n`).guidance;
    expect(main("The yeomanry were said to be drunk when they rode into the crowd in 1819.")).toEqual([]);
    expect(main("As in 1819, you drink a glass of beer.")).toHaveLength(1);
    expect(main("The king was murdered in 1437.")).toHaveLength(1);
  });
});

describe("what is left to fill in", () => {
  const place =
    "[To fill in: an authentic exemplification of the methodological considerations underlying interpretation]";
  test("is not graded, and what stands beside it is", () => {
    const read = (text: string) => check(`## Main\n\n${text}\n`).findings.map(({ rule }) => rule);
    expect(read(place)).toEqual([]);
    expect(read(place.slice(1, -1))).toContain("reading-level");
  });

  test("an ending makes no word hard", () => {
    const { readability } = check(
      "## Main\n\nWrite sentences on answering and practising. Then consider the methodological interpretation of it.\n",
    );
    const long = readability.hardest.flatMap(({ longWords }) => longWords);
    expect(long).toContain("methodological");
    expect(long).not.toContain("sentences");
    expect(long).not.toContain("answering");
  });
});
