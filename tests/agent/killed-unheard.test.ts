import { describe, expect, test } from "bun:test";
import { isWaiting, resumeConversation, startConversation } from "../../src/agent/conversation.ts";
import { type Hook, hookTable } from "../../src/agent/hooks.ts";
import type { Ready } from "../../src/agent/run.ts";
import { type About, textOf } from "../../src/message.ts";
import { scriptedModel } from "../../src/model/scripted.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { Session } from "../../src/store/session.ts";
import { toolset } from "./harness.ts";

function listener(preLoop: Hook["run"]): Ready {
  return {
    actor: {
      name: "listener",
      plugin: "p",
      command: null,
      model: scriptedModel([{ text: "Here it is." }]),
      system: "Listen.",
      tools: toolset([]),
      hooks: hookTable([{ name: "looking", on: "preLoop", run: preLoop }], []),
    },
    limits: { maxTurns: 3 },
  };
}
const call = () => ({ signal: new AbortController().signal, onEvent() {} });

/** What is kept at the moment in which the hooks look at a request: a process that is killed then leaves this. */
async function keptWhileLookedAt(request: string, about?: About): Promise<{ then: Session; after: Session }> {
  const kept: Session[] = [];
  const looking = listener(() => {
    kept.push(structuredClone(conversation.session));
    return undefined;
  });
  const conversation = await startConversation({ store: memoryStore() }, looking, request, "/w");
  await conversation.send(request, { ...call(), about });
  const [then] = kept;
  if (then === undefined) throw new Error("No hook was asked.");
  return { then, after: conversation.session };
}

describe("killed before the request was heard", () => {
  const about: About = { kind: "lesson", class: "3B", minutes: 40 };
  const long = `rivers for 3B, ${"with the map of the valley, ".repeat(8)}40 minutes`;

  test("it is asked again, whole and with what was chosen, by going on", async () => {
    const { then, after } = await keptWhileLookedAt(long, about);
    expect([then.messages, isWaiting(then)]).toEqual([[], true]);
    expect([after.asked, isWaiting(after)]).toEqual([undefined, false]);
    const store = memoryStore();
    const log = await store.createSession(then);
    const again = resumeConversation(
      { store },
      listener(() => undefined),
      log,
      "/w",
    );
    const { status, text } = await again.send(null, call());
    expect([status, text]).toEqual(["success", "Here it is."]);
    const [asked] = again.session.messages;
    expect(asked?.role === "user" ? [textOf(asked), asked.about] : []).toEqual([long, about]);
    expect([again.session.asked, isWaiting(again.session)]).toEqual([undefined, false]);
  });

  test("nobody's name is kept before the guard has asked about it", async () => {
    const named = "fractions for 3B, Callum MacRae has ADHD";
    const { then } = await keptWhileLookedAt(named, { kind: "lesson", topic: named });
    expect(JSON.stringify(then)).not.toContain("Callum");
    expect(then.asked?.text).toContain("has ADHD");
  });

  test("a request that was refused is not asked again", async () => {
    const refusing = listener(() => ({ abort: "No." }));
    const conversation = await startConversation({ store: memoryStore() }, refusing, "x", "/w");
    await conversation.send("write my reports", call());
    expect([conversation.session.asked, isWaiting(conversation.session)]).toEqual([undefined, false]);
  });
});
