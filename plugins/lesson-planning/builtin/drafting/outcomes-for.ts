import { briefFrom } from "../../../../src/lesson/brief/brief.ts";
import type { About } from "../../../../src/message.ts";
import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import type { Registry } from "../../../../src/workspace/curriculum/registry.ts";
import { remembered } from "../../../../src/workspace/remembered.ts";
import { parseTopicHead } from "../../../../src/workspace/topic.ts";
import type { WorkspaceFile } from "../../../../src/workspace/workspace.ts";
import { chooseOutcomes, chooseTopic } from "./choose.ts";

const readHead = remembered(2_000, parseTopicHead);

/**
 * How many outcomes a lesson on this would claim, as built-in drafting chooses them: 0 where none in the teacher's files
 * fits. Undefined where there is no topic or no curriculum to tell by.
 */
export function outcomesFor(
  asked: string,
  about: About | undefined,
  profiles: readonly ClassProfile[],
  registry: Registry,
  notes: readonly WorkspaceFile[],
): number | undefined {
  const { topic: words, profile, outcomes } = briefFrom(asked, about, profiles, registry);
  if (registry.outcomes.length === 0 || words === "") return undefined;
  const heads = notes.flatMap(({ path, content }) => readHead(path, content) ?? []);
  const head = chooseTopic(words, heads, profile, registry);
  return chooseOutcomes(words, outcomes, head, profile, registry, heads).main.length;
}
