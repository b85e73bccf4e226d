import { defineHook } from "teacher-assist/hooks";
import { curriculumLine } from "../../../src/lesson/scope/curriculum-line.ts";
import { feedforwardSummary } from "../../../src/lesson/scope/feedforward.ts";
import { classNamedIn, loadClasses } from "../../../src/workspace/classes.ts";
import { loadWorkspace } from "../../../src/workspace/workspace.ts";

/** Says which context a draft will use, before it is used (decision 10). It never blocks. */
export default defineHook({
  name: "feedforward",
  on: "preLoop",
  async run({ input: request }, { workspaceRoot }) {
    const profile = classNamedIn(request, await loadClasses(workspaceRoot));
    const classFile = await loadWorkspace(workspaceRoot, profile === null ? [] : [profile.path]);
    const curriculum = await loadWorkspace(workspaceRoot, ["curriculum/*.md"]);
    const pedagogy = await loadWorkspace(workspaceRoot, ["pedagogy.md"]);
    const feedforward = feedforwardSummary({
      request,
      profile,
      classText: classFile.files[0]?.content ?? "",
      outcomesLevel: curriculumLine(curriculum.files, profile),
      pedagogy: pedagogy.files[0]?.content ?? "",
    });
    return { report: { feedforward } };
  },
});
