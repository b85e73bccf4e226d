import { describe, expect, test } from "bun:test";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import { loops, odd, soup } from "./inputs.ts";
import { checkXml, openOffice, wordsOf } from "./office.ts";

const docx = async (input = loops, audience: "teacher" | "student" = "teacher") =>
  openOffice((await exportLesson(input, { format: "docx", for: audience })).bytes);

describe("DOCX", () => {
  test("has real headings, lists, tables and links", async () => {
    const { part } = await docx();
    const xml = part("word/document.xml");
    const headings = [...xml.matchAll(/<w:pStyle w:val="Heading(\d)"\/>(?:(?!<\/w:p>).)*<\/w:p>/gs)];
    expect(headings.filter(([, level]) => level === "1").map(([found]) => wordsOf(found).trim())).toEqual([
      "Overview",
      "Learning outcomes",
      "Curriculum links",
      "Success criteria",
      "Starter (8 minutes)",
      "Main",
      "Plenary",
      "Assessment",
      "Differentiation",
      "Resources",
      "Timings",
      "Answer key",
      "Curriculum references",
    ]);
    expect(headings.some(([, level]) => level === "2")).toBe(true);
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(2);
    expect(xml).toContain('<w:pgSz w:w="11906" w:h="16838"');
    expect(xml).toContain('<w:pStyle w:val="Code"/>');
    expect(part("word/_rels/document.xml.rels")).toContain(
      "https://docs.python.org/3/tutorial/controlflow.html",
    );
  });

  test("every list starts where its text says", async () => {
    const { part } = await docx({
      ...soup,
      markdown: "## Main\n\n1. a\n2. b\n\ntext\n\n1. c\n\ntext\n\n5. d",
    });
    const used = [...part("word/document.xml").matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id);
    expect(new Set(used.slice(0, 4)).size).toBe(3);
    expect(used[0]).toBe(used[1] ?? "");
    expect(part("word/numbering.xml")).toContain('<w:start w:val="5"/>');
  });

  test.each(["teacher", "student"] as const)(
    "says of every line height that it grows with the type, so that a long title does not overlap (%s)",
    async (audience) => {
      const { part, names } = await docx(
        { ...loops, title: `${loops.title} and again `.repeat(6) },
        audience,
      );
      const xml = names.filter((name) => /^word\/\w+\.xml$/.test(name)).map(part);
      const heights = xml.flatMap((one) => one.match(/<w:spacing\b[^>]*\bw:line=[^>]*>/g) ?? []);
      expect(heights.length).toBeGreaterThan(3);
      expect(heights.filter((one) => !one.includes('w:lineRule="auto"'))).toEqual([]);
    },
  );

  test("keeps code as it was written, and numbers its pages", async () => {
    const { part, names } = await docx();
    expect(wordsOf(part("word/document.xml"))).toContain('\n    print("Day", day, distance, "km")\n');
    expect(part("word/document.xml")).toMatch(/<w:t xml:space="preserve"> {4}distance/);
    const footer = part(names.find((name) => /^word\/footer\d*\.xml$/.test(name)) ?? "");
    expect(footer).toContain("PAGE");
    expect(wordsOf(footer)).toContain("Made with built-in drafting, no AI model");
  });

  test("holds anything that can be typed", async () => {
    const { part, names } = await docx(odd, "student");
    for (const name of names.filter((one) => one.endsWith(".xml"))) checkXml(part(name));
    const words = wordsOf(part("word/document.xml"));
    for (const end of [
      "row200x",
      "level13x",
      "longline-end",
      "code-end",
      "bigcell-end",
      "paragraph-end",
      "finis-end",
    ])
      expect(words).toContain(end);
    expect(words).toContain('<script>alert("x")</script>');
    expect(part("word/document.xml")).toContain("<w:bidi/>");
  });
});

test("what stands behind the last question has no height: a full page is followed by none", async () => {
  const markdown =
    "# Sums\n\n## Practise\n\n```question\nkind: number\nprompt: Work out 3 + 4.\nanswer: 7\n```\n";
  const sheet = { ...soup, title: "Sums", markdown, part: "worksheet" as const };
  const { bytes } = await exportLesson(sheet, { format: "docx", for: "student" });
  const [last = ""] =
    openOffice(bytes)
      .part("word/document.xml")
      .match(/<\/w:tbl><w:p>(?:(?!<w:p>).)*<w:sectPr>/) ?? [];
  expect(last).toContain("<w:vanish/>");
});
