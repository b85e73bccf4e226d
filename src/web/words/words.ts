import { editing } from "./en/editing.ts";
import { frame } from "./en/frame.ts";
import { help } from "./en/help.ts";
import { library } from "./en/library.ts";
import { manage } from "./en/manage.ts";
import { material } from "./en/material.ts";
import { noteForm } from "./en/note-form.ts";
import { plan } from "./en/plan.ts";
import { planLesson } from "./en/plan-lesson.ts";
import { planWorkspace } from "./en/plan-workspace.ts";
import { share } from "./en/share.ts";

/**
 * Every word of the page. A translation is another folder beside `en` with the same shapes, named here. What depends on
 * a number is a function, so that each language can count in its own way. Those of what goes with a lesson, units, slides and the rooms Study,
 * Speak and Research are loaded with their pages.
 */
export const words = {
  editing,
  frame,
  help,
  library,
  plan,
  planLesson,
  planWorkspace,
  noteForm,
  manage,
  material,
  share,
};
