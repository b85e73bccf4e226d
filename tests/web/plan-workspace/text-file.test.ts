import { describe, expect, test } from "bun:test";
import type { Disk, Draft } from "../../../src/web/plan/workspace/file-state.ts";
import {
  Asks,
  Overtaken,
  type Ports,
  Rejected,
  type TextFile,
  textFile,
  Unreadable,
} from "../../../src/web/plan/workspace/text-file.ts";

const disk = (content: string): Disk => ({ content, version: `v:${content}` });
const found = { kind: "full_name", message: "a name", excerpt: "A…", fix: "Leave it out." };
const settle = () => new Promise((done) => setTimeout(done, 0));

/** A disk and a browser in memory; `later` waits until it is told. */
function world(content: string | null) {
  const there = { content, draft: null as Draft | null, room: true, fails: null as Error | null };
  let waiting: (() => void) | null = null;
  const ports: Ports = {
    async read() {
      if (there.fails !== null) throw there.fails;
      return there.content === null ? null : disk(there.content);
    },
    async write(text, over, knowingly) {
      if (there.fails !== null) throw there.fails;
      const now = there.content === null ? null : disk(there.content);
      if ((now?.version ?? null) !== over) throw new Overtaken(now);
      if (text.includes("Aisha") && !knowingly) throw new Asks([found]);
      there.content = text;
      return disk(text);
    },
    draft: () => there.draft,
    keep(draft) {
      if (there.room) there.draft = draft;
      return there.room || draft === null;
    },
    later(run) {
      waiting = run;
      return () => {
        waiting = null;
      };
    },
  };
  return { there, ports, wait: () => waiting?.() };
}

function stateOf(file: TextFile) {
  const view = file.view();
  if (view.stage !== "open") throw new Error(`It is ${view.stage}.`);
  return view.state;
}

describe("a file open in the page", () => {
  test("what is typed is kept after a moment, and at once when the page goes away", async () => {
    const { there, ports, wait } = world("a");
    const file = textFile(ports);
    await file.start();
    file.tell({ type: "edited", text: "ab" });
    expect(there.draft).toBeNull();
    wait();
    expect(there.draft?.text).toBe("ab");
    file.tell({ type: "edited", text: "abc" });
    file.flush();
    expect(there.draft?.text).toBe("abc");
  });

  test("is saved, and nothing is kept any more", async () => {
    const { there, ports } = world("a");
    const file = textFile(ports);
    await file.start();
    file.tell({ type: "edited", text: "ab" });
    file.tell({ type: "save" });
    expect(there.draft?.text).toBe("ab");
    await settle();
    expect(there).toMatchObject({ content: "ab", draft: null });
    expect(stateOf(file).saving).toBeNull();
  });

  test("a change on disk meanwhile is never overwritten", async () => {
    const { there, ports } = world("a");
    const file = textFile(ports);
    await file.start();
    file.tell({ type: "edited", text: "mine" });
    there.content = "theirs";
    file.tell({ type: "save" });
    await settle();
    expect(there.content).toBe("theirs");
    expect(stateOf(file)).toMatchObject({ text: "mine", conflict: { current: disk("theirs") } });
    file.tell({ type: "keepMine" });
    await settle();
    expect(there).toMatchObject({ content: "mine", draft: null });
  });

  test("a failed saving keeps the text and says why", async () => {
    const { there, ports } = world("a");
    const file = textFile(ports);
    await file.start();
    file.tell({ type: "edited", text: "ab" });
    there.fails = new Rejected("No room on the disk.");
    file.tell({ type: "save" });
    await settle();
    expect(stateOf(file)).toMatchObject({ text: "ab", problem: "No room on the disk.", unsure: [] });
    expect(there.draft?.text).toBe("ab");
  });

  test("closed with unsaved changes and opened again, they are there", async () => {
    const { ports } = world("a");
    const first = textFile(ports);
    await first.start();
    first.tell({ type: "edited", text: "ab" });
    first.close();
    const second = textFile(ports);
    await second.start();
    expect(stateOf(second)).toMatchObject({ text: "ab", note: "restored" });
  });

  test("closed while it is being saved, it lets go of the draft when it is", async () => {
    const { there, ports } = world("a");
    const file = textFile(ports);
    await file.start();
    file.tell({ type: "edited", text: "ab" });
    file.tell({ type: "save" });
    file.close();
    expect(there.draft?.text).toBe("ab");
    await settle();
    expect(there).toMatchObject({ content: "ab", draft: null });
  });

  test("a text with a pupil's data is asked about, each time, and saved only as it was asked about", async () => {
    const { there, ports } = world("a");
    const file = textFile(ports);
    await file.start();
    const save = async (text: string, how: "save" | "saveKnowingly") => {
      file.tell({ type: "edited", text });
      file.tell({ type: how });
      await settle();
    };
    await save("Aisha", "save");
    expect(stateOf(file).asks).toEqual({ text: "Aisha", findings: [found] });
    expect(there).toMatchObject({ content: "a", draft: { text: "Aisha" } });
    await save("Aisha and more", "saveKnowingly"); // of this nobody was asked
    expect(there.content).toBe("a");
    await save("Aisha and more", "saveKnowingly");
    expect(there).toMatchObject({ content: "Aisha and more", draft: null });
    expect(stateOf(file).asks).toBeNull();
    await save("Aisha again", "save");
    expect(there.content).toBe("Aisha and more");
    await save("nobody", "save");
    expect(there.content).toBe("nobody");
  });

  test("a browser without room is said so", async () => {
    const { there, ports } = world("a");
    there.room = false;
    const file = textFile(ports);
    await file.start();
    file.tell({ type: "edited", text: "ab" });
    file.flush();
    expect(file.view()).toMatchObject({ stage: "open", kept: false });
  });

  test("what cannot be read is no empty file", async () => {
    const { there, ports } = world("a");
    there.fails = new Unreadable("It is not a text file.");
    const file = textFile(ports);
    await file.start();
    expect(file.view()).toEqual({ stage: "unreadable", message: "It is not a text file.", final: true });
    there.fails = null;
    there.content = null;
    await file.start();
    expect(file.view()).toEqual({ stage: "missing" });
  });

  test("a look at the disk that fails changes nothing", async () => {
    const { there, ports } = world("a");
    const file = textFile(ports);
    await file.start();
    file.tell({ type: "edited", text: "ab" });
    const before = stateOf(file);
    there.fails = new Error("no line");
    await file.look();
    expect(stateOf(file)).toBe(before);
  });
});
