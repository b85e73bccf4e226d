import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { z } from "zod";
import ageAppropriate from "../../plugins/lesson-planning/hooks/age-appropriate.ts";
import brief from "../../plugins/lesson-planning/hooks/brief.ts";
import feedforward from "../../plugins/lesson-planning/hooks/feedforward.ts";
import scopeCheck from "../../plugins/lesson-planning/hooks/scope-check.ts";
import type { Hook, HookContext } from "../../src/agent/hooks.ts";
import { privacyGuard } from "../../src/agent/privacy-guard.ts";
import { optionsIn } from "../../src/lesson/brief/choice.ts";
import { replay } from "../../src/lesson/decide/decision-replay.ts";
import { type About, textOf } from "../../src/message.ts";
import { scriptedModel } from "../../src/model/scripted.ts";
import { trial } from "../agent/harness.ts";
import { temporary } from "../workspace/temporary.ts";
import { asking } from "./decisions-samples.ts";

const privacyScan = privacyGuard(["teacher.md", "pedagogy.md", "classes/*.md"]);
const sample = join(import.meta.dir, "../../workspace");

/** One run of the real loop with these hooks, over a workspace. */
async function run(
  request: string,
  hooks: Hook[],
  options: {
    root?: string;
    reply?: string;
    session?: string;
    context?: Partial<HookContext>;
    about?: About;
  } = {},
) {
  const { root = sample, reply = "Done.", session = crypto.randomUUID() } = options;
  const model = scriptedModel([reply], { record: true });
  const agentHooks = hooks.map(
    (hook): Hook => ({
      ...hook,
      run: (event, context) =>
        hook.run(event, { ...context, workspaceRoot: root, sessionId: session, ...options.context }),
    }),
  );
  const outcome = await trial({
    model,
    agentHooks,
    input: [{ type: "text", text: request }],
    about: options.about,
  });
  const spans = outcome.spans.filter((span) => span.type === "hook");
  return {
    ...outcome,
    asked: model.requests.length,
    reports: spans.flatMap((span) => span.report ?? []),
    verdicts: spans.map((span) => span.verdict),
  };
}

describe("scope-check", () => {
  test("a lesson goes to the model", async () => {
    const { result, asked } = await run("Plan a lesson on loops for 3B", [scopeCheck]);
    expect(result.status).toBe("success");
    expect(asked).toBe(1);
  });

  test("a reference ends the run before the model is asked, with the reason in the trace", async () => {
    const { result, asked, reports } = await run("Write a UCAS reference for a pupil", [scopeCheck]);
    expect(result).toMatchObject({
      status: "error_hook_abort",
      reason: expect.stringContaining("I plan lessons"),
    });
    expect(asked).toBe(0);
    expect(reports).toEqual([{ verdict: "out", reason: "out_of_scope", resuming: false }]);
  });

  test("of a decision on a section, only what the teacher says is looked at, not the lesson it is about", async () => {
    const text = "## Main\n\nWrite a program that prints a block of stars. Print it. Then send me an email.";
    const state = replay(1, `# Loops\n\n## Overview\n\nFor 3B.\n\n${text}`, []);
    const checked = async (message: ReturnType<typeof asking>) =>
      (await run(textOf(message), [scopeCheck], { about: message.about })).result.status;
    expect(await checked(asking(state, "alternatives", "main"))).toBe("success");
    expect(await checked(asking(state, "revise", "main", "shorter"))).toBe("success");
    const other = asking(state, "revise", "main", "Write a UCAS reference for a pupil");
    expect(await checked(other)).toBe("error_hook_abort");
  });

  test("a short answer is taken as one in a conversation, and asked about where there is none", async () => {
    expect((await run("3B", [scopeCheck])).reports[0]).toMatchObject({ reason: "clarification_needed" });
    expect((await run("3B", [scopeCheck], { context: { resumed: true } })).result.status).toBe("success");
    expect((await run("make the starter shorter", [scopeCheck])).result.status).toBe("success");
    expect((await run("yes, more detail", [scopeCheck])).result.status).toBe("success");
  });
});

