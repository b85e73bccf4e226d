import { z } from "zod";
import { Problem } from "../../problem.ts";
import { type Limits, readApart } from "../../strangers/read-apart.ts";
import { CourseConfig } from "../course-format.ts";
import { configFile } from "../making/course-files.ts";
import { freeName, freeTitle } from "../making/course-name.ts";
import { titlesHere } from "../making/new-course.ts";
import { keepCourse } from "../room/keep-course.ts";
import type { Room } from "../room/room.ts";
import { UnpackedCourse } from "./unpack-course.ts";

const reader = {
  file: "learning/share/share-child.ts",
  answer: z.discriminatedUnion("ok", [
    z.object({ ok: z.literal(true), course: UnpackedCourse }),
    z.object({ ok: z.literal(false), message: z.string() }),
  ]),
};

const usual: Limits = { seconds: 60, memoryMb: 1024, answerMb: 220 };

export type OpenedCourse = { name: string; title: string; by: string; licence: string };

/**
 * Opens a course that somebody shared as one of this learner's own, under a name that is free. It is read in a process of
 * its own (decision 43); all of it is kept or nothing. Throws `Problem`.
 */
export async function openSharedCourse(
  room: Room,
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
  limits: Limits = usual,
): Promise<OpenedCourse> {
  const what = fileName === "" ? "The file" : fileName;
  const read = await readApart(reader, null, bytes, limits);
  const message = !read.ok ? read.message : read.value.ok ? null : read.value.message;
  if (!read.ok || !read.value.ok) throw new Problem("usage", `${what} ${message} Nothing was opened.`);
  const { manifest, config, texts, media } = read.value.course;
  const before = CourseConfig.parse(config);
  const title = freeTitle(titlesHere(room), before.title);
  const name = await freeName(room, title);
  const licence = attributed(manifest.licence || before.license, manifest.by);
  const files = [
    configFile({ ...before, name, title, license: licence }),
    ...texts.filter(({ path }) => path !== "config.json"),
    ...media.map(({ path, base64 }) => ({ path, content: new Uint8Array(Buffer.from(base64, "base64")) })),
  ];
  const { problems } = keepCourse(room.home, name, files);
  if (problems.length > 0)
    throw new Problem("usage", `${what} holds no course that can be used. Nothing was opened.`);
  return { name, title, by: manifest.by, licence };
}

/** Whoever passes it on passes this on too. */
function attributed(licence: string, by: string): string {
  if (by === "" || licence.includes(`Shared by ${by}.`)) return licence;
  return `${licence.replace(/[^.]$/, "$&.")} Shared by ${by}.`;
}
