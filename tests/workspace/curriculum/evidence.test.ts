import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { importCsv } from "../../../src/workspace/curriculum/csv-import.ts";
import { checkClaims, checkEvidence } from "../../../src/workspace/curriculum/evidence.ts";
import { times } from "../../sweep.ts";
import { files, pointTo, reader, registryOf } from "./samples.ts";

const registry = registryOf();
const point = (code: string) => pointTo(registry, code);
const check = (markdown: string, level: string | undefined = "Fourth") =>
  checkEvidence(markdown, registry, { level, read: reader() });
const problems = (markdown: string, level?: string) =>
  check(markdown, level).findings.map(({ code, problem }) => `${code} ${problem}`);
const summary = registry.find("TCH 4-14a")?.text ?? "";
const syl = (range: string, after = "") => `[SYL B-01](curriculum/syldavia.md#${range})${after}`;

describe("a lesson that claims what is not so is caught", () => {
  const cases: [string, string, string[]][] = [
    [
      "the spec's own invented outcome, quoted with a pointer",
      `- ${point("TCH 3-13a")} — Iteration: "I can create, with increasing independence, parsing code…"`,
      ["TCH 3-13a quotation-mismatch"],
    ],
    [
      "the same without quotation marks, among the curriculum links",
      `## Curriculum links\n\n- ${point("TCH 3-13a")} — Iteration: I can create, with increasing independence, parsing code…`,
      ["TCH 3-13a quotation-mismatch"],
    ],
    [
      "the same with no pointer",
      "TCH 3-13a — Iteration: I can create, with increasing independence, parsing code…",
      ["TCH 3-13a no-pointer"],
    ],
    ["a code that exists nowhere", "We cover TCH 3-19z.", ["TCH 3-19z unknown-code"]],
    [
      "a code that exists nowhere, with a pointer",
      "[TCH 9-99a](curriculum/cfe-computing.md#L16-L26)",
      ["TCH 9-99a unknown-code"],
    ],
    ["a code of a curriculum that is not there", "Numeracy: MNU 3-20a.", ["MNU 3-20a unknown-code"]],
    [
      "an invented code behind a real one",
      `${point("TCH 4-14a")}, then TCH 4-14a, 4-19z`,
      ["TCH 4-19z unknown-code"],
    ],
    ["a real code with no pointer", "We cover TCH 4-14a.", ["TCH 4-14a no-pointer"]],
    [
      "a real code that links to the web",
      "[TCH 4-14a](https://education.gov.scot)",
      ["TCH 4-14a no-pointer"],
    ],
    [
      "a pointer to the wrong entry",
      point("TCH 4-15a").replace("TCH 4-15a", "TCH 4-14a"),
      ["TCH 4-14a wrong-entry"],
    ],
    ["a pointer over two entries", syl("L14-L28"), ["SYL B-01 wrong-entry"]],
    ["a pointer to keywords only", syl("L28"), ["SYL B-01 wrong-entry"]],
    [
      "a pointer to a file that is no curriculum",
      "[TCH 4-14a](classes/3B.md#L1)",
      ["TCH 4-14a missing-file"],
    ],
    [
      "a range past the end",
      "[TCH 4-14a](curriculum/cfe-computing.md#L244-L9999)",
      ["TCH 4-14a range-outside-file"],
    ],
    [
      "a range the wrong way round",
      "[TCH 4-14a](curriculum/cfe-computing.md#L250-L244)",
      ["TCH 4-14a range-outside-file"],
    ],
    ["line nought", "[TCH 4-14a](curriculum/cfe-computing.md#L0-L3)", ["TCH 4-14a range-outside-file"]],
    ["no lines", "[TCH 4-14a](curriculum/cfe-computing.md)", ["TCH 4-14a no-lines"]],
    ["a file that is not there", "[TCH 4-14a](curriculum/cfe-computer.md#L1-L2)", ["TCH 4-14a missing-file"]],
    [
      "a path that leaves the workspace",
      "[TCH 4-14a](../../etc/passwd#L1-L2)",
      ["TCH 4-14a outside-workspace"],
    ],
    ["an absolute path", "[TCH 4-14a](/etc/passwd#L1)", ["TCH 4-14a outside-workspace"]],
    ["an encoded way out", "[TCH 4-14a](%2e%2e/secret.md#L1)", ["TCH 4-14a outside-workspace"]],
    [
      "a quotation changed by one word",
      `${syl("L22-L28")} "I can repeat steps while a condition is met."`,
      ["SYL B-01 quotation-mismatch"],
    ],
    [
      "a quotation from another line",
      `${syl("L22-L23")} "I can repeat steps until a condition is met."`,
      ["SYL B-01 quotation-mismatch"],
    ],
    ["half a word quoted", `${syl("L22-L28")} "I can repeat step"`, ["SYL B-01 quotation-mismatch"]],
    [
      "an announced quotation",
      `${syl("L22-L28")} says that pupils “can repeat steps for ever and ever”.`,
      ["SYL B-01 quotation-mismatch"],
    ],
    [
      "a summary presented as a quotation",
      `${point("TCH 4-14a")}: "${summary}"`,
      ["TCH 4-14a summary-as-quotation"],
    ],
    [
      "an outcome two levels off the class",
      `Main outcome: ${point("TCH 2-14a")}.`,
      ["TCH 2-14a level-mismatch"],
    ],
    ["an en dash and no pointer", "TCH 4–14a", ["TCH 4-14a no-pointer"]],
    ["a non-breaking space and no pointer", "TCH\u00A04-14a", ["TCH 4-14a no-pointer"]],
    ["in a heading", "## Lesson on TCH 3-19z", ["TCH 3-19z unknown-code"]],
    ["in a table cell", "| Part | Code |\n|---|---|\n| Main | TCH 3-19z |", ["TCH 3-19z unknown-code"]],
    ["across a line break", "Today we look at TCH\n3-19z together.", ["TCH 3-19z unknown-code"]],
    [
      "a quotation with a pointer that names no code",
      `[the outcome](curriculum/syldavia.md#L22-L28) "I can fly."`,
      [" quotation-mismatch"],
    ],
    [
      "everything at once",
      `[TCH 1-14a](curriculum/cfe-computing.md#L244-L254) "I can fly."`,
      ["TCH 1-14a wrong-entry", "TCH 1-14a quotation-mismatch", "TCH 1-14a level-mismatch"],
    ],
  ];
  for (const [name, markdown, expected] of cases) {
    test(name, () => expect(problems(markdown)).toEqual(expected));
  }

  test("a curriculum file edited since its import", () => {
    const imported = importCsv("code,text,level\nABC 1-01a,I can count.,First\n", {
      title: "T",
      source: "t.csv",
      retrieved: "2026-11-15",
    });
    if (!imported.ok) throw new Error(imported.message);
    const lesson = (text: string) => {
      const changed = [{ path: "curriculum/abc.md", text }];
      const own = registryOf(changed);
      return checkEvidence(`${pointTo(own, "ABC 1-01a")} "${own.find("ABC 1-01a")?.text}"`, own, {
        read: reader(changed),
      }).findings;
    };
    expect(lesson(imported.text)).toEqual([]);
    expect(lesson(imported.text.replace("I can count.", "I can count to ten."))).toMatchObject([
      { problem: "unverified-source" },
    ]);
  });

  test("a teacher is told what is wrong and what would be right", () => {
    const [invented] = check("On line one.\n\nTCH 3-14z").findings;
    expect(invented).toMatchObject({
      line: 3,
      status: "invented",
      message: "TCH 3-14z isn't in your curriculum files. Nearest: TCH 3-14a.",
    });
    const [bare] = check("TCH 4-14a").findings;
    expect(bare).toMatchObject({ status: "unsupported", fix: `Write ${point("TCH 4-14a")}.`, pointer: null });
    const [empty] = checkEvidence("TCH 4-14a", registryOf([]), { read: () => null }).findings;
    expect(empty?.message).toContain("There are none in your workspace yet.");
  });
});

