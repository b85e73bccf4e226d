import { describe, expect, test } from "bun:test";
import { conditionText, factors } from "../../src/agent/condition.ts";
import { parseArguments } from "../../src/cli/options.ts";
import { modalities } from "../../src/learning/course-words.ts";
import { providerNames } from "../../src/model/provider-names.ts";
import { type Finished, scratch, teacherAssist } from "./harness.ts";

async function said(...args: string[]): Promise<Finished> {
  using here = scratch();
  return await teacherAssist(args, { cwd: here.dir });
}

describe("an option belongs to its commands", () => {
  test.each([
    [
      ["export", "abc", "--seed", "4"],
      "--seed does not go with export",
      "study new, study repl, study listen, study cards, study together, coach start",
    ],
    [["study", "plan", "malay", "--speech", "text"], "--speech does not go with study plan", "coach start."],
    [["coach", "decks", "--modality", "code"], "--modality does not go with coach decks", "study new."],
    [
      ["study", "new", "malay", "x", "--format", "csv"],
      "--format does not go with study new",
      "study export",
    ],
    [["doctor", "--now", "2026-01-01"], "--now does not go with doctor", "study, coach start"],
    [["lessons", "--force"], "--force does not go with lessons list", "lessons delete"],
    [["research", "decisions", "-o", "x.csv"], "--output does not go with research", "research tables"],
    [["study:quiz", "malay", "--dry-run"], "--dry-run does not go with study quiz", "<plugin>:<command>"],
    [["guide:ask", "hello", "--port", "4170"], "--port does not go with <plugin>:<command>", "--serve."],
    [["--list", "--serve"], "--serve does not go with --list", "--serve."],
    [["--port", "4170"], "--port does nothing alone", "--serve."],
  ])("%j is refused, and says where it belongs", async (args, wrong, home) => {
    const { code, out, err } = await said(...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(wrong);
    expect(err.split("It belongs to")[1]).toContain(home);
  });

  test("what is no command is told so before its options are looked at", async () => {
    expect((await said("exprt", "abc", "--seed", "4")).err).toContain("Did you mean export?");
    expect((await said("study", "pln", "x", "--speech", "text")).err).toContain("Did you mean plan?");
  });

  test("what may stand in an alias goes with every command", async () => {
    const { code, out } = await said("study", "courses", "--provider", "builtin", "--no-color", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toBeObject();
  });
});

describe("--format has the choices of its command", () => {
  test.each([
    [["export", "--help"], "md, html, docx, pptx or pdf"],
    [["study", "export", "--help"], "apkg, csv or xapi"],
    [["coach", "diagram", "--help"], "mermaid, svg or scxml"],
  ])("%j", async (args, choices) => {
    const { out } = await said(...args);
    const line = out
      .split("\n")
      .find((each) => each.includes("--format <format>") && !each.includes("output"));
    expect(line).toEndWith(`: ${choices}`);
  });

  test.each([
    [["export", "abc"], "dcox", "docx"],
    [["study", "export", "malay"], "apgk", "apkg"],
    [["coach", "diagram"], "mermiad", "mermaid"],
  ])("a slip of the hand gets the nearest: %j %s", async (args, typed, meant) => {
    const { code, err } = await said(...args, "--format", typed);
    expect([code, err]).toEqual([2, expect.stringContaining(`Did you mean \`${meant}\`?`)]);
  });

  test("another command's is refused", async () => {
    const { code, err } = await said("coach", "diagram", "--format", "docx");
    expect(code).toBe(2);
    expect(err).toContain("mermaid, svg, scxml");
  });
});

describe("help", () => {
  const named = (text: string) => new Set(text.match(/(?<=\s)--[a-z-]+/g));

  test("of a command shows its own options, what goes everywhere, and no more", async () => {
    const { code, out } = await said("study", "new", "--help");
    expect(code).toBe(0);
    const [own = "", everywhere = ""] = (out.split("Options\n")[1] ?? "").split("Everywhere\n");
    expect([...named(own)].sort()).toEqual([
      "--bloom",
      "--modality",
      "--now",
      "--quiz",
      "--sealed",
      "--seed",
    ]);
    for (const option of ["--workspace", "--json", "--provider"]) expect(named(everywhere)).toContain(option);
    for (const modality of modalities) expect(own).toContain(modality);
    for (const provider of providerNames) expect(everywhere).toContain(provider);
    expect(own).not.toContain("study new:"); // whose it is, is plain
  });

  test("of a room lists its commands and says whose each option is", async () => {
    const { out } = await said("coach", "--help");
    for (const part of ["decks", "start", "run", "check", "diagram"])
      expect(out).toContain(`teacher-assist coach ${part}`);
    expect(out).toContain("coach run: what happens, one event a line");
    expect(named(out)).not.toContain("--modality");
  });

  test("of a room that lists by itself is of all its commands too", async () => {
    const { out } = await said("eval", "--help");
    for (const part of ["list", "run", "compare", "study", "export"])
      expect(out).toContain(`teacher-assist eval ${part}`);
  });

  test("calls a value what it is to the command, and names every letter of a condition", async () => {
    const { out } = await said("eval", "run", "--help");
    expect(out).toContain("--resume <run>");
    expect(out).not.toContain("session-id");
    for (const { letter, name } of factors) expect(out).toContain(`${letter} ${name}`);
  });

  test("of a plugin's command is that of drafting", async () => {
    const { out } = await said("lesson-planning:plan", "--help");
    expect(named(out)).toContain("--adjudicate");
    expect(named(out)).not.toContain("--port");
  });

  test("alone is an overview, in groups", async () => {
    const { out } = await said("--help");
    for (const heading of ["Commands", "Drafting", "Study", "Coach", "Several commands", "Everywhere"])
      expect(out).toContain(`\n${heading}\n`);
    expect(out).toContain("study export: the kind of file (apkg): apkg, csv or xapi");
  });
});

test("completion in a real bash offers a command's own options and choices", async () => {
  const { out: script } = await said("completion", "bash");
  const bash = `${script}
teacher-assist() { :; }
try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _teacher_assist; echo "\${COMPREPLY[@]}"; }
try teacher-assist study export --fo
try teacher-assist study plan --fo
try teacher-assist export abc --format ""
try ./bin/teacher-assist coach diagram --format ""
try teacher-assist lesson-planning : plan x --mi
try teacher-assist --serve --po
try teacher-assist study plan --po
try teacher-assist --po`;
  const done = Bun.spawnSync(["bash", "-c", bash]);
  expect(done.stderr.toString()).toBe("");
  expect(done.stdout.toString().split("\n")).toEqual([
    "--format --force",
    "",
    "md html docx pptx pdf",
    "mermaid svg scxml",
    "--minutes",
    "--port",
    "",
    "--port",
    "",
  ]);
});

describe("conditions of an eval run", () => {
  test("several in one value are each run; a draft has one", () => {
    const { conditions = [] } = parseArguments(["eval", "run", "--condition", "F0 F1"]);
    expect(conditions.map(conditionText)).toEqual(["A1B1C3D3E1F0", "A1B1C3D3E1"]);
    expect(() => parseArguments(["lesson-planning:plan", "x", "--condition", "F0 F1"])).toThrow(
      "no condition",
    );
  });

  test("one that stands outside is not passed over: nothing is run", async () => {
    const { code, err } = await said("eval", "run", "adversarial", "--condition", "F0", "F1");
    expect([code, err]).toEqual([2, expect.stringContaining('--condition "F0 F1"')]);
  });
});
