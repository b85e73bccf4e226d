import type { Modality } from "../course-format.ts";
import { modalities } from "../course-words.ts";
import { type Asked, type Liking, likingsIn } from "../modality/liking/liking.ts";
import type { Kind } from "../modality/liking/liking-words.ts";
import { capitalised, severalOf } from "../modality/words.ts";
import type { Profile } from "../state/profile.ts";
import type { Visit } from "./room.ts";
import { changeSettings } from "./settings.ts";

/**
 * A liking said in a session (exercise-modalities §11.3.3): the learner's settings follow before anything is said, and
 * what comes next in this session follows them. Gives what to tell the learner, with the way back; null: none was said.
 */
export async function hearLiking(visit: Visit, text: string, asked: Asked | null): Promise<string | null> {
  const likings = likingsIn(text, asked);
  if (likings === null) return null;
  const said = likings.flatMap(({ wish, kinds }) => kinds.map((kind) => toldOf(wish, kind)));
  if (likings.some(({ kinds }) => kinds.some(isModality))) {
    const { profile, problems } = await changeSettings(visit.room, (before) => wished(before, likings));
    visit.profile = profile;
    visit.problems.push(...problems);
  }
  return said.join(" ");
}

/** Later words win: "more code, no code" is no code. */
function wished(before: Profile, likings: readonly Liking[]) {
  const { preferred, avoided } = before.learning_preferences.modality_preferences;
  const lists = { preferred: new Set(preferred), avoided: new Set(avoided) };
  for (const { wish, kinds } of likings)
    for (const kind of kinds.filter(isModality)) {
      lists.preferred.delete(kind);
      lists.avoided.delete(kind);
      if (wish === "more") lists.preferred.add(kind);
      if (wish === "less") lists.avoided.add(kind);
    }
  return { preferred: [...lists.preferred], avoided: [...lists.avoided] };
}

function toldOf(wish: Liking["wish"], kind: Kind): string {
  if (!isModality(kind))
    return "Flashcards hold only what is due, and are skipped by going on to the next step. Nothing was changed.";
  const what = severalOf(kind);
  const back = `Say “${what} are fine again” to take that back; it is in your settings, too.`;
  if (wish === "more") return `Noted: you like ${what}. They come first where they suit. ${back}`;
  if (wish === "less") return `Noted: ${what} only where nothing else fits. ${back}`;
  return `Noted: ${capitalised(what)} come as the course has them. Nothing is liked or avoided there now.`;
}

function isModality(kind: Kind): kind is Modality {
  return modalities.some((modality) => modality === kind);
}
