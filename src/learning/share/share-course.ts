import { createHash } from "node:crypto";
import { Problem } from "../../problem.ts";
import { slug as slugOf } from "../../text/slug.ts";
import { writeZip } from "../../text/zip.ts";
import { openCourse } from "../courses.ts";
import { placeOf } from "../making/change-course.ts";
import { filesIn } from "../making/new-course.ts";
import type { Room } from "../room/room.ts";
import { limits, Manifest, manifestName } from "./manifest.ts";

export type ShareWish = { by?: string | undefined; licence?: string | undefined };

/** What a course is made of; anything else in its folder stays at home. */
const ofACourse = /^(?:config\.json|concepts\.yaml|items\/[^/]+\.yaml|media\/[^/]+)$/;

/**
 * A course as one file, with who made it and under which terms. Nothing of what the learner knows goes with it: the same
 * course gives the same bytes. Throws `Problem`.
 */
export function shareCourse(
  room: Room,
  name: string,
  { by = "", licence }: ShareWish,
): { bytes: Uint8Array; fileName: string; title: string } {
  const { config } = openCourse(name, room.courseFolders, room.cwd);
  const files = filesIn(placeOf(room, name).folder).filter(({ path }) => ofACourse.test(path));
  const manifest = Manifest.safeParse({
    format: "teacher-assist.course",
    version: 1,
    name,
    title: config.title.slice(0, 500),
    by: oneLine(by),
    licence: oneLine(licence ?? config.license),
    made: room.ports.now().toISOString().slice(0, 10),
    files: files.map(({ path, content }) => ({
      name: path,
      bytes: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
    })),
  });
  if (!manifest.success)
    throw new Problem(
      "usage",
      `${config.title} is too large to be shared as one file, or has a file of an unusual name. Nothing was packed.`,
    );
  const list = new TextEncoder().encode(`${JSON.stringify(manifest.data, null, 2)}\n`);
  const bytes = writeZip(
    new Map([[manifestName, list], ...files.map(({ path, content }) => [path, content] as const)]),
  );
  if (bytes.length > limits.fileBytes)
    throw new Problem(
      "usage",
      `${config.title} has more than ${limits.fileBytes / 1_000_000} MB with its pictures and sounds, too much for one file. Nothing was packed.`,
    );
  return { bytes, fileName: `${slugOf(config.title) || name}.course`, title: config.title };
}

function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 500);
}
