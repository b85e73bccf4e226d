import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { exportCase } from "../../../src/workspace/curriculum/case-export.ts";
import { importCase } from "../../../src/workspace/curriculum/case-import.ts";
import { importFile } from "../../../src/workspace/curriculum/import.ts";
import type { CurriculumFile } from "../../../src/workspace/curriculum/outcome.ts";
import { parseCurriculum } from "../../../src/workspace/curriculum/parse.ts";
import { times } from "../../sweep.ts";
import { modern, quirky } from "./case-samples.ts";
import { casePackage } from "./case-schema.ts";
import { files, said } from "./samples.ts";

const day = "2026-11-15";

function imported(json: unknown): { file: CurriculumFile; text: string } {
  const result = importCase(json, day);
  if (!result.ok) throw new Error(result.message);
  return { file: parseCurriculum("curriculum/x.md", result.text), text: result.text };
}

/** As another program would get it. */
const exported = (file: CurriculumFile): unknown => JSON.parse(JSON.stringify(exportCase(file)));

describe("official text comes in as CASE", () => {
  test("as a file a teacher can read, that says where it is from", () => {
    const { file } = imported(modern);
    expect(file.problems).toEqual([]);
    expect(file).toMatchObject({
      title: "Example Mathematics",
      subject: "Mathematics",
      source: "https://maths.example/standards",
      retrieved: day,
      licence: "CC BY 4.0",
      version: "3",
      wording: "official",
      integrity: "intact",
    });
    const [first, second, third] = file.outcomes;
    expect(file.outcomes).toHaveLength(3);
    expect(first).toMatchObject({
      code: "3.OA.A.1",
      title: "Products: what they mean",
      level: "Grade 3",
      organiser: "Operations and algebra",
      text: "Interpret products of whole numbers, e.g. interpret 5 × 7 as *5 groups* of 7; say why.",
      to: [{ code: "4.OA.A.2", note: "with numbers first" }],
    });
    expect(first?.other).toEqual([
      { label: "Type", text: "Standard" },
      { label: "Notes", text: "Often taught with arrays." },
    ]);
    expect(second?.from).toMatchObject([{ code: "3.OA.A.1" }]);
    expect(third?.code).toMatch(/^ID-[0-9a-f]{8}$/);
    expect(second?.related).toMatchObject([{ code: third?.code }]);
  });

  test("an edit of its text is noticed, a note between the entries is not", () => {
    const { text } = imported(modern);
    const integrity = (changed: string) => parseCurriculum("x.md", changed).integrity;
    expect(integrity(text)).toBe("intact");
    expect(integrity(text.replaceAll("\n", "\r\n"))).toBe("intact");
    expect(integrity(text.replace("# Example", "Kept for 3B.\n\n# Example"))).toBe("intact");
    expect(integrity(text.replace("unknown", "known"))).toBe("edited");
    expect(integrity(text.replace("## 4.OA.A.2", "## 4.OA.A.9"))).toBe("edited");
  });

  test("older packages with all their quirks come in too", () => {
    const { file } = imported(quirky);
    expect(file.problems).toEqual([]);
    expect(file.outcomes.map(({ code }) => code).slice(0, 3)).toEqual(["AB.1", "AB.2", "AB.2 #2"]);
    expect(file.outcomes[0]).toMatchObject({
      level: "Grades K-1",
      organiser: "Strand one",
      keywords: ["alpha", "beta"],
      to: [{ code: "AB.2" }],
    });
  });

  test("what is no package is refused in words", () => {
    for (const json of [null, [], {}, "x", { CFItems: [] }, { CFDocument: {} }]) {
      expect(importCase(json, day)).toMatchObject({
        ok: false,
        message: expect.stringMatching(/CASE package/),
      });
    }
    expect(importFile("x.json", new TextEncoder().encode("{ cut off"), day).ok).toBe(false);
    expect(importFile("x.json", new Uint8Array([0, 255]), day).ok).toBe(false);
  });
});

