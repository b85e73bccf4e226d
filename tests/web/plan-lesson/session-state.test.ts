import { describe, expect, test } from "bun:test";
import type { AgentEventBody } from "../../../src/agent/events.ts";
import { type AssistantMessage, userText } from "../../../src/message.ts";
import type { Frame } from "../../../src/server/stream/protocol.ts";
import { newSession } from "../../../src/store/session.ts";
import type { View } from "../../../src/web/plan/session/read-session.ts";
import { same } from "../../../src/web/plan/session/same.ts";
import { heard, outdates, stateOf, unheard } from "../../../src/web/plan/session/session-state.ts";

function view(
  more: {
    messages?: View["session"]["messages"];
    run?: string | null;
    text?: string;
    status?: View["session"]["status"];
  } = {},
): View {
  const { messages = [], run = null, text = "", status = null } = more;
  const made = newSession({
    id: "s",
    plugin: "lesson-planning",
    command: "create-lesson",
    agent: "planner",
    title: "loops",
    now: "2026-01-01T00:00:00.000Z",
  });
  return {
    session: { ...made, messages, status },
    waiting: false,
    lesson: null,
    unfinished: null,
    run: null,
    stream: { channel: "s", epoch: "e", seq: 0, run, text },
  };
}

const said = (text: string): AssistantMessage => ({
  role: "assistant",
  content: [{ type: "text", text }],
  stopReason: "end",
});

function event(body: AgentEventBody, messages = 0, depth = 0): Frame {
  return {
    channel: "s",
    epoch: "e",
    seq: 1,
    type: "event",
    run: "r",
    messages,
    event: { ...body, agent: "planner", depth },
  };
}

const text = (delta: string) => event({ type: "text", delta });

describe("a session as a page hears it", () => {
  test("text grows, and a turn that begins again throws away what it had", () => {
    let state = stateOf(view({ messages: [userText("loops for 3B")], run: "r" }));
    for (const frame of [
      text("# A"),
      text(" lesson"),
      event({ type: "retry", attempt: 1, delayMs: 5, reason: "overloaded" }),
    ])
      state = heard(state, frame);
    expect([state.live?.text, state.live?.retrying]).toEqual(["", "overloaded"]);
    state = heard(state, text("# Again"));
    expect([state.live?.text, state.live?.retrying]).toEqual(["# Again", null]);
  });

  test("a message that was read already is not added again, a new one is", () => {
    const before = stateOf(
      view({ messages: [userText("loops"), said("# Lesson")], run: "r", text: "# Lesson" }),
    );
    const once = heard(before, event({ type: "message", message: said("# Lesson") }, 2));
    expect(once.view.session.messages).toHaveLength(2);
    const twice = heard(once, event({ type: "message", message: said("more") }, 3));
    expect(twice.view.session.messages).toHaveLength(3);
  });

  test("a whole draft stays in sight while it is checked and while it is corrected", () => {
    let state = stateOf(view({ messages: [userText("loops")], run: "r", text: "# Les" }));
    state = heard(state, event({ type: "message", message: said("# Lesson") }, 2));
    expect([state.live?.text, state.live?.said]).toEqual(["", "# Lesson"]);
    state = heard(state, event({ type: "turn_start", turn: 2 }));
    expect([state.live?.said, state.live?.request]).toEqual(["# Lesson", { kind: "free", text: "loops" }]);
  });

  test("what an agent's agent does is no part of the conversation", () => {
    const before = stateOf(view({ run: "r" }));
    expect(heard(before, event({ type: "text", delta: "inner" }, 0, 1))).toBe(before);
  });

  test("after a restart the page knows what was being asked, and what is written of it", () => {
    const sentBack = userText(
      "The curriculum check found claims that do not hold:\n\n- line 3: no\n\nCorrect them.",
    );
    const state = stateOf(
      view({ messages: [userText("loops"), said("# Draft"), sentBack], run: "r", text: "# Dra" }),
    );
    expect(state.live).toMatchObject({
      request: { kind: "free", text: "loops" },
      said: "# Draft",
      text: "# Dra",
    });
    expect(stateOf(view({ messages: [userText("loops")] })).live).toBeNull();
  });

  test("a decision that asks nobody does not look like work", () => {
    expect(stateOf(view({ messages: [userText("loops")], run: "r", status: "success" })).live).toBeNull();
  });

  test("it is read again when a run has begun, ended, or something was decided, and never for text", () => {
    expect(outdates(event({ type: "turn_start", turn: 1 }))).toBe(true);
    expect(outdates(event({ type: "turn_start", turn: 2 }))).toBe(false);
    expect(outdates(text("a"))).toBe(false);
    expect(outdates({ channel: "s", epoch: "e", seq: 2, type: "changed", what: "decision" })).toBe(true);
    expect(outdates({ channel: "s", epoch: "e", seq: 2, type: "ended", run: "r", error: null })).toBe(true);
  });

  test("steps keep their outcome", () => {
    let state = stateOf(view({ run: "r" }));
    state = heard(
      state,
      event({ type: "tool_start", callId: "1", name: "read_file", args: { path: "a.md" } }),
    );
    state = heard(
      state,
      event({ type: "tool_end", callId: "1", name: "read_file", outcome: "ok", chars: 3, durationMs: 1 }),
    );
    expect(state.live?.steps).toEqual([
      { id: "1", name: "read_file", args: { path: "a.md" }, outcome: "ok" },
    ]);
  });
});

describe("what is read again", () => {
  test("is the same object wherever it did not change", () => {
    const before = { a: [{ x: 1 }, { x: 2 }], b: { c: "d" } };
    const after = same(before, { a: [{ x: 1 }, { x: 3 }], b: { c: "d" } });
    expect(after).toEqual({ a: [{ x: 1 }, { x: 3 }], b: { c: "d" } });
    expect(after.a[0]).toBe(before.a[0]);
    expect(after.b).toBe(before.b);
    expect(same(before, structuredClone(before))).toBe(before);
    expect(same<unknown>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(same<unknown>([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(same<unknown>([1, 2], [1])).toEqual([1]);
    expect(same<unknown>(null, [])).toEqual([]);
  });
});

describe("a server that does not answer any more", () => {
  test("leaves no run under way in sight, and what was written of it stays until the session is read again", () => {
    const running = stateOf(view({ messages: [userText("loops for 3B")], run: "r", text: "## Starter" }));
    expect(running.live?.text).toBe("## Starter");
    const lost = unheard(running);
    expect([lost.live, lost.cut?.text]).toEqual([null, "## Starter"]);
    expect(unheard(lost)).toBe(lost);
    expect(stateOf(view(), lost)).toMatchObject({ live: null, cut: null });
  });
});
