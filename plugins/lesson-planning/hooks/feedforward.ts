import { defineHook } from "teacher-assist/hooks";
import { chosenClass, otherClassNote } from "../../../src/lesson/brief/brief.ts";
import { wishesIn } from "../../../src/lesson/memory/remembered-wish.ts";
import { curriculumLine } from "../../../src/lesson/scope/curriculum-line.ts";
import { feedforwardSummary } from "../../../src/lesson/scope/feedforward.ts";
import { unclearNeeds } from "../../../src/lesson/scope/unclear-needs.ts";
import { remembered } from "../../../src/memory/memory-files.ts";
import { classNamedIn, loadClasses } from "../../../src/workspace/classes.ts";
import { loadRegistry } from "../../../src/workspace/curriculum/registry.ts";
import { curriculumFiles, topicFiles } from "../../../src/workspace/packs/pack-paths.ts";
import { loadWorkspace } from "../../../src/workspace/workspace.ts";
import { outcomesFor } from "../builtin/drafting/outcomes-for.ts";

/** Says which context a draft will use, and whether an outcome fits, before it is used (decision 10). It never blocks. */
export default defineHook({
  name: "feedforward",
  on: "preLoop",
  async run({ input: request, about }, { workspaceRoot, resumed, provider }) {
    const profiles = await loadClasses(workspaceRoot);
    const profile = chosenClass(about, profiles) ?? classNamedIn(request, profiles);
    const classFile = await loadWorkspace(workspaceRoot, profile === null ? [] : [profile.path]);
    const curriculum = await loadWorkspace(workspaceRoot, curriculumFiles);
    const pedagogy = await loadWorkspace(workspaceRoot, ["pedagogy.md"]);
    const notes = await remembered(workspaceRoot, profile?.id ?? null);
    const memory = [...notes.class, ...notes.teacher];
    const feedforward = feedforwardSummary({
      request,
      profile,
      classText: classFile.files[0]?.content ?? "",
      outcomesLevel: curriculumLine(curriculum.files, profile),
      pedagogy: pedagogy.files[0]?.content ?? "",
      memory,
      unused: provider === "builtin" ? memory.filter((note) => wishesIn([note]).length === 0) : [],
    });
    const lines = [otherClassNote(request, about, profiles), unclearNeeds(profile)].filter(
      (note) => note !== null,
    );
    const said = { feedforward, ...(lines.length === 0 ? {} : { note: lines.join(" ") }) };
    if (resumed) return { report: said };
    const { files: topics } = await loadWorkspace(workspaceRoot, topicFiles);
    const outcomes = outcomesFor(request, about, profiles, await loadRegistry(workspaceRoot), topics);
    return { report: { ...said, ...(outcomes === undefined ? {} : { outcomes }) } };
  },
});
