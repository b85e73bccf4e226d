import { blankMark } from "./text/measure.ts";

/** Words of a figure as they are read out: a blank is called by its number or letter. */
export function said(words: string): string {
  const mark = blankMark(words);
  return mark === null ? words : `blank ${mark}`;
}

/** "a, b and c" */
export function listed(all: readonly string[]): string {
  const last = all.at(-1) ?? "";
  return all.length < 2 ? last : `${all.slice(0, -1).join(", ")} and ${last}`;
}

/** Sentences one after the other, each with its stop; what is empty is left out. */
export function sentences(...all: readonly (string | undefined | null)[]): string {
  return all
    .filter((one): one is string => one !== undefined && one !== null && one !== "")
    .map((one) => (/[.!?:]$/.test(one) ? one : `${one}.`))
    .join(" ");
}

export function counted(many: number, one: string, more = `${one}s`): string {
  return `${many} ${many === 1 ? one : more}`;
}
