import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder with these files in it. */
export function folderOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "packs-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

export function classOf(id: string, stage: string, subject: string): Record<string, string> {
  return {
    [`classes/${id}.md`]: `---\nclass: ${id}\nstage: ${stage}\nsubject: ${subject}\n---\n\n- 24 pupils\n`,
  };
}

export function note(title: string, ages: [number, number] | null = null): string {
  const said = ages === null ? "" : `ages: [${ages.join(", ")}]\nshapes: [enquiry]\nsources: ["A book"]\n`;
  return `---\ntitle: ${title}\nkeywords: [${title.toLowerCase()}]\n${said}---\n\n# ${title}\n\n## Key ideas\n- One.\n`;
}

export function curriculum(subject: string, country: string, code: string): string {
  return `---
title: ${subject} of ${country}
country: ${country}
subject: ${subject}
source: https://example.org/${code}
retrieved: 2026-01-02
licence: ours
version: "1"
wording: summary
code_pattern: '${code}-\\d'
---

# ${subject}

## ${code}-1 — Weighing and measuring
- **Level**: Key Stage 3
- **Outcome (summary)**: Pupils weigh and measure things.
`;
}
