import { afterAll, describe, expect, test } from "bun:test";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { NewProposal } from "../../src/memory/proposal.ts";
import { fileProposals } from "../../src/memory/proposals.ts";
import { previewOf, settle } from "../../src/memory/settle.ts";

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

function places() {
  const folder = mkdtempSync(join(tmpdir(), "memory-"));
  made.push(folder);
  const workspace = join(folder, "workspace");
  mkdirSync(join(workspace, "classes"), { recursive: true });
  writeFileSync(join(workspace, "classes", "P4.md"), "---\nclass: P4\nsize: 21\n---\n\n## P4\n- 21 pupils\n");
  return { data: join(folder, "data"), workspace };
}

function wish(line: string, more: Partial<NewProposal> = {}): NewProposal {
  return {
    key: line,
    class: "P4",
    path: "memory/classes/P4.md",
    changes: [{ old: null, new: `- ${line}`, under: null }],
    summary: `P4: ${line}`,
    rests: [{ kind: "decision", session: "s1", section: "plenary", editType: "easier", at: "2026-02-01" }],
    by: "memory-capture",
    ...more,
  };
}

const said = (session: string, words = "they like rhymes"): NewProposal["rests"] => [
  { kind: "said", session, words },
];

describe("nothing is written before the teacher has said so", () => {
  test("a proposal waits, and survives a restart", async () => {
    const { data, workspace } = places();
    await fileProposals(data).propose(workspace, [wish("Plenary: easier")]);
    expect(existsSync(join(workspace, "memory"))).toBe(false);
    const { proposals } = await fileProposals(data).list(workspace);
    expect(proposals.map(({ state, summary }) => ({ state, summary }))).toEqual([
      { state: "pending", summary: "P4: Plenary: easier" },
    ]);
  });

  test("confirmed, it is in the file, once; dismissed, it never is", async () => {
    const { data, workspace } = places();
    const proposals = fileProposals(data);
    const [yes, no] = await proposals.propose(workspace, [wish("Plenary: easier"), wish("Main: harder")]);
    await settle(proposals, workspace, yes?.id ?? "", { type: "confirm" });
    await settle(proposals, workspace, no?.id ?? "", { type: "dismiss" });
    const text = readFileSync(join(workspace, "memory", "classes", "P4.md"), "utf8");
    expect(text.match(/Plenary: easier/g)).toHaveLength(1);
    expect(text).not.toContain("Main");
    await expect(settle(proposals, workspace, yes?.id ?? "", { type: "confirm" })).rejects.toThrow("already");
  });

  test("edited, it stands in the teacher's words and in no other", async () => {
    const { data, workspace } = places();
    const proposals = fileProposals(data);
    const [one] = await proposals.propose(workspace, [wish("Plenary: easier")]);
    await settle(proposals, workspace, one?.id ?? "", {
      type: "edit",
      text: "Two plenary\nquestions, spoken",
    });
    const text = readFileSync(join(workspace, "memory", "classes", "P4.md"), "utf8");
    expect(text).toContain("\n- Two plenary questions, spoken\n");
    expect(text).not.toContain("easier");
  });

  test("killed between the file and its mark, it can be confirmed again and is not there twice", async () => {
    const { data, workspace } = places();
    const proposals = fileProposals(data);
    const [one] = await proposals.propose(workspace, [wish("Plenary: easier")]);
    const before = readFileSync(join(data, "memory", "proposals.json"));
    await settle(proposals, workspace, one?.id ?? "", { type: "confirm" });
    writeFileSync(join(data, "memory", "proposals.json"), before);
    await settle(proposals, workspace, one?.id ?? "", { type: "confirm" });
    const text = readFileSync(join(workspace, "memory", "classes", "P4.md"), "utf8");
    expect(text.match(/Plenary: easier/g)).toHaveLength(1);
  });
});

