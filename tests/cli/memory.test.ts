import { expect, test } from "bun:test";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileProposals } from "../../src/memory/proposals.ts";
import { scratch, teacherAssist } from "./harness.ts";

test("what was learned is listed with what it rests on, then confirmed, put in other words or dismissed", async () => {
  using here = scratch();
  const workspace = join(here.dir, "workspace");
  mkdirSync(join(workspace, "classes"), { recursive: true });
  writeFileSync(join(workspace, "classes", "4T.md"), "---\nclass: 4T\n---\n\n## 4T\n");
  const learned = ["Main: harder", "Plenary: shorter", "Starter: easier"].map((line) => ({
    key: line,
    class: "4T",
    path: "memory/classes/4T.md",
    changes: [{ old: null, new: `- ${line}`, under: null }],
    summary: `4T: ${line}`,
    rests: [
      {
        kind: "decision" as const,
        session: "s9",
        section: "main",
        editType: "harder",
        at: "2026-04-01T08:00:00Z",
      },
    ],
    by: "memory-capture",
  }));
  const [first, second, third] = await fileProposals(here.dir).propose(workspace, learned);
  const run = (...args: string[]) => teacherAssist(["memory", ...args], { cwd: here.dir });

  const listed = await run("list");
  expect(listed.out).toContain(`${first?.id}  4T: Main: harder`);
  expect(listed.out).toContain("+ - Main: harder");
  expect(listed.out).toContain("2026-04-01: main revised, harder (s9)");
  expect(existsSync(join(workspace, "memory"))).toBe(false);

  expect((await run("confirm", first?.id ?? "", "--json")).out).toContain('"state":"confirmed"');
  const named = await run("edit", second?.id ?? "", "Ask Callum Drummond last, he has a stammer");
  expect([named.code, named.err]).toEqual([2, expect.stringContaining("Nothing was written")]);
  expect((await run("edit", second?.id ?? "", "Two-minute plenaries")).code).toBe(0);
  expect((await run("dismiss", third?.id ?? "")).out).toContain("Nothing was written");
  const kept = readFileSync(join(workspace, "memory", "classes", "4T.md"), "utf8");
  expect(kept.match(/^- .+$/gm)).toEqual(["- Main: harder", "- Two-minute plenaries"]);
  expect((await run()).out).toBe("Nothing waits to be remembered.\n");
  const twice = await run("confirm", first?.id ?? "");
  expect([twice.code, twice.err]).toEqual([2, expect.stringContaining("already")]);
  expect((await run("confrim")).err).toContain("Did you mean confirm?");
});
