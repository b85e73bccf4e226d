/** The curriculum is read anew for every lesson: above this, whoever waits for one would notice. */
const mostOutcomes = 10_000;

/** Why a curriculum with so many outcomes is not taken; null where it is. Asked before anything is made of them. */
export function tooManyOutcomes(count: number): { ok: false; message: string } | null {
  if (count <= mostOutcomes) return null;
  const [has, may] = [count, mostOutcomes].map((number) => number.toLocaleString("en-GB"));
  return {
    ok: false,
    message: `It has ${has} outcomes; a curriculum file can hold ${may}. Bring in a part of it: one subject, or some levels.`,
  };
}
