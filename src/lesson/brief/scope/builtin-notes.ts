import { inEnglish, languageOf } from "../../../words/in-english.ts";
import type { Frame } from "../frame.ts";

/**
 * What built-in drafting can say before it begins: whether there are notes to draw on, and that it writes English whatever it
 * is asked in. `noteOn`: the note that a topic would be drawn from. `inLibrary`: a library has a lesson on it.
 */
export function builtinNotes(
  request: string,
  { topic = "" }: Frame,
  inLibrary: boolean,
  noteOn: (topic: string) => { title: string } | null,
): string[] {
  if (topic === "") return [];
  const language = languageOf(request);
  const translated = inEnglish(topic, language);
  const note = noteOn(topic) ?? (translated === null ? null : noteOn(translated));
  const drawn =
    note !== null
      ? `There are notes on this: “${note.title}”.`
      : inLibrary
        ? ""
        : "No notes were found under these words. Where nothing near is found either, an example, questions and a common mistake are left for you to fill in.";
  const written =
    language === null
      ? ""
      : `You ask in ${language}. Built-in drafting writes English only; with a model connected, the lesson can come in your language.`;
  return [drawn, written].filter(Boolean);
}
