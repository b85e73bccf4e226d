import { expect, test } from "bun:test";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { privacyReport } from "../../../src/agent/reports.ts";
import { assign } from "../../../src/evals/studies/assign.ts";
import { newStudy, withConsent, withNote, withParticipants } from "../../../src/evals/studies/changes.ts";
import { exportStudy } from "../../../src/evals/studies/export/export-study.ts";
import { createStudy, studyNamed } from "../../../src/evals/studies/study-file.ts";
import { openRoom } from "../../../src/learning/room/open-room.ts";
import type { LessonDecision } from "../../../src/lesson/decide/decision.ts";
import { fileProposals } from "../../../src/memory/proposals.ts";
import type { AssistantMessage } from "../../../src/message.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import type { SessionChange } from "../../../src/store/session.ts";
import type { Span } from "../../../src/store/trace.ts";
import { project } from "../../server/harness.ts";
import { at, ended, metadata, sampleSession, sampleSpan, says } from "../../store/samples.ts";
import { temporaryFolders } from "../../store/temporary.ts";

const folder = temporaryFolders();

/** Words that nobody but a participant says, one for each place in which they can come to stand. */
const said = {
  request: "quagga",
  title: "zeppelin",
  heading: "marmalade",
  mixed: "gondolier",
  revise: "harpsichord",
  edited: "bumblebee",
  asked: "trombone",
  reason: "kumquat",
  note: "wigwam",
} as const;

const sections = {
  Overview: "What they will do.",
  Starter: "Count the pears.",
  [`The ${said.heading} walk`]: "Walk and look.",
  [`Plenary with the ${said.mixed}`]: "Say what was new.",
  Main: "Sort them.",
};

