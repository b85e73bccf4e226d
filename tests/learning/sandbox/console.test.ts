import { describe, expect, test } from "bun:test";
import type { BoxRequest } from "../../../src/learning/sandbox/box.ts";
import { type ConsoleLanguage, runLine } from "../../../src/learning/sandbox/console/console.ts";
import { pyodideRunner } from "../../../src/learning/sandbox/pyodide.ts";
import { runInBox } from "../../../src/learning/sandbox/run-in-box.ts";

/** Types lines one after another, as the page does: only what was kept is there for the next. */
async function typed(language: ConsoleLanguage, lines: readonly string[], earlier: readonly string[] = []) {
  const before = [...earlier];
  const replies: Awaited<ReturnType<typeof runLine>>[] = [];
  for (const line of lines) {
    const reply = await runLine({ language, before, line, seed: 11 }, (request) => runInBox(request));
    if (reply.kept) before.push(line);
    replies.push(reply);
  }
  return replies;
}

const shown = (replies: Awaited<ReturnType<typeof typed>>) =>
  replies.map(({ printed, error }) => `${printed}${error}`.trimEnd());

describe("lines typed one after another", () => {
  test("Python: names stay, what was printed before is not printed again, and a value is shown as Python shows it", async () => {
    const lines = [
      "harga = [3, 5]",
      "def jumlah(senarai):\n    print('kira')\n    return sum(senarai)\n",
      "jumlah(harga)",
      "'dua' + 'puluh'",
      "harga.append(4); harga",
      "for h in harga:\n    print(h)",
      "_ + [1]",
    ];
    expect(shown(await typed("python", lines))).toEqual([
      "",
      "",
      "kira\n8",
      "'duapuluh'",
      "[3, 5, 4]",
      "3\n5\n4",
      "[3, 5, 4, 1]",
    ]);
  });

  test("Python: an error says its line, and what came before it in the same entry has happened", async () => {
    const [, broken, after, syntax, one, asked] = await typed("python", [
      "n = 1",
      "n = 2\nn / 0\nn = 3",
      "n",
      "x = 1\nif x = 2:\n    pass",
      "kosong",
      "input('?')",
    ]);
    expect(broken).toEqual({ printed: "", error: "Line 2: ZeroDivisionError: division by zero", kept: true });
    expect(after?.printed).toBe("2\n");
    expect(syntax?.error).toMatch(/if x = 2:\n\s+\^\nLine 2: SyntaxError/);
    expect(one?.error).toBe("NameError: name 'kosong' is not defined");
    expect(asked?.error).toContain("write the value into your line instead");
  });

  test("JavaScript: names stay, a const stays one, and a name may be declared again", async () => {
    const lines = [
      "let harga = [3, 5]; const cukai = 2",
      "function jumlah(s) {\n  console.log('kira');\n  return s.reduce((a, b) => a + b, 0);\n}",
      "jumlah(harga) + cukai",
      "cukai = 3",
      "let harga = 'baharu'",
      "harga",
      "{a: 1}",
      "let p = 1\nlet q = p.r.s",
    ];
    expect(shown(await typed("javascript", lines))).toEqual([
      "",
      "",
      "kira\n10",
      "TypeError: 'cukai' is read-only",
      "",
      '"baharu"',
      "{ a: 1 }",
      "Line 2: TypeError: cannot read property 's' of undefined",
    ]);
  });

  test.each(["python", "javascript"] as const)("%s: chance gives again what it gave", async (language) => {
    const [take, look] =
      language === "python" ? ["import random; n = random.random()", "n"] : ["var n = Math.random()", "n"];
    const [first, again] = await typed(language, [look, look], [take]);
    expect(first?.printed).toMatch(/^0\.\d+\n$/);
    expect(again?.printed).toBe(first?.printed ?? "");
  });

  test.each([
    ["python", "import os; os._exit(0)"],
    ["javascript", "process.exit(0)"],
  ] as const)(
    "%s: a line that ends the program is not kept, and the next goes on",
    async (language, line) => {
      const [ended, after] = await typed(language, [line, "n"], ["n = 7"]);
      expect(ended).toMatchObject({ kept: false });
      expect(ended?.error).toContain("as it was before this line");
      expect(after?.printed).toBe("7\n");
    },
  );

  test.each([
    ["python", "while True: pass", 1, /still running/],
    ["python", "while True: print('x' * 1000)", 60, /printed more than 20 kB/],
    ["javascript", "while (true) console.log('x'.repeat(1000))", 60, /printed more than 20 kB/],
  ] as const)(
    "%s: %s is stopped, and is not kept for the next line",
    async (language, line, seconds, why) => {
      const stopped = await runLine({ language, before: ["n = 7"], line, seed: 11 }, (request) =>
        runInBox({ ...request, limits: { ...request.limits, seconds } }),
      );
      expect(stopped.kept).toBe(false);
      expect(stopped.error).toMatch(why);
      expect(stopped.printed.length).toBeLessThanOrEqual(20_000);
    },
  );

  test("Python in WebAssembly does the same, where there is no other", async () => {
    const box = (request: BoxRequest) => runInBox(request, { runners: [pyodideRunner] });
    const before = ["a = {'x': 1}", "print('unheard')"];
    const reply = await runLine({ language: "python", before, line: "print(a)\na['y']", seed: 1 }, box);
    expect(reply).toEqual({ printed: "{'x': 1}\n", error: "Line 2: KeyError: 'y'", kept: true });
  });

  test("whatever is typed comes to a reply: quotes, line ends, marks of other scripts, the program's own words", async () => {
    const odd = ["'\\\\' + \"'\"", "'سلام \u2028'", "# only a remark", "", "'''a\nb'''", "box_job", "JOB"];
    for (const language of ["python", "javascript"] as const) {
      const typedNow = { language, before: odd, line: "1 + 1", seed: 1 };
      expect(await runLine(typedNow, (request) => runInBox(request))).toMatchObject({
        printed: "2\n",
        kept: true,
      });
    }
  });
});
