import { defineHook } from "teacher-assist/hooks";
import { capture } from "../../../src/lesson/memory/capture.ts";

/** Proposes what the teacher's decisions add up to, after a run. The teacher confirms it, or it is never used (decision 9). */
export default defineHook({
  name: "memory-capture",
  on: "postLoop",
  async run(_event, { sessions, workspaceRoot, sessionId }) {
    if (sessions === null) return undefined;
    const propose = await capture(sessions, workspaceRoot, sessionId);
    return propose.length === 0
      ? undefined
      : { propose, report: { learned: propose.map(({ summary }) => summary) } };
  },
});
