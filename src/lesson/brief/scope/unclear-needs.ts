import type { ClassProfile } from "../../../workspace/class-profile.ts";

/** What a class's file says of needs and the draft will not use, because it was not understood; null: nothing. */
export function unclearNeeds(profile: ClassProfile | null): string | null {
  if (profile === null || profile.unclear.length === 0) return null;
  const lines = profile.unclear.map((line) => `“${line}”`).join(", ");
  return `Not understood as a need in ${profile.path}, and not used: ${lines}. Write it as "2 students with …".`;
}
