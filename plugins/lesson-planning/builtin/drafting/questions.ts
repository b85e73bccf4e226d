import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import type { Registry } from "../../../../src/workspace/curriculum/registry.ts";
import { pointer } from "./opening-sections.ts";
import type { LessonRequest } from "./request.ts";
import { aboutClass, bullets, listed } from "./wording.ts";

/** What the planner asks rather than guesses. */

export function whichClass(profiles: readonly ClassProfile[]): string {
  if (profiles.length === 0)
    return "I find no class in the workspace. Add one as a file under `classes/`, then say which class the lesson is for.";
  return `Which class is it for? I know ${listed(profiles.map(inBrackets))}.`;
}

function inBrackets(profile: ClassProfile): string {
  const about = aboutClass(profile);
  return about === "" ? profile.id : `${profile.id} (${about})`;
}

export function whichTopic(profile: ClassProfile): string {
  return `What is the lesson for ${profile.id} to be about? A topic in a few words is enough.`;
}

/** Nothing is invented: what is nearest is shown, and the teacher decides. */
export function noOutcome({ topic }: LessonRequest, profile: ClassProfile, registry: Registry): string {
  const near = registry.search(topic, { limit: 3 }).map(({ outcome }) => outcome);
  const level = profile.level === "" ? "" : ` for ${profile.level} level`;
  const offered =
    near.length === 0
      ? "None of them speaks of it."
      : `The nearest, which does not fit the level or the topic well enough to claim:\n\n${bullets(near.map((outcome) => `${pointer(outcome)} ${outcome.title} (${outcome.level})`))}`;
  return `I find no outcome${level} in your curriculum files that "${topic}" belongs to, so I will not claim one.\n\n${offered}\n\nYou can name the topic in other words, import the curriculum it belongs to (\`teacher-assist curriculum import\`), or say which outcome to use.`;
}