describe("what came in goes out again", () => {
  test("a package of today comes back equal", () => {
    expect(exported(imported(modern).file)).toEqual(modern);
  });

  for (const [name, json] of Object.entries({ modern, quirky })) {
    test(`${name}: valid CASE 1.1, and stable from then on`, () => {
      const once = exported(imported(json).file);
      expect(casePackage.safeParse(once).error?.issues ?? []).toEqual([]);
      const again = imported(once);
      expect(said(again.file)).toEqual(said(imported(json).file));
      expect(exported(again.file)).toEqual(once);
    });
  }

  test("nothing of an old package is lost, whatever it calls it", () => {
    const text = JSON.stringify(exported(imported(quirky).file));
    for (const part of [
      '"deep":[1]',
      "soon",
      "far away",
      "CFPackages/doc-1",
      "old.example/doc-1",
      '"two"',
      "Fourth thing",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("our own files go out as valid CASE and come back as they were", () => {
    for (const { path, text } of files) {
      const file = parseCurriculum(path, text);
      const once = exported(file);
      expect(casePackage.safeParse(once).error?.issues ?? []).toEqual([]);
      const back = imported(once).file;
      expect(said(back)).toEqual(said(file));
      expect(back).toMatchObject({
        title: file.title,
        wording: file.wording,
        licence: file.licence,
        levels: file.levels,
        source: file.source,
      });
      expect(back.codePattern).toEqual(file.codePattern);
      expect(exported(back)).toEqual(once);
    }
  });

  test("a teacher's changes since the import go out with it", () => {
    const { text } = imported(modern);
    const changed = text
      .replace("Solve for an unknown.", "Solve for two unknowns.")
      .replace("- **Progression from**: 3.OA.A.1 (with numbers first)\n", "")
      .replace("- **Progression to**: 4.OA.A.2 (with numbers first)\n", "- **Room**: 12\n");
    const out = casePackage.parse(exported(parseCurriculum("x.md", changed)));
    expect(out.CFItems[2]).toMatchObject({
      fullStatement: "Solve for two unknowns.",
      statusStartDate: "2024-01-01",
    });
    expect(out.CFItems[1]).toMatchObject({
      fullStatement: modern.CFItems[1]?.fullStatement,
      extensions: { difficulty: 2 },
    });
    expect(out.CFAssociations.map(({ associationType }) => associationType)).not.toContain("precedes");
    const back = imported(out).file;
    expect(back.outcomes[0]?.other).toContainEqual({ label: "Room", text: "12" });
    expect(back.outcomes[0]?.to).toEqual([]);
  });
});

test("any package that is valid comes back equal, and any value at all is survived", () => {
  const word = fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.trim() || "x");
  const uuid = fc.uuid({ version: 4 });
  const items = fc.uniqueArray(
    fc.record(
      {
        identifier: uuid,
        fullStatement: word,
        humanCodingScheme: word,
        educationLevel: fc.array(word, { maxLength: 2 }),
        conceptKeywords: fc.array(word, { maxLength: 3 }),
        notes: word,
      },
      { requiredKeys: ["identifier", "fullStatement"] },
    ),
    {
      selector: ({ identifier }) => identifier,
      minLength: 1,
      maxLength: 6,
    },
  );
  const given = fc.record({ identifier: uuid, title: word, items }).map(({ identifier, title, items }) => {
    const at = { lastChangeDateTime: "2025-01-01T00:00:00Z" };
    const node = (item: { identifier: string; fullStatement: string }) => ({
      title: item.fullStatement,
      identifier: item.identifier,
      uri: `urn:uuid:${item.identifier}`,
    });
    return {
      CFDocument: { identifier, uri: `urn:uuid:${identifier}`, creator: "x", title, ...at },
      CFItems: items.map((item) => ({ ...item, uri: `urn:uuid:${item.identifier}`, ...at })),
      CFAssociations: items.slice(1).flatMap((item, index) => {
        const before = items[index];
        if (before === undefined) return [];
        const id = item.identifier.replace(/^.{8}/, "00000000");
        return [
          {
            identifier: id,
            uri: `urn:uuid:${id}`,
            associationType: index % 2 ? "precedes" : "isChildOf",
            originNodeURI: node(before),
            destinationNodeURI: node(item),
            ...at,
          },
        ];
      }),
    };
  });
  fc.assert(
    fc.property(given, (json) => {
      const { file } = imported(json);
      expect(file.problems).toEqual([]);
      expect(file.integrity).toBe("intact");
      expect(exported(file)).toEqual(json);
    }),
    { numRuns: times(38, 150), seed: 7 },
  );
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (some, other) => {
      importCase(some, day);
      const result = importCase(
        {
          CFDocument: some,
          CFItems: [other, { fullStatement: "x", ...(typeof some === "object" ? some : {}) }],
          CFAssociations: other,
        },
        day,
      );
      if (result.ok) exportCase(parseCurriculum("x.md", result.text));
    }),
    { numRuns: times(38, 150), seed: 7 },
  );
});
