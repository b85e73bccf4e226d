import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Course, loadCourse } from "../../../src/learning/course.ts";
import { importCourse } from "../../../src/learning/import/import-course.ts";
import type { ImportedCourse, ImportOptions } from "../../../src/learning/import/imported.ts";

const now = new Date("2026-03-01T10:00:00Z");

/** Does something with a file or folder of this content, which is gone afterwards. */
export async function withSource<T>(
  files: Readonly<Record<string, string | Uint8Array>>,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "import-"));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Imports one file; a refusal is thrown with its words. */
export async function imported(
  name: string,
  content: string | Uint8Array,
  options: Partial<ImportOptions> = {},
): Promise<ImportedCourse & { course: Course }> {
  const made = await withSource({ [name]: content }, (folder) =>
    importCourse({ path: join(folder, name) }, { name: "imported", now, ...options }),
  );
  return loaded(made);
}

/** What is said when a file cannot be imported. */
export async function refusal(name: string, content: string | Uint8Array): Promise<string> {
  return withSource({ [name]: content }, async (folder) => {
    const made = await importCourse({ path: join(folder, name) }, { name: "imported", now });
    return "problem" in made ? made.problem : "";
  });
}

/** The course as it loads from disk, which is what an import is for. */
export async function loaded(
  made: Awaited<ReturnType<typeof importCourse>>,
): Promise<ImportedCourse & { course: Course }> {
  if ("problem" in made) throw new Error(made.problem);
  const files = Object.fromEntries([
    ...made.files.map(({ path, content }) => [`imported/${path}`, content] as const),
    ...made.media.map(({ path, base64 }) => [`imported/${path}`, Buffer.from(base64, "base64")] as const),
  ]);
  const { course, problems } = await withSource(files, async (folder) => {
    const quick = loadCourse(join(folder, "imported"));
    const thorough = loadCourse(join(folder, "imported"), { thorough: true });
    if (!Bun.deepEquals(quick, thorough)) throw new Error(JSON.stringify(thorough.problems));
    return quick;
  });
  if (course === null) throw new Error(JSON.stringify(problems));
  return { ...made, course };
}
