import { describe, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { makeClass, NewClass } from "../../src/workspace/new-class.ts";
import { makeWorkspace, NewWorkspace } from "../../src/workspace/new-workspace.ts";
import { type Agreement, AsksFirst, type Consent } from "../../src/workspace/privacy/before-saving.ts";
import { temporary } from "./temporary.ts";

const plain = { id: "4C", stage: "S4", subject: "History" };

function agreement(agreed: boolean): Agreement & { kept: Consent[] } {
  const kept: Consent[] = [];
  return { agreed, kept, keep: async (consent) => void kept.push(consent) };
}

/** Wherever a person may write it. */
const places = [
  ["needs", { needs: ["Aisha Rahmani has epilepsy"] }],
  ["what works", { worksWell: ["Seat Tomasz away from Kyle, they fight"] }],
  ["equipment", { equipment: ["Laptop for Liam Gallacher, dyslexic"] }],
  ["in French", { needs: ["Léa Moreau est dyslexique"] }],
  ["in German", { needs: ["Jonas Weber hat ADHS"] }],
  ["the stage", { stage: "S4, mother of Callum Reid: 07700 900123" }],
] as const;

describe("a class with somebody's data in it", () => {
  test.each(places)("is asked about before it is saved: %s", async (_, more) => {
    using here = temporary();
    const wish = NewClass.parse({ ...plain, ...more });
    await expect(makeClass(here.dir, wish, agreement(false))).rejects.toBeInstanceOf(AsksFirst);
    expect(existsSync(here.path("classes"))).toBe(false);

    const knowingly = agreement(true);
    await makeClass(here.dir, wish, knowingly);
    expect(existsSync(here.path("classes/4C.md"))).toBe(true);
    expect(knowingly.kept).toMatchObject([{ paths: ["classes/4C.md"] }]);
    expect(JSON.stringify(knowingly.kept)).not.toMatch(/Rahmani|Gallacher|Moreau|Weber|Reid|900123/);
  });

  test("a new workspace with it leaves not even a folder behind", async () => {
    using here = temporary({ "sample/soul.md": "soul" });
    const make = (wish: object, agreed: boolean) =>
      makeWorkspace(
        here.path("mine"),
        here.path("sample"),
        NewWorkspace.parse({ teaches: "History", curriculum: [], class: plain, ...wish }),
        agreement(agreed),
      );
    for (const wish of [
      { class: { ...plain, needs: ["Aisha Rahmani has epilepsy"] } },
      { habits: ["I phone the mother of Callum Reid every week, he self-harms"] },
    ]) {
      await expect(make(wish, false)).rejects.toBeInstanceOf(AsksFirst);
      expect(existsSync(here.path("mine"))).toBe(false);
    }
    // Her own name is the teacher's to write.
    expect(await make({ teaches: "History. Morag Sinclair" }, false)).toContain("teacher.md");
  });
});
