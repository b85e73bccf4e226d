import { type Frame, onlyClass } from "../../../../src/lesson/brief/frame.ts";
import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import type { Outcome } from "../../../../src/workspace/curriculum/outcome.ts";
import type { Registry } from "../../../../src/workspace/curriculum/registry.ts";
import { remembered } from "../../../../src/workspace/remembered.ts";
import { parseTopicHead, type TopicHead } from "../../../../src/workspace/topic.ts";
import { chooseOutcomes, chooseTopic } from "../../../../src/workspace/topics/choose.ts";
import type { WorkspaceFile } from "../../../../src/workspace/workspace.ts";

const readHead = remembered(2_000, parseTopicHead);

/** The note that a lesson on this would be drawn from, as built-in drafting chooses it; null where there is none. */
export function noteFor(
  { topic: words = "" }: Frame,
  profiles: readonly ClassProfile[],
  named: ClassProfile | null,
  registry: Registry,
  notes: readonly WorkspaceFile[],
): TopicHead | null {
  const heads = notes.flatMap(({ path, content }) => readHead(path, content) ?? []);
  const profile = named ?? onlyClass(profiles);
  return words === "" ? null : chooseTopic(words, heads, profile, registry);
}

/**
 * The outcomes that a lesson on this would claim, as built-in drafting chooses them: none where none in the teacher's
 * files fits. Undefined where there is no topic or no curriculum to tell by.
 */
export function outcomesFor(
  { topic: words = "", outcomes = [] }: Frame,
  profiles: readonly ClassProfile[],
  named: ClassProfile | null,
  registry: Registry,
  notes: readonly WorkspaceFile[],
): readonly Outcome[] | undefined {
  if (registry.outcomes.length === 0 || words === "") return undefined;
  const profile = named ?? onlyClass(profiles);
  const heads = notes.flatMap(({ path, content }) => readHead(path, content) ?? []);
  const head = noteFor({ topic: words }, profiles, named, registry, notes);
  return chooseOutcomes(words, outcomes, head, profile, registry, heads).main;
}
