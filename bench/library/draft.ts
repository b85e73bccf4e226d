import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startConversation } from "../../src/agent/conversation.ts";
import { prepareAgent } from "../../src/agent/prepare.ts";
import { resolveCommand } from "../../src/agent/resolve.ts";
import { requestText } from "../../src/lesson/brief/worded.ts";
import { checkInWorkspace } from "../../src/lesson/check/check-in-workspace.ts";
import { levelOf } from "../../src/library/as-curriculum.ts";
import type { LibraryLesson } from "../../src/library/entry.ts";
import type { Libraries } from "../../src/library/libraries.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { memoryStore } from "../../src/store/memory-store.ts";

const root = join(import.meta.dir, "..", "..");
const plugins = await discoverPlugins([join(root, "plugins")]);
const resolved = resolveCommand(plugins, "lesson-planning:create-lesson");

const minutes = [40, 45, 50, 60];

/** A lesson drafted with no key by the functions that the page calls, for a class of that subject and year. */
export async function draft(lesson: LibraryLesson, libraries: Libraries, turn: number) {
  const workspaceRoot = mkdtempSync(join(tmpdir(), "library-trial-"));
  try {
    mkdirSync(join(workspaceRoot, "classes"));
    const stage = `Year ${lesson.years[0] ?? 7}`;
    const period = minutes[turn % minutes.length] ?? 50;
    const profile = `---\nclass: 1X\nstage: ${stage}\nsubject: ${lesson.subject}\nlevel: ${levelOf(lesson)}\nsize: 28\nperiod_minutes: ${period}\n---\n\n- 3 students with EAL (Polish): conversational English\n- 2 students with dyslexia\n`;
    writeFileSync(join(workspaceRoot, "classes", "1X.md"), profile);
    const setting = { workspaceRoot, env: {}, flags: { provider: "builtin" }, libraries };
    const started = process.cpuUsage();
    const prepared = await prepareAgent(setting, resolved, {});
    const conversation = await startConversation(
      { store: memoryStore() },
      prepared,
      lesson.title,
      workspaceRoot,
    );
    const asked = requestText(lesson.title, { class: "1X" }, { usual: period, namesAnother: false });
    const result = await conversation.send(asked, {
      about: { kind: "lesson", class: "1X" },
      signal: new AbortController().signal,
      onEvent() {},
    });
    const { user, system } = process.cpuUsage(started);
    const { found } = await checkInWorkspace(result.text, workspaceRoot, { class: "1X" }, libraries);
    return { result, cpuMs: (user + system) / 1000, found };
  } finally {
    rmSync(workspaceRoot, { recursive: true, force: true });
  }
}
