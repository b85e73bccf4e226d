import { describe, expect, test } from "bun:test";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import type { ExportFormat, ExportInput } from "../../../src/lesson/export/model.ts";
import { slidesText } from "../../../src/lesson/export/slides-text.ts";
import { readZip } from "../../../src/text/zip.ts";
import { soup } from "./inputs.ts";

const lesson = `# Heat: 9B, Science

## Starter (6 minutes)

1. What is a gas? **Answer:** zzfillszz its box.
2. Name a liquid. **Answer:** zzmilkzz, for example.

## Main

### Draw (12 minutes)

Teacher: zztalkzz about it first.

\`\`\`figure
kind: number-line
from: 0
to: 10
step: 1
\`\`\`

### Check (3 minutes)

What happens to a spoon in hot tea?

- A. Cold flows into the tea
- B. Heat flows into the spoon

**Answer:** B, because zzwarmzz goes to cold.
`;
const own: ExportInput = { ...soup, markdown: lesson, title: "Heat: 9B, Science" };
const slides: ExportInput = {
  ...own,
  markdown: slidesText(own, "Heat"),
  title: "Heat: slides",
  part: "slides",
};

async function allOf(format: ExportFormat): Promise<string> {
  const { bytes } = await exportLesson(slides, { format, for: "student" });
  const parts = format === "docx" ? [...readZip(bytes)] : [["", bytes] as const];
  return parts.map(([name, content]) => `${name}\n${new TextDecoder().decode(content)}`).join("\n");
}

describe("a handout of slides", () => {
  test.each(["docx", "html", "md"] as const)(
    "as %s has every slide and no answer in any byte",
    async (format) => {
      const all = await allOf(format);
      for (const shown of [
        "What is a gas?",
        "Draw",
        "What happens to a spoon in hot tea?",
        "Heat flows into the spoon",
      ])
        expect(all).toContain(shown);
      for (const secret of ["zzfillszz", "zzmilkzz", "zztalkzz", "zzwarmzz", "Answer"])
        expect(all).not.toContain(secret);
    },
  );

  test("has room to write beside each slide, the figure drawn, and no slide torn over two pages", async () => {
    const { bytes } = await exportLesson(slides, { format: "docx", for: "student" });
    const zip = readZip(bytes);
    const document = new TextDecoder().decode(zip.get("word/document.xml"));
    const rows = document.match(/<w:tr>.*?<\/w:tr>/gs) ?? [];
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toContain("<w:cantSplit/>");
    expect([...zip.keys()].some((name) => /^word\/media\/.+\.png$/.test(name))).toBe(true);
    const html = new TextDecoder().decode(
      (await exportLesson(slides, { format: "html", for: "student" })).bytes,
    );
    expect(html.match(/class="beside"/g)).toHaveLength(3);
    expect(html.match(/class="line"/g)).toHaveLength(18);
    expect(html).toContain("<svg");
  });

  test("and a deck for pupils has neither notes nor answers in it", async () => {
    for (const look of ["light", "dark"] as const) {
      const { bytes } = await exportLesson(slides, { format: "pptx", for: "student", look });
      const all = [...readZip(bytes)].map(([, content]) => new TextDecoder().decode(content)).join("\n");
      expect(all).toContain("Heat flows into the spoon");
      for (const secret of ["zzfillszz", "zzmilkzz", "zztalkzz", "zzwarmzz"])
        expect(all).not.toContain(secret);
      expect(all.includes("14181C")).toBe(look === "dark");
    }
  });
});
