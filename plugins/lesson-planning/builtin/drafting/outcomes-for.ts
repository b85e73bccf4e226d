import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import type { Registry } from "../../../../src/workspace/curriculum/registry.ts";
import { parseTopic, parseTopicHead } from "../../../../src/workspace/topic.ts";
import type { WorkspaceFile } from "../../../../src/workspace/workspace.ts";
import { chooseOutcomes, chooseTopic, codesAsked } from "./choose.ts";
import { understand } from "./request.ts";

/**
 * How many outcomes a lesson on this would claim, as built-in drafting chooses them: 0 where none in the teacher's files
 * fits. Undefined where there is no topic or no curriculum to tell by.
 */
export function outcomesFor(
  asked: string,
  profiles: readonly ClassProfile[],
  registry: Registry,
  notes: readonly WorkspaceFile[],
): number | undefined {
  const { codes, rest } = codesAsked(asked, registry);
  const { topic: words, profile } = understand(rest, profiles);
  if (registry.outcomes.length === 0 || (words === "" && codes.length === 0)) return undefined;
  const heads = notes.flatMap(({ path, content }) => parseTopicHead(path, content) ?? []);
  const head = chooseTopic(words, heads, profile, registry);
  const note = notes.find(({ path }) => path === head?.path);
  const topic = note === undefined ? null : parseTopic(note.path, note.content);
  return chooseOutcomes(words, codes, topic, profile, registry).main.length;
}
