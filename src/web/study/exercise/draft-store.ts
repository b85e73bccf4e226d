import { AskError, messageOf } from "../../api/ask.ts";
import {
  type Draft,
  met,
  type Same,
  saved,
  settled,
  takenUp,
  toKeep,
  typed,
  unsaved,
  type Values,
} from "./draft.ts";

export type SaveState = { at: "saved" | "waiting" | "saving" } | { at: "failed"; message: string };

/** What was read of the file, and when: `token` counts up over readings and savings. */
export type Seen = { values: Values; version: string; token: number };

export type DraftPorts = {
  same: Same;
  save(changes: Values, version: string): Promise<{ version: string; unplaced: readonly string[] }>;
  /** Reads the file again; what it gives comes to `read`. */
  reload(): void;
  /** Later than every reading that was begun before. */
  now(): number;
  kept: string | null;
  keep(text: string | null): void;
  restMs: number;
  retryMs: number;
};

export type DraftView = { draft: Draft; state: SaveState };
export type DraftStore = ReturnType<typeof draftStore>;

const tries = 5;

/** Answers that are saved as they are written, into a file that may be open elsewhere too. One saving at a time. */
export function draftStore(first: Seen, ports: DraftPorts) {
  let view: DraftView = {
    draft: takenUp(ports.kept, first.values, first.version, ports.same),
    state: { at: "saved" },
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<void> | null = null;
  let savedAt = 0;
  let paused = false;
  const watchers = new Set<() => void>();

  const become = (next: Partial<DraftView>) => {
    if (next.draft !== undefined) ports.keep(toKeep(next.draft));
    view = { ...view, ...next };
    for (const watcher of watchers) watcher();
  };
  const isOpen = () => Object.keys(unsaved(view.draft)).length > 0;
  /** Something that another try would not save: the learner has to look at it. */
  const isStuck = () => Object.keys(view.draft.clashes).length > 0 || view.draft.unplaced.length > 0;
  const settle = () => become({ state: { at: isOpen() || isStuck() ? "waiting" : "saved" } });
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void push(), ms);
  };

  const send = async () => {
    const changes = unsaved(view.draft);
    if (paused || Object.keys(changes).length === 0) return;
    become({ state: { at: "saving" } });
    try {
      const { version, unplaced } = await ports.save(changes, view.draft.version);
      savedAt = ports.now();
      become({ draft: saved(view.draft, changes, version, unplaced) });
      settle();
    } catch (error) {
      savedAt = ports.now();
      if (error instanceof AskError && error.kind === "counts") {
        // Handed in elsewhere: it is shown as it was graded.
        become({ state: { at: "waiting" } });
        paused = true;
        ports.reload();
      } else if (error instanceof AskError && error.status === 409) {
        // Somebody wrote in the file: what is there now is read and met, and then this is saved.
        become({ state: { at: "waiting" } });
        ports.reload();
      } else {
        become({ state: { at: "failed", message: messageOf(error) } });
        schedule(ports.retryMs);
      }
    }
  };
  const push = (): Promise<void> => {
    clearTimeout(timer);
    const mine: Promise<void> = (work ?? Promise.resolve()).then(send).finally(() => {
      if (work === mine) work = null;
    });
    work = mine;
    return mine;
  };

  if (isOpen()) {
    view = { ...view, state: { at: "waiting" } };
    schedule(ports.restMs);
  }
  return {
    view: () => view,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    write(id: string, text: string): void {
      become({ draft: typed(view.draft, id, text), state: { at: "waiting" } });
      schedule(ports.restMs);
    },
    choose(id: string, keep: "mine" | "theirs"): void {
      become({ draft: settled(view.draft, id, keep) });
      settle();
      schedule(0);
    },
    /** The file was read. What was read before or during a saving says nothing about what stands there now. */
    read(seen: Seen): void {
      if (seen.version === view.draft.version) return;
      if (work !== null || seen.token < savedAt) {
        void (work ?? Promise.resolve()).then(() => {
          if (seen.version !== view.draft.version) ports.reload();
        });
        return;
      }
      become({ draft: met(view.draft, seen.values, seen.version, ports.same) });
      settle();
      if (isOpen()) schedule(ports.restMs);
    },
    /** Saves what is not saved yet. False: something is not. */
    async flush(): Promise<boolean> {
      for (let round = 1; ; round++) {
        await push();
        if (!isOpen() || isStuck() || paused || round === tries) return !isOpen() && !isStuck();
        await new Promise((done) => setTimeout(done, ports.restMs)); // what somebody else wrote is being read
      }
    },
    /** Nothing is saved while it counts; what was not saved before stays with the browser. */
    pause(is: boolean): void {
      paused = is;
      if (is) clearTimeout(timer);
      else if (isOpen()) schedule(ports.restMs);
    },
    /** The page is left: what is not saved is sent at once, and kept by the browser until that is answered. */
    leave(): void {
      clearTimeout(timer);
      if (isOpen()) void push();
    },
  };
}