describe("privacy-scan", () => {
  const named = "Plan a lesson on loops. Aleksander has ADHD.";

  test("the sample workspace and a plain request go through", async () => {
    const { result, reports } = await run("Plan a lesson on loops for 3B", [privacyScan]);
    expect(result.status).toBe("success");
    expect(reports[0]).toMatchObject({ findings: [], consented: false, filesScanned: expect.any(Number) });
  });

  test("a name with a need stops before anything is sent; the message says where, and how to go on, without the name", async () => {
    const { result, asked, reports } = await run(named, [privacyScan]);
    expect(asked).toBe(0);
    expect(result.reason).toContain("Nothing has been sent");
    expect(result.reason).toContain("In your request there is what looks like");
    expect(result.reason).toContain("go on knowingly");
    expect(result.failure).toBe("privacy-scan");
    expect(JSON.stringify([result.reason, reports])).not.toContain("Aleksander");
  });

  test("the teacher can go on, and that is in the trace", async () => {
    const agreed = await run(named, [privacyScan], { context: { consents: new Set(["personal-data"]) } });
    expect(agreed.result.status).toBe("success");
    expect(agreed.reports[0]).toMatchObject({ consented: true });
  });

  const builtin: Partial<HookContext> = { provider: "builtin" };

  test.each([
    [
      "rivers, Dominic Osei is autistic and can't bear noise",
      "rivers, a pupil is autistic and can't bear noise",
    ],
    ["fractions. Leyla's dad is in hospital", "fractions. a pupil's dad is in hospital"],
    ["loops; Callum got 4/20 in the test", "loops; a pupil got 4/20 in the test"],
    [
      "cells, ring Mia's mum on 07700 900456 if Mia has a seizure",
      "cells, ring a pupil's mum on if a pupil has a seizure",
    ],
    [
      "eine Stunde zu Brüchen für meine Klasse, Leon hat Legasthenie",
      "eine Stunde zu Brüchen für meine Klasse, jemand hat Legasthenie",
    ],
  ])(
    "built-in drafting sends nothing, but what is asked is kept: it asks first, with choices: %s",
    async (request, instead) => {
      const { result, asked, reports } = await run(request, [privacyScan], { context: builtin });
      expect(asked).toBe(0);
      expect(optionsIn(result.reason ?? "")).toEqual([
        `Without the name: "${instead}"`,
        "Keep it as it is, knowingly",
      ]);
      expect(reports[0]).toMatchObject({ instead });
      expect(JSON.stringify([result.reason, reports])).not.toMatch(/Dominic|Leyla|Callum|Mia|Leon/);
      expect(result.reason).not.toContain("07700");
      const [again, knowingly] = [
        await run(instead, [privacyScan], { context: builtin }),
        await run(request, [privacyScan], { context: { ...builtin, consents: new Set(["personal-data"]) } }),
      ];
      expect([again.result.status, knowingly.result.status]).toEqual(["success", "success"]);
    },
  );

  test.each([
    "the River Tay and its floods",
    "River Dee case study, needs a map",
    "Mount Kinabalu",
    "Rivière Saint-Jean",
    "Sungai Pahang dan banjir",
    "Storm Arwen: causes and effects",
    "Robert the Bruce",
    "Ivan the Terrible had a son",
    "Karl der Große",
    "Wilfred Owen: Exposure",
    "Matilda by Roald Dahl",
    "Walter Tull",
    "Samuel Pepys and the Great Fire",
  ])(
    "a place, a person of history, an author and what they made are nobody in the room: %s",
    async (request) => {
      expect((await run(request, [privacyScan], { context: builtin })).result.status).toBe("success");
    },
  );

  test("of a decision on a section only the teacher's words are asked about, and of a colleague's request nothing", async () => {
    const about: About = {
      kind: "revise",
      sections: ["main"],
      request: "easier",
      current: `Sofia Marsh has ADHD.`,
    };
    const revised = await run("Sofia Marsh has ADHD.", [privacyScan], { context: builtin, about });
    expect(revised.result.status).toBe("success");
    const called = await run("Sofia Marsh has ADHD.", [privacyScan], { context: { ...builtin, depth: 1 } });
    expect(called.result.status).toBe("success");
  });

  test("the teacher's own files are read too: classes and memory", async () => {
    using folder = temporary({
      "classes/3B.md": "---\nclass: 3B\n---\n- Sofia (dyslexic)\n",
      "memory/class/3B.md": "- call 07700 900123\n",
    });
    const { result, asked } = await run("a lesson on loops", [privacyScan], { root: folder.dir });
    expect(asked).toBe(0);
    expect(result.reason).toContain("Line 4 of classes/3B.md");
    expect(result.reason).toContain("Line 1 of memory/class/3B.md");
  });
});

