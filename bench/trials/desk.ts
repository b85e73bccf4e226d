import { readFileSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "csv-parse/sync";
import { csvText } from "../../src/text/csv.ts";
import { loadClasses } from "../../src/workspace/classes.ts";
import { makeWorkspace } from "../../src/workspace/new-workspace.ts";
import type { Row } from "./row.ts";

const agreed = { agreed: true, keep: async () => {} };
const classId = "My class";

/** Sets of the file of codes that are imported where we ship nothing of them. */
const imported: Readonly<Record<string, string>> = { "ccss-ela": "Common Core ELA", c3: "C3" };

/** The desk that a teacher has made, by the functions that set-up calls. `codes`: the file of official codes, where it is. */
export async function makeDesk(root: string, sample: string, { desk }: Row, codes: string | null) {
  const own = ownCurriculum(desk, codes);
  await makeWorkspace(
    root,
    sample,
    {
      teaches: desk.subject,
      country: desk.country,
      habits: [],
      class: {
        id: classId,
        stage: desk.stage,
        subject: desk.subject,
        size: desk.size ?? undefined,
        periodMinutes: desk.period_minutes,
        needs: desk.needs,
        worksWell: [],
        equipment: [],
      },
      curriculum: [],
      own,
    },
    agreed,
  );
  const [profile] = await loadClasses(root);
  if (profile === undefined) throw new Error("The desk has no class.");
  if (desk.prior.length > 0) {
    const path = join(root, profile.path);
    writeFileSync(path, `${readFileSync(path, "utf8")}\n- Prior knowledge: ${desk.prior.join("; ")}\n`);
  }
  if (desk.own_notes !== undefined) {
    const path = join(root, "topics", "my notes.md");
    await mkdir(dirname(path), { recursive: true });
    writeFileSync(path, desk.own_notes);
  }
  return profile;
}

function ownCurriculum(desk: Row["desk"], codes: string | null) {
  if (desk.own_curriculum !== undefined)
    return [
      { name: `${desk.own_curriculum_name ?? "own"}.csv`, text: desk.own_curriculum, subject: desk.subject },
    ];
  const set = imported[desk.curriculum];
  if (set === undefined || codes === null) return [];
  const rows: Record<string, string>[] = parse(readFileSync(codes, "utf8"), {
    columns: true,
    relax_quotes: true,
  });
  const picked = rows.filter((row) => row.set === set);
  const cells = picked.map(({ code = "", statement = "", grade = "" }) => [code, statement, grade]);
  return [
    { name: `${set}.csv`, text: csvText([["code", "statement", "level"], ...cells]), subject: desk.subject },
  ];
}
