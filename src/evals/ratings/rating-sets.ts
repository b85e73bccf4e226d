import { rm } from "node:fs/promises";
import { join } from "node:path";
import { inPlainWords } from "../../markdown/plain-words.ts";
import { readYamlDocument } from "../../markdown/yaml-document.ts";
import { writeYaml } from "../../markdown/yaml-text.ts";
import { Problem } from "../../problem.ts";
import { readIfThere, writeAtomic } from "../../store/atomic.ts";
import { type Disk, realDisk } from "../../store/disk.ts";
import { withLock } from "../../store/lock.ts";
import { changedSet, type SetChange } from "./change-set.ts";
import { RatingSet } from "./rating-set.ts";
import { type Rating, type RatingProblem, readRatings } from "./read-ratings.ts";
import { scaleOf } from "./scale.ts";

/** A set with what was rated in it. `problems`: lines of its files that are wrong; the others count. */
export type ReadSet = {
  set: RatingSet;
  ratings: Rating[];
  problems: (RatingProblem & { file: string })[];
};

/** The ids of all sets. */
export async function setIds(data: string, disk: Disk = realDisk): Promise<string[]> {
  const names = await disk.names(join(data, "ratings"));
  const there = await Promise.all(names.map((name) => disk.exists(join(data, "ratings", name, "set.yaml"))));
  return names.filter((_, at) => there[at]).sort();
}

/** Throws `Problem` where there is none, or with every line of it that is wrong. */
export async function readSet(data: string, id: string, disk: Disk = realDisk): Promise<ReadSet> {
  const { file, ratings: path } = placesOf(data, id);
  const bytes = await readIfThere(disk, file);
  if (bytes === null) throw new Problem("usage", `There is no set of ratings "${id}".`);
  const set = parseSet(file, new TextDecoder().decode(bytes));
  const lines = await readIfThere(disk, path);
  const read = ratingsIn(lines === null ? "" : new TextDecoder().decode(lines));
  const removed = new Set(set.removed?.map(({ item }) => item));
  const strangers = read.ratings.filter(({ item }) => !set.items.some((one) => one.item === item));
  return {
    set,
    ratings: read.ratings.filter((one) => !strangers.includes(one)),
    problems: [
      ...read.problems.map((problem) => ({ file: path, ...problem })),
      ...strangers
        .filter(({ item }) => !removed.has(item))
        .map(({ item }) => ({
          file: path,
          line: lineOf(lines, item),
          message: `${item} is no lesson of this set; the rating is kept and not counted.`,
        })),
    ],
  };
}

/** Line by line: one that is damaged says nothing of the others. */
function ratingsIn(text: string): { ratings: Rating[]; problems: RatingProblem[] } {
  const read = text.split("\n").map((line, at) => ({ line: at + 1, ...readLine(line) }));
  return {
    ratings: read.flatMap(({ ratings }) => ratings),
    problems: read.flatMap(({ line, problems }) => problems.map(({ message }) => ({ line, message }))),
  };
}

/** Our own file is never a table. */
function readLine(line: string): { ratings: Rating[]; problems: RatingProblem[] } {
  const text = line.trim();
  if (text === "") return { ratings: [], problems: [] };
  return readRatings(text.startsWith("{") ? text : `{${text}`);
}

function ratingIn(line: string): Rating | undefined {
  return readLine(line).ratings[0];
}

function parseSet(file: string, source: string): RatingSet {
  const yaml = readYamlDocument(source, 0);
  const told = (problems: readonly { line: number; message: string }[]) =>
    new Problem(
      "setup",
      `${problems.map(({ line, message }) => `${file}:${line}: ${message}`).join("\n")}\nMend the file; nothing was changed and nothing is lost.`,
    );
  if (!yaml.ok) throw told(yaml.problems);
  const parsed = RatingSet.safeParse(yaml.fields);
  if (parsed.success) return parsed.data;
  throw told(
    inPlainWords(RatingSet, yaml.fields, parsed.error).map(({ path, message }) => ({
      line: yaml.lineOf(path),
      message: `${message}.`,
    })),
  );
}

function lineOf(lines: Uint8Array | null, item: string): number {
  const all = new TextDecoder().decode(lines ?? new Uint8Array()).split("\n");
  return all.findIndex((one) => one.includes(JSON.stringify(item))) + 1;
}

/** Throws `Problem` where the id is taken. */
export async function createSet(data: string, set: RatingSet, disk: Disk = realDisk): Promise<void> {
  const places = placesOf(data, set.id);
  await locked(places.folder, async () => {
    if (await disk.exists(places.file))
      throw new Problem("usage", `There is a set of ratings ${set.id} already. Nothing was changed.`);
    await disk.makeFolder(places.folder);
    await write(disk, places.file, writeYaml(RatingSet.parse(set)));
  });
}

