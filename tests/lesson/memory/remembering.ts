import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileProposals } from "../../../src/memory/proposals.ts";
import { memoryStore } from "../../../src/store/memory-store.ts";
import { planning, sampleWorkspace } from "../planning.ts";

/** A teacher's own copy of the sample workspace, with the real planner and a data folder for what is proposed. */
export function desk() {
  const folder = mkdtempSync(join(tmpdir(), "remembering-"));
  const workspace = join(folder, "workspace");
  cpSync(sampleWorkspace, workspace, { recursive: true });
  const proposals = fileProposals(join(folder, "data"));
  const store = memoryStore();
  return {
    workspace,
    store,
    proposals,
    memory: { proposals, sessions: store },
    plan: (command?: string) => planning(command, workspace, { store, proposals }),
    waiting: async () => (await proposals.list(workspace)).proposals,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
