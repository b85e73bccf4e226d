import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExportInput } from "../../../src/lesson/export/model.ts";

const fixture = (name: string): string => readFileSync(join(import.meta.dir, "fixtures", name), "utf8");

/** Computing, S3: long, with code, tables, hinge questions and every way of writing an answer. */
export const loops: ExportInput = {
  markdown: fixture("loops.md"),
  title: "Fixed loops in Python for 3B",
  subtitle: "3B · S3 · Computing Science · 50 minutes",
  status: "draft",
  evidence: [
    { code: "TCH 4-14a", file: "curriculum/cfe-computing.md", start: 245, end: 255, title: "Reading code" },
    {
      code: "TCH 4-15a",
      file: "curriculum/cfe-computing.md",
      start: 257,
      end: 267,
      title: "Building programs",
    },
    {
      code: "TCH 4-13a",
      file: "curriculum/cfe-computing.md",
      start: 230,
      end: 240,
      title: "Only in the record",
    },
  ],
  guidance: [],
  madeBy: "built-in drafting, no AI model",
};

/** Food technology: short, practical, with content guidance. */
export const soup: ExportInput = {
  markdown: fixture("soup.md"),
  title: "Knife skills: lentil soup",
  subtitle: "2A · Home Economics",
  status: "decided",
  evidence: [
    { code: "HWB 2-30a", file: "curriculum/cfe-hwb.md", start: 40, end: 48, title: "Preparing food" },
  ],
  guidance: ["Uses sharp knives and hot hobs.", "Contains celery (an allergen)."],
  madeBy: "built-in drafting, no AI model",
};

/** Everything that breaks exporters, in sections that both audiences see. */
export const odd: ExportInput = {
  ...soup,
  title: 'Odd <b>"things"</b> & more ]]>',
  subtitle: "<script>alert(1)</script>",
  guidance: ["<img src=x onerror=alert(1)>"],
  madeBy: "a & b",
  markdown: oddLesson(),
};

function oddLesson(): string {
  const rows = Array.from(
    { length: 200 },
    (_, n) => `| ${n + 1} | row${n + 1}x | ${"word ".repeat(n % 9)} |`,
  );
  const nested = Array.from({ length: 14 }, (_, n) => `${"  ".repeat(n)}- level${n}x`);
  return [
    "# Odd",
    "## Starter",
    'Raw <script>alert("x")</script> and <b>bold</b> & ]]> and &lt;i&gt;.',
    "<div onclick=alert(2)>block html</div>",
    "[bad](javascript:alert(3)) [data](data:text/html,x) [good](https://example.org/a?b=1&c=2) [mail](mailto:a@example.org)",
    "![a picture of a cat](cat.png)",
    `Bell \u0007, half \uD83D pair, zero\u200Bwidth, family 👨‍👩‍👧, accents é̀ ẅ.`,
    "שלום עולם, this is Hebrew first.",
    "مرحبا بالعالم",
    "日本語の文章です。とても長い文章を書いて、折り返しを確かめます。日本語の文章です。とても長い文章を書いて、折り返しを確かめます。",
    `${"Donaudampfschifffahrtsgesellschaft".repeat(12)} longword-end`,
    "## Main",
    nested.join("\n"),
    `\`\`\`python\n${"x = 1  # ".repeat(40)}longline-end\n\n\tindented\n${"        deep()\n".repeat(60)}code-end\n\`\`\``,
    `| n | name | text |\n|---|---|---|\n${rows.join("\n")}`,
    `| big | cell |\n|---|---|\n| ${"much text in one cell ".repeat(150)}bigcell-end | b |`,
    `${"A very long paragraph that goes on. ".repeat(90)}paragraph-end`,
    "## Plenary",
    "The very last words: finis-end",
  ].join("\n\n");
}

export const bytesToText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