/** What a rater says of one lesson, all criteria of it; said again, it stands in the place of what they said before. Throws `Problem`. */
export async function rate(
  data: string,
  id: string,
  said: { item: string; rater: string; scores: Readonly<Record<string, number>> },
  disk: Disk = realDisk,
): Promise<void> {
  const places = placesOf(data, id);
  await locked(places.folder, async () => {
    const { set } = await readSet(data, id, disk);
    if (set.unblinded !== undefined)
      throw new Problem(
        "usage",
        `Blinding in ${id} was ended, so no rating is blind any more. Nothing was kept.`,
      );
    if (set.closed)
      throw new Problem("usage", `${id} is closed: nothing more is rated in it. Nothing was kept.`);
    if (!set.raters.includes(said.rater))
      throw new Problem("usage", `${said.rater} does not rate in ${id}. Nothing was kept.`);
    if (!set.items.some(({ item }) => item === said.item))
      throw new Problem("usage", `${said.item} is no lesson of ${id}. Nothing was kept.`);
    const ratings = set.codebook.map(({ criterion, anchors }): Rating => {
      const score = said.scores[criterion];
      if (score === undefined || !anchors.some((anchor) => anchor.score === score))
        throw new Problem("usage", `Answer ${criterion} with one of its choices. Nothing was kept.`);
      return { item: said.item, criterion, rater: said.rater, score };
    });
    const before = await linesOf(places.ratings, disk);
    const left = before.filter((line) => {
      const rating = ratingIn(line);
      return rating === undefined || rating.item !== said.item || rating.rater !== said.rater;
    });
    await write(disk, places.ratings, joined([...left, ...ratings.map((one) => JSON.stringify(one))]));
  });
}

/** One change at a time, durable when it resolves. Throws `Problem`, and then nothing has changed. */
export async function changeSet(
  data: string,
  id: string,
  asked: SetChange,
  now: string,
  disk: Disk = realDisk,
): Promise<void> {
  const places = placesOf(data, id);
  await readSet(data, id, disk); // before a lock is made for what is not there
  await locked(places.folder, async () => {
    const { set, ratings } = await readSet(data, id, disk);
    await write(disk, places.file, writeYaml(RatingSet.parse(changedSet(set, ratings, asked, now))));
  });
}

/** A set with everything that was rated in it, asked for by its name. Throws `Problem`. */
export async function deleteSet(data: string, id: string, name: string): Promise<void> {
  if (name !== id) throw new Problem("usage", `Write ${id} to delete it. Nothing was deleted.`);
  const { folder, file } = placesOf(data, id);
  if (!(await realDisk.exists(file))) throw new Problem("usage", `There is no set of ratings "${id}".`);
  await rm(folder, { recursive: true, force: true });
}

/** Ends blinding for good: conditions are shown from now on, and nothing more is rated. Again, it changes nothing. */
export async function unblind(data: string, id: string, now: string, disk: Disk = realDisk): Promise<void> {
  const places = placesOf(data, id);
  await locked(places.folder, async () => {
    const { set } = await readSet(data, id, disk);
    if (set.unblinded === undefined) await write(disk, places.file, writeYaml({ ...set, unblinded: now }));
  });
}

/**
 * Ratings as they leave the set, with the level of each scale. A lesson of an eval run goes by its session, which says whose case it is and lets a judge be held against people;
 * one of a study's keeps its code, which says nothing.
 */
export function ratingsToTake({ set, ratings }: Pick<ReadSet, "set" | "ratings">): Rating[] {
  const sessions = new Map(
    set.items.flatMap(({ item, source }) =>
      source.run === undefined ? [] : [[item, source.session] as const],
    ),
  );
  const scales = new Map(set.codebook.map((code) => [code.criterion, scaleOf(code).level]));
  return ratings.map((one) => {
    const level = scales.get(one.criterion) ?? one.level;
    const item = sessions.get(one.item) ?? one.item;
    return level === undefined ? { ...one, item } : { ...one, item, level };
  });
}

/** Whatever was to be rated, or was, of one participant: from every set. */
export async function forgetRatings(
  data: string,
  whose: { study: string; participant: string },
  disk: Disk = realDisk,
): Promise<void> {
  for (const id of await setIds(data, disk)) {
    const places = placesOf(data, id);
    await locked(places.folder, async () => {
      const { set } = await readSet(data, id, disk);
      const gone = new Set(
        [...set.items, ...(set.removed ?? [])]
          .filter(({ source }) => source.study === whose.study && source.participant === whose.participant)
          .map(({ item }) => item),
      );
      if (gone.size === 0) return;
      const before = await linesOf(places.ratings, disk);
      const left = before.filter((line) => !gone.has(ratingIn(line)?.item ?? ""));
      if (left.length < before.length) await write(disk, places.ratings, joined(left));
      // The set last: until then it says whose the ratings were.
      const items = set.items.filter(({ item }) => !gone.has(item));
      const removed = set.removed?.filter(({ item }) => !gone.has(item));
      await write(disk, places.file, writeYaml({ ...set, items, ...(removed && { removed }) }));
    });
  }
}

function placesOf(data: string, id: string) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 60)
    throw new Problem(
      "usage",
      `"${id.slice(0, 60)}" cannot name a set of ratings: small letters, digits and single hyphens can.`,
    );
  const folder = join(data, "ratings", id);
  return { folder, file: join(folder, "set.yaml"), ratings: join(folder, "ratings.jsonl") };
}

function locked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  return withLock(join(folder, ".locks", "set.lock"), work, { waitMs: 10_000, what: "The set of ratings" });
}

async function linesOf(path: string, disk: Disk): Promise<string[]> {
  const bytes = await readIfThere(disk, path);
  return bytes === null
    ? []
    : new TextDecoder()
        .decode(bytes)
        .split("\n")
        .filter((line) => line.trim() !== "");
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

async function write(disk: Disk, path: string, text: string): Promise<void> {
  await writeAtomic(disk, path, [new TextEncoder().encode(text)]);
}
