import { describe, expect, test } from "bun:test";
import { scanPrivacy } from "../../../src/workspace/privacy/scan.ts";

describe("people of sums, works and scripture are nobody's data", () => {
  test.each([
    "Omar is three times as old as Nadia, who is 6",
    "Claire achète 4 baguettes à 2 euros et Hugo en achète 5",
    "Moritz ist doppelt so schwer wie Lena",
    "Reading Odette Farrow's ‘The Lantern Room’",
    "'Nina Potts Sails The Sea' as a shared text",
    "Nabi Ibrahim dan anaknya",
    "Esther und der König, aus der Bibel",
  ])("%s", (line) => expect(scanPrivacy(line, "your request")).toEqual([]));

  test.each([
    "sums with euros, and Odette cannot read the numbers",
    "the Lantern Room, but Nina Potts has dyslexia",
    "Omar is twice as slow since he broke his arm",
  ])("and a pupil beside them is: %s", (line) => expect(scanPrivacy(line, "your request")).not.toEqual([]));
});

describe("in Malay, whose family it is and who came from where", () => {
  test.each(["ibu bapa Seng Huat baru bercerai", "Zawadi baru datang dari Kenya", "penjaga Thiri dipenjara"])(
    "%s",
    (line) => expect(scanPrivacy(line, "your request")).not.toEqual([]),
  );

  test.each(["Bapa Kemerdekaan dan perlembagaan", "Ibu Pejabat polis", "keluarga Diraja Melayu"])(
    "and a title is nobody's: %s",
    (line) => expect(scanPrivacy(line, "your request")).toEqual([]),
  );
});