const lesson = (parts: Record<string, string>): AssistantMessage => ({
  role: "assistant",
  content: [
    {
      type: "text",
      text: `# The ${said.title}: 3B\n\n${Object.entries(parts)
        .map(([title, text]) => `## ${title}\n\n${text}\n`)
        .join("\n")}`,
    },
  ],
  stopReason: "end",
});

type Made<T = LessonDecision> = T extends LessonDecision ? Omit<T, "at" | "draft"> : never;
const made = (seconds: number, decision: Made): SessionChange => ({
  type: "decision",
  decision: { ...decision, draft: 1, at: at(seconds) },
  at: at(seconds),
});

const heading = (title: string, text: string) => `## ${title}\n\n${text}\n`;
const starters = ["Name three pears.", "Draw a pear.", "Weigh a pear."].map((text) =>
  heading("Starter", text),
);

/** Revisions of five edit types at four sections, alternatives, a pick, an edit, an undo, and a new draft asked for in the conversation. */
const history: SessionChange[] = [
  made(20, { type: "revise", section: "starter", editType: "easier", text: starters[0] ?? "" }),
  made(21, {
    type: "revise",
    section: "main",
    editType: "other",
    request: `more ${said.revise}, as Wilhelmine likes it`,
    text: heading("Main", `Sort the ${said.revise}s.`),
  }),
  made(22, {
    type: "revise",
    section: "overview",
    editType: "shorter",
    request: "shorter",
    text: heading("Overview", "A walk."),
  }),
  made(23, {
    type: "alternatives",
    section: "starter",
    options: starters.slice(1).map((text) => ({ why: "another", text })),
  }),
  made(24, { type: "pick", section: "starter", pick: 1 }),
  made(25, {
    type: "edit",
    section: `the-${said.heading}-walk`,
    text: heading(`The ${said.heading} walk`, `Wilhelmine shows the ${said.edited}.`),
  }),
  made(26, { type: "undo", section: "overview" }),
  made(27, { type: "accept", section: "main" }),
];

const stopped = (name: string): Span => ({
  ...sampleSpan(name),
  type: "hook",
  point: "preLoop",
  verdict: "abort",
  reason: `${said.reason} is no lesson`,
});

async function exported(texts: boolean) {
  const data = folder();
  const plan = { conditions: ["C3"], how: "balanced", per: "participant", seed: 1 } as const;
  let study = newStudy({ id: "words", title: "Words", consent: "Yes.", ...plan }, at(0));
  study = assign(withParticipants(study, ["P01"], at(0)));
  study = withConsent(study, "P01", { texts }, at(0));
  study = withNote(study, "P01", `P01 (p01!) said ${said.note}`, at(1));
  await createStudy(data, study, folder());
  const store = fileStore(data);
  const mark = { study: "words", participant: "P01", task: "T1", condition: "A1B1C3D3E1" };
  const log = await store.createSession({
    ...sampleSession("lesson"),
    title: `The ${said.title} and the ${said.request}`,
    named: true,
    workspace: join(data, "desk"),
    study: mark,
  });
  const trace = await store.createTrace("t", "lesson", metadata);
  await trace.append(["scope-check", privacyReport.hook, privacyReport.hook].map(stopped));
  await trace.finish(ended);
  await log.append([
    { type: "run_start", traceId: "t", at: at(1) },
    says(`a lesson on the ${said.request}`, 1),
    { type: "messages", messages: [lesson(sections)], at: at(10) },
    ...history,
    says(`now with a ${said.asked}`, 40),
    {
      type: "messages",
      messages: [
        lesson({
          Overview: `A walk with a ${said.asked}.`,
          Starter: "Draw a pear.",
          Main: "Sort them.",
          Plenary: "Say what was new.",
          Cooldown: "Rest.",
        }),
      ],
      at: at(50),
    },
  ]);
  await log.close();
  const room = openRoom({
    env: { TEACHER_ASSIST_HOME: folder() },
    project,
    cwd: data,
    desk: () => Promise.reject(new Error("nobody asks here")),
  });
  const source = { data, store, proposals: fileProposals(data), room };
  const { files } = await exportStudy(source, await studyNamed(data, "words"));
  const table = (name: string): Record<string, string>[] =>
    parse(files.get(`${name}.csv`) ?? "", { columns: true, bom: true });
  const all = [...files].map(([name, text]) => `${name}\n${text}`).join("\n");
  return { table, all };
}

test("with consent to texts every change of a section stands with what it was and what it became", async () => {
  const { table, all } = await exported(true);
  const plain = (text: string | undefined) => text?.replace(/^## .*\n+/, "").trim();
  const rows = table("revisions").map((row) => [
    row.n,
    row.draft,
    row.section,
    row.type,
    row.edit_type,
    plain(row.before),
    plain(row.after),
  ]);
  const walk = `the-${said.heading}-walk`;
  const [main] = [`Sort the ${said.revise}s.`];
  expect(rows).toEqual([
    ["1", "1", "starter", "revise", "easier", "Count the pears.", "Name three pears."],
    ["2", "1", "main", "revise", "other", "Sort them.", main],
    ["3", "1", "overview", "revise", "shorter", "What they will do.", "A walk."],
    ["5", "1", "starter", "pick", "", "Name three pears.", "Draw a pear."],
    ["6", "1", walk, "edit", "", "Walk and look.", `W… shows the ${said.edited}.`],
    ["7", "1", "overview", "undo", "", "A walk.", "What they will do."],
    ["", "2", "overview", "new_draft", "", "What they will do.", `A walk with a ${said.asked}.`],
    ["", "2", walk, "new_draft", "", `W… shows the ${said.edited}.`, ""],
    ["", "2", `plenary-with-the-${said.mixed}`, "new_draft", "", "Say what was new.", ""],
    ["", "2", "main", "new_draft", "", main, "Sort them."],
    ["", "2", "plenary", "new_draft", "", "", "Say what was new."],
    ["", "2", "cooldown", "new_draft", "", "", "Rest."],
  ]);
  expect(table("revisions")[1]?.request).toBe(`more ${said.revise}, as W… likes it`);
  expect(table("revisions").at(-1)?.request).toBe(`now with a ${said.asked}`);
  expect(all).not.toContain("Wilhelmine");
  expect(all).not.toMatch(/p01/i);
  for (const word of [said.heading, said.mixed, said.revise, said.edited, said.asked, said.reason, said.note])
    expect(all).toContain(word);
});

test("without it no word of theirs is in any file, wherever it came to stand: request, title, heading, edit, reason, note", async () => {
  const { table, all } = await exported(false);
  for (const word of Object.values(said)) expect([word, all.includes(word)]).toEqual([word, false]);
  expect(table("revisions")).toEqual([]);
  // What is counted is counted all the same, and a section is the same one in every table.
  const names = ["starter", "other-3", "plenary-4", "plenary", "other-7"];
  const told = table("sections").map(({ section, section_kind }) => [section, section_kind]);
  expect(told.map(([section]) => section).toSorted()).toEqual(["main", "overview", ...names].toSorted());
  expect(new Map(told.map(([section, kind]) => [section ?? "", kind])).get("plenary-4")).toBe("plenary");
  expect(table("decisions").map(({ section, type }) => [section, type])).toContainEqual(["other-3", "edit"]);
  expect(table("decisions")).toHaveLength(8);
});

test("what a guardrail ended and what was held back for somebody's data are counted apart", async () => {
  const { table } = await exported(false);
  expect(table("lessons")).toMatchObject([
    { guardrail_stops: "1", privacy_stops: "2", stopped_by: `scope-check 1, ${privacyReport.hook} 2` },
  ]);
});