describe("a right lesson passes without a finding", () => {
  const lesson = `# Loops for 3B

## Overview
The class meets loops in Python (TCH 4-14a), 2-3 minutes of recap on A4 sheets, S3.

## Curriculum links
- ${point("TCH 4-14a")}: how the constructs of Python say that steps repeat
- ${point("TCH 4-15a").replace("[TCH 4-15a]", "[**TCH 4–15a**]")} in the making task
- Prior learning: ${point("TCH 2-14a")} and ${point("TCH 1-14a")}

## Success criteria
- I can say how often a loop runs. (TCH 4-14a)
- I can explain "iteration" in my own words.

## Prior knowledge
| Outcome | What they know |
|---|---|
| ${point("TCH 1-15a")} | fixed repeats |

## Main
Ask: "What will this print?" and write it down. Python 3-13 is on every machine.

\`\`\`python
for i in range(3-14): print(i)
\`\`\`
`;

  test("with everything in its place", () => {
    expect(check(lesson)).toEqual({
      claims: 5,
      verified: 5,
      otherStage: 0,
      misfitting: 0,
      invented: 0,
      unsupported: 0,
      findings: [],
    });
  });

  test.each([
    ["S3", "Fourth", null],
    ["S1", "Third", { which: "older", level: "Fourth" }],
    ["S6", "Higher", { which: "younger", level: "Fourth" }],
    // The class works at it, whatever its year is.
    ["S1", "Fourth", null],
    ["a club", "", null],
  ] as const)(
    "for %p, at level %p, an outcome of level Fourth is named as of another stage: %p",
    (stage, level, other) => {
      const lines = `## Curriculum links\n\n- ${point("TCH 4-14a")}\n- Prior learning: ${point("TCH 4-13a")}\n`;
      const context = { level, stage, read: reader() };
      const [claimed, prior] = checkClaims(lines, registry, context).flat();
      expect(claimed).toMatchObject({ status: "verified", otherStage: other });
      // What came before is of a younger stage as a matter of course.
      expect(prior?.otherStage).toBeNull();
      expect(checkEvidence(lines, registry, context).otherStage).toBe(other === null ? 0 : 1);
    },
  );

  const fine: [string, string][] = [
    ["official words, quoted", `${syl("L22-L28")} "I can repeat steps until a condition is met."`],
    [
      "curly marks, a wrapped line, a part of the sentence",
      `${syl("L22-L28")}: “repeat steps\nuntil a condition”`,
    ],
    ["words left out", `${syl("L22-L28")} "I can repeat … a condition is met"`],
    ["a summary that says it is one", `${point("TCH 4-14a")} (our summary: "${summary}")`],
    ["heading and text are enough", syl("L22-L25")],
    ["one line, the heading", syl("L22")],
    [
      "a question to the class behind a pointer",
      `${point("TCH 4-14a")} — key question: "How often does this loop run?"`,
    ],
    ["a new sentence that speaks", `${point("TCH 4-14a")}. "Today we repeat ourselves," says the teacher.`],
    ["one level above or below", point("TCH 3-15a")],
    [
      "the pointer behind the code",
      `TCH 4-14a (${point("TCH 4-14a").replace("[TCH 4-14a]", "[its lines]")})`,
    ],
    ["a reference-style link", `[TCH 4-14a][1]\n\n[1]: ${/\((.*)\)/.exec(point("TCH 4-14a"))?.[1]}`],
    ["far lower, built on", `This builds on ${point("TCH 1-14a")}.`],
    ["far lower, under a list item on prior learning", `- Prior learning\n  - ${point("TCH 1-14a")}`],
    ["keywords of a language in quotation marks", `${point("TCH 4-14a")} ("for" and "while" loops)`],
    [
      "official words as a statement, and more behind it",
      `## Curriculum links\n\n- ${syl("L22-L28")}: I can repeat steps until a condition is met. We use a game for it.`,
    ],
    ["no code at all", "S3 pupils use A4 paper for 2-3 minutes, section 3-14a of the form."],
    ["nothing", ""],
  ];
  for (const [name, markdown] of fine) {
    test(name, () => expect(problems(markdown, /SYL/.test(markdown) ? "Upper" : "Fourth")).toEqual([]));
  }

  test("every outcome of every file can be cited by its own lines, and quoted where it is official", () => {
    for (const outcome of registry.outcomes) {
      const quoted = registry.file(outcome.file)?.wording === "official" ? ` "${outcome.text}"` : "";
      expect(problems(point(outcome.code) + quoted, outcome.level)).toEqual([]);
    }
  });
});

