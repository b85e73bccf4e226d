import { foldText, saysNothing } from "../../text/fold.ts";

/** A form is words, with slots `___`, which somebody fills, and gaps `…`, where more may stand. */
type Part = { kind: "words"; words: string[] } | { kind: "slot" } | { kind: "gap" };

/** Whether the form is said somewhere in the text. Case and punctuation do not count, accents do. */
export function says(text: string, form: string): boolean {
  const parts = partsOf(form);
  if (!parts.some(isWords)) return false;
  const heard = wordsOf(text);
  let from = 0;
  for (const part of parts) {
    if (part.kind === "slot") from++;
    if (part.kind !== "words") continue;
    // The earliest place leaves most room for what follows.
    const at = placeOf(part.words, heard, from);
    if (at === -1) return false;
    from = at + part.words.length;
  }
  return from <= heard.length;
}

export function saysItem(text: string, item: { target: string; accepted: readonly string[] }): boolean {
  return [item.target, ...item.accepted].some((form) => says(text, form));
}

/** Two forms with the same key are the same to say. */
export function formKey(form: string): string {
  const shown = { slot: "___", gap: "…" };
  return partsOf(form)
    .map((part) => (part.kind === "words" ? part.words.join(" ") : shown[part.kind]))
    .join(" ");
}

/** A form of slots and gaps alone would be said by anything. */
export function hasWords(form: string): boolean {
  return partsOf(form).some(isWords);
}

function isWords({ kind }: Part): boolean {
  return kind === "words";
}

function partsOf(form: string): Part[] {
  return form.split(/(_{2,}|…|\.{3,})/).flatMap((piece): Part[] => {
    if (/^_{2,}$/.test(piece)) return [{ kind: "slot" }];
    if (/^(…|\.{3,})$/.test(piece)) return [{ kind: "gap" }];
    const words = wordsOf(piece);
    return words.length === 0 ? [] : [{ kind: "words", words }];
  });
}

function placeOf(words: readonly string[], heard: readonly string[], from: number): number {
  for (let at = from; at + words.length <= heard.length; at++) {
    if (words.every((word, index) => heard[at + index] === word)) return at;
  }
  return -1;
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(" ")
    .filter((word) => !saysNothing(word));
}
