import { defineHook } from "teacher-assist/hooks";
import { understood } from "../../../src/lesson/brief/understood.ts";
import { marksOf } from "../../../src/lesson/companions/marks.ts";
import { lessonOf } from "../../../src/lesson/decide/decisions.ts";
import { loadClasses } from "../../../src/workspace/classes.ts";
import { loadRegistry } from "../../../src/workspace/curriculum/registry.ts";

/**
 * A request's words are understood here, once, whichever door they came through; from here on what was asked is data on
 * the message (decision 39). What was chosen outright wins.
 */
export default defineHook({
  name: "brief",
  on: "preLoop",
  async run({ input, about, messages }, { workspaceRoot, command, depth, decisions }) {
    // An agent called by an agent was given its task as data.
    if (depth > 0) return undefined;
    const [profiles, registry] = [await loadClasses(workspaceRoot), await loadRegistry(workspaceRoot)];
    const asked = understood(input, about, messages, { profiles, registry, command });
    if (asked.kind !== "companion") return { about: asked };
    // What it is made from is noted now: later the lesson may have changed.
    const lesson = lessonOf({ messages: [...messages], decisions: [...decisions] });
    return { about: lesson === null ? asked : { ...asked, of: marksOf(lesson.markdown) } };
  },
});
