import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import type { ExportInput } from "../../../src/lesson/export/model.ts";
import { bytesToText, loops, odd, soup } from "./inputs.ts";

async function html(input: ExportInput, audience: "teacher" | "student"): Promise<string> {
  const file = await exportLesson(input, { format: "html", for: audience });
  expect(file.mediaType).toBe("text/html; charset=utf-8");
  return bytesToText(file.bytes);
}

describe("HTML", () => {
  test("is one file that asks nobody for anything", async () => {
    for (const page of [await html(loops, "teacher"), await html(odd, "student")]) {
      expect(page).toStartWith('<!doctype html>\n<html lang="en-GB">');
      expect(page).not.toMatch(/<(?:script|img|link|iframe|div onclick)\b|@import|url\(/i);
      expect(page).toContain("default-src 'none'");
      expect(page).toMatch(/@page \{ size: A4/);
    }
  });

  test("names the language of what is surely in another one, block by block", async () => {
    const markdown =
      "# Organs\n\n## Starter\n\nRead this aloud.\n\nLe foie est un organe qui fabrique la bile.\n\n- Die Leber ist ein Organ und bildet die Galle.\n- Say what it does for the body.\n- El hígado es un órgano que produce la bilis.\n  - It is in the belly.\n\n| Word | Meaning |\n|---|---|\n| liver | Organ, das die Galle für den Darm bildet |\n";
    const page = await html({ ...loops, markdown }, "student");
    expect(page).toContain('<p dir="auto" lang="fr">Le foie');
    expect(page).toContain('<li dir="auto" lang="de">Die Leber');
    expect(page).toContain('<span lang="es">El hígado');
    expect(page).toContain('<td dir="auto" lang="de">Organ');
    expect(page.match(/ lang=/g)).toHaveLength(5);
  });

  test("says first what one must know: status, then guidance, then the lesson", async () => {
    const draft = await html({ ...soup, status: "unverified" }, "teacher");
    const places = ["<h1", "Unverified:", "Content guidance", "sharp knives", "<h2"].map((word) =>
      draft.indexOf(word, draft.indexOf("<body")),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(await html(soup, "teacher")).not.toMatch(/Draft:|Unverified:/);
    expect(draft).toContain("Made with built-in drafting, no AI model</p></footer>");
  });

  test("turns pointers into references with code, title, file and lines", async () => {
    const page = await html(loops, "teacher");
    expect(page).toContain('TCH 4-14a<sup><a href="#ref-1" aria-label="Reference 1">[1]</a></sup>');
    expect(page).toContain(
      '<li id="ref-1">TCH 4-14a, Reading code (curriculum/cfe-computing.md, lines 245–255)</li>',
    );
    expect(page).toContain("TCH 2-14a (curriculum/cfe-computing.md, lines 173–183)");
    expect(page).toContain("TCH 4-13a, Only in the record");
    expect(await html(loops, "student")).not.toContain("cfe-computing");
  });

  test("shows markup as text and keeps only links one can trust", async () => {
    const page = await html(odd, "student");
    expect(page).toContain(
      "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; and &lt;b&gt;bold&lt;/b&gt; &amp; ]]&gt; and &lt;i&gt;.",
    );
    expect(page).toContain("&lt;div onclick=alert(2)&gt;block html&lt;/div&gt;");
    expect(page).toContain('<a href="https://example.org/a?b=1&amp;c=2" rel="noreferrer">good</a>');
    expect(page).toContain('<a href="mailto:a@example.org"');
    expect(page).not.toMatch(/href="(?:javascript|data)/);
    expect(page).toContain("[Picture: a picture of a cat]");
  });

  test("no words can become markup, wherever they stand", async () => {
    const nasty = fc.constantFrom(
      "<script>x</script>",
      "]]>",
      '"><img src=x onerror=y>',
      "'&amp;",
      "<svg/onload=z>",
      "&#60;b>",
      "</style>",
      "</main>",
      "-->",
    );
    const places: ((words: string) => ExportInput)[] = [
      (words) => ({ ...soup, title: words }),
      (words) => ({ ...soup, subtitle: words, madeBy: words, guidance: [words] }),
      (words) => ({
        ...soup,
        markdown: `## Main ${words}\n\n${words}\n\n- ${words}\n\n> ${words}\n\n### ${words}`,
      }),
      (words) => ({
        ...soup,
        markdown: `## Main\n\n| ${words} |\n|---|\n| ${words} |\n\n\`\`\`${words}\n${words}\n\`\`\``,
      }),
      (words) => ({
        ...soup,
        markdown: `## Main\n\n[${words}](https://example.org/${words}) ![${words}](${words}) \`${words}\``,
      }),
    ];
    const allowed =
      /^\/?(?:!doctype|html|head|meta|title|style|body|header|main|footer|section|h[1-6]|p|ul|ol|li|table|thead|tbody|tr|th|td|pre|code|blockquote|strong|em|s|sup|a|br|hr|div)\b/;
    await fc.assert(
      fc.asyncProperty(
        fc.array(nasty, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...places),
        async (words, place) => {
          const page = await html(place(words.join(" ")), "student");
          const body = page.replace(/<style>[\s\S]*?<\/style>/, "");
          for (const [, tag = ""] of body.matchAll(/<([^>\s]*)/g)) expect(tag).toMatch(allowed);
          expect(body).not.toMatch(/<[^>]*\son\w+=/);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("tables have heads, and headings leave no level out", async () => {
    const page = await html(
      { ...soup, evidence: [], markdown: "## Main\n\n##### Deep\n\nx\n\n#\n\n| a | |\n|---|---|\n| 1 | 2 |" },
      "teacher",
    );
    expect(page).toContain('<th scope="col" dir="auto">a</th><td></td>');
    expect([...page.matchAll(/<h(\d)/g)].map(([, level]) => level)).toEqual(["1", "2", "3"]);
  });
});
