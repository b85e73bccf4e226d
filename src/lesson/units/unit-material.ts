import type { Libraries } from "../../library/libraries.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { fitIndex } from "../../workspace/curriculum/fit/fit.ts";
import { loadRegistry } from "../../workspace/curriculum/registry.ts";
import { topicFiles } from "../../workspace/packs/pack-paths.ts";
import { remembered } from "../../workspace/remembered.ts";
import { ageOf } from "../../workspace/stage.ts";
import { parseTopicHead } from "../../workspace/topic.ts";
import { loadWorkspace } from "../../workspace/workspace.ts";
import type { UnitMaterial, UnitOfLibrary } from "./unit-topic.ts";

const readHead = remembered(2_000, parseTopicHead);

/** What a unit for this class can be made of: the workspace's notes and curriculum, and a library's unit on the topic. */
export async function unitMaterial(
  root: string,
  topic: string,
  profile: ClassProfile,
  libraries: Libraries | null,
): Promise<UnitMaterial> {
  const registry = await loadRegistry(root);
  const { files } = await loadWorkspace(root, topicFiles);
  const heads = files.flatMap(({ path, content }) => readHead(path, content) ?? []);
  const library = topic === "" || libraries === null ? null : unitOfLibrary(topic, profile, libraries);
  return { registry, heads, library };
}

/** The unit of a library that the words name, in a year near this class's; null where there is none. */
function unitOfLibrary(words: string, profile: ClassProfile, libraries: Libraries): UnitOfLibrary | null {
  const age = ageOf(profile.stage) ?? ageOf(profile.level);
  const year = age === null ? null : Math.max(1, age - 5);
  const found = libraries.search({
    words,
    kind: "unit",
    limit: 10,
    ...(year === null ? {} : { years: [year - 1, year, year + 1].filter((one) => one >= 1) }),
  });
  const heads = found.map((one) => ({ ...one, outcomes: [] }));
  const index = fitIndex([], heads);
  const best = heads.find((head) => index.note(words, head).fits);
  const unit = best === undefined ? null : libraries.entry(best.library, best.id);
  if (best === undefined || unit?.kind !== "unit") return null;
  const lessons = unit.lessons.flatMap((id) => {
    const lesson = libraries.entry(best.library, id);
    return lesson?.kind === "lesson"
      ? [{ pointer: `library/${best.library}/${id}`, title: lesson.title }]
      : [];
  });
  const attribution = libraries.known(best.library)?.about.title ?? best.library;
  return lessons.length === 0 ? null : { title: unit.title, attribution, lessons };
}
