import { describe, expect, test } from "bun:test";
import { scanPrivacy } from "../../../src/workspace/privacy/scan.ts";

/** Names that are on none of our own lists, each where only a person stands. */
const people = [
  ["Please give Crispian the big copy", "C…"],
  ["Zeynab-Lou et Maëlan se sont disputés", "M…"],
  ["Donne à Maëlan moins d'exercices, il est fatigué", "M…"],
  ["Lass Tjorben nicht vorlesen", "T…"],
  ["Ein Blatt für Ocke, der kaum sehen kann", "O…"],
  ["Noten: Tjorben 5, Wencke 2, Ocke 6", "W…"],
  ["La madre de Nekane trabaja de noche", "N…"],
  ["Beri Zharif masa lebih", "Z…"],
  ["tolong, jangan panggil Zharif ke depan", "Z…"],
  ["eluned cant see the board", "e…"],
  ["loops for 3B, ravindran is in a wheelchair", "r…"],
  ["Группа: Олена плаче", "О…"],
  ["Rivers, and 林雅婷 does not speak English yet", "林…"],
  ["Ein Text über Flüsse, فاطمة versteht noch kein Deutsch", "ف…"],
  ["R.T. left the room twice again", "R…"],
] as const;

const things = [
  "Give Python a try and let Scratch go",
  "Put Everest on the map, then Kilimanjaro",
  "Move Saturn next to Jupiter on the model",
  "Give Brazil and Chile to group 2",
  "Keep Photoshop closed",
  "Help Goldilocks find the bears",
  "Let Dracula wait: gothic openings",
  "How to write the characters 林 and 森林",
  "老子 and the Tao, a first lesson",
  "zwei Kinder mit Legasthenie, eines mit ADHS",
  "24 alumnos, tres con dislexia, los adverbios",
  "Computers store everything as bits, and a bit is either 0 or 1.",
];

describe("who stands where a person does", () => {
  test.each(people)("is asked about though no list has the name: %s", (request, shown) => {
    expect(
      scanPrivacy(request, "your request")
        .map(({ excerpt }) => excerpt)
        .join(" "),
    ).toContain(shown);
  });
  test.each(things)("and what stands there and is nobody is not: %s", (request) => {
    expect(scanPrivacy(request, "your request")).toEqual([]);
  });
});

test("a line is told of a file, where it can be gone to, and not of a request", () => {
  const text = "a\nb\nPlease give Crispian the big copy";
  expect(scanPrivacy(text, "classes/3B.md")[0]?.message).toStartWith("Line 3 of classes/3B.md has");
  expect(scanPrivacy(text, "your request")[0]?.message).toBe(
    "In your request there is what looks like a name with something about the person: C… … named in the request",
  );
});
