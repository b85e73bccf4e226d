import { describe, expect, test } from "bun:test";
import fs from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isWaiting, resumeConversation, startConversation } from "../../src/agent/conversation.ts";
import { hookTable } from "../../src/agent/hooks.ts";
import type { Prepared } from "../../src/agent/prepare.ts";
import { toolCalls } from "../../src/message.ts";
import { type ScriptedAnswer, scriptedModel } from "../../src/model/scripted.ts";
import type { Disk } from "../../src/store/disk.ts";
import { fileStore } from "../../src/store/file-store.ts";
import { defineTool } from "../../src/tools/tool.ts";
import { cutDisk } from "../store/cut-disk.ts";
import { temporaryFolders } from "../store/temporary.ts";
import { swept } from "../sweep.ts";
import { pairingFaults, toolset } from "./harness.ts";

const folder = temporaryFolders();
const turns = ["look", "look", "write", "look", "write", "both"];

/** An agent that looks and writes by turns, and the file in which its writing stays whatever becomes of the machine. */
function worker(effects: string): Prepared {
  const schema = z.object({ id: z.string() });
  const look = defineTool({
    name: "look",
    description: "Looks.",
    schema,
    reads: true,
    run: ({ id }) => ({ content: `saw ${id}` }),
  });
  const write = defineTool({
    name: "write",
    description: "Writes.",
    schema,
    run({ id }) {
      fs.appendFileSync(effects, `${id}\n`);
      return { content: `wrote ${id}` };
    },
  });
  return {
    actor: {
      name: "worker",
      plugin: "p",
      command: null,
      model: scriptedModel(
        Array.from({ length: 20 }, () => ({ messages }) => {
          const at = messages.flatMap((one) => (one.role === "assistant" ? [toolCalls(one).length] : []));
          return turn(at.filter((calls) => calls > 0).length);
        }),
      ),
      system: "Work.",
      tools: toolset([look, write]),
      hooks: hookTable([], []),
    },
    limits: { maxTurns: 20 },
    choice: { agent: "worker", provider: "builtin", model: "scripted", notice: null },
    notices: [],
  };
}

function turn(at: number): ScriptedAnswer {
  const kind = turns[at];
  if (kind === undefined) return { text: "All done." };
  const names = kind === "both" ? ["look", "write"] : [kind];
  return {
    text: `Turn ${at}.`,
    calls: names.map((name) => ({ name, args: { id: `${at}` }, id: `${name}-${at}` })),
  };
}

/** Runs it whole, or until the power fails. Gives how many replies were shown, for those are saved. */
async function worked(data: string, disk: Disk): Promise<number> {
  let shown = 0;
  let ids = 0;
  const store = fileStore(data, { disk });
  try {
    const ports = { store, newId: () => `id${ids++}` };
    const conversation = await startConversation(ports, worker(join(data, "effects")), "work", data);
    try {
      await conversation.send("Work.", {
        signal: new AbortController().signal,
        onEvent: (event) => {
          if (event.type === "message") shown++;
        },
      });
    } finally {
      await conversation.close();
    }
  } catch {
    // the power failed: whatever was under way is over
  }
  return shown;
}

describe("what a run keeps", () => {
  test("a turn that only reads costs one sync of the conversation, one that writes two", async () => {
    const data = folder();
    const { disk, operations } = cutDisk(0);
    await worked(data, disk);
    const syncs = operations.filter((one) => one.startsWith("sync ") && one.endsWith(".jsonl")).length;
    const wrote = turns.filter((kind) => kind !== "look").length;
    // The start, the request and the end of the run; a reply each turn and the last; what was written.
    expect(syncs).toBe(3 + turns.length + 1 + wrote);
  });

  test("when the power fails at any disk operation no reply that was shown is lost, each call is answered once, and nothing is written twice", async () => {
    const whole = cutDisk(0);
    expect(await worked(folder(), whole.disk)).toBe(turns.length + 1);
    for (const n of swept(
      whole.operations.map((_, i) => i + 1),
      40,
    )) {
      const data = folder();
      const { disk, restart } = cutDisk(n);
      const shown = await worked(data, disk);
      restart();
      const store = fileStore(data);
      const log = await store.openSession("id0").catch(() => null);
      if (log === null) {
        expect(shown).toBe(0);
        continue;
      }
      const replies = log.session.messages.filter(({ role }) => role === "assistant").length;
      expect(replies).toBeGreaterThanOrEqual(shown);
      const effects = join(data, "effects");
      let ids = 100;
      const ports = { store, newId: () => `id${ids++}` };
      const conversation = resumeConversation(ports, worker(effects), log, data);
      const result = await conversation.send(isWaiting(log.session) ? null : "Go on.", {
        signal: new AbortController().signal,
        onEvent() {},
      });
      await conversation.close();
      expect([n, result.status, result.text]).toEqual([n, "success", "All done."]);
      const { messages } = await store.readSession("id0");
      expect(pairingFaults(messages)).toEqual([]);
      const asked = messages.flatMap((one) => (one.role === "assistant" ? toolCalls(one) : [])).length;
      expect(messages.filter(({ role }) => role === "tool")).toHaveLength(asked);
      const written = fs.existsSync(effects) ? fs.readFileSync(effects, "utf8").trim().split("\n") : [];
      expect(written).toEqual([...new Set(written)]);
      // What was written before the power failed, and answered on the disk, is answered as it was.
      for (const message of messages)
        if (message.role === "tool" && message.name === "write" && !message.isError)
          expect(written).toContain(message.callId.replace("write-", ""));
    }
  });
});
