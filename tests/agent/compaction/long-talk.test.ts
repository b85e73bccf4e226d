import { expect, test } from "bun:test";
import {
  type Conversation,
  isWaiting,
  resumeConversation,
  startConversation,
} from "../../../src/agent/conversation.ts";
import type { ModelRequest } from "../../../src/model/model.ts";
import type { Disk } from "../../../src/store/disk.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import { memoryStore } from "../../../src/store/memory-store.ts";
import { type Store, StoreError } from "../../../src/store/store.ts";
import { disksLeft, everyDeath, rememberedDisk } from "../../store/remembered-disk.ts";
import { temporaryFolders } from "../../store/temporary.ts";
import { swept } from "../../sweep.ts";
import { pairingFaults } from "../harness.ts";
import { counted, said, talker } from "./talker.ts";

const folder = temporaryFolders();
const call = { signal: new AbortController().signal, onEvent() {} };
const turns = 400;
const window = 32_000;

async function talk(
  store: Store,
  contextTokens: number | undefined,
  promised: (conversation: Conversation, turn: number) => void = () => {},
) {
  const requests: { tokens: number; faults: string[] }[] = [];
  const seen = (request: ModelRequest) =>
    requests.push({ tokens: counted(request), faults: pairingFaults(request.messages) });
  let ids = 0;
  const conversation = await startConversation(
    { store, newId: () => `id${ids++}` },
    talker(contextTokens, seen),
    "a long talk",
    "/nowhere",
  );
  for (let n = 1; n <= turns; n++) {
    const { status, reason } = await conversation.send(said(n), call);
    expect({ n, status, reason }).toEqual({ n, status: "success", reason: null });
    if (n % 10 === 0) {
      const decision = { section: `s${n}`, type: "accept", at: "2026-01-01T00:00:00.000Z" };
      await conversation.record(decision);
    }
    promised(conversation, n);
  }
  const { session } = conversation;
  const { draft, rules } = await asked(conversation);
  await conversation.close();
  return { session, requests, rules, draft };
}

/** What an agent that has kept everything says at the end: its draft with one line more, and the rules it was given. */
async function asked(conversation: Conversation) {
  const last = await conversation.send("Please add L-999 to it.", call);
  const rules = await conversation.send("So which rules do you know?", call);
  return { draft: last.text, rules: rules.text };
}

/** The same after so many turns, by what was said in them. */
function expected(turn: number) {
  const so = Array.from({ length: turn }, (_, i) => i + 1);
  const lines = so.flatMap((n) => (n % 5 === 3 ? [`E-${n}\n`] : n % 5 === 1 ? [`L-${n}\n`] : []));
  const rules = so.filter((n) => n % 40 === 7).map((n) => `Never use R-${n}`);
  return { draft: `<draft>\n${lines.join("")}L-999\n</draft>`, rules: `Rules: ${rules.sort().join(", ")}` };
}

test("400 turns in a window of 32k end with the decisions, evidence, rules and draft of a talk without limits; killed at any disk operation, nothing is lost", async () => {
  const free = await talk(memoryStore(), undefined);
  const { disk, changes } = rememberedDisk();
  const data = folder();
  const promises = [{ changes: 0, turn: 0, messages: 0, decisions: 0 }];
  const short = await talk(fileStore(data, { disk }), window, ({ session }, turn) => {
    const { messages, decisions } = session;
    const promise = { turn, messages: messages.length, decisions: decisions.length };
    promises.push({ changes: changes.length, ...promise });
  });

  expect(free.session.summaries).toBeUndefined();
  expect(Math.max(...free.requests.map(({ tokens }) => tokens))).toBeGreaterThan(60_000);
  expect(short.session.summaries?.length).toBeGreaterThan(2);
  expect(Math.max(...short.requests.map(({ tokens }) => tokens))).toBeLessThan(window);
  expect(short.requests.flatMap(({ faults }) => faults)).toEqual([]);
  expect(free).toMatchObject(expected(turns));
  expect(short).toMatchObject(expected(turns));
  expect(short.session.decisions).toEqual(free.session.decisions);
  expect(short.session.messages).toEqual(free.session.messages); // the session keeps everything

  const whole = short.session;
  // Eleven thousand places to die at, and a turn has about thirty of them: each eleventh comes to all of these in time.
  const talked = changes.slice(0, promises.at(-1)?.changes);
  const deaths = everyDeath(talked).filter((_, at) => at % 11 === 0);
  for (const [death, left] of disksLeft(changes, swept(deaths, 12))) {
    const promise = promises.findLast((one) => one.changes <= death.after);
    const found = await goneOnWith(left, data);
    if (found === null) {
      expect({ death, turn: promise?.turn }).toEqual({ death, turn: 0 });
      continue;
    }
    const { messages, decisions, turn, said: answers, tokens } = found;
    expect({ death, messages }).toEqual({ death, messages: whole.messages.slice(0, messages.length) });
    expect(decisions).toEqual(whole.decisions.slice(0, decisions.length));
    expect(messages.length).toBeGreaterThanOrEqual(promise?.messages ?? 0);
    expect(decisions.length).toBeGreaterThanOrEqual(promise?.decisions ?? 0);
    expect({ death, ...answers }).toEqual({ death, ...expected(turn) });
    expect(tokens).toBeLessThan(window);
  }
});

/** Opens what a killed process left and goes on with it; null where there is no session yet. */
async function goneOnWith(disk: Disk, data: string) {
  const store = fileStore(data, { disk });
  const log = await store.openSession("id0").catch((error) => {
    if (error instanceof StoreError && error.kind === "not_found") return null;
    throw error;
  });
  if (log === null) return null;
  const [messages, decisions] = [[...log.session.messages], [...log.session.decisions]];
  // Killed before a request was among the messages, it is kept beside them, and asked again.
  const unheard = log.session.asked === undefined ? 0 : 1;
  const tokens: number[] = [];
  let ids = 100_000;
  const conversation = resumeConversation(
    { store, newId: () => `id${ids++}` },
    talker(window, (request) => tokens.push(counted(request))),
    log,
    data,
  );
  if (isWaiting(log.session)) await conversation.send(null, call);
  const answers = await asked(conversation);
  await conversation.close();
  expect(pairingFaults((await store.readSession("id0")).messages)).toEqual([]);
  const turn = messages.filter((message) => message.role === "user").length + unheard;
  return { messages, decisions, turn, said: answers, tokens: Math.max(...tokens) };
}
