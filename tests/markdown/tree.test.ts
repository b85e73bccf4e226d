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
