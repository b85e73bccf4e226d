import type { Disk } from "../../../store/disk.ts";
import { readSet, setIds } from "../../ratings/rating-sets.ts";
import type { Rating } from "../../ratings/read-ratings.ts";
import { joining } from "./lesson-tables.ts";
import type { StudyLesson } from "./study-source.ts";
import { real, type TypedTable, text } from "./typed-table.ts";

type RatedRow = { of: StudyLesson; set: string; rating: Rating };

/** What people said of these lessons, in every set. The set's own file stays blind; here a rating meets its condition. A set that cannot be read is told where it is opened. */
export async function ratedRows(
  data: string,
  lessons: readonly StudyLesson[],
  disk: Disk,
): Promise<RatedRow[]> {
  const sets = await Promise.all(
    (await setIds(data, disk)).map((id) => readSet(data, id, disk).catch(() => null)),
  );
  return lessons.flatMap((of) =>
    sets.flatMap((read) => {
      const items = read?.set.items.filter(({ source }) => source.session === of.session.id) ?? [];
      const own = read?.ratings.filter(({ item }) => items.some((one) => one.item === item)) ?? [];
      return own.map((rating) => ({ of, set: read?.set.id ?? "", rating }));
    }),
  );
}

export const ratedTable: TypedTable<RatedRow> = {
  name: "ratings",
  about:
    "One row for what a rater said of one lesson by one criterion, with the lesson's task and condition.",
  columns: [
    ...joining,
    text("set", "the set of ratings", ({ set }) => set),
    text(
      "item",
      "the lesson's code in that set, as in the file that the set itself gives",
      ({ rating }) => rating.item,
    ),
    text("criterion", "the criterion of the codebook", ({ rating }) => rating.criterion),
    text("rater", "the rater's id", ({ rating }) => rating.rater),
    real("score", "the score", ({ rating }) => rating.score),
  ],
};
