import { expect, test } from "bun:test";
import { createElement } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { Markdown } from "../../../src/web/ui/markdown.tsx";

const shown = (text: string) => renderToStaticMarkup(createElement(Markdown, { text }));

test.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "List<int>",
  "<div>\n<b>x</b>\n</div>",
  '- one\n- <iframe src="//x"></iframe>',
  "> <style>*{}</style>",
  "| a |\n|---|\n| <svg onload=x> |",
])("HTML in Markdown is text: %s", (text) => {
  const page = shown(text);
  expect(page).not.toMatch(/<(script|img|int|b|iframe|style|svg)\b/);
  for (const tag of text.match(/<\w+/g) ?? []) expect(page).toContain(tag.replace("<", "&lt;"));
});

test("a comment stays unseen, and a line may end where it says so", () => {
  expect(shown("<!-- hidden -->\n\nseen<!-- too -->")).not.toContain("hidden");
  expect(shown("one<br>two")).toContain("<br/>");
});

test("a sentence may begin with a word of the other direction, and a list of them stays a list", () => {
  expect(shown("بيت means house in Malay.")).toBe(
    '<div class="markdown"><p dir="ltr"><bdi>بيت</bdi> means house in Malay.</p></div>',
  );
  expect(shown("Learn بيت, كتاب and قلم.").match(/<bdi>/g)).toHaveLength(3);
  expect(shown("هذا بيت كبير.")).toContain('<p dir="rtl">هذا بيت كبير.</p>');
  expect(shown("A house.")).toContain("<p>A house.</p>");
  expect(shown("- one بيت\n- `بيت` is code here")).toContain("<code>بيت</code>");
});

test("what is surely in another language than the page says so, and what stands beside it does not", () => {
  const page = shown(
    "Read this aloud.\n\nLe foie est un organe qui fabrique la bile.\n\n- Die Leber ist ein Organ und bildet die Galle.\n- Say what it does for the body.\n- El hígado es un órgano que produce la bilis.\n  - It is in the belly.\n\n| Word | Meaning |\n|---|---|\n| liver | Organ, das die Galle für den Darm bildet |\n\nCharles de Gaulle",
  );
  expect(page).toContain('<p lang="fr">Le foie');
  expect(page).toContain('<li lang="de">Die Leber');
  expect(page).toContain('<span lang="es">El hígado');
  expect(page).toContain('<td lang="de">Organ');
  expect(page.match(/lang=/g)).toHaveLength(4);
});

test("a formula is set as one and read out in words; money and what is broken are text", async () => {
  const text = "Is $\\frac12$ of $5 or $6?\n\n$$\nx^2\n$$\n\n$\\href{javascript:x}{y}$";
  const stream = await renderToReadableStream(createElement(Markdown, { text }));
  await stream.allReady;
  const page = await new Response(stream).text();
  expect(page).toContain('<math aria-label="one half"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>');
  expect(page).toContain('<math aria-label="x squared" display="block">');
  expect(page).toContain("of $5 or $6?");
  expect(page).toContain("This formula uses \\href");
  expect(page).not.toContain("href=");
});
