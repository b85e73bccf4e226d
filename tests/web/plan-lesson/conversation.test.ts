import { describe, expect, test } from "bun:test";
import { unanswered } from "../../../src/agent/unanswered.ts";
import type { LessonState } from "../../../src/lesson/decide/decision.ts";
import { type AssistantMessage, type Message, type ToolMessage, userText } from "../../../src/message.ts";
import { newSession } from "../../../src/store/session.ts";
import { askedFor, entriesOf } from "../../../src/web/plan/conversation/entries.ts";
import { stepsInOne, stepWords } from "../../../src/web/plan/conversation/steps.ts";
import { otherDrafts } from "../../../src/web/plan/lesson/drafts.ts";
import { isCut } from "../../../src/web/plan/session/is-cut.ts";
import type { View } from "../../../src/web/plan/session/read-session.ts";
import { feedforwardIn, runEnd } from "../../../src/web/plan/session/run-state.ts";
import { asking } from "../../lesson/decisions-samples.ts";

const lesson = "# L\n\n## Overview\n\na\n\n## Starter\n\nb\n\n## Main\n\nc\n\n## Plenary\n\nd\n";
const state: LessonState = {
  draft: 1,
  original: lesson,
  markdown: lesson,
  sections: [
    {
      id: "starter",
      title: "Starter",
      decision: "pending",
      text: "## Starter\n\nb\n",
      versions: [],
      current: 0,
      offered: null,
      moved: false,
    },
  ],
  complete: false,
  undecided: [],
};

const said = (text: string, stopReason: AssistantMessage["stopReason"] = "end"): AssistantMessage => ({
  role: "assistant",
  content: [{ type: "text", text }],
  stopReason,
});
const calling = (...ids: string[]): AssistantMessage => ({
  role: "assistant",
  content: ids.map((id) => ({ type: "tool_call", id, name: "read_file", args: { path: `${id}.md` } })),
  stopReason: "tool_calls",
});
const result = (callId: string, isError = false): ToolMessage => ({
  role: "tool",
  callId,
  name: "read_file",
  content: [],
  isError,
});

