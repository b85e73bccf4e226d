import type { ClassProfile } from "../../workspace/class-profile.ts";
import { needsSaid } from "./about-pupils.ts";

/** The class as it is for this lesson: with what the request tells of its pupils, which stands in no file. */
export function withNeedsSaid(profile: ClassProfile | null, said: string): ClassProfile | null {
  const known = new Set(profile?.needs.map(({ text }) => text.toLowerCase()));
  const today = needsSaid(said).filter(({ text }) => !known.has(text.toLowerCase()));
  return profile === null || today.length === 0
    ? profile
    : { ...profile, needs: [...profile.needs, ...today] };
}
