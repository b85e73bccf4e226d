import { afterAll, describe, expect, test } from "bun:test";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lookOver } from "../../../src/workspace/material/look-over.ts";
import { Material } from "../../../src/workspace/material/material.ts";
import { saveMaterial } from "../../../src/workspace/material/save-material.ts";
import { AsksFirst } from "../../../src/workspace/privacy/before-saving.ts";
import { parseTopic } from "../../../src/workspace/topic.ts";
import { docxOf, para, pptxOf } from "../../documents/made.ts";

const root = mkdtempSync(join(tmpdir(), "material-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const kept: object[] = [];
const asking = { agreed: false, keep: async (consent: object) => void kept.push(consent) };
const found = async (bytes: Uint8Array | string, name: string | null) => {
  const looked = await lookOver(
    typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes,
    name,
    "en",
  );
  if (!looked.ok) throw new Error(looked.message);
  return looked.material;
};

const deck = pptxOf([
  { title: "Magnets", points: ["A magnet is an object that attracts iron.", "Like poles repel each other."] },
  { title: "Example", points: ["A compass needle points north.", "It is a small magnet that can turn."] },
  {
    title: "Questions",
    points: ["What is a pole?", "Why does a compass turn?", "Which metals are magnetic?"],
  },
]);

describe("a teacher's own document", () => {
  test("becomes a note to look over, and then a note that the drafter reads, each item with its page and its document", async () => {
    const material = await found(deck, "Magnets week 3.pptx");
    expect(Material.parse(material)).toEqual(material);
    expect(material.title).toBe("Magnets");
    expect(material.questions.map(({ text, page }) => [text, page])).toEqual([
      ["What is a pole?", 3],
      ["Why does a compass turn?", 3],
      ["Which metals are magnetic?", 3],
    ]);
    const { path } = await saveMaterial(root, material, { replace: false, agreement: asking });
    expect(path).toBe("topics/Magnets.md");
    const text = readFileSync(join(root, path), "utf8");
    expect(text).toContain("Like poles repel each other. *(page 1)*");
    const topic = parseTopic(path, text);
    expect(topic?.sources).toEqual(["Magnets week 3.pptx"]);
    expect(topic?.keyIdeas.join(" ")).toContain("attracts iron");
    expect(topic?.example?.problem).toContain("A compass needle points north.");
    expect(topic?.example?.steps).toEqual(["It is a small magnet that can turn."]);
    expect(
      [topic?.practice.easy, topic?.practice.medium, topic?.practice.hard].map((list) => list?.length),
    ).toEqual([1, 1, 1]);
  });

  test("never takes the place of a note that is there, until that is wished; capitals do not make another name", async () => {
    const material = { ...(await found("Poles attract.", null)), title: "magnets" };
    const before = readFileSync(join(root, "topics/Magnets.md"), "utf8");
    await expect(saveMaterial(root, material, { replace: false, agreement: asking })).rejects.toThrow(
      "There is a note topics/magnets.md already, and it was left as it is.",
    );
    expect(readFileSync(join(root, "topics/Magnets.md"), "utf8")).toBe(before);
    expect(readdirSync(join(root, "topics"))).toEqual(["Magnets.md"]);
  });

  test("that names a pupil is asked about before anything is written, and what she agreed to is kept", async () => {
    const marked = docxOf(
      `${para("Forces test")}${para("Aisha Rahman has dyslexia and got 4 out of 10.")}${para("A force is a push.")}`,
    );
    const material = { ...(await found(marked, "Test 3B.docx")), title: "Forces test" };
    const saved = saveMaterial(root, material, { replace: false, agreement: asking });
    await expect(saved).rejects.toBeInstanceOf(AsksFirst);
    expect(existsSync(join(root, "topics/Forces test.md"))).toBe(false);
    expect(kept).toEqual([]);
    await saveMaterial(root, material, { replace: false, agreement: { ...asking, agreed: true } });
    expect(kept).toEqual([expect.objectContaining({ paths: ["topics/Forces test.md"] })]);
    expect(JSON.stringify(kept)).not.toContain("Rahman");
  });

  test("that cannot be a file's name or is a whole book is refused in a sentence", async () => {
    const material = { ...(await found("Poles attract.", null)), title: "???" };
    await expect(saveMaterial(root, material, { replace: false, agreement: asking })).rejects.toThrow(
      "cannot be the name of a note",
    );
    const line = { text: "A line that is said again and again.", page: 1, at: 0 };
    const long = { ...material, title: "Long", ideas: Array.from({ length: 9000 }, () => line) };
    await expect(saveMaterial(root, long, { replace: false, agreement: asking })).rejects.toThrow(
      "Leave some of it out",
    );
    expect(existsSync(join(root, "topics/Long.md"))).toBe(false);
    const book = await lookOver(
      new TextEncoder().encode("A line of a book.\n".repeat(20_000)),
      "book.txt",
      "en",
    );
    expect(book).toEqual({
      ok: false,
      message: expect.stringMatching(/^book\.txt holds .* Add the chapter you need\.$/),
    });
  });

  test("what was pasted is called by its heading, or by what it says first", async () => {
    expect((await found("# Levers\n\nA lever turns about a pivot.", null)).title).toBe("Levers");
    expect((await found("A lever turns about a pivot.", null)).title).toBe("A lever turns about a pivot.");
  });

  test("what was pasted without a mark is parted by its lines that stand for headings", async () => {
    const text =
      "Sourdough bread\n\nA starter is flour and water with wild yeast.\n\nGlossary:\nproving: leaving dough to rise\n\nWorked example\nFeed 50 g of starter with 50 g of flour.\n\nExercises\n1. Why does dough rise? Answer: the yeast makes gas\n\nCommon errors\nThe oven is opened too soon.\n";
    const note = await found(text, null);
    expect(note).toMatchObject({
      title: "Sourdough bread",
      ideas: [{ text: "A starter is flour and water with wild yeast." }],
      words: expect.arrayContaining([expect.objectContaining({ term: "proving" })]),
      examples: [{ text: "Feed 50 g of starter with 50 g of flour." }],
      questions: [{ text: "Why does dough rise?", answer: "the yeast makes gas" }],
      mistakes: [{ text: "The oven is opened too soon." }],
      rest: [],
    });
  });
});
