import { confine } from "../workspace/confine.ts";
import { readVersioned, writeVersioned } from "../workspace/versioned.ts";
import { withChanges } from "./line-changes.ts";
import type { Proposals } from "./proposals.ts";

const mostBytes = 1_000_000;

/**
 * What was confirmed and rests on this session alone, out of the teacher's files again, as far as each still says it. Gives a line for each
 * that could not be taken out. May be done twice.
 */
export async function takeBackConfirmed(proposals: Proposals, session: string): Promise<string[]> {
  return await proposals.change(async (all) => {
    const left: string[] = [];
    const own = all.filter(
      ({ state, rests }) => state === "confirmed" && rests.every((ground) => ground.session === session),
    );
    for (const { workspace, path, changes } of own) {
      try {
        const files = confine(workspace);
        if (files.entry(path) === null) continue;
        const { content, version } = readVersioned(files, path, mostBytes);
        const before = withChanges(
          content,
          changes.map((change) => ({ old: change.new, new: change.old, under: change.under })).reverse(),
        );
        if (before === null) left.push(stays(path, workspace));
        else if (before !== content) await writeVersioned(files, path, before, version, mostBytes);
      } catch {
        left.push(stays(path, workspace));
      }
    }
    return { all, give: left };
  });
}

function stays(path: string, workspace: string): string {
  return `${path} in ${workspace} was changed since, and may still say what was remembered. Look through it yourself.`;
}
