import { expect, test } from "bun:test";
import fc from "fast-check";
import { parseFrontmatter } from "../../src/markdown/frontmatter.ts";
import { agentFormat, commandFormat, skillFormat } from "../../src/plugin/formats.ts";
import { times } from "../sweep.ts";

const agent = (yaml: string, body = "Body.") =>
  parseFrontmatter("a.md", `---\n${yaml}\n---\n${body}`, agentFormat);

function problems(yaml: string): [number, string][] {
  const read = agent(yaml);
  return read.ok ? [] : read.problems.map(({ line, message }) => [line, message]);
}

const full = `name: planner
description: Plans lessons
model: claude-sonnet-5-5
provider: anthropic
workspace: [teacher.md, classes/*.md]
skills:
  - backward-design
tools: Read, Write
hooks: [scope-check]
handoffs: [reviewer]
outputSchema:
  type: object
maxTurns: 12
maxBudgetUsd: 0.25`;

test("every field of an agent is read", () => {
  const read = agent(full);
  expect(read).toMatchObject({
    ok: true,
    body: "Body.",
    value: {
      name: "planner",
      description: "Plans lessons",
      model: "claude-sonnet-5-5",
      provider: "anthropic",
      workspace: ["teacher.md", "classes/*.md"],
      skills: ["backward-design"],
      tools: ["Read", "Write"],
      hooks: ["scope-check"],
      handoffs: ["reviewer"],
      outputSchema: { type: "object" },
      maxTurns: 12,
      maxBudgetUsd: 0.25,
    },
  });
  if (read.ok)
    expect([read.lineOf(["skills", 0]), read.lineOf(["maxTurns"]), read.lineOf(["nothing"])]).toEqual([
      8, 14, 1,
    ]);
});

test("what is left out has the spec's default, and a field with nothing after its colon counts as left out", () => {
  const bare = agent("model: m\nprovider: openai\nskills:\nhooks:");
  const lists = {
    workspace: [],
    skills: [],
    tools: [],
    writable: [],
    hooks: [],
    subagents: [],
    handoffs: [],
  };
  expect(bare.ok && bare.value).toEqual({
    description: "",
    model: "m",
    provider: "openai",
    timeLimits: {},
    ...lists,
  });
  const command = parseFrontmatter("c.md", "---\nagent: a\ndescription: d\n---\n", commandFormat);
  expect(command.ok && command.value).toEqual({ agent: "a", description: "d", mode: "single" });
});

test("each wrong value is said in plain words, with its line", () => {
  const good = "model: m\nprovider: openai";
  for (const [yaml, line, message] of [
    ["provider: openai", 1, "`model` is missing; it must be text."],
    ["model:\nprovider: openai", 2, "`model` is missing; it must be text."],
    ["model: ''\nprovider: openai", 2, "`model` must be text, not empty."],
    ["model: m", 1, "`provider` is missing; it must be one of `anthropic`, `openai`, `builtin`."],
    [
      "model: m\nprovider: azure",
      3,
      '`provider` must be one of `anthropic`, `openai`, `builtin`, not "azure".',
    ],
    [`${good}\nmaxTurns: lots`, 4, '`maxTurns` must be a whole number above 0, not "lots".'],
    [`${good}\nmaxTurns: 0`, 4, "`maxTurns` must be a whole number above 0, not 0."],
    [`${good}\nmaxTurns: 1.5`, 4, "`maxTurns` must be a whole number above 0, not 1.5."],
    [`${good}\nmaxBudgetUsd: -1`, 4, "`maxBudgetUsd` must be a number above 0, not -1."],
    [`${good}\nworkspace: teacher.md`, 4, '`workspace` must be a list of text, not "teacher.md".'],
    [`${good}\nskills:\n  - fine\n  - 7`, 6, "`skills[1]` must be text, not 7."],
    [`${good}\nhooks: { a: b }`, 4, "`hooks` must be a list of text, not a set of fields."],
    [`${good}\ntools: 3`, 4, "`tools` must be a list of text or text, not 3."],
    [`${good}\noutputSchema: x`, 4, '`outputSchema` must be a set of fields, not "x".'],
    [`${good}\nmaxturns: 4`, 4, "`maxturns` is not a field of an agent. Did you mean `maxTurns`?"],
    [`${good}\nmodel: n`, 4, "`model` is given twice."],
    [`${good}\nskills: [a`, 4, "This is not YAML: "],
    ["- a\n- b", 2, "It must hold fields, as `name: value`."],
  ] as const) {
    const found = problems(yaml);
    expect(found).toHaveLength(1);
    expect(found[0]?.[0]).toBe(line);
    expect(found[0]?.[1]).toStartWith(message);
  }
});

test("all problems of a file come at once, in the file's order", () => {
  expect(problems("maxTurns: x\nprovider: y\nhandoff: [z]").map(([line]) => line)).toEqual([1, 2, 3, 4]);
});

test("fields of Claude Code are left alone, even those that look like a slip", () => {
  expect(problems("model: m\nprovider: openai\ncolor: green\npermissionMode: plan")).toEqual([]);
  const command = parseFrontmatter(
    "c.md",
    "---\nagent: a\ndescription: d\nmodel: haiku\n---\n",
    commandFormat,
  );
  expect(command.ok).toBe(true);
});

