import { describe, expect, test } from "bun:test";
import { claimMeant, mendClaim } from "../../plugins/lesson-planning/builtin/drafting/mend-claim.ts";
import { proposeRevision } from "../../src/lesson/decide/adjudicate.ts";
import { decide, lessonOf } from "../../src/lesson/decide/decisions.ts";
import { unknownCode } from "../../src/workspace/curriculum/evidence-problems.ts";
import { parseOnce } from "../../src/workspace/curriculum/parse-once.ts";
import { buildRegistry } from "../../src/workspace/curriculum/registry.ts";
import { planning, quietly } from "./planning.ts";

const registry = buildRegistry([
  parseOnce(
    "curriculum/weaving.md",
    "---\ncode_pattern: 'WEV \\d-\\d{2}[a-z]'\n---\n\n## WEV 2-01a — Warp and weft\n- **Level**: Second\n- **Outcome (summary)**: Sets up a loom.\n\n## WEV 2-02a — Colour\n- **Level**: Second\n- **Outcome (summary)**: Chooses colours.\n",
  ),
]);
const { patterns } = registry;
const invented = "WEV 7-77q";
const { message, fix } = unknownCode(invented, registry);
const request = `${message} ${fix}`;
const hers = "- WEV 2-01a: we set up the small looms.\n- WEV 2-02a: my own words on colour.";
const drafted = "## Curriculum links\n\n- WEV 2-01a Warp and weft.";

const mended = (text: string, asked = request) =>
  mendClaim(text, invented, { request: asked, drafted, patterns });

describe("a claim that does not hold is put right by itself", () => {
  test.each([
    ["an item", `## Links\n\n${hers}\n- ${invented}: knots.\n  More on knots.`, `## Links\n\n${hers}`],
    [
      "an item between others",
      `## Links\n\n- ${invented}: knots.\n\n  More on knots.\n${hers}\n\nMine.`,
      `## Links\n\n${hers}\n\nMine.`,
    ],
    [
      "a sentence",
      `## Links\n\nWe meet WEV 2-01a. Then comes ${invented} for knots. It is fun.`,
      "## Links\n\nWe meet WEV 2-01a. It is fun.",
    ],
    ["a paragraph", `## Links\n\nFirst.\n\nSee ${invented}.\n\nLast.`, "## Links\n\nFirst.\n\nLast."],
    [
      "a code beside another",
      `## Links\n\n- WEV 2-01a, [${invented}](curriculum/weaving.md#L5-L7) and WEV 2-02a: looms.`,
      "## Links\n\n- WEV 2-01a, WEV 2-02a: looms.",
    ],
    ["the last of two", `## Links\n\n- WEV 2-01a and ${invented}: looms.`, "## Links\n\n- WEV 2-01a: looms."],
  ])("%s", (_, text, after) => {
    expect(claimMeant(request, text, patterns)).toBe(invented);
    expect(mended(text)).toBe(after);
    const left = mended(text);
    expect(left).not.toContain(invented);
    for (const code of ["WEV 2-01a", "WEV 2-02a"]) expect(left.includes(code)).toBe(text.includes(code));
  });

  test("a code that the draft cites rightly is cited as there, unless it is to go", () => {
    const wrong = "## Links\n\n- WEV 2-01a: dyeing wool.\n- WEV 2-02a: my own words.";
    const about = { request: "WEV 2-01a is about looms, not wool.", drafted, patterns };
    expect(mendClaim(wrong, "WEV 2-01a", about)).toBe(
      "## Links\n\n- WEV 2-01a Warp and weft.\n- WEV 2-02a: my own words.",
    );
    const gone = { ...about, request: "Remove the curriculum link to WEV 2-01a." };
    expect(mendClaim(wrong, "WEV 2-01a", gone)).toBe("## Links\n\n- WEV 2-02a: my own words.");
  });

  test("to exchange one code for another is another wish", () => {
    for (const wish of [`Use WEV 2-02a instead of ${invented}`, `replace ${invented} by WEV 2-01a`])
      expect(claimMeant(wish, `- ${invented}`, patterns)).toBeNull();
    expect(claimMeant(request, hers, patterns)).toBeNull();
  });

  test("through the planner, what she wrote beside the invented code stays word for word", async () => {
    const planner = await planning();
    const { conversation } = await planner.ask("A lesson on loops for 3B");
    const state = lessonOf(conversation.session);
    if (state === null) throw new Error("no lesson");
    const section = state.sections.find(({ id }) => id === "curriculum-links");
    const own = `${section?.text.trimEnd()}\n- My own line, which stands in no file.\n- TCH 4-99z: nothing.`;
    const edit = decide(
      state,
      { type: "edit", section: "curriculum-links", text: own },
      "2026-01-01T00:00:00Z",
    );
    await conversation.record(edit);
    const { decision } = await proposeRevision(
      conversation,
      {
        section: "curriculum-links",
        request:
          "TCH 4-99z isn't in your curriculum files. Nearest: TCH 4-14a. Cite an outcome that exists (is TCH 4-14a meant?), or take TCH 4-99z out.",
        editType: "fix_curriculum_link",
      },
      quietly(),
      () => "2026-01-01T00:00:01Z",
    );
    expect(decision).toMatchObject({ text: own.replace(/\n- TCH 4-99z.*$/, "") });
  });
});