test("claims are counted once: a pointer each, and a code without one however often it is said", () => {
  const report = check(
    `TCH 4-15a and TCH 4-15a. ${point("TCH 4-14a")}, ${point("TCH 4-14a")}, TCH 4-14a. TCH 3-19z! TCH 3-19z!`,
  );
  expect(report).toMatchObject({ claims: 4, verified: 2, invented: 1, unsupported: 1 });
});

test("no lesson is too strange to be checked, and the counts add up", () => {
  const pieces = fc.constantFrom(
    "TCH ",
    "4-14a",
    "[",
    "](",
    "curriculum/cfe-computing.md",
    "#L244-L254",
    ")",
    '"',
    "“",
    "\n",
    "| ",
    "|---|\n",
    "## ",
    "> ",
    "- ",
    "TCH 3-19z",
    "<b>",
    "`",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 }).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(text, (markdown) => {
      const { claims, verified, invented, unsupported, findings } = check(markdown);
      expect(verified + invented + unsupported).toBe(claims);
      expect(findings.length === 0).toBe(claims === verified);
      const lines = markdown.split(/\r\n|\n|\r/).length;
      for (const { line } of findings) expect(line).toBeWithin(1, lines + 1);
    }),
    { numRuns: times(50, 200), seed: 11 },
  );
});

test("files are read by their plain path only", () => {
  const asked: string[] = [];
  const read = (path: string) => {
    asked.push(path);
    return files.find((file) => file.path === path)?.text ?? null;
  };
  checkEvidence(`[TCH 4-14a](./curriculum//cfe-computing.md#L244) [TCH 4-15a](../x.md#L1)`, registry, {
    read,
  });
  expect(asked).toEqual(["curriculum/cfe-computing.md"]);
});
