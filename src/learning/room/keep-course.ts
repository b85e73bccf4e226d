import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Problem } from "../../problem.ts";
import { writeFailed } from "../../store/failure.ts";
import { sweepOnce, temporaryName } from "../../store/temporary.ts";
import { type CourseProblem, loadCourse } from "../course.ts";
import { slug } from "../state/places.ts";

/**
 * Puts a course into the learner's own courses, whole and checked, or not at all. `problems`: why it was not kept. An
 * existing course is never written over. Throws `Problem` on a name that is taken or cannot be one.
 */
export function keepCourse(
  home: string,
  name: string,
  files: readonly { path: string; content: string | Uint8Array }[],
  /** Who made the files has held each of them against the format already. */
  { isChecked = false } = {},
): { folder: string; problems: CourseProblem[] } {
  const folder = join(home, "courses", slug(name, "course"));
  if (existsSync(folder)) {
    throw new Problem("usage", `There is a course ${name} already (${folder}). Choose another name.`, {
      command: "--name <course>",
    });
  }
  try {
    mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
    sweepOnce(dirname(folder));
    const draft = join(dirname(folder), temporaryName());
    mkdirSync(draft, { mode: 0o700 });
    try {
      const inside = join(draft, name);
      for (const { path, content } of files) {
        if (path.split("/").some((part) => part === ".." || part === ""))
          throw new Problem("usage", `${path} is no place in a course.`);
        mkdirSync(dirname(join(inside, path)), { recursive: true });
        writeFileSync(join(inside, path), content);
      }
      const problems = isChecked ? [] : loadCourse(inside).problems;
      if (problems.length === 0) renameSync(inside, folder);
      return { folder, problems };
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw writeFailed(`The course ${name}`, error);
  }
}
