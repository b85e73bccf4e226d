import { expect, test } from "bun:test";
import fc from "fast-check";
import { claimsIn } from "../../../src/workspace/curriculum/claims.ts";
import { checkEvidence } from "../../../src/workspace/curriculum/evidence.ts";
import { parseCurriculum } from "../../../src/workspace/curriculum/parse.ts";
import { pointerLink } from "../../../src/workspace/curriculum/pointer.ts";
import { buildRegistry } from "../../../src/workspace/curriculum/registry.ts";
import { times } from "../../sweep.ts";

const text = `---
title: Own
source: https://example.org
retrieved: 2026-01-01
licence: own
version: "1"
wording: summary
code_pattern: 'KS3-[A-Z]\\d+'
subject: Mathematics
---

# Mathematics

## KS3-N8 — Fractions
- **Level**: KS3
- **Outcome (summary)**: Add fractions.
`;

/** What a person may call a file: anything but what paths are made of. */
const name = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 24 })
  .map((raw) => raw.replace(/[/\\\0\n\r]/g, "").trim())
  .filter((one) => one !== "" && one !== "." && one !== "..");
const known = fc.constantFrom(
  "National Curriculum KS3 Mathematics",
  "Sciences (2026) [draft]",
  "100% maths #2",
  "Français: l'été",
  "数学 课程",
  "a_b*c~d!e?f&g=h",
  "%20 already",
  '<angle> "quoted" `ticked`',
);

test("whatever a curriculum file is called, a claim that points into it is read back and holds", () => {
  fc.assert(
    fc.property(fc.oneof(name, known), (called) => {
      const path = `curriculum/${called}.md`;
      const registry = buildRegistry([parseCurriculum(path, text)]);
      const entry = registry.find("KS3-N8");
      if (entry === null) throw new Error("the entry is there");
      const link = pointerLink(entry.code, { file: entry.file, start: entry.startLine, end: entry.endLine });
      const lesson = `## Curriculum links\n\n- ${link} Fractions`;
      const [claim] = claimsIn(lesson, registry);
      expect(claim?.link).toEqual({
        kind: "lines",
        pointer: { file: path, start: entry.startLine, end: entry.endLine },
      });
      const report = checkEvidence(lesson, registry, { read: (file) => (file === path ? text : null) });
      expect(report).toMatchObject({ claims: 1, verified: 1, findings: [] });
    }),
    { numRuns: times(75, 300) },
  );
});
