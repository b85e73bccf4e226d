import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const packs = join(import.meta.dir, "../../packs");

/** A word that no curriculum has, and the same for the same number. */
function word(n: number): string {
  const syllables = ["ba", "de", "ki", "lo", "mu", "ra", "se", "ti", "vo", "zu"];
  return Array.from(String(1000 + n), (digit) => syllables[Number(digit)] ?? "").join("");
}

export function topicOf(n: number): string {
  return `${word(n)} and ${word(n + 5000)}`;
}

/** A desk with so many notes and outcomes, each about something of its own and as long as real ones are. */
export function fillDesk(root: string, { notes, outcomes }: { notes: number; outcomes: number }): void {
  for (const folder of ["classes", "curriculum", "topics"]) mkdirSync(join(root, folder));
  const profile =
    "---\nclass: 7X\nstage: Year 7\nsubject: Widgetry\nlevel: Grade 7\nsize: 28\nperiod_minutes: 50\n---\n\n- 2 students with EAL — short sentences\n- 1 student with dyslexia — less text\n";
  writeFileSync(join(root, "classes/7X.md"), profile);
  const each = 500;
  for (let from = 0; from < outcomes; from += each) {
    const entries = Array.from({ length: Math.min(each, outcomes - from) }, (_, i) => entry(from + i));
    const head = `---\ntitle: Widgetry ${from}\nsubject: Widgetry\nsource: https://example.org/widgetry\nretrieved: 2026-01-01\nlicence: none\nversion: "1"\nwording: official\ncode_pattern: 'WID\\.\\d{4}'\n---\n\n# Widgetry\n`;
    writeFileSync(join(root, `curriculum/widgetry-${from}.md`), `${head}${entries.join("")}`);
  }
  const body =
    readFileSync(join(packs, "computing/topics/iteration-for-loops.md"), "utf8").split("\n---\n")[1] ?? "";
  for (let i = 0; i < notes; i++) {
    const head = `---\ntitle: All about ${topicOf(i)}\nsubject: Widgetry\nlevels: [Grade 7]\noutcomes: [${codeOf(i)}]\nkeywords: [${word(i)}, ${word(i + 5000)}, ${word(i + 5001)} ${word(i + 5002)}]\n---\n`;
    writeFileSync(join(root, `topics/note-${i}.md`), `${head}${body}`);
  }
}

function codeOf(n: number): string {
  return `WID.${String(n).padStart(4, "0")}`;
}

function entry(n: number): string {
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => word(from + i * 37)).join(" ");
  return `
## ${codeOf(n)} — The ways of ${topicOf(n)}
- **Level**: Grade ${6 + (n % 3)}
- **Organiser**: Strand ${n % 12}
- **Outcome text**: Learners explain how ${word(n)} changes when ${word(n + 5000)} is there, and describe ${some(n + 100, 6)} with it.
- **Assessment expectations**: Names ${some(n + 200, 3)}; explains ${some(n + 300, 4)}; compares ${topicOf(n)} with ${some(n + 400, 3)}
- **Common misconceptions**: ${some(n + 500, 5)} is the same as ${word(n)}
- **Keywords**: ${word(n)}, ${word(n + 5000)}, ${some(n + 600, 2)}
`;
}
