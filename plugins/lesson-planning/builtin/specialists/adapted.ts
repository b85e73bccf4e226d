import type { AuthorTurn } from "../../../../src/model/builtin.ts";
import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import type { Knowledge } from "../drafting/knowledge.ts";
import { adaptLesson, shownAdaptations } from "./adapting.ts";

const files = ["eal-strategies", "sen-strategies", "mixed-ability"].map((file) => `differentiation/${file}`);

/** First the tier-3 files are read, then the lesson's tasks are changed by them. */
export function adapted(lesson: string, profile: ClassProfile | null, known: Knowledge): AuthorTurn {
  if (profile === null)
    return {
      text: "For which class? Its profile says what its pupils need, and without one nothing can be changed for them. Name it, for example: adapt it for 3B.",
    };
  if (profile.needs.length === 0)
    return {
      text: `The profile of ${profile.id} names no needs, so no task was changed. Write them down there, one a line, without names.`,
    };
  const unread = files.filter((name) => !known.pages.skills.has(name));
  if (unread.length > 0) return { calls: unread.map((name) => ({ name: "read_skill", args: { name } })) };
  return { text: shownAdaptations(adaptLesson(lesson, profile, known.needSections), profile.id) };
}
