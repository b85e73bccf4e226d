import { describe, expect, test } from "bun:test";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { temporary } from "../workspace/temporary.ts";

/** `file:line: message` of all that is wrong with a plugin of these files, and of what is only worth knowing. */
async function toldOf(files: Record<string, string>) {
  using place = temporary();
  for (const [name, text] of Object.entries(files)) place.write(`kit/${name}`, text);
  const { problems, notes } = await discoverPlugins([place.path("kit")]);
  const said = (list: typeof problems) =>
    list.map(({ file, line, message }) => `${file.slice(place.path("kit/").length)}:${line}: ${message}`);
  return { problems: said(problems), notes: said(notes) };
}

const skill = { "skills/rhyming/SKILL.md": "---\ndescription: d\n---\n" };
const hook = { "hooks/gate.ts": "export default {};" };

describe("every problem of a plugin is said in one round", () => {
  const cases: [why: string, frontmatter: string, lines: number[]][] = [
    [
      "a field of the wrong type",
      "model: m\nprovider: openai\nmaxTurns: many\nskills: [rhymign]\nhooks: [gaet]",
      [4, 5, 6],
    ],
    ["a missing field", "provider: openai\nhandoffs: [nobdy]\nskills: [rhymign]", [1, 3, 4]],
    [
      "an item of the wrong type beside a wrong name",
      "model: m\nprovider: openai\nskills:\n  - 7\n  - rhymign",
      [5, 6],
    ],
    ["a list that is written as text", "model: m\nprovider: openai\nskills: rhymign", [4, 4]],
    ["a misspelt field with a wrong name in it", "model: m\nprovider: openai\nskils: [rhymign]", [4, 4]],
    ["a field given twice", "model: m\nmodel: n\nprovider: azure\nhooks: [gaet]", [3, 4, 5]],
    [
      "a name that is not the file's",
      "name: other\nmodel: m\nprovider: azure\nsubagents: [nobdy]",
      [2, 4, 5],
    ],
  ];
  test.each(cases)("%s hides nothing else", async (_why, frontmatter, lines) => {
    const { problems } = await toldOf({
      ...skill,
      ...hook,
      "agents/one.md": `---\n${frontmatter}\n---\nDo.\n`,
      "agents/nobody.md": "---\nmodel: m\nprovider: openai\n---\n",
    });
    expect(problems.map((line) => Number(line.split(":")[1]))).toEqual(lines);
    expect(problems.every((line) => line.startsWith("agents/one.md:"))).toBe(true);
  });

  test("nor do wrong commands, skills and manifests", async () => {
    const { problems } = await toldOf({
      ".claude-plugin/plugin.json": '{\n  "name": "kit",\n  "version": 3,\n  "descripton": "x"\n}',
      "agents/one.md": "---\nmodel: m\nprovider: openai\n---\n",
      "commands/go.md": "---\nagent: oen\nmode: batch\n---\n",
      "skills/rhyming/SKILL.md": "---\nname: other\ndescription: 7\n---\n",
    });
    expect(problems.map((line) => line.split(":").slice(0, 2).join(":"))).toEqual([
      ".claude-plugin/plugin.json:3",
      ".claude-plugin/plugin.json:4",
      "commands/go.md:1",
      "commands/go.md:2",
      "commands/go.md:3",
      "skills/rhyming/SKILL.md:2",
      "skills/rhyming/SKILL.md:3",
    ]);
  });
});

test("a field that nothing reads is named in every kind of file, with the likely one, even beside a problem", async () => {
  const { problems, notes } = await toldOf({
    ".claude-plugin/plugin.json":
      '{\n  "name": "kit",\n  "auhtor": { "name": "x" },\n  "zebra": 1,\n  "keywords": []\n}',
    "agents/one.md": "---\nmodel: m\nprovider: azure\ncolour: red\nzebra: 1\n---\n",
    "commands/go.md": "---\nagent: one\ndescription: d\nargument_hint: x\n---\n",
    "skills/rhyming/SKILL.md": "---\ndescription: d\nlicence: MIT\nmoon: full\n---\n",
  });
  expect(notes).toEqual([
    ".claude-plugin/plugin.json:3: `auhtor` is not a field of a plugin, and nothing reads it. Did you mean `author`?",
    ".claude-plugin/plugin.json:4: `zebra` is not a field of a plugin, and nothing reads it.",
    "agents/one.md:4: `colour` is not a field of an agent, and nothing reads it. Did you mean `color`?",
    "agents/one.md:5: `zebra` is not a field of an agent, and nothing reads it.",
    "commands/go.md:4: `argument_hint` is not a field of a command, and nothing reads it. Did you mean `argument-hint`?",
    "skills/rhyming/SKILL.md:4: `moon` is not a field of a skill, and nothing reads it.",
  ]);
  expect(problems).toContain(
    "skills/rhyming/SKILL.md:3: `licence` is not a field of a skill. Did you mean `license`?",
  );
});

test("a manifest that is not JSON is said with the line where it stops being it", async () => {
  const { problems } = await toldOf({
    ".claude-plugin/plugin.json": '{\n  "name": "kit",\n  "version": "1"\n  "description": "x"\n}',
    "agents/one.md": "---\nmodel: m\nprovider: openai\n---\n",
  });
  expect(problems).toEqual([expect.stringMatching(/^\.claude-plugin\/plugin\.json:[34]: This is not JSON/)]);
});
