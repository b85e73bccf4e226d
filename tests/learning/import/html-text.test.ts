import { expect, test } from "bun:test";
import fc from "fast-check";
import { escapeHtml, htmlText } from "../../../src/learning/import/html-text.ts";

test.each([
  ["plain", "plain"],
  ["a<br>b<br/>c", "a\nb\nc"],
  ["<div>one</div><div>two</div>", "one\ntwo"],
  ["<ul><li>x</li><li>y</li></ul>", "x\ny"],
  ["caf&eacute; &amp; t&#233; &#x1F600; &unknown; &#0;", "café & té 😀 &unknown; &#0;"],
  ["&Eacute;cole &Oslash; &szlig;", "École Ø ß"],
  ["<script>alert('x')</script>safe<style>b{}</style>", "safe"],
  ["3 < 4 and 5 > 2", "3 < 4 and 5 > 2"],
  ['word [sound:a.mp3]<img src="x.png">', "word"],
  ["<!-- hidden --> shown", "shown"],
  ["line\nwrapped", "line wrapped"],
])("%p reads %p", (html, text) => {
  expect(htmlText(html)).toBe(text);
});

test("what we escape reads as it was", () => {
  const line = fc
    .string({ unit: "grapheme" })
    .filter((text) => text.trim() === text && !/[\r\n[]/.test(text));
  fc.assert(fc.property(line, (text) => expect(htmlText(escapeHtml(text))).toBe(text)));
});

test.each(["<!--", "<a", "[sound:", "<script>", "&#", "<li"])(
  "a long run of %p does not hold anybody up",
  (part) => {
    expect(htmlText(part.repeat(100_000)).length).toBeLessThanOrEqual(part.length * 100_000);
  },
);
