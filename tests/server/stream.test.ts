import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import fc from "fast-check";
import { channel } from "../../src/server/stream/channel.ts";
import { follower } from "../../src/server/stream/follower.ts";
import type { Frame } from "../../src/server/stream/protocol.ts";
import { ring } from "../../src/server/stream/ring.ts";
import { times } from "../sweep.ts";
import { ended, follow } from "./follow.ts";
import { house, parsed, project, serving } from "./harness.ts";

const talker = { pluginDirs: [join(project, "tests", "plugins", "talker")] };

describe("the ring of a stream", () => {
  test("gives every frame once and in order, or says that it is lost, within its bounds", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(40), { maxLength: 200 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 10, max: 400 }),
        (sizes, frames, characters) => {
          const kept = ring({ frames, characters });
          const all: string[] = [];
          for (const size of sizes) {
            kept.push((seq) => {
              const text = `${seq}:${"x".repeat(size)}`;
              all.push(text);
              return text;
            });
          }
          expect(kept.last()).toBe(all.length);
          let held = 0;
          let reached = false;
          for (let since = 0; since < all.length; since++) {
            const next = kept.after(since);
            if (next === "lost") {
              expect(reached).toBe(false); // only the oldest are lost
              continue;
            }
            reached = true;
            expect(next).toBe(all[since] ?? "");
            held += next?.length ?? 0;
          }
          expect(kept.after(all.length)).toBe(null);
          expect(kept.after(all.length + 1)).toBe("lost");
          if (all.length > 1)
            expect(held).toBeLessThanOrEqual(Math.max(characters, (all.at(-1) ?? "").length));
        },
      ),
      { numRuns: times(50, 200) },
    );
  });
});

describe("a reader whose line is slow", () => {
  test("waits in its place, catches up, and holds nobody else up; far behind, it is told to reload", () => {
    const one = channel("s", { frames: 50, characters: 1e6 });
    const got: string[] = [];
    let waiting = 1e9;
    const slow = follower(one, 0, { send: (text) => got.push(text), buffered: () => waiting });
    const quick: string[] = [];
    const fast = follower(one, 0, { send: (text) => quick.push(text), buffered: () => 0 });
    one.listen(() => fast.pump());
    for (let i = 0; i < 40; i++) one.tell({ type: "changed", what: "decision" });
    expect(slow.pump()).toBe("waiting");
    expect([got.length, quick.length]).toEqual([0, 40]);
    waiting = 0;
    expect(slow.pump()).toBe("up_to_date");
    expect(got).toEqual(quick);
    waiting = 1e9;
    for (let i = 0; i < 100; i++) one.tell({ type: "changed", what: "decision" });
    waiting = 0;
    expect(slow.pump()).toBe("lost");
    expect(quick).toHaveLength(140);
  });
});

describe("a run, followed over the real server", () => {
  test("cut anywhere and taken up again, shows every event once: nothing twice, nothing lost", async () => {
    using here = await house();
    await using server = await serving(here, talker);
    const start = async () => {
      const reply = await server.client.sessions.$post({
        json: { command: "talker:talk", input: "6 turns of 12 lines" },
      });
      return await reply.json();
    };
    const whole = await start();
    const reader = await follow(server, whole.stream);
    await reader.until(ended);
    reader.close();
    const shape = (frames: readonly Frame[]) =>
      frames.map((frame) => (frame.type === "event" ? frame.event.type : frame.type));
    const expected = shape(reader.frames);
    expect(reader.frames.map(({ seq }) => seq)).toEqual(reader.frames.map((_, i) => i + 1));
    expect(expected.at(-1)).toBe("ended");
    expect(expected.filter((type) => type === "text").length).toBe(73);

    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(expected.length - 1), { maxLength: 5 }), async (cuts) => {
        const begun = await start();
        let seen: Frame[] = [];
        for (const cut of [...cuts.toSorted((a, b) => a - b), Number.POSITIVE_INFINITY]) {
          const part = await follow(server, { ...begun.stream, seq: seen.length });
          await part.until((now) => ended(now) || seen.length + now.frames.length >= cut);
          part.close();
          // What came after the cut was not seen by the page.
          seen = [...seen, ...part.frames].slice(0, Math.max(seen.length, Math.min(cut, 1e9)));
        }
        expect(shape(seen)).toEqual(expected);
        expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, i) => i + 1));
      }),
      { numRuns: 12 },
    );
  });

  test("read in the middle, the session and what follows make the same whole", async () => {
    using here = await house();
    await using server = await serving(here, talker);
    const reply = await server.client.sessions.$post({
      json: { command: "talker:talk", input: "25 turns of 20 lines" },
    });
    const { sessionId: id } = await reply.json();
    const views = [];
    for (let i = 0; i < 8; i++) {
      views.push(await (await server.client.sessions[":id"].$get({ param: { id } })).json());
      await Bun.sleep(5);
    }
    const wholes: string[] = [];
    for (const { session, stream } of views) {
      const reader = await follow(server, stream);
      await reader.until((now) => ended(now) || now.notices.length > 0);
      reader.close();
      let count = session.messages.length;
      let text = stream.text;
      const texts = session.messages.flatMap((message) =>
        message.role === "assistant"
          ? [message.content.map((block) => (block.type === "text" ? block.text : "")).join("")]
          : [],
      );
      for (const frame of reader.frames) {
        if (frame.type !== "event") continue;
        if (frame.event.type === "turn_start") text = "";
        if (frame.event.type === "text") text += frame.event.delta;
        if (frame.event.type === "message" && frame.messages > count) {
          const { content } = frame.event.message;
          const said = content.map((block) => (block.type === "text" ? block.text : "")).join("");
          expect(text).toBe(said); // what was shown while it came is what was saved
          texts.push(said);
          count = frame.messages;
        }
      }
      wholes.push(texts.join("|"));
    }
    expect(new Set(wholes).size).toBe(1);
    expect(wholes[0]).toContain("turn 25, line 20\nThat was all.");
    expect(views.some(({ stream }) => stream.run !== null)).toBe(true);
  });

  test("a page of an earlier start, or one that asks nonsense, is told so", async () => {
    using here = await house();
    await using server = await serving(here, talker);
    const reader = await follow(server, { channel: "20260101-000000-abcdef", epoch: "before", seq: 7 });
    await reader.until(({ notices }) => notices.length > 0);
    expect(reader.notices).toEqual([{ type: "reload", channel: "20260101-000000-abcdef", why: "restarted" }]);
    reader.close();
  });

  test("is stopped by another page, and what was said by then is kept", async () => {
    using here = await house();
    await using server = await serving(here, talker);
    const reply = await server.client.sessions.$post({
      json: { command: "talker:talk", input: "400 turns of 2 lines" },
    });
    const { sessionId: id, stream } = await reply.json();
    const reader = await follow(server, stream);
    await reader.until(({ frames }) => frames.length > 20);
    const again = await server.send("POST", `/api/sessions/${id}/send`, { input: "and now?" });
    expect([again.status, (await parsed(again)).error.kind]).toEqual([409, "busy"]);
    expect(await (await server.client.sessions[":id"].stop.$post({ param: { id } })).json()).toEqual({
      stopped: true,
    });
    await reader.until(ended);
    reader.close();
    const { session, waiting } = await (await server.client.sessions[":id"].$get({ param: { id } })).json();
    expect(session.status).toBe("cancelled");
    expect(session.messages.length).toBeGreaterThan(3);
    expect(typeof waiting).toBe("boolean");
  });
});
