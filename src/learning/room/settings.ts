import { z } from "zod";
import { saidPlainly } from "../../markdown/plain-words.ts";
import { Problem } from "../../problem.ts";
import { Modality } from "../course-format.ts";
import { mostNewWords, Profile } from "../state/profile.ts";
import { changeProfile } from "../state/profile-file.ts";
import type { Room } from "./room.ts";

/** What a learner can set for every course; what is left out stays. */
export const SettingsWish = z.object({
  timeZone: z.string().optional(),
  minutes: z.number().positive().max(600).optional(),
  preferred: z.array(Modality).optional(),
  avoided: z.array(Modality).optional(),
  /** What comes first when something new is taught. */
  explanationStyle: z.enum(["examples_first", "rule_first"]).optional(),
  /** Words met for the first time in a day. */
  newWords: z.number().int().min(1).max(mostNewWords).optional(),
});
export type SettingsWish = z.infer<typeof SettingsWish>;

/** Throws `Problem` on what cannot be. `problems`: what was found damaged on the way. */
export async function changeSettings(room: Room, wish: SettingsWish | ((before: Profile) => SettingsWish)) {
  return await changeProfile(room.home, room.ports, (before) =>
    settled(before, typeof wish === "function" ? wish(before) : wish),
  );
}

function settled(profile: Profile, wish: SettingsWish): Profile {
  const { learning_preferences: preferences } = profile;
  const { modality_preferences: modalities } = preferences;
  const { preferred = modalities.preferred, avoided = modalities.avoided } = wish;
  const both = preferred.filter((each) => avoided.includes(each));
  if (both.length > 0) throw new Problem("usage", `${both.join(", ")} cannot be both liked and avoided.`);
  const wished = {
    ...profile,
    time_zone: wish.timeZone ?? profile.time_zone,
    learning_preferences: {
      ...preferences,
      explanation_style: wish.explanationStyle ?? preferences.explanation_style,
      new_words_per_day: wish.newWords ?? preferences.new_words_per_day,
      session_duration_minutes: wish.minutes ?? preferences.session_duration_minutes,
      modality_preferences: { ...modalities, preferred, avoided },
    },
  };
  const parsed = Profile.safeParse(wished);
  if (!parsed.success) throw new Problem("usage", saidPlainly(Profile, wished, parsed.error));
  return parsed.data;
}