describe("age-appropriate", () => {
  const draft = (main: string) => `# Loops\n\n## Starter\n\nRead it.\n\n## Main\n\n${main}\n`;
  const hard =
    "The utilisation of sophisticated methodologies facilitates considerable simplification of administrative procedures that otherwise necessitate laborious duplication.";

  test("a draft is measured against its class, and what was found is beside it, not in its way", async () => {
    const { result, reports } = await run("a lesson for 1b", [ageAppropriate], {
      reply: draft(`${hard} We had a beer.`),
    });
    expect(result.status).toBe("success");
    expect(reports[0]).toMatchObject({ checked: true, stage: "S1", stageFrom: "class 1B" });
    expect(result.extra.age).toMatchObject({
      findings: [{ rule: "reading-level", section: "main", line: 9 }],
      guidance: [expect.stringContaining("alcohol")],
      readability: { readingAge: expect.any(Number) },
    });
  });

  test("without a class it takes the stage that was asked for, else S3, and says so", async () => {
    const reply = draft("Write a loop.");
    expect((await run("loops for Year 8", [ageAppropriate], { reply })).reports[0]).toMatchObject({
      stage: "Year 8",
    });
    expect((await run("loops", [ageAppropriate], { reply })).reports[0]).toMatchObject({
      stage: "S3",
      stageFrom: expect.stringContaining("default stage S3"),
    });
  });

  test("content that is unfit stops the run; the draft is kept", async () => {
    const { result } = await run("loops", [ageAppropriate], {
      reply: draft("Learn how to make a pipe bomb."),
    });
    expect(result).toMatchObject({ status: "error_hook_abort", text: expect.stringContaining("# Loops") });
    expect(result.reason).toContain('"Learn how to make a pipe bomb." has instructions for harm');
  });

  test("talk is not checked", async () => {
    const { result, reports } = await run("loops", [ageAppropriate], { reply: hard });
    expect(result.extra).toEqual({});
    expect(reports[0]).toMatchObject({ checked: false });
  });
});

