/** Packs are addressed as `packs/<subject>/topics/<id>.md` and `packs/<subject>/curriculum/<id>.md`. */
export const packsName = "packs";

/** The teacher's own first. For `loadWorkspace`. */
export const topicFiles = ["topics/**/*.md", "topics/**/*.txt", `${packsName}/*/topics/*.md`];
export const curriculumFiles = ["curriculum/*.md", `${packsName}/*/curriculum/*.md`];

export function isTopicPath(path: string): boolean {
  return /^(?:packs\/[^/]+\/)?topics\//.test(path);
}

export function isCurriculumPath(path: string): boolean {
  return /^(?:packs\/[^/]+\/)?curriculum\//.test(path);
}

export function isPackPath(path: string): boolean {
  return path === packsName || path.startsWith(`${packsName}/`);
}