describe("never lost, never double", () => {
  test("many at once, from several openings of the folder, are all there", async () => {
    const { data, workspace } = places();
    const lines = Array.from({ length: 24 }, (_, n) => `note ${n % 12}`);
    await Promise.all(lines.map((line) => fileProposals(data).propose(workspace, [wish(line)])));
    const { proposals } = await fileProposals(data).list(workspace);
    expect(new Set(proposals.map(({ key }) => key)).size).toBe(12);
    expect(proposals).toHaveLength(12);
  });

  test("the same again while it waits takes in what it now rests on", async () => {
    const { data, workspace } = places();
    const proposals = fileProposals(data);
    const first = wish("Plenary: easier");
    await proposals.propose(workspace, [first]);
    await proposals.propose(workspace, [{ ...first, rests: [...first.rests, ...first.rests] }]);
    const { proposals: all } = await proposals.list(workspace);
    expect(all.map(({ rests }) => rests.length)).toEqual([2]);
  });

  test("what was dismissed comes back only with twice as much behind it, or when it is said again", async () => {
    const { data, workspace } = places();
    const proposals = fileProposals(data);
    const counted = wish("Plenary: easier");
    const spoken = wish("rhymes", { rests: said("s1") });
    const [a, b] = await proposals.propose(workspace, [counted, spoken]);
    for (const one of [a, b]) await settle(proposals, workspace, one?.id ?? "", { type: "dismiss" });
    const states = async (next: NewProposal) =>
      (await proposals.propose(workspace, [next])).map(({ state }) => state);
    expect(await states(counted)).toEqual(["dismissed"]);
    expect(await states(spoken)).toEqual(["dismissed"]);
    expect(await states({ ...counted, rests: [...counted.rests, ...counted.rests] })).toEqual(["pending"]);
    expect(await states({ ...spoken, rests: said("s2") })).toEqual(["pending"]);
  });

  test("one workspace does not see what waits in another", async () => {
    const [a, b] = [places(), places()];
    const proposals = fileProposals(a.data);
    const [one] = await proposals.propose(a.workspace, [wish("Plenary: easier")]);
    expect((await proposals.list(b.workspace)).proposals).toEqual([]);
    await expect(settle(proposals, b.workspace, one?.id ?? "", { type: "confirm" })).rejects.toThrow(
      "no proposal",
    );
  });

  test("of a deleted lesson nothing is left: what rested on it alone goes, the rest stands on the others", async () => {
    const { data, workspace } = places();
    const proposals = fileProposals(data);
    const alone = wish("rhymes", { rests: said("gone", "they like rhymes of owls") });
    const both = wish("songs", { rests: [...said("gone", "songs of owls"), ...said("stays", "songs")] });
    await proposals.propose(workspace, [alone, both]);
    await proposals.forget("gone");
    const { proposals: left } = await proposals.list(workspace);
    expect(left.map(({ key, rests }) => ({ key, rests }))).toEqual([
      { key: "songs", rests: said("stays", "songs") },
    ]);
    expect(readFileSync(join(data, "memory", "proposals.json"), "utf8")).not.toContain("owls");
  });

  test("a damaged file is told of, put aside, and never overwritten", async () => {
    const { data, workspace } = places();
    mkdirSync(join(data, "memory"), { recursive: true });
    writeFileSync(join(data, "memory", "proposals.json"), '{"version":1,"propo');
    const proposals = fileProposals(data);
    expect((await proposals.list(workspace)).problem).toContain("could not be read");
    await proposals.propose(workspace, [wish("Plenary: easier")]);
    const aside = readdirSync(join(data, "memory")).find((name) => name.includes("damaged"));
    expect(readFileSync(join(data, "memory", aside ?? ""), "utf8")).toBe('{"version":1,"propo');
    expect((await proposals.list(workspace)).proposals).toHaveLength(1);
  });
});

describe("a class's own file", () => {
  const grown = wish("size", {
    path: "classes/P4.md",
    changes: [{ old: "size: 21", new: "size: 22", under: null }],
    rests: said("s1"),
  });

  test("is shown before and after, and changed on the teacher's word alone", async () => {
    const { data, workspace } = places();
    const proposals = fileProposals(data);
    const [one] = await proposals.propose(workspace, [grown]);
    if (one === undefined) throw new Error("nothing was proposed");
    const { before, after } = previewOf(workspace, one);
    const path = join(workspace, "classes", "P4.md");
    expect(readFileSync(path, "utf8")).toBe(before);
    await settle(proposals, workspace, one.id, { type: "confirm" });
    expect(readFileSync(path, "utf8")).toBe(after ?? "");
    expect(after).toContain("size: 22");
  });

  test("that was changed meanwhile is left as it is, and the proposal waits on", async () => {
    const { data, workspace } = places();
    const proposals = fileProposals(data);
    const [one] = await proposals.propose(workspace, [grown]);
    writeFileSync(join(workspace, "classes", "P4.md"), "size: 30\n");
    await expect(settle(proposals, workspace, one?.id ?? "", { type: "confirm" })).rejects.toThrow(
      "has changed",
    );
    expect(readFileSync(join(workspace, "classes", "P4.md"), "utf8")).toBe("size: 30\n");
    expect((await proposals.list(workspace)).proposals[0]?.state).toBe("pending");
  });
});

describe("personal data", () => {
  test("a pupil's name is masked wherever a proposal is kept", async () => {
    const { data, workspace } = places();
    const line = "Siobhan Gallacher has dyslexia and needs larger print";
    const asked = wish(line, { summary: `P4: ${line}`, rests: said("s1", line) });
    const [one] = await fileProposals(data).propose(workspace, [asked]);
    expect(one?.masked).toBe(true);
    expect(JSON.stringify([one?.changes, one?.summary, one?.rests])).not.toMatch(/Siobhan|Gallacher/);
  });

  test("in a teacher's own words it is asked about, and nothing is written until she goes on knowingly", async () => {
    const { data, workspace } = places();
    const proposals = fileProposals(data);
    const [one] = await proposals.propose(workspace, [wish("Plenary: easier")]);
    const text = "Give Siobhan Gallacher the larger print for her dyslexia";
    const id = one?.id ?? "";
    await expect(settle(proposals, workspace, id, { type: "edit", text })).rejects.toThrow(
      "Nothing was written",
    );
    expect(existsSync(join(workspace, "memory"))).toBe(false);
    await settle(proposals, workspace, id, { type: "edit", text, allowPersonalData: true });
    expect(existsSync(join(workspace, "memory", "classes", "P4.md"))).toBe(true);
  });
});
