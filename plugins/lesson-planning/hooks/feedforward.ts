import { defineHook } from "teacher-assist/hooks";
import { classWithId, type Frame } from "../../../src/lesson/brief/frame.ts";
import { builtinNotes } from "../../../src/lesson/brief/scope/builtin-notes.ts";
import { curriculumLine } from "../../../src/lesson/brief/scope/curriculum-line.ts";
import { feedforwardParts } from "../../../src/lesson/brief/scope/feedforward.ts";
import { unclearNeeds } from "../../../src/lesson/brief/scope/unclear-needs.ts";
import { classOfSession } from "../../../src/lesson/brief/session-class.ts";
import { isNew } from "../../../src/lesson/brief/understood.ts";
import { isFollowed } from "../../../src/lesson/memory/remembered-manner.ts";
import { feedforwardReport } from "../../../src/lesson/reports.ts";
import { hasLessonOn } from "../../../src/library/title-in.ts";
import { remembered } from "../../../src/memory/memory-files.ts";
import { loadClasses } from "../../../src/workspace/classes.ts";
import { loadRegistry } from "../../../src/workspace/curriculum/registry.ts";
import { curriculumFiles, topicFiles } from "../../../src/workspace/packs/pack-paths.ts";
import { loadWorkspace } from "../../../src/workspace/workspace.ts";
import { noteFor, outcomesFor } from "../builtin/drafting/outcomes-for.ts";

/** Says which context a draft will use, and whether an outcome fits, before it is used (decision 10). It never blocks. */
export default defineHook({
  name: feedforwardReport.hook,
  report: feedforwardReport,
  on: "preLoop",
  apart: true,
  async run({ input: request, about, messages }, { workspaceRoot, resumed, provider, libraries }) {
    const profiles = await loadClasses(workspaceRoot);
    const frame: Frame = about !== undefined && "said" in about ? about : {};
    const profile = classWithId(frame.class, profiles) ?? classOfSession(messages, "", profiles);
    const classFile = await loadWorkspace(workspaceRoot, profile === null ? [] : [profile.path]);
    const curriculum = await loadWorkspace(workspaceRoot, curriculumFiles);
    const pedagogy = await loadWorkspace(workspaceRoot, ["pedagogy.md"]);
    const notes = await remembered(workspaceRoot, profile?.id ?? null);
    const memory = [...notes.class, ...notes.teacher];
    const first = !resumed && about !== undefined && isNew(about);
    const registry = first ? await loadRegistry(workspaceRoot) : null;
    const written = first ? (await loadWorkspace(workspaceRoot, topicFiles)).files : [];
    const claimed = registry === null ? undefined : outcomesFor(frame, profiles, profile, registry, written);
    const inLibrary = libraries !== null && hasLessonOn(frame.topic ?? "", profile?.subject ?? "", libraries);
    // A class whose subject no file names is still served by the files that its lesson claims from.
    const serving = curriculum.files.filter(({ path }) => claimed?.some(({ file }) => file === path));
    const uses = feedforwardParts({
      request,
      profile,
      classText: classFile.files[0]?.content ?? "",
      outcomesLevel: curriculumLine(curriculum.files, profile) ?? curriculumLine(serving, null),
      pedagogy: pedagogy.files[0]?.content ?? "",
      memory,
      builtin: provider === "builtin",
      unused: provider === "builtin" ? memory.filter((note) => !isFollowed(note)) : [],
    });
    const drafting =
      provider !== "builtin" || registry === null
        ? []
        : builtinNotes(request, frame, inLibrary, (topic) =>
            noteFor({ topic }, profiles, profile, registry, written),
          );
    const lines = [otherClassNote(frame), unclearNeeds(profile), ...drafting].filter((note) => note !== null);
    const feedforward = `I'll use: ${uses.join(" · ")}`;
    const said = { feedforward, uses, ...(lines.length === 0 ? {} : { note: lines.join(" ") }) };
    if (claimed === undefined) return { report: said };
    // Where a library has it, the lesson claims the library's entry: there is nothing to warn of.
    const drawn = claimed.length === 0 && inLibrary;
    const outcomes = drawn ? undefined : claimed.length;
    return { report: { ...said, ...(outcomes === undefined ? {} : { outcomes }) } };
  },
});

/** One line where the words name another class than the chosen one, which wins; null where they do not. */
function otherClassNote({ class: chosen, uncertain = [] }: Frame): string | null {
  const named = uncertain.find(({ what }) => what === "class")?.choices.find((id) => id !== chosen);
  if (chosen === undefined || named === undefined) return null;
  return `This is for ${chosen}, the class that was chosen; the words name ${named}.`;
}
