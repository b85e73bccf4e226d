import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepMet, readMet } from "../../../src/learning/state/met-file.ts";
import { coursePlaces } from "../../../src/learning/state/places.ts";
import { realPorts } from "../../../src/learning/state/ports.ts";
import { watchedDisk } from "../../store/watched-disk.ts";

const now = () => new Date("2026-03-02T02:00:00Z");

test("a program that dies at any step of the disk leaves what was met before, or all of it", async () => {
  for (let step = 1, died = true; died; step++) {
    for (const moment of ["before", "half", "after"] as const) {
      const home = mkdtempSync(join(tmpdir(), "met é-"));
      try {
        const places = coursePlaces(home, "kata");
        await keepMet({ ...realPorts, now }, places, { pieces: ["vocabulary:satu"], texts: ["numbers"] });
        let count = 0;
        const disk = watchedDisk(async (operation, run) => {
          count++;
          if (count < step) return await run();
          if (count === step && moment === "half") await operation.half?.();
          if (count === step && moment === "after") await run().catch(() => {});
          throw new Error("killed");
        });
        const shown = { pieces: ["vocabulary:dua", "vocabulary:satu"], texts: [] };
        died = await keepMet({ disk, now: () => new Date("2026-03-05T02:00:00Z") }, places, shown).then(
          () => false,
          () => true,
        );
        const { pieces, texts } = await readMet(realPorts, places);
        expect(texts.has("numbers")).toBe(true);
        expect(pieces.get("vocabulary:satu")).toBe(now().toISOString());
        expect([...pieces.keys()].filter((key) => key !== "vocabulary:dua")).toEqual(["vocabulary:satu"]);
        if (!died) expect(pieces.has("vocabulary:dua")).toBe(true);
      } finally {
        rmSync(home, { recursive: true, force: true });
      }
    }
  }
});