test("a skill follows the Agent Skills rules, and may leave its name to its folder", () => {
  const skill = (yaml: string) => parseFrontmatter("SKILL.md", `---\n${yaml}\n---\n`, skillFormat);
  expect(skill("description: d\nlicense: MIT\nallowed-tools: Read\nmetadata: { a: b }").ok).toBe(true);
  expect(skill(`name: ${"a".repeat(64)}\ndescription: ${"d".repeat(1024)}`).ok).toBe(true);
  for (const wrong of [
    "name: Big\ndescription: d",
    "name: a--b\ndescription: d",
    "name: a",
    `description: ${"d".repeat(1025)}`,
  ]) {
    expect(skill(wrong).ok).toBe(false);
  }
  expect(skill("name: My Skill\ndescription: d")).toMatchObject({
    problems: [
      { line: 2, message: '`name` must be lower-case letters, digits and single hyphens, not "My Skill".' },
    ],
  });
  expect(skill(`description: ${"d".repeat(1025)}`)).toMatchObject({
    problems: [{ message: "`description` must be text of 1 to 1,024 characters, not 1,025 characters." }],
  });
});

test("a file saved by Windows' Notepad reads like any other", () => {
  const read = parseFrontmatter(
    "a.md",
    "\uFEFF---\r\nmodel: m\r\nprovider: openai\r\n--- \r\nOne\r\nTwo\r\n",
    agentFormat,
  );
  expect(read).toMatchObject({ ok: true, value: { model: "m" }, body: "One\nTwo" });
  const wrong = parseFrontmatter("a.md", "---\r\nmodel: m\r\nprovider: x\r\n---\r\n", agentFormat);
  expect(wrong).toMatchObject({ problems: [{ file: "a.md", line: 3 }] });
});

test("missing fences are said with their line", () => {
  for (const [text, line, message] of [
    ["# Title\n", 1, "There is no frontmatter"],
    ["", 1, "There is no frontmatter"],
    ["---\nmodel: m\n", 1, "The frontmatter is not closed"],
    ["\n\n---\nmodel: m\n---\n", 3, "must start on the first line"],
  ] as const) {
    const read = parseFrontmatter("a.md", text, agentFormat);
    expect(read.ok).toBe(false);
    if (!read.ok) {
      expect(read.problems[0]?.line).toBe(line);
      expect(read.problems[0]?.message).toContain(message);
    }
  }
});

test("YAML is 1.2: on, yes and no are words", () => {
  const read = agent("model: yes\nprovider: openai\ndescription: no\nskills: [on, off]");
  expect(read).toMatchObject({ value: { model: "yes", description: "no", skills: ["on", "off"] } });
});

test("a bomb of aliases, an alias to nothing and ten thousand brackets are problems, not crashes", () => {
  let bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]";
  for (let n = 1; n < 9; n++)
    bomb += `\na${n}: &a${n} [${Array(9)
      .fill(`*a${n - 1}`)
      .join(", ")}]`;
  for (const yaml of [
    bomb,
    "model: *nothing",
    "[".repeat(10_000),
    "a: !!js/function x",
    "? [a]\n: b",
    "__proto__: { x: 1 }",
  ]) {
    expect(agent(yaml).ok).toBe(false);
  }
});

test("any frontmatter that is valid comes back as it was", () => {
  const word = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
    .map((text) => text.replace(/[\r\n\u2028\u2029]/g, ""));
  const text = word.filter((value) => value !== "");
  const fields = fc.record(
    {
      description: fc.string(),
      model: text,
      provider: fc.constantFrom("anthropic", "openai", "builtin"),
      workspace: fc.array(text),
      skills: fc.array(text),
      hooks: fc.array(text),
      maxTurns: fc.integer({ min: 1, max: 1000 }),
      maxBudgetUsd: fc.double({ min: 0.01, max: 100, noNaN: true }),
    },
    { requiredKeys: ["model", "provider"] },
  );
  fc.assert(
    fc.property(fields, (value) => {
      // JSON is YAML: what it says is what must come back.
      const yaml = Object.entries(value).map(([key, field]) => `${key}: ${JSON.stringify(field)}`);
      const read = agent(yaml.join("\n"), "The body");
      expect(read).toMatchObject({ ok: true, value, body: "The body" });
    }),
    { numRuns: times(50, 200), seed: 2 },
  );
});

test("no text at all makes it throw, and every problem has a line of the file", () => {
  const piece = fc.constantFrom(
    "---",
    "\n",
    "\r\n",
    ": ",
    "- ",
    "model",
    "[",
    "{",
    "&a",
    "*a",
    "|",
    ">",
    '"',
    "'",
    "#",
    "\t",
    "!!",
    "? ",
    "%",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(text, fc.boolean(), (inside, fenced) => {
      const file = fenced ? `---\n${inside}\n---\nbody` : inside;
      const read = parseFrontmatter("a.md", file, agentFormat);
      if (read.ok) return;
      expect(read.problems.length).toBeGreaterThan(0);
      for (const { line } of read.problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(file.split(/\r\n|\r|\n/).length);
      }
    }),
    { numRuns: times(125, 500), seed: 3 },
  );
});
