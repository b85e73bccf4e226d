import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesFor, needSections, sectionsFor } from "../../plugins/lesson-planning/builtin/drafting/needs.ts";
import { namesNeed } from "../../src/lesson/export/markers.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";

const skill = join(import.meta.dir, "../../plugins/lesson-planning/skills/differentiation");
const sections = ["sen-strategies", "eal-strategies", "mixed-ability"].flatMap((name) =>
  needSections(readFileSync(join(skill, `${name}.md`), "utf8")),
);
const profile = (lines: readonly string[]) =>
  parseClassProfile("classes/X.md", `---\nclass: X\n---\n\n${lines.map((line) => `- ${line}`).join("\n")}\n`);

/** The same class in five languages: in each line the need that its English counterpart names. */
const english = [
  "26 pupils",
  "2 dyslexic pupils",
  "1 pupil with hearing impairment",
  "3 EAL",
  "1 ADHD",
  "two gifted pupils",
];
const same: Readonly<Record<string, readonly string[]>> = {
  fr: [
    "26 élèves",
    "2 élèves dyslexiques",
    "1 élève malentendant",
    "3 allophones",
    "1 TDAH",
    "deux élèves à haut potentiel",
  ],
  de: [
    "26 Schüler",
    "2 Kinder mit Legasthenie",
    "1 Schülerin schwerhörig",
    "3 DaZ",
    "1 ADHS",
    "zwei hochbegabte Schüler",
  ],
  es: [
    "26 alumnos",
    "2 alumnos con dislexia",
    "1 alumna sorda",
    "3 no hispanohablantes",
    "1 TDAH",
    "dos alumnos con altas capacidades",
  ],
  ms: [
    "26 murid",
    "2 murid disleksia",
    "1 murid pekak",
    "3 bukan penutur asli",
    "1 murid hiperaktif",
    "dua murid pintar cerdas",
  ],
};

test.each(Object.entries(same))(
  "%s: needs are the same needs as in English, counted and helped alike",
  (_, lines) => {
    const [theirs, ours] = [profile(lines), profile(english)];
    expect(theirs.unclear).toEqual([]);
    expect(theirs.needs.map(({ count }) => count)).toEqual([2, 1, 3, 1, 2]);
    expect(filesFor(theirs.needs, false).toSorted()).toEqual(filesFor(ours.needs, false).toSorted());
    for (const [at, need] of theirs.needs.entries()) {
      const like = ours.needs[at];
      if (like === undefined) throw new Error("the classes differ");
      expect({ need: need.text, first: sectionsFor(need, sections)[0]?.title }).toEqual({
        need: need.text,
        first: sectionsFor(like, sections)[0]?.title,
      });
    }
  },
);

test("other needs that schools name by letters are understood, and lines about something else are not", () => {
  for (const line of [
    "4 LRS",
    "DaZ: 3",
    "1 élève dyspraxique",
    "Un élève malvoyant",
    "Ein Kind im Rollstuhl",
    "1 ULIS",
  ])
    expect({ line, needs: profile([line]).needs.length }).toEqual({ line, needs: 1 });
  for (const line of [
    "Eine ruhige Klasse",
    "On aime travailler en groupe",
    "Cup of tea at break",
    "ads in magazines",
  ])
    expect({ line, ...profile([line]) }).toMatchObject({ line, needs: [], unclear: [] });
});

test("pupils never read the name of such a need either", () => {
  for (const line of ["Pour les élèves dyslexiques : texte en grand", "LRS: weniger Text", "TDAH: pausa"])
    expect({ line, names: namesNeed(line) }).toEqual({ line, names: true });
  for (const line of ["Un homme aveugle joue du piano.", "Le texte est court.", "Der Text ist neu."])
    expect({ line, names: namesNeed(line) }).toEqual({ line, names: false });
});