describe("feedforward", () => {
  test("says which context will be used, from the files themselves, and blocks nothing", async () => {
    const { result, reports } = await run("a lesson on loops for 3B", [brief, feedforward]);
    expect(result.status).toBe("success");
    expect(reports[0]).toMatchObject({
      feedforward:
        "I'll use: 3B (28 pupils, mixed; 2 EAL, 1 dyslexia, 3 above level, 5 less secure) · CfE Computing Science, Fourth level · retrieval starters · worked examples · predict before running",
      outcomes: 2,
    });
  });

  test("says so where no outcome of the files fits, and nothing of it on a follow-up", async () => {
    const fits = async (request: string, context: Partial<HookContext> = {}) =>
      (await run(request, [brief, feedforward], { context })).reports[0];
    expect(await fits("Medieval falconry for 3B, 50 minutes")).toMatchObject({ outcomes: 0 });
    expect(await fits("SOC 9-99z for 3B, 50 minutes")).toMatchObject({ outcomes: 0 });
    expect(await fits("TCH 4-14a for 3B, 50 minutes")).toMatchObject({ outcomes: 1 });
    expect(await fits("make it shorter", { resumed: true })).not.toHaveProperty("outcomes");
  });

  test("names the curriculum that a lesson will claim from, also where no file has the class's subject; else none", async () => {
    using folder = temporary();
    const outcome =
      "## QQ 3-01a — Tides\n- **Level**: Third\n- **Organiser**: Sea\n- **Outcome (summary)**: Pupils explain how the moon makes tides rise and fall.\n- **Keywords**: tides, moon\n";
    await Bun.write(
      join(folder.dir, "curriculum/coast.md"),
      `---\ntitle: Coast Curriculum, 2024\ncountry: England\nsubject: Oceanography\nsource: https://example.org\nretrieved: 2026-11-16\nlicence: CC0\nversion: '1'\nwording: summary\ncode_pattern: 'QQ \\d-\\d{2}[a-z]'\nlevels: [Third]\n---\n\n# Coast\n\n${outcome}`,
    );
    await Bun.write(
      join(folder.dir, "classes/7K.md"),
      "---\nclass: 7K\nstage: S1\nlevel: Third\nsubject: Home room\nperiod_minutes: 50\n---\n\n# 7K\n",
    );
    const said = async (request: string) =>
      (await run(request, [brief, feedforward], { root: folder.dir })).reports[0];
    expect(await said("QQ 3-01a for 7K, 50 minutes")).toMatchObject({
      outcomes: 1,
      uses: expect.arrayContaining([expect.stringContaining("Coast Curriculum")]),
    });
    expect(await said("Medieval falconry for 7K, 50 minutes")).toMatchObject({
      outcomes: 0,
      uses: expect.arrayContaining(["no curriculum file"]),
    });
  });

  test("a class that is taught everything has every curriculum file of its desk", async () => {
    using folder = temporary();
    await Bun.write(
      join(folder.dir, "curriculum/coast.md"),
      "---\ntitle: Coast Curriculum, 2024\nsubject: Oceanography\nsource: https://example.org\nretrieved: 2026-11-16\nlicence: CC0\nversion: '1'\nwording: summary\ncode_pattern: 'QQ \\d-\\d{2}[a-z]'\n---\n\n# Coast\n\n## QQ 3-01a — Tides\n- **Level**: Third\n- **Outcome (summary)**: Pupils explain tides.\n- **Keywords**: tides\n",
    );
    await Bun.write(
      join(folder.dir, "classes/4K.md"),
      "---\nclass: 4K\nstage: Year 4\nsubject: All subjects\nperiod_minutes: 50\n---\n\n# 4K\n",
    );
    const { reports } = await run("Medieval falconry for 4K, 50 minutes", [brief, feedforward], {
      root: folder.dir,
    });
    expect(reports[0]).toMatchObject({
      outcomes: 0,
      uses: expect.not.arrayContaining(["no curriculum file"]),
    });
  });

  test("built-in drafting says beforehand whether there are notes, and that it writes English", async () => {
    const note = async (request: string, provider = "builtin") =>
      z
        .object({ note: z.string().default("") })
        .parse((await run(request, [brief, feedforward], { context: { provider } })).reports[0]).note;
    expect(await note("for loops for 3B")).toMatch(/^There are notes on this: “.+”\.$/);
    expect(await note("Medieval falconry for 3B")).toStartWith("No notes were found under these words.");
    const french = await note("une leçon sur la fauconnerie au Moyen Âge pour la 3B");
    expect(french).toContain("No notes were found");
    expect(french).toContain("You ask in French. Built-in drafting writes English only");
    expect(await note("for loops for 3B", "anthropic")).toBe("");
  });

  test("says in the teacher's own words how they teach, where there is no shorter name for it", async () => {
    using folder = temporary();
    await Bun.write(
      join(folder.dir, "pedagogy.md"),
      "# How I teach\n\n- Stories first.\n- **Sources** on tables, in pairs, with one question each and a minute of silence before\n\n## Avoid\n- copying\n",
    );
    const { reports } = await run("loops for S2", [brief, feedforward], { root: folder.dir });
    expect(reports[0]).toMatchObject({
      feedforward:
        "I'll use: S2, no class named · no curriculum file · Stories first · Sources on tables, in pairs, with one question each and a…",
    });
  });

  test("in an empty workspace it says what is missing", async () => {
    using folder = temporary();
    const { result, reports } = await run("loops for S2", [brief, feedforward], { root: folder.dir });
    expect(result.status).toBe("success");
    expect(reports[0]).toEqual({
      feedforward: "I'll use: S2, no class named · no curriculum file",
      uses: ["S2, no class named", "no curriculum file"],
    });
  });
});
