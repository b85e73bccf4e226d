import { frame } from "./en/frame.ts";
import { help } from "./en/help.ts";
import { manage } from "./en/manage.ts";
import { noteForm } from "./en/note-form.ts";
import { plan } from "./en/plan.ts";
import { planLesson } from "./en/plan-lesson.ts";
import { planWorkspace } from "./en/plan-workspace.ts";

/**
 * Every word of the page. A translation is another folder beside `en` with the same shapes, named here. What depends on
 * a number is a function, so that each language can count in its own way. Those of typing into a lesson, what goes with it, sharing, documents and libraries brought in, units, slides and the rooms Study,
 * Speak and Research are loaded with their pages.
 */
export const words = {
  frame,
  help,
  plan,
  planLesson,
  planWorkspace,
  noteForm,
  manage,
};
