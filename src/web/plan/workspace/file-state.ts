/** A file as it is on disk. The version stands for the content: the same content has the same version. */
export type Disk = { content: string; version: string };

/** What a browser keeps of an unsaved text: the text, and the version it was begun from (null: it is not known). */
export type Draft = { text: string; version: string | null };

/** Something that looks like personal data. `written`, `passage`: in full, where the server told it to her who wrote it; the rest is masked. */
export type Found = {
  kind: string;
  message: string;
  excerpt: string;
  fix: string;
  written?: string;
  passage?: string;
};

/**
 * A file that is being edited. Two promises, whatever comes in whatever order: text that was typed is in `text` until it
 * was on disk or its writer chose the other one; and nothing is asked to be written over a content that its writer has
 * neither seen, nor written, nor chosen to replace.
 */
export type FileState = {
  /** What is on disk as far as known, and what `text` was begun from; null where that is not known. */
  base: Disk | null;
  text: string;
  /** A wish: whoever holds the state sends it, once for each of these objects, and tells what came of it. */
  saving: { text: string; over: string | null; knowingly?: true } | null;
  /** Texts that were sent and never answered for: they may have arrived. */
  unsure: readonly string[];
  problem: string | null;
  /** This text looks like somebody's personal data: it is not saved before its writer said that it may be. */
  asks: { text: string; findings: readonly Found[] } | null;
  /** Something else changed the file (null: removed it) since `base`. Nothing is saved before its writer chose. */
  conflict: { current: Disk | null } | null;
  note: "restored" | "reloaded" | null;
  /** Put aside by its writer, so that it can be brought back. */
  dropped: string | null;
  /** Its writer let go of a file that is no longer there. */
  gone: boolean;
  /** Counts beginnings and ends of savings: what was read before the last one is old. */
  saves: number;
};

export type FileEvent =
  | { type: "edited"; text: string }
  | { type: "save" }
  | { type: "saved"; version: string }
  /** `sure`: the server said no. Otherwise nobody knows whether it was written. */
  | { type: "failed"; message: string; sure: boolean }
  | { type: "refused"; current: Disk | null }
  | { type: "asked"; findings: readonly Found[] }
  /** Saves what was asked about; a text that was changed since is saved as any other, and asked about again. */
  | { type: "saveKnowingly" }
  /** What a look at the disk found that began when `saves` was `since`. */
  | { type: "noticed"; current: Disk | null; since: number }
  | { type: "keepMine" }
  | { type: "takeTheirs" }
  /** Back to what is on disk, by its writer's own wish. */
  | { type: "discard" }
  | { type: "bringBack" };

const mostUnsure = 5;

/** null: there is neither a file nor a text of it. */
export function opened(disk: Disk | null, draft: Draft | null): FileState | null {
  if (draft === null) return disk === null ? null : fresh(disk, disk.content);
  if (disk !== null && disk.content === draft.text) return fresh(disk, disk.content);
  if (disk !== null && disk.version === draft.version)
    return { ...fresh(disk, draft.text), note: "restored" };
  return { ...fresh(null, draft.text), note: "restored", conflict: { current: disk } };
}

export function isDirty({ base, text, conflict }: FileState): boolean {
  return base === null || base.content !== text || conflict !== null;
}

/** What must outlive the page; null: nothing. */
export function draftOf(state: FileState): Draft | null {
  if (state.gone || !isDirty(state)) return null;
  return { text: state.text, version: state.base?.version ?? null };
}

