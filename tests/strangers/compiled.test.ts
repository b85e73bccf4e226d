import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const project = join(import.meta.dir, "..", "..");

test("the compiled program finds its readers too, whatever folder it is started in", () => {
  const cache = join(project, "node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "compiled-")); // beside the real one: it looks for src/ from where it lies
  try {
    const entry = join(folder, "entry.ts");
    writeFileSync(
      entry,
      `import { importApart } from "${join(project, "src/learning/import/import-apart.ts")}";
       import { readGivenApart } from "${join(project, "src/workspace/curriculum/read-curriculum-apart.ts")}";
       (async () => {
       const bytes = new TextEncoder().encode("term,meaning\\nayam,chicken\\n");
       const course = await importApart({ fileName: "w.csv", bytes }, { name: "w", now: new Date(0) });
       const given = await readGivenApart({ name: "x", text: "code,text\\nA 1,I can\\n" }, "2026-11-15");
       console.log("problem" in course ? course.problem : course.report.items, given.ok);
       })();`,
    );
    const args = [
      "build",
      entry,
      "--target=bun",
      "--format=cjs",
      "--bytecode",
      "--external",
      "ts-fsrs",
      "--outdir",
      join(folder, "out"),
    ];
    const built = Bun.spawnSync([process.execPath, ...args], { stderr: "pipe" });
    expect(built.stderr.toString()).not.toContain("error:");
    const ran = Bun.spawnSync([process.execPath, join(folder, "out", "entry.js")], { cwd: "/" });
    expect(ran.stdout.toString().trim()).toBe("1 true");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
