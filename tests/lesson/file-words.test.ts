import { describe, expect, test } from "bun:test";
import { readBlocks } from "../../src/lesson/export/blocks.ts";
import { decoded, fileWords } from "../../src/lesson/file-words.ts";
import { inWords } from "../../src/web/plan/lesson/plain.ts";

describe("files are named as a person would name them", () => {
  test("by what they are", () => {
    expect(fileWords("classes/9-Red.md")).toBe("class 9-Red");
    expect(fileWords("topics/the-water-cycle.md")).toBe("the notes on the water cycle");
    expect(fileWords("packs/music/topics/pulse-and-rhythm.md")).toBe("the notes on pulse and rhythm");
    expect(fileWords("curriculum/ngss-life-science.md")).toBe("the curriculum NGSS life science");
    expect(fileWords("curriculum/National%20Curriculum%20KS2.md")).toBe(
      "the curriculum National Curriculum KS2",
    );
    expect(fileWords("curriculum/england.md")).toBe("the curriculum of England");
    expect(fileWords("packs/art/curriculum/england.md")).toBe("the art curriculum of England");
    expect(fileWords("packs/english/curriculum/scotland-cfe.md")).toBe("the English curriculum of Scotland");
    expect(fileWords("curriculum/rivers-of-england.md")).toBe("the curriculum rivers of england");
    expect(fileWords("teacher.md")).toBe("your own profile");
  });

  test("code stays code", () => {
    for (const code of ["x = 3", "len(values)", "a/b", "src/main.ts", "../classes/3B.md", "classes/"])
      expect(fileWords(code)).toBeNull();
  });

  test("in what is exported too", () => {
    const [block] = readBlocks("Teacher: drawn from `classes/9R.md` and `x = 3`.");
    const runs = block?.kind === "paragraph" ? block.runs : [];
    const texts = runs.flatMap((run) =>
      run.kind === "text" ? [[run.text, run.marks.includes("code")]] : [],
    );
    expect(texts).toContainEqual(["class 9R", false]);
    expect(texts).toContainEqual(["x = 3", true]);
  });
});

test("what a check says has no marks and no percent signs of an address", () => {
  expect(
    inWords("**N8** has no link. Write [N8](curriculum/My%20Maths.md#L3-L9), in `curriculum/My%20Maths.md`."),
  ).toBe("N8 has no link. Write N8, in the curriculum My Maths.");
  expect(inWords("50 % of 20% is 10%")).toBe("50 % of 20% is 10%");
  expect(decoded("100%zz %C3%A9 %E0")).toBe("100%zz é %E0");
});
