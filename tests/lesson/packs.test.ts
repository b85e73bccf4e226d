import { afterAll, describe, expect, test } from "bun:test";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkInWorkspace } from "../../src/lesson/check/check-in-workspace.ts";
import { loadRegistry } from "../../src/workspace/curriculum/registry.ts";
import { workspaceReader } from "../../src/workspace/reader.ts";
import { classOf, curriculum, folderOf, note } from "../workspace/packs/desk.ts";
import { planning } from "./planning.ts";

const made: string[] = [];
const desk = (files: Readonly<Record<string, string>>) => {
  const root = folderOf(files);
  made.push(root);
  return root;
};
afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true, force: true });
});

describe("a desk with nothing but a class", () => {
  test.each([
    ["Year 8", "Maths", "solving linear equations", "TA-MA3-13"],
    ["Year 5", "Primary", "the water cycle", "TA-SC2-17"],
    ["Grade 6", "Math", "unit rates", "6.RP.A.2"],
    ["S1", "Mathematics", "adding and subtracting fractions", "MTH 3-07b"],
    ["8th grade", "Science", "digital and analog signals", "MS-PS4-3"],
    ["Year 9", "History", "the Norman Conquest", "TA-HI3-01"],
  ])("%s %s plans %s from the packs, and the claim holds", async (stage, subject, topic, code) => {
    const root = desk(classOf("9Q", stage, subject));
    const { result } = await (await planning("create-lesson", root)).ask(`${topic} for 9Q`);
    expect(result.status).toBe("success");
    expect(result.text).toContain(`[${code}](packs/`);
    expect(result.extra.evidence).toMatchObject({ misfitting: 0, invented: 0, unsupported: 0 });
    expect((await checkInWorkspace(result.text, root, {})).found.evidence.findings).toEqual([]);
  });

  test("of more notes than one turn can read, none is overlooked", async () => {
    const notes = Array.from({ length: 150 }, (_, i) => [`topics/note-${i}.md`, note(`Filler ${i}`)]);
    const root = desk({
      ...classOf("8Q", "Year 8", "Maths"),
      ...Object.fromEntries(notes),
      "topics/zz-last.md": note("Solving linear equations with scales"),
    });
    const { result } = await (await planning("create-lesson", root)).ask("solving linear equations for 8Q");
    expect(result.text).toContain("topics/zz-last.md");
  });

  test("a note that serves no outcome of the desk is taught from, and nothing is claimed", async () => {
    const root = desk({
      ...classOf("8Q", "Year 8", "Basketry"),
      "topics/weaving.md": note("Weaving a willow basket"),
    });
    const { result } = await (await planning("create-lesson", root)).ask("weaving a willow basket for 8Q");
    expect(result.status).toBe("success");
    expect(result.text).toContain("topics/weaving.md");
    expect(result.text).toContain("No outcome is claimed");
    expect(result.extra.evidence).toMatchObject({ claims: 0, misfitting: 0, invented: 0, unsupported: 0 });
  });

  test("a note whose head is long is read to its end", async () => {
    const sources = Array.from({ length: 40 }, (_, i) => `  - Source ${i}`).join("\n");
    const head = `---\ntitle: Solving equations by balancing\nsources:\n${sources}\nkeywords: [solving linear equations, equations]\n---\n`;
    const root = desk({
      ...classOf("8Q", "Year 8", "Maths"),
      "topics/balancing.md": `${head}\n# Solving equations by balancing\n\n## Key ideas\n- Both sides are kept equal.\n`,
    });
    const { result } = await (await planning("create-lesson", root)).ask("solving linear equations for 8Q");
    expect(result.text).toContain("topics/balancing.md");
  });

  test("a summary is called one, official wording is not, and numbers of ours are said to be", async () => {
    const ours = desk(classOf("8Q", "Year 8", "Maths"));
    const drafted = await (await planning("create-lesson", ours)).ask("solving linear equations for 8Q");
    expect(drafted.result.text).toContain("In summary: pupils solve linear equations");
    expect(drafted.result.text).toContain("Numbers that begin with TA are those of teacher-assist");
    const own = desk({
      ...classOf("8Q", "Year 8", "Maths"),
      "curriculum/official.md": curriculum("Mathematics", "England", "OFF")
        .replace("wording: summary", "wording: official")
        .replace("Outcome (summary)**: Pupils weigh", "Outcome text**: Weigh"),
    });
    const { result } = await (await planning("create-lesson", own)).ask("weighing and measuring for 8Q");
    expect(result.text).toContain("[OFF-1](curriculum/official.md#");
    expect(result.text).toContain("Weigh and measure things.");
    expect(result.text).not.toContain("In summary");
    expect(result.text).not.toContain("begin with TA");
    expect(result.extra.evidence).toMatchObject({ verified: 1, unsupported: 0, misfitting: 0 });
  });

  test("lines of a pack that say something else are noticed", async () => {
    const root = desk(classOf("8Q", "Year 8", "Maths"));
    const { result } = await (await planning("create-lesson", root)).ask("solving linear equations for 8Q");
    const elsewhere = result.text.replace(/(england\.md#L)\d+-L\d+/, "$19-L12");
    expect(elsewhere).not.toBe(result.text);
    const { found } = await checkInWorkspace(elsewhere, root, {});
    expect(found.evidence.findings.map(({ problem }) => problem)).toContain("wrong-entry");
    const gone = result.text.replaceAll("/england.md#", "/nowhere.md#");
    expect((await checkInWorkspace(gone, root, {})).found.evidence.findings[0]?.problem).toBe("missing-file");
    const out = result.text.replaceAll(/\(packs\/[^)#]+#/g, "(packs/../../../etc/passwd#");
    expect((await checkInWorkspace(out, root, {})).found.evidence.findings[0]?.problem).toBe(
      "outside-workspace",
    );
  });

  test("her own curriculum of the subject is used alone", async () => {
    const root = desk({
      ...classOf("8Q", "Year 8", "Maths"),
      "curriculum/Ours 2026.md": curriculum("Mathematics", "England", "OWN"),
    });
    const { files, find } = await loadRegistry(root);
    expect(files.map(({ path }) => path)).toEqual(["curriculum/Ours 2026.md"]);
    expect(find("TA-MA3-13")).toBeNull();
    const read = workspaceReader(root);
    const shipped = join(import.meta.dir, "../../packs/mathematics/curriculum/england.md");
    expect(read("packs/mathematics/curriculum/england.md")).toBe(readFileSync(shipped, "utf8"));
  });
});