export function next(state: FileState, event: FileEvent): FileState {
  switch (event.type) {
    case "edited":
      return { ...state, text: event.text, note: state.note === "reloaded" ? null : state.note };
    case "save":
      if (state.saving !== null || state.conflict !== null || !isDirty(state)) return state;
      return saving(state, state.base?.version ?? null);
    case "saveKnowingly":
      if (state.saving !== null || state.conflict !== null || !isDirty(state)) return state;
      return saving(state, state.base?.version ?? null, state.asks?.text === state.text);
    case "asked":
      return asked(state, event.findings);
    case "saved":
      return state.saving === null ? state : settled(state, state.saving.text, event.version);
    case "failed":
      return failed(state, event.message, event.sure);
    case "refused":
      return refused(state, event.current);
    case "noticed":
      return event.since !== state.saves || state.saving !== null ? state : noticed(state, event.current);
    case "keepMine":
      if (state.conflict === null || state.saving !== null) return state;
      return saving({ ...state, conflict: null }, state.conflict.current?.version ?? null);
    case "takeTheirs":
      return takeTheirs(state);
    case "discard":
      return discarded(state);
    case "bringBack":
      return state.dropped === null ? state : { ...state, text: state.dropped, dropped: null };
  }
}

function fresh(base: Disk | null, text: string): FileState {
  return {
    base,
    text,
    saving: null,
    unsure: [],
    problem: null,
    asks: null,
    conflict: null,
    note: null,
    dropped: null,
    gone: false,
    saves: 0,
  };
}

function saving(state: FileState, over: string | null, knowingly = false): FileState {
  const wish = { text: state.text, over, ...(knowingly ? { knowingly } : {}) };
  return { ...state, saving: wish, problem: null, asks: null, saves: state.saves + 1 };
}

function asked(state: FileState, findings: readonly Found[]): FileState {
  if (state.saving === null) return state;
  return { ...state, saving: null, asks: { text: state.saving.text, findings }, saves: state.saves + 1 };
}

function settled(state: FileState, content: string, version: string): FileState {
  const base = { content, version };
  return { ...fresh(base, state.text), dropped: state.dropped, saves: state.saves + 1 };
}

function failed(state: FileState, problem: string, sure: boolean): FileState {
  if (state.saving === null) return state;
  const { text } = state.saving;
  const unsure = sure ? state.unsure : [...state.unsure.filter((one) => one !== text), text];
  return { ...state, saving: null, problem, unsure: unsure.slice(-mostUnsure), saves: state.saves + 1 };
}

/** The server found another version than the one to write over. */
function refused(state: FileState, current: Disk | null): FileState {
  const sent = state.saving;
  if (sent === null) return state;
  if (current !== null && current.content === sent.text) return settled(state, sent.text, current.version);
  if (current !== null && state.unsure.includes(current.content)) {
    // It is an earlier text of this very page that did arrive.
    const unsure = state.unsure.filter((one) => one !== current.content);
    return { ...state, base: current, unsure, saving: { ...sent, over: current.version } };
  }
  return { ...state, saving: null, conflict: { current }, saves: state.saves + 1 };
}

function noticed(state: FileState, current: Disk | null): FileState {
  const { base, text, conflict } = state;
  if (current === null) return conflict?.current === null ? state : { ...state, conflict: { current } };
  if (base !== null && current.version === base.version)
    return conflict === null ? state : { ...state, conflict: null };
  if (current.content === text) return { ...state, base: current, conflict: null, problem: null };
  if (state.unsure.includes(current.content)) return { ...state, base: current, conflict: null };
  if (conflict === null && base !== null && base.content === text)
    return { ...fresh(current, current.content), note: "reloaded", saves: state.saves };
  if (conflict?.current?.version === current.version) return state;
  return { ...state, conflict: { current } };
}

function discarded(state: FileState): FileState {
  const { base, text, conflict, saving: sent } = state;
  if (base === null || conflict !== null || sent !== null || base.content === text) return state;
  return { ...state, text: base.content, dropped: text, problem: null, asks: null, note: null };
}

function takeTheirs(state: FileState): FileState {
  if (state.conflict === null || state.saving !== null) return state;
  const { current } = state.conflict;
  const rest = { dropped: state.text, saves: state.saves };
  if (current === null) return { ...fresh(null, ""), ...rest, gone: true };
  return { ...fresh(current, current.content), ...rest };
}
