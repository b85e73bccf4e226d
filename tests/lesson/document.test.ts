import { describe, expect, test } from "bun:test";
import { looksLikeLesson, parseLesson } from "../../src/lesson/document.ts";
import { kindsOf, sectionTitles, slug } from "../../src/lesson/section-kind.ts";
import { replaceSection } from "../../src/lesson/splice.ts";

const ids = (markdown: string) => parseLesson(markdown).sections.map(({ id }) => id);

describe("a lesson as a document", () => {
  test("each canonical title is a section of its own kind", () => {
    const markdown = sectionTitles.map((title) => `## ${title}\n\nText.\n`).join("\n");
    const { sections } = parseLesson(markdown);
    expect(sections.map(({ title }) => title)).toEqual(sectionTitles);
    expect(sections.map(({ kind }): string | null => kind)).toEqual(sectionTitles.map(slug));
    expect(sections.map(({ id }) => id)).toEqual(sectionTitles.map(slug));
    expect(sections.map(({ line }) => line)).toEqual(sectionTitles.map((_, index) => index * 4 + 1));
  });

  test.each([
    ["Lesson timings", "timings"],
    ["Learning intentions and outcomes", "learning-outcomes"],
    ["Learning Objectives", "learning-outcomes"],
    ["Plenary / exit ticket", "plenary"],
    ["Exit ticket", "plenary"],
    ["3. Main activity (25 minutes)", "main"],
    ["⏱ Timing", "timings"],
    ["Do now – 5 min", "starter"],
    ["Curriculum links (CfE)", "curriculum-links"],
    ["Experiences and outcomes", "curriculum-links"],
    ["Support and challenge", "differentiation"],
    ["Materials and equipment", "resources"],
    ["Checking for understanding", "assessment"],
    ["Lesson overview", "overview"],
    ["Homework", null],
    ["Remainder", null],
  ])("%s is of kind %s", (title, kind) => {
    expect(parseLesson(`## ${title}\n`).sections[0]?.kind ?? null).toBe(kind as never);
  });

  test("a title that names two sections counts for both, the first one first", () => {
    expect(kindsOf("Learning intentions and success criteria")).toEqual([
      "learning-outcomes",
      "success-criteria",
    ]);
  });

  test("an id survives a change of minutes and tells two sections of one name apart", () => {
    expect(ids("## Starter (8 min)\n\n## Main: 20 minutes\n\n## Starter\n")).toEqual([
      "starter",
      "main",
      "starter-2",
    ]);
    expect(ids("## Starter\n## Starter\n## Starter 2\n")).toEqual(["starter", "starter-2", "starter-2-2"]);
    expect(ids("## ???\n## 5 minutes\n## 3. Main (5 min)\n")).toEqual(["section", "5-minutes", "main"]);
  });

  test("what only looks like a heading is no section", () => {
    const markdown = [
      "# Loops",
      "",
      "## Starter",
      "```",
      "## in a fence",
      "```",
      "<!--",
      "## in a comment",
      "-->",
      "> ## in a quotation",
      "",
      "- item",
      "",
      "  ## in a list",
      "",
      "    ## indented code",
      "",
      "### Smaller",
      "",
      "Main",
      "----",
      "text",
    ].join("\n");
    const lesson = parseLesson(markdown);
    expect(lesson.title).toBe("Loops");
    expect(lesson.sections.map(({ id, line }) => [id, line])).toEqual([
      ["starter", 3],
      ["main", 20],
    ]);
    expect(lesson.sections[1]?.body).toBe("text");
  });

  test("frontmatter and a byte order mark are not part of any section, and shift nothing", () => {
    const markdown = "\uFEFF---\r\ntitle: Loops\r\ntags:\r\n  - a\r\n---\r\n# T\r\n\r\n## Starter\r\nx\r\n";
    const { sections, title } = parseLesson(markdown);
    expect(title).toBe("T");
    expect(sections).toHaveLength(1);
    expect(sections[0]).toMatchObject({ id: "starter", text: "## Starter\r\nx\r\n", body: "x", line: 8 });
    expect(parseLesson("\uFEFF## A\nx").sections[0]).toMatchObject({ start: 1, body: "x", line: 1 });
  });

  test("four different canonical sections make a lesson", () => {
    expect(looksLikeLesson("## Starter\n## Main\n## Plenary\n## Do now\n")).toBe(false);
    expect(looksLikeLesson("## Starter\n## Main\n## Plenary\n## Timings\n")).toBe(true);
    expect(looksLikeLesson("I can plan a starter, a main part and a plenary.")).toBe(false);
  });
});

describe("replacing a section", () => {
  const lesson = "# L\r\n\r\n## Starter (8 min)  \r\n\r\nOld.  \r\n\r\n\r\n## Main\r\nKeep\t\r\n";

  test("keeps heading, line ends, blank lines and everything else", () => {
    expect(replaceSection(lesson, "starter", "## Starter\n\nNew.\nTwo.\n")).toBe(
      "# L\r\n\r\n## Starter (8 min)  \r\n\r\nNew.\r\nTwo.  \r\n\r\n\r\n## Main\r\nKeep\t\r\n",
    );
    expect(replaceSection(lesson, "main", "New")).toBe(lesson.replace("Keep\t", "New\t"));
  });

  test("takes off the new text's own heading, however it is written", () => {
    const spliced = (text: string) =>
      parseLesson(replaceSection("## Starter\n\nOld\n", "starter", text)).sections[0]?.body;
    for (const heading of [
      "## Starter",
      "# Starter",
      "### Starter",
      "Starter\n---",
      "## Starter: a quiz",
      "## Quiz",
    ]) {
      expect(spliced(`${heading}\n\nNew`)).toBe("New");
    }
    expect(spliced("# My lesson\n\n## Starter (5 min)\n\nNew")).toBe("New");
    expect(spliced("### Warm up\n\nNew")).toBe("### Warm up\n\nNew");
  });

  test("moves inner headings down, so that the lesson keeps its sections", () => {
    const text = "## Main\n\n# One\n\n## Two ##\n\nThree\n===\n\n```\n## code\n```\n";
    const after = replaceSection("## Main\n\nOld\n\n## Plenary\n", "main", text);
    expect(after).toBe("## Main\n\n### One\n\n### Two ##\n\n### Three\n\n```\n## code\n```\n\n## Plenary\n");
    const parts = "## Part 1\n\na\n\n## Part 2\n\nb";
    expect(replaceSection("## Main\n", "main", parts)).toBe(
      "## Main\n\n### Part 1\n\na\n\n### Part 2\n\nb\n",
    );
  });

  test.each([
    "```python\nx = 1",
    "<!-- note",
    "~~~~\nx",
    "<script>",
    "<pre>\nx",
    "<?php",
    "- item",
    "a | b\n- | -",
  ])("%j swallows nothing after it", (text) => {
    for (const next of ["## Main\n", "  ## Main\n", "Main\n---\n"]) {
      const before = `## Starter\n\n\`\`\`\nx\n\`\`\`\n${next}`;
      const after = replaceSection(before, "starter", text);
      expect(ids(after)).toEqual(["starter", "main"]);
      expect(after.endsWith(next)).toBe(true);
    }
  });

  test("an empty section gets its text on a line of its own", () => {
    expect(replaceSection("## A\n## B", "a", "x")).toBe("## A\n\nx\n## B");
    expect(replaceSection("## A\n## B", "b", "x")).toBe("## A\n## B\n\nx");
  });

  test("says so where there is no such section", () => {
    expect(() => replaceSection(lesson, "timings", "x")).toThrow("no section `timings`");
  });
});
