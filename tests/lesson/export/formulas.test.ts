import { expect, test } from "bun:test";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import { bytesToText, soup } from "./inputs.ts";
import { checkXml, openOffice, slidesIn } from "./office.ts";

const lesson = {
  ...soup,
  title: "Adding fractions",
  markdown: `# Adding fractions

## Starter

1. Work out $\\frac{3}{4}+\\frac{1}{6}$. Answer: $\\frac{11}{12}$
2. A pen costs $2 and a pad $3. How much is that?

## Main

$$
x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}
$$

| Sign | Means |
|---|---|
| $x^2$ | two $x$ multiplied |
`,
};
const made = async (format: "docx" | "html" | "md") =>
  (await exportLesson(lesson, { format, for: "student" })).bytes;

test("Word gets formulas of its own, and money stays money", async () => {
  const xml = openOffice(await made("docx")).part("word/document.xml");
  checkXml(xml);
  expect(xml.match(/<m:oMath>/g)).toHaveLength(4);
  expect(xml).toContain("<m:oMathPara><m:oMath>");
  expect(xml).toContain("A pen costs $2 and a pad $3.");
  expect(xml).not.toContain("<w:r><m:");
});

test("a page gets MathML that is read out in words, and a pupil's no answer in any form", async () => {
  const page = bytesToText(await made("html"));
  expect(page).toContain('<math aria-label="three quarters plus one sixth"><mrow><mfrac>');
  expect(page).toContain('display="block"');
  expect(page).not.toMatch(/eleven twelfths|<mn>11<\/mn>|11\/12/);
});

test("markdown keeps the TeX", async () => {
  const text = bytesToText(await made("md"));
  expect(text).toContain("Work out $\\frac{3}{4}+\\frac{1}{6}$.");
  expect(text).not.toContain("{11}{12}");
});

test("a heading's mathematics is set too: as Word's formula, as MathML, in letters on a slide, as TeX in markdown", async () => {
  const headed = {
    ...soup,
    title: "Powers",
    markdown: "# Powers\n\n## Worksheet: $\\frac{3}{4}$ of $x^2$\n\nWork out $2^3$. It costs $5, or $6.\n",
  };
  const of = async (format: "docx" | "html" | "md" | "pptx") =>
    (await exportLesson(headed, { format, for: "student" })).bytes;
  const xml = openOffice(await of("docx")).part("word/document.xml");
  checkXml(xml);
  const [heading = ""] = xml.match(/<w:pStyle w:val="Heading1"\/>.*?<\/w:p>/) ?? [];
  expect(heading).toContain("<m:f>");
  expect(heading).not.toContain("$");
  const [shown = ""] = bytesToText(await of("html")).match(/<h2.*?<\/h2>/) ?? [];
  expect(shown).toContain('<math aria-label="three quarters">');
  expect(shown).not.toContain("$");
  const slides = slidesIn(await of("pptx")).join("");
  expect(slides).toContain("3/4 of x²");
  expect(slides).not.toContain("frac");
  expect(bytesToText(await of("md"))).toContain("## Worksheet: $\\frac{3}{4}$ of $x^2$");
});

test("on a slide a formula stands clear of the words before it, in letters a little wider than Arial too", async () => {
  const asked = {
    ...soup,
    title: "Halves",
    markdown: "# Halves\n\n## Worksheet\n\n1. Work out a half of $\\frac{3}{4}$, and say how.\n",
  };
  const [question] = slidesIn((await exportLesson(asked, { format: "pptx", for: "student" })).bytes).slice(1);
  const places = Array.from(
    (question ?? "").matchAll(/<a:off x="(\d+)" y="\d+"\/><a:ext cx="(\d+)"/g),
    ([, x, wide]) => [Number(x), Number(wide)] as const,
  );
  const [, formula = 0] = [
    0,
    ...Array.from((question ?? "").matchAll(/<p:pic>.*?<a:off x="(\d+)"/g), ([, x]) => Number(x)),
  ];
  const before = places.filter(([x, wide]) => x < formula && x + wide <= formula).at(-1);
  expect(before).toBeDefined();
  const [x, wide] = before ?? [0, 0];
  expect(formula - x).toBeGreaterThan(wide * 1.05);
});