describe("the conversation", () => {
  test("knows which request a draft was made for, and that one was never answered", () => {
    const messages: Message[] = [
      userText("loops for 3B"),
      said(lesson),
      asking(state, "revise", "starter", "shorter"),
      said(unanswered, "interrupted"),
      userText("all of it again"),
      said(lesson),
    ];
    const entries = entriesOf(messages, null);
    expect(entries.map(({ kind }) => kind)).toEqual([
      "asked",
      "draft",
      "asked-section",
      "unanswered",
      "asked",
      "draft",
    ]);
    expect([1, 5].map((draft) => askedFor(draft, messages, entries))).toEqual([0, 4]);
    expect(askedFor(0, messages, entries)).toBe(-1);
  });

  test("an earlier draft is offered where something was accepted in it; a newer one always", () => {
    const one = (draft: number, accepted: number, stands: boolean) => ({
      draft,
      accepted,
      sections: 4,
      stands,
    });
    const newest = [one(1, 3, false), one(3, 0, false), one(5, 0, true)];
    expect(otherDrafts({ drafts: newest })).toEqual({ before: one(1, 3, false), after: null });
    const older = [one(1, 3, true), one(3, 0, false)];
    expect(otherDrafts({ drafts: older })).toEqual({ before: null, after: one(3, 0, false) });
    expect(otherDrafts({ drafts: [one(1, 0, true)] })).toEqual({ before: null, after: null });
  });

  test("names a draft instead of repeating it, and our own requests in a teacher's words", () => {
    const messages: Message[] = [
      userText("loops for 3B"),
      said(lesson),
      asking(state, "revise", "starter", "shorter"),
      said("## Starter\n\nshort"),
      asking(state, "alternatives", "starter"),
      said('{"alternatives":[]}'),
      userText("Thanks. What next?"),
      said("Decide on the sections."),
    ];
    expect(entriesOf(messages, null)).toEqual([
      { kind: "asked", text: "loops for 3B" },
      { kind: "draft", sections: 4, cut: false },
      { kind: "asked-section", what: "revise", section: "starter", request: "shorter" },
      { kind: "section", what: "revise", section: "starter", cut: false },
      { kind: "asked-section", what: "alternatives", section: "starter", request: "" },
      { kind: "section", what: "alternatives", section: "starter", cut: false },
      { kind: "asked", text: "Thanks. What next?" },
      { kind: "said", text: "Decide on the sections.", cut: false },
    ]);
  });

  test("steps of several turns are one entry; what failed and what is under way is told apart", () => {
    const messages: Message[] = [
      userText("loops"),
      calling("a", "b"),
      result("a"),
      result("b", true),
      calling("c"),
    ];
    const [, steps] = entriesOf(messages, []);
    expect(steps).toMatchObject({
      kind: "steps",
      steps: [{ state: "done" }, { state: "failed" }, { state: "under-way" }],
    });
    const [, done] = entriesOf(messages, [{ id: "c", name: "read_file", args: {}, outcome: "ok" }]);
    expect(done).toMatchObject({ steps: [{ state: "done" }, { state: "failed" }, { state: "done" }] });
  });

  test("a draft that was sent back, one that was stopped, and a worksheet say so", () => {
    const messages: Message[] = [
      userText("loops"),
      said(lesson),
      userText("The curriculum check found claims that do not hold:\n\n- line 3\n\nCorrect them."),
      said(lesson, "interrupted"),
      userText("a worksheet on loops for 3B"),
      said("# Worksheet: loops\n\n## Tasks\n\n1. One\n\n## Answer key\n\n1. Two"),
    ];
    expect(entriesOf(messages, null).slice(2)).toEqual([
      { kind: "sent-back", text: expect.stringContaining("line 3") },
      { kind: "draft", sections: 4, cut: true },
      { kind: "asked", text: "a worksheet on loops for 3B" },
      { kind: "document", title: "Worksheet: loops", cut: false },
    ]);
  });
});

describe("steps in plain words", () => {
  test("say what was read and looked up", () => {
    expect(stepWords("read_file", { path: "curriculum/cfe.md", start: 1, end: 80 })).toBe(
      "Read curriculum/cfe.md, lines 1–80",
    );
    expect(stepWords("read_file", { path: "classes/3B.md" })).toBe("Read classes/3B.md");
    expect(stepWords("read_skill", { name: "retrieval-practice" })).toBe("Looked up retrieval-practice");
    expect(stepWords("list_directory", { path: "." })).toBe("Looked through your workspace");
    expect(stepWords("some_tool", null)).toBe("Used some tool");
    expect(stepWords("read_file", "not an object")).toBe("Read ");
  });

  test("many are one line", () => {
    expect(stepsInOne(["list_directory", ...Array(24).fill("read_file"), "read_skill"])).toBe(
      "Read 24 files, looked up a guide",
    );
    expect(stepsInOne(["bash", "update_tasks"])).toBe("Took 2 steps more");
  });
});

