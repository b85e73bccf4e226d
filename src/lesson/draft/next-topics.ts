import { lessonsOfClass } from "../../tools/memory/recent-lessons.ts";
import type { SessionsRead } from "../../tools/memory/sessions.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { loadRegistry } from "../../workspace/curriculum/registry.ts";
import { topicFiles } from "../../workspace/packs/pack-paths.ts";
import { parseTopicHead } from "../../workspace/topic.ts";
import { nextTopics } from "../../workspace/topics/choose.ts";
import { loadWorkspace } from "../../workspace/workspace.ts";
import { classWithId } from "../brief/frame.ts";

const lookedBack = 10;

/** What a class could have after its last lessons, the likeliest first: none that it had. Empty for a class that is not there. */
export async function topicsAfter(
  workspaceRoot: string,
  sessions: SessionsRead,
  classId: string,
): Promise<string[]> {
  const profile = classWithId(classId, await loadClasses(workspaceRoot));
  if (profile === null) return [];
  const lessons = await lessonsOfClass(workspaceRoot, sessions, profile.id, { limit: lookedBack });
  const { files } = await loadWorkspace(workspaceRoot, topicFiles);
  return nextTopics(
    {
      heads: files.flatMap(({ path, content }) => parseTopicHead(path, content) ?? []),
      registry: await loadRegistry(workspaceRoot),
      done: lessons.map(({ heading }) => heading.replace(/:\s*[^:]*$/, "").trim()),
    },
    profile,
  );
}
