import { foldText, saysNothing } from "../../learning/answers/fold.ts";

/** What a form is made of: words; a slot `___`, which somebody fills; a gap `…`, where more may stand. */
type Part = { kind: "word"; word: string } | { kind: "slot" } | { kind: "gap" };

/** Whether the form is said somewhere in the text. Case and punctuation do not count, accents do. */
export function says(text: string, form: string): boolean {
  const heard = wordsOf(text);
  const parts = partsOf(form);
  if (!parts.some(({ kind }) => kind === "word")) return false;
  let ends = new Set(heard.keys());
  for (const part of parts) ends = after(part, ends, heard);
  return ends.size > 0;
}

/** Two forms with the same key are the same to say. */
export function formKey(form: string): string {
  return partsOf(form)
    .map((part) => (part.kind === "word" ? part.word : part.kind === "slot" ? "___" : "…"))
    .join(" ");
}

/** A form of slots and gaps alone would be said by anything. */
export function hasWords(form: string): boolean {
  return partsOf(form).some(({ kind }) => kind === "word");
}

export function saysItem(text: string, item: { target: string; accepted: readonly string[] }): boolean {
  return [item.target, ...item.accepted].some((form) => says(text, form));
}

/** Where in what was heard one may be after this part, having been at one of `starts` before it. */
function after(part: Part, starts: ReadonlySet<number>, heard: readonly string[]): Set<number> {
  if (part.kind === "word")
    return new Set([...starts].filter((at) => heard[at] === part.word).map((at) => at + 1));
  const first = Math.min(...starts) + (part.kind === "slot" ? 1 : 0);
  const reachable = new Set<number>();
  for (let at = first; at <= heard.length; at++) reachable.add(at);
  return reachable;
}

function partsOf(form: string): Part[] {
  return form.split(/(_{2,}|…|\.{3,})/).flatMap((piece): Part[] => {
    if (/^_{2,}$/.test(piece)) return [{ kind: "slot" }];
    if (/^(…|\.{3,})$/.test(piece)) return [{ kind: "gap" }];
    return wordsOf(piece).map((word) => ({ kind: "word", word }));
  });
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(" ")
    .filter((word) => !saysNothing(word));
}
