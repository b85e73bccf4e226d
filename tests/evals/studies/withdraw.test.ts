import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSet } from "../../../src/evals/ratings/rating-sets.ts";
import { studyNamed, studyPlaces } from "../../../src/evals/studies/study-file.ts";
import { finishWithdrawals, whatIsWithdrawn, withdraw } from "../../../src/evals/studies/withdraw.ts";
import { fileProposals } from "../../../src/memory/proposals.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import { bundled } from "../../bundled.ts";
import { cutDisk } from "../../store/cut-disk.ts";
import { temporaryFolders } from "../../store/temporary.ts";
import { numbersTo, swept } from "../../sweep.ts";
import { copied, keptOfTwo, now, whereIs } from "./kept.ts";

const folder = temporaryFolders();
const program = await bundled(join(import.meta.dir, "children", "withdraw.ts"));
const model = folder();
await keptOfTwo(model);

function kept(data: string) {
  return { data, store: fileStore(data), proposals: fileProposals(data) };
}

/** Of P01 nothing but the row; of P02 everything. */
async function isGone(data: string): Promise<void> {
  const study = await studyNamed(data, "two");
  expect(study.participants[0]).toEqual({ id: "P01", withdrawn: expect.any(String) });
  expect(whereIs(data, /P01/)).toEqual([join("studies", "two", "study.yaml")]);
  expect(readFileSync(studyPlaces(data, "two").file, "utf8").match(/P01/g)).toHaveLength(1);
  const { sessions, problems } = await fileStore(data).listSessions();
  expect([sessions.map(({ id }) => id).toSorted(), problems]).toEqual([["P02-copy", "P02-lesson"], []]);
  expect(await fileStore(data).listTraces()).toEqual(["t-P02-copy", "t-P02-lesson"]);
  expect((await readSet(data, "both")).ratings.map(({ item }) => item)).toEqual(["item-P02"]);
  const key = JSON.parse(readFileSync(studyPlaces(data, "two").key, "utf8"));
  expect(Object.keys(key.pseudonyms)).toEqual(["P02"]);
  expect(whereIs(join(data, "studies", "two", "learners"), /P02/).length).toBeGreaterThan(0);
}

describe("a participant withdraws", () => {
  test("and nothing of theirs is anywhere; the other's is all there", async () => {
    const data = copied(model, folder());
    expect(whereIs(data, /P01/).length).toBeGreaterThan(8);
    const before = await studyNamed(data, "two");
    expect(await whatIsWithdrawn(kept(data), before, "p01")).toEqual({
      participant: "P01",
      sessions: 2,
      notes: 1,
      hasLearned: true,
    });
    // The workspace lies elsewhere in this copy: what was remembered is taken out of the one that it was written to.
    const { left } = await withdraw(kept(data), "two", "P01", now);
    expect(left).toEqual([]);
    expect(readFileSync(join(model, "desk", "memory", "teacher.md"), "utf8")).toBe("# Teacher\n\n- stays\n");
    await Bun.write(join(data, "desk", "memory", "teacher.md"), "");
    await isGone(data);
    expect(withdraw(kept(data), "two", "P01", now)).rejects.toThrow("withdrew");
  });

  test("while a lesson of theirs is open elsewhere: it is told, and ended by whoever starts next", async () => {
    const data = copied(model, folder());
    const open = await fileStore(data).openSession("P01-copy");
    expect(withdraw(kept(data), "two", "P01", now)).rejects.toThrow("in use");
    const between = await studyNamed(data, "two");
    expect(between.participants[0]).toMatchObject({ id: "P01", unfinished: true });
    expect((await finishWithdrawals(kept(data)))[0]).toContain(
      "The withdrawal of P01 from two is not finished",
    );
    await open.close();
    expect(await finishWithdrawals(kept(data))).toEqual([]);
    await Bun.write(join(data, "desk", "memory", "teacher.md"), "");
    await isGone(data);
  });

  test("and the power fails at any operation: before, all is there; after, whoever starts next ends it", async () => {
    const whole = cutDisk(0);
    const first = copied(model, folder());
    const ports = (data: string, disk: ReturnType<typeof cutDisk>["disk"]) => ({
      ...kept(data),
      store: fileStore(data, { disk }),
      disk,
    });
    await withdraw(ports(first, whole.disk), "two", "P01", now);
    const ends = new Set<string>();
    for (const n of swept(numbersTo(whole.operations.length), 40)) {
      const data = copied(model, folder());
      const cut = cutDisk(n);
      await withdraw(ports(data, cut.disk), "two", "P01", now).catch(() => {});
      cut.restart();
      expect(await finishWithdrawals(kept(data))).toEqual([]);
      const { participants } = await studyNamed(data, "two");
      const isWithdrawn = participants[0] !== undefined && "withdrawn" in participants[0];
      ends.add(isWithdrawn ? "gone" : "there");
      await Bun.write(join(data, "desk", "memory", "teacher.md"), "");
      if (isWithdrawn) await isGone(data);
      else expect((await fileStore(data).listSessions()).total).toBe(4);
    }
    expect([...ends].toSorted()).toEqual(["gone", "there"]);
  });

  test("and the program is killed half-way: the next start ends it", async () => {
    const run = async (data: string, n: number) => {
      const child = Bun.spawn([process.execPath, program, data, String(n), "after"], { stdout: "pipe" });
      return { out: await new Response(child.stdout).text(), exit: await child.exited };
    };
    const { out, exit } = await run(copied(model, folder()), 0);
    expect(exit).toBe(0);
    const operations = out.trim().split(" ");
    const first = operations.indexOf("rename") + 1; // the study says "withdrawn" from here on
    for (const share of [0, 0.3, 0.6, 0.9]) {
      const data = copied(model, folder());
      const at = Math.round(first + (operations.length - first) * share);
      expect((await run(data, at)).exit).toBe(137);
      expect(await finishWithdrawals(kept(data))).toEqual([]);
      await Bun.write(join(data, "desk", "memory", "teacher.md"), "");
      await isGone(data);
    }
  });
});
