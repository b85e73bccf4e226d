import { companionDrafts } from "../../../lesson/companions/companion-drafts.ts";
import { type CompanionPart, companionParts, type Message } from "../../../message.ts";

export type LessonTab = "lesson" | CompanionPart;

/**
 * The tabs of a session. With a lesson: itself and all that can go with it. Without one: what was made, and nothing while
 * something is being written that may become one.
 */
export function tabsOf(
  messages: readonly Message[],
  hasLesson: boolean,
  running: boolean,
): readonly LessonTab[] {
  if (hasLesson) return ["lesson", ...companionParts];
  return running ? [] : companionParts.filter((part) => companionDrafts(messages, part).length > 0);
}

/** The tab that is open: the one that was chosen, where it is there, else the last. */
export function openTab(tabs: readonly LessonTab[], chosen: LessonTab): LessonTab {
  return tabs.includes(chosen) ? chosen : (tabs.at(-1) ?? "lesson");
}
