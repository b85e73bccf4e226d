/** What was typed at the prompt, and what came of it. */
export type Entry = {
  line: string;
  printed: string;
  error: string;
  /** What it changed is there for the next line. */
  kept: boolean;
};

export type Typed = {
  entries: readonly Entry[];
  text: string;
  /** How many lines back in what was typed before; 0: what is being typed now. */
  back: number;
  /** What was being typed when earlier lines were looked at. */
  put: string;
};

export const nothingTyped: Typed = { entries: [], text: "", back: 0, put: "" };

export function typing(typed: Typed, text: string): Typed {
  return { ...typed, text, back: 0, put: text };
}

/** What is typed while a line runs stays. */
export function came(typed: Typed, entry: Entry): Typed {
  return { ...typed, back: 0, entries: [...typed.entries, entry] };
}

/** An earlier line (1) or a later one (-1); at either end nothing changes. The same line twice over is one. */
export function recalled(typed: Typed, step: 1 | -1): Typed {
  const lines = typed.entries.map(({ line }) => line).filter((line, at, all) => line !== all[at - 1]);
  const back = typed.back + step;
  if (back < 0 || back > lines.length) return typed;
  const text = back === 0 ? typed.put : (lines.at(-back) ?? "");
  return { ...typed, back, text };
}

/** What is run again before the next line. */
export function linesKept({ entries }: Pick<Typed, "entries">): string[] {
  return entries.filter(({ kept }) => kept).map(({ line }) => line);
}

/** The cursor is where an arrow would leave the text: in its first line upwards, in its last downwards. */
export function leaves(text: string, cursor: number, step: 1 | -1): boolean {
  return !(step === 1 ? text.slice(0, cursor) : text.slice(cursor)).includes("\n");
}

/** A new line begins as far in as the last one, and further after a colon or a bracket. */
export function indentAfter(text: string): string {
  const last = text.slice(text.lastIndexOf("\n") + 1);
  const [own = ""] = /^[ \t]*/.exec(last) ?? [];
  return /[:{([]\s*$/.test(last) ? `${own}    ` : own;
}
