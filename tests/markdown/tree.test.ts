import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { formulaNodes } from "../../src/markdown/formula-nodes.ts";
import { formulaSyntax } from "../../src/markdown/formula-syntax.ts";
import { parseMarkdown } from "../../src/markdown/tree.ts";
import { swept, times } from "../sweep.ts";

const root = join(import.meta.dir, "..", "..");

/** As it is read with every addition at work, whatever the text holds. */
const fully = (source: string) =>
  fromMarkdown(source, {
    extensions: [gfm(), formulaSyntax()],
    mdastExtensions: [gfmFromMarkdown(), formulaNodes()],
  });

describe("a text is read the same whether or not bare addresses are looked for in it", () => {
  test.each([
    ["www.example.org, WWW.example.org and https://example.org/a?b"],
    ["Write to a.b+c@example.org, mailto:a@example.org or xmpp:a@example.org/b"],
    ["a&commat;example.org, a&#64;example.org, &#119;ww.example.org and ht&#116;p://example.org"],
    ["<https://example.org> and [a@example.org](b) and `www.example.org`"],
    ["| a_b | c-d |\n|---|---|\n| ~~x~~ | 1.5 |\n\n- [ ] one[^1]\n- [x] two\n\n[^1]: three"],
    ["wow. W. h. who, 3.5-4, a_b_c, __a__, -x, +y, snake_case._x_"],
  ])("%s", (source) => expect(parseMarkdown(source)).toEqual(fully(source)));

  const pieces = [
    ...[
      "w",
      "ww",
      "www",
      ".",
      "http",
      "s",
      ":",
      "//",
      "@",
      "&",
      "#64;",
      "commat;",
      "a",
      "Z",
      "0",
      "-",
      "_",
      "+",
      "\\",
    ],
    ...[
      "*",
      "**",
      "~",
      "[",
      "]",
      "(",
      ")",
      "!",
      "`",
      "<",
      ">",
      "|",
      "\n",
      "\n\n",
      " ",
      "# ",
      "- ",
      "1. ",
      "$",
      "é",
      "日",
    ],
  ];
  test("whatever is written", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
        const source = parts.join("");
        expect(parseMarkdown(source)).toEqual(fully(source));
      }),
      { numRuns: times(150, 20_000) },
    );
  });

  test("the notes and papers that ship", () => {
    const files = [...new Bun.Glob("{packs,docs,workspace,desks}/**/*.md").scanSync(root)].sort();
    for (const file of swept(files, 6)) {
      const source = readFileSync(join(root, file), "utf8");
      expect({ file, tree: parseMarkdown(source) }).toEqual({ file, tree: fully(source) });
    }
  });
});

describe("a text is read the same section by section as in one", () => {
  test.each([
    ["code that no line ends", "```\nx\n\n## a\n\n```\n## b"],
    ["code that ends further in than it may", "~~~\nx\n    ~~~\n# a\n~~~\n# b"],
    ["code that a shorter fence does not end", "````\nx\n```\n# a\n````\n# b\n"],
    ["HTML that goes on", "<!-- x\n\n# a\n-->\n\n# b\n\n<div>\n# c\n\n# d"],
    ["what a link means, in another section", "[x] and [^1]\n\n# [y]\n\n[x]: /a\n[y]: /b\n[^1]: c\n# d"],
    ["a formula with a heading in it", "$$\nx\n# a\n$$\n\n# b"],
    ["lists and quotations that a heading ends", "- a\n\n  - b\n# c\n> d\n# e\n1. f\n   ```\n# g\n"],
    ["a byte order mark and Windows' line ends", "\uFEFF# a\r\n\r\nb\r\n## c\r\n- d\r\n\r\n\r\n## e\r\n"],
    ["tabs", "a\tb\n#\tc\td\n\te\n# f\n"],
  ])("%s", (_, source) => expect(parseMarkdown(source)).toEqual(fully(source)));

  const lines = [
    ...[
      "# a",
      "## b *c*",
      "### ",
      "#d",
      " # e",
      "f",
      "f [g] `h`",
      "",
      "",
      "- i",
      "  - j",
      "1. k",
      "> l",
      "    m",
    ],
    ...[
      "```",
      "~~~",
      "````",
      "```figure",
      "   ```",
      "    ```",
      "- ```",
      "<div>",
      "<!--",
      "-->",
      "</div>",
      "$$",
      "| n | o |",
    ],
    ...[
      "|---|---|",
      "===",
      "---",
      "[g]: /p",
      "[^1]: q",
      "r[^1]",
      "- [ ] s",
      "\tt",
      "u\r",
      "$v$",
      "www.w.org",
      "***",
    ],
  ];
  test("whatever stands in its lines, and also where some of its sections were read before", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines), { maxLength: 16 }), (parts) => {
        const source = parts.join("\n");
        expect(parseMarkdown(source)).toEqual(fully(source));
        expect(parseMarkdown(`# Lesson\n\n${source}\n`)).toEqual(fully(`# Lesson\n\n${source}\n`));
      }),
      { numRuns: times(150, 20_000) },
    );
  });
});
