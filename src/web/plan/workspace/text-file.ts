import { reasonOf } from "../../../problem.ts";
import {
  type Disk,
  type Draft,
  draftOf,
  type FileEvent,
  type FileState,
  type Found,
  next,
  opened,
} from "./file-state.ts";

/** Where a file is read from, written to, and kept while it is not saved. */
export type Ports = {
  /** null: there is no such file. Throws `Unreadable` where it never will be readable here. */
  read(): Promise<Disk | null>;
  /**
   * Throws `Overtaken` where another version is there; `Asks` where it looks like personal data and is not saved
   * `knowingly`; `Rejected` where the server said no.
   */
  write(text: string, over: string | null, knowingly: boolean): Promise<Disk>;
  draft(): Draft | null;
  /** False: it could not be kept. */
  keep(draft: Draft | null): boolean;
  /** Calls back after a while; answers with how to call it off. */
  later(run: () => void): () => void;
};

export class Unreadable extends Error {}
export class Rejected extends Error {}
export class Asks extends Error {
  readonly findings: readonly Found[];

  constructor(findings: readonly Found[]) {
    super("asks");
    this.findings = findings;
  }
}
export class Overtaken extends Error {
  readonly current: Disk | null;

  constructor(current: Disk | null) {
    super("overtaken");
    this.current = current;
  }
}

export type View =
  | { stage: "reading" }
  /** `final`: trying again would not help. */
  | { stage: "unreadable"; message: string; final: boolean }
  | { stage: "missing" }
  | { stage: "open"; state: FileState; kept: boolean };

export type TextFile = ReturnType<typeof textFile>;

/** One file open in the page: carries out what its state wishes, and keeps what is not saved. */
export function textFile(ports: Ports) {
  let view: View = { stage: "reading" };
  let closed = false;
  let callOff: (() => void) | null = null;
  const watchers = new Set<() => void>();

  const show = (now: View) => {
    view = now;
    for (const watcher of watchers) watcher();
  };

  async function start(): Promise<void> {
    closed = false;
    if (view.stage === "open") return;
    show({ stage: "reading" });
    try {
      const state = opened(await ports.read(), ports.draft());
      if (view.stage !== "reading") return;
      if (state === null) return show({ stage: "missing" });
      show({ stage: "open", state, kept: ports.keep(draftOf(state)) });
    } catch (error) {
      const message = reasonOf(error);
      show({ stage: "unreadable", message, final: error instanceof Unreadable });
    }
  }

  function tell(event: FileEvent): void {
    if (view.stage !== "open") return;
    const before = view.state;
    const state = next(before, event);
    if (state === before) return;
    show({ ...view, state });
    if (event.type === "edited") callOff ??= ports.later(flush);
    else flush();
    if (state.saving !== null && state.saving !== before.saving) void send(state.saving);
  }

  /** Keeps at once what is not saved. */
  function flush(): void {
    callOff?.();
    callOff = null;
    if (view.stage !== "open" || closed) return;
    const kept = ports.keep(draftOf(view.state));
    if (kept !== view.kept) show({ ...view, kept });
  }

  async function send({ text, over, knowingly }: NonNullable<FileState["saving"]>): Promise<void> {
    try {
      const { version } = await ports.write(text, over, knowingly === true);
      // Opened again meanwhile by another, whose texts these may be: only what is on disk now is let go of.
      if (closed && ports.draft()?.text === text) ports.keep(null);
      tell({ type: "saved", version });
    } catch (error) {
      if (error instanceof Overtaken) return tell({ type: "refused", current: error.current });
      if (error instanceof Asks) return tell({ type: "asked", findings: error.findings });
      const message = reasonOf(error);
      tell({ type: "failed", message, sure: error instanceof Rejected });
    }
  }

  return {
    start,
    tell,
    flush,
    view: (): View => view,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Looks whether something else changed the file. */
    async look(): Promise<void> {
      if (view.stage !== "open" || view.state.saving !== null || view.state.gone) return;
      const since = view.state.saves;
      const current = await ports.read().catch(() => undefined); // what cannot be known now is asked again later
      if (current !== undefined && !closed) tell({ type: "noticed", current, since });
    },
    close(): void {
      flush();
      closed = true;
    },
  };
}
