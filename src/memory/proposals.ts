import { join } from "node:path";
import { z } from "zod";
import { moveAside } from "../store/aside.ts";
import { readIfThere, writeAtomic } from "../store/atomic.ts";
import { realDisk } from "../store/disk.ts";
import { readFailed, writeFailed } from "../store/failure.ts";
import { parseJsonBytes } from "../store/json.ts";
import { withLock } from "../store/lock.ts";
import { type NewProposal, Proposal } from "./proposal.ts";
import { takenUp } from "./take-up.ts";

const File = z.object({ version: z.literal(1), proposals: z.array(Proposal) });

/**
 * What waits for the teacher's word, in `<data>/memory/proposals.json`. Nothing is lost: a change is durable when it
 * resolves, two programs take turns, and a damaged file is put aside. All throw `StoreError`.
 */
export type Proposals = {
  /** Of one workspace, oldest first. `problem`: what was found damaged. */
  list(workspace: string): Promise<{ proposals: Proposal[]; problem: string | null }>;
  propose(workspace: string, made: readonly NewProposal[]): Promise<Proposal[]>;
  /** A session was deleted: nothing rests on it any more, and what rested on it alone goes. */
  forget(session: string): Promise<void>;
  /** `work` gets all of them and gives all of them; nobody else changes any meanwhile. */
  change<T>(work: (all: readonly Proposal[]) => Promise<{ all: readonly Proposal[]; give: T }>): Promise<T>;
};

export function fileProposals(dataDir: string): Proposals {
  const folder = join(dataDir, "memory");
  const path = join(folder, "proposals.json");
  const change: Proposals["change"] = (work) =>
    withLock(
      join(folder, ".locks", "proposals.lock"),
      async () => {
        const { all: before } = await read(path);
        const { all, give } = await work(before);
        if (all !== before) await write(path, folder, all);
        return give;
      },
      { waitMs: longestWait, what: "What waits to be remembered" },
    );
  return {
    change,
    async list(workspace) {
      const { all, damaged } = await read(path, false);
      const proposals = all.filter((one) => one.workspace === workspace);
      return { proposals, problem: damaged ? unreadable(path) : null };
    },
    forget: async (session) => {
      const { all: there } = await read(path, false);
      if (!there.some(({ rests }) => rests.some((ground) => ground.session === session))) return;
      await change(async (before) => {
        const left = before.map((one) => ({
          ...one,
          rests: one.rests.filter((on) => on.session !== session),
        }));
        return { all: left.filter(({ rests }) => rests.length > 0), give: undefined };
      });
    },
    propose: (workspace, made) =>
      change(async (before) => {
        const now = new Date().toISOString();
        const all = made.reduce<readonly Proposal[]>((sum, one) => takenUp(sum, one, workspace, now), before);
        const same = JSON.stringify(all) === JSON.stringify(before);
        const keys = new Set(made.map(({ key }) => key));
        const give = all.filter((one) => one.workspace === workspace && keys.has(one.key));
        return { all: same ? before : all, give };
      }),
  };
}

const longestWait = 5_000;

function unreadable(path: string): string {
  return `${path} could not be read. It will be put aside, never overwritten, and what is learned from now on is kept.`;
}

async function read(path: string, mend = true): Promise<{ all: readonly Proposal[]; damaged: boolean }> {
  try {
    const bytes = await readIfThere(realDisk, path);
    if (bytes === null) return { all: [], damaged: false };
    const file = File.safeParse(parseJsonBytes(bytes)).data;
    if (file !== undefined) return { all: file.proposals, damaged: false };
    if (mend) await moveAside(realDisk, path, "damaged", new Date());
    return { all: [], damaged: true };
  } catch (error) {
    throw readFailed("What waits to be remembered", error);
  }
}

async function write(path: string, folder: string, all: readonly Proposal[]): Promise<void> {
  try {
    await realDisk.makeFolder(folder);
    const text = JSON.stringify({ version: 1, proposals: [...all] } satisfies z.input<typeof File>, null, 1);
    await writeAtomic(realDisk, path, [new TextEncoder().encode(`${text}\n`)]);
  } catch (error) {
    throw writeFailed("What waits to be remembered", error);
  }
}
