import { addLibrary, type LibraryProgress } from "../../library/add-library.ts";
import { reasonOf } from "../../problem.ts";
import type { Workbench } from "../workbench.ts";

/** What is being brought in now, and how the last one ended: null where nothing was tried since the start. */
export type Adding = {
  now: { source: string; progress: LibraryProgress | null } | null;
  last: { source: string; problem: string | null } | null;
};

/** One library is brought in at a time, while the page goes on and asks now and then how far it is. */
export function addingLibrary({ setup }: Pick<Workbench, "setup">) {
  const state: Adding = { now: null, last: null };
  return {
    state: (): Adding => state,
    /** False: another one is under way. */
    begin(source: string): boolean {
      if (state.now !== null) return false;
      const now = { source, progress: null as LibraryProgress | null };
      state.now = now;
      state.last = null;
      const heard = (progress: LibraryProgress) => {
        now.progress = progress;
      };
      const day = new Date().toISOString().slice(0, 10);
      addLibrary({ data: setup.data, source, cwd: setup.cwd, day, fetch, heard })
        .then(() => null, reasonOf)
        .then((problem) => {
          state.now = null;
          state.last = { source, problem };
        });
      return true;
    },
  };
}