describe("how a run ended", () => {
  const view = (
    status: View["session"]["status"],
    more: {
      messages?: Message[];
      hooks?: NonNullable<View["run"]>["hooks"];
      waiting?: boolean;
      reason?: string;
    } = {},
  ) => {
    const made = newSession({
      id: "s",
      plugin: "p",
      command: null,
      agent: "a",
      title: "t",
      now: "2026-01-01T00:00:00.000Z",
    });
    const { messages = [userText("loops")], hooks = [], waiting = false, reason = null } = more;
    return {
      session: { ...made, status, messages, traces: ["1"] },
      run: { traceId: "1", provider: "openai", model: "m", reason, hooks, used: null },
      waiting,
    };
  };
  const hook = (name: string, point: "preLoop" | "postLoop", report: unknown, reason = "why") => ({
    name,
    point,
    verdict: "abort" as const,
    reason,
    report,
  });

  test("personal data waits for the teacher; a refusal gives its reason; both before anything was sent", () => {
    const finding = {
      where: "your request",
      line: 1,
      excerpt: "c…",
      message: "looks like an email",
      fix: "Take it out.",
    };
    expect(
      runEnd(
        view("error_hook_abort", {
          hooks: [hook("privacy-scan", "preLoop", { findings: [finding], consented: false })],
        }),
      ),
    ).toEqual({ kind: "privacy", findings: [finding], goesOn: false, instead: null });
    expect(
      runEnd(view("error_hook_abort", { hooks: [hook("scope-check", "preLoop", null, "Not a lesson.")] })),
    ).toEqual({ kind: "refused", reason: "Not a lesson." });
  });

  test("a claim that does not hold is said as such, for the lesson or for the one section", () => {
    const claim = { message: "It is not there.", fix: "Leave it out." };
    const hooks = [hook("curriculum-evidence", "postLoop", { findings: [claim, claim] })];
    expect(runEnd(view("error_hook_abort", { hooks }))).toEqual({
      kind: "unsound",
      claims: 2,
      section: null,
    });
    const messages = [asking(state, "revise", "starter", "shorter")];
    expect(runEnd(view("error_hook_abort", { hooks, messages }))).toMatchObject({ section: "starter" });
  });

  test("what was stopped goes on, or is asked again; the rewriting of one section is neither", () => {
    expect(runEnd(view("success"))).toBeNull();
    expect(runEnd(view("cancelled", { waiting: true }))).toMatchObject({
      status: "cancelled",
      goesOn: "resume",
    });
    expect(runEnd(view(null, { waiting: false }))).toMatchObject({ status: "interrupted", goesOn: "again" });
    expect(runEnd(view("error_model", { reason: "The line broke." }))).toMatchObject({
      reason: "The line broke.",
    });
    const messages = [asking(state, "alternatives", "starter")];
    expect(runEnd(view("cancelled", { messages, waiting: true }))).toMatchObject({ goesOn: null });
  });

  test("the line that says what will be used is found", () => {
    expect(feedforwardIn([hook("feedforward", "preLoop", { feedforward: "I'll use: 3B" })])).toBe(
      "I'll use: 3B",
    );
    expect(feedforwardIn([hook("x", "preLoop", null)])).toBeNull();
  });
});

test("a summary stands where the messages end that it stands for", () => {
  const messages = Array.from({ length: 4 }, (_, n) => userText(`message ${n}`));
  const kinds = (upTo: number) =>
    entriesOf(messages, null, { upTo, text: "In short." }).map(({ kind }) => kind);
  expect(kinds(2)).toEqual(["asked", "asked", "summary", "asked", "asked"]);
  expect(kinds(0)).toEqual(["asked", "asked", "asked", "asked"]); // results alone were left out
});

test("a lesson for which others are called in is a draft, and was not stopped", () => {
  const call = { type: "tool_call" as const, id: "c", name: "spawn_subagent", args: {} };
  const drafted: AssistantMessage = {
    role: "assistant",
    content: [{ type: "text", text: lesson }, call],
    stopReason: "tool_calls",
  };
  const result: ToolMessage = {
    role: "tool",
    callId: "c",
    name: "spawn_subagent",
    content: [{ type: "text", text: "done" }],
    isError: false,
  };
  const messages: Message[] = [userText("loops, with a worksheet"), drafted, result];
  expect(entriesOf(messages, null)).toMatchObject([
    { kind: "asked" },
    { kind: "draft", sections: 4, cut: false },
    { kind: "steps" },
  ]);
  const now = "2026-01-01T00:00:00.000Z";
  const seed = { id: "s", plugin: "p", command: null, agent: "planner", title: "t", now };
  const session = { ...newSession(seed), messages };
  expect(isCut({ session, lesson: { draft: 1 }, unfinished: null })).toBe(false);
  const stopped = { ...drafted, stopReason: "interrupted" as const };
  expect(
    isCut({
      session: { ...session, messages: [userText("loops"), stopped] },
      lesson: { draft: 1 },
      unfinished: null,
    }),
  ).toBe(true);
});
