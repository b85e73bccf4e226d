import type { DeckItem } from "./deck-format.ts";
import { says } from "./spoken-form.ts";

/** Sentences with the word left out, to be said whole: "… itu tidur di atas kerusi." None that still gives it away. */
export function cuesFrom(sentences: DeckItem["examples"], forms: readonly string[]): DeckItem["cues"] {
  return sentences.flatMap(({ text, translation }) => {
    const open = forms.reduce(withoutForm, text);
    const left = open.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (open === text || left.length < 2 || forms.some((form) => says(open, form))) return [];
    const ended = open.trim().replace(/…\s*[.。]$/u, "…");
    return [{ text: /[.!?。…]\s*$/u.test(ended) ? ended : `${ended}.`, translation }];
  });
}

/** Only a form that stands there as it is written; one with a slot or a gap is not looked for. */
function withoutForm(text: string, form: string): string {
  const written = form.trim().replace(/[.!?]+$/, "");
  if (written === "" || /_{2,}|…|\.{3}/.test(written)) return text;
  const literal = written.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}-])${literal}(?![\\p{L}\\p{N}-])`, "giu"), "…");
}
