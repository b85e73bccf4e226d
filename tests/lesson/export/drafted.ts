import { rmSync } from "node:fs";
import { join } from "node:path";
import type { ExportInput } from "../../../src/lesson/export/model.ts";
import { noteOf } from "../../../src/workspace/material/note-of.ts";
import { folderOf } from "../../workspace/packs/desk.ts";
import { planning } from "../planning.ts";

const desks = join(import.meta.dir, "..", "..", "..", "desks");

/** Typed into the starter by whoever teaches it. */
const typed = `

Before you begin:

1. Sit with your **partner**.
   - One reads.
   - One writes.
2. Turn the sheet over.

| Sign | What it says | How sure? |
|---|---|---|
| ≤ | at most | ★★ |
| √2 ≈ 1.414 | no fraction | ★ |
`;

/** As it comes out of a document of hers, each thing with its page. */
const material = (page: number, ...texts: string[]) =>
  texts.map((text, at) => ({ text, page, at: 10 * page + at }));
const note = noteOf({
  title: "Compound interest",
  source: "Bank sheet.pdf",
  ideas: material(2, "Interest is paid on interest.", "After n years £P grows to P × (1 + r)ⁿ."),
  words: [{ term: "principal", meaning: "the money put in at first", page: 2, at: 25 }],
  examples: material(3, "£200 at 5 % for 2 years.", "200 × 1.05 = 210", "210 × 1.05 = 220.50"),
  questions: material(4, "Find what £100 at 10 % comes to after 2 years.").map((one) => ({
    ...one,
    answer: "£121",
  })),
  mistakes: material(4, "Simple interest is worked out instead."),
  rest: [],
});

/** Lessons as built-in drafting writes them now: two shapes of two subjects, and mathematics from a note with pages; each typed into. */
export async function drafted() {
  const own = folderOf({
    "teacher.md": "# Teacher\n\nI teach in England.\n",
    "classes/10A.md":
      "---\nclass: 10A\nstage: Year 10\nsubject: Mathematics\nsize: 24\nperiod_minutes: 60\n---\n\n- 24 pupils\n- 2 pupils with EAL\n",
    "topics/compound-interest.md": note,
  });
  try {
    return {
      practical: await lesson(join(desks, "science"), "electric circuits for S2C", /practical lesson/),
      discussion: await lesson(join(desks, "english"), "a debate on school uniform for 8En2", /a discussion/),
      maths: await lesson(own, "compound interest for 10A", /220\.50/),
    };
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

async function lesson(desk: string, request: string, holds: RegExp): Promise<ExportInput> {
  const { ask } = await planning("create-lesson", desk);
  const { text } = (await ask(request)).result;
  if (!holds.test(text)) throw new Error(`${request}: ${holds} is not in\n${text}`);
  const title = /^# (.+)$/m.exec(text)?.[1] ?? request;
  return {
    markdown: text.replace(/\n+## Main\n/, `${typed}\n## Main\n`),
    title,
    subtitle: request,
    status: "decided",
    evidence: [],
    guidance: [],
    madeBy: "built-in drafting, no AI model",
  };
}
