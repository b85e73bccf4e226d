/** A course is held in memory whole by whoever learns with it: above this it would keep others waiting. */
const mostItems = 50_000;

/** Why a source with so much in it makes no course; null where it does. Asked before anything is made of it. */
export function tooManyItems(count: number, source: string): { problem: string } | null {
  if (count <= mostItems) return null;
  const [has, may] = [count, mostItems].map((number) => number.toLocaleString("en-GB"));
  return {
    problem: `There are ${has} pieces of material in ${source}; a course can hold ${may}. Bring it in as several courses: a part of the list, or one deck at a time.`,
  };
}
