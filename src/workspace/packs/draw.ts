import { join } from "node:path";
import { z } from "zod";
import { parseFrontmatter } from "../../markdown/frontmatter.ts";
import { recently } from "../../recently.ts";
import { type ClassProfile, classProfileOf } from "../class-profile.ts";
import type { Confined } from "../confine.ts";
import { WorkspaceError } from "../path.ts";
import { projectFolder } from "../project-folder.ts";
import { remembered } from "../remembered.ts";
import { type Ages, agesOf, yearsBetween } from "../stage.ts";
import { decodeText, withoutBom } from "../text.ts";
import { filesBelow } from "../walk.ts";
import { countryOf } from "./country.ts";
import { isCurriculumPath } from "./pack-paths.ts";
import { isAllSubjects, sharesSubject, subjectsIn } from "./subjects.ts";

/** Where the packs are that come with the program (decision 46). */
export function shippedPacks(): string {
  return join(projectFolder(), "packs");
}

const mostBytes = 2_000_000;
const subjectsOf = recently(500, subjectsIn);
/** A class draws on notes for pupils less than this much younger or older. */
const yearsAway = 3;

/** What one file of a pack says of itself, as far as it decides who draws on it. */
type PackFile = {
  path: string;
  subjects: readonly string[];
  title: string;
  ages: Ages | null;
  country: string;
};

/**
 * The files of packs that a workspace draws on, by their path below the packs' folder: those of each class's subject (all
 * subjects, for a class that has one teacher for everything) and of its age, curricula of its country. What the teacher
 * has herself wins: her curriculum of a subject, her note on a topic.
 */
export function drawnOn(own: Confined, packs: Confined): string[] {
  const classes = textsBelow(own, "classes").map(({ path, text }) => classProfileOf(path, text));
  if (classes.length === 0) return [];
  const teacher = textAt(own, "teacher.md") ?? "";
  const draws = classes.map((profile) => drawing(profile, countryOf(teacher, profile)));
  const isOf = classes.map(ofSubject);
  const isOfSubject = (path: string) => isOf.some((of) => of(path));
  const offered = packFiles(packs, isOfSubject).filter((file) => draws.some((draw) => draw(file)));
  // Her own are looked into only where there is something to win over.
  const mine = (folder: string, wanted: boolean) =>
    wanted ? textsBelow(own, folder).map(({ path, text }) => aboutFile(path, text)) : [];
  const curricula = mine("curriculum", offered.some(isCurriculum)).map(({ subjects }) => subjects);
  const notes = mine("topics", !offered.every(isCurriculum));
  const taken = new Set(notes.flatMap(({ path, title }) => [idOf(path), fold(title)]));
  const wins = (file: PackFile) =>
    isCurriculum(file)
      ? curricula.some((subjects) => covers(subjects, file.subjects))
      : taken.has(idOf(file.path)) || taken.has(fold(file.title));
  return offered.filter((file) => !wins(file)).map(({ path }) => path);
}

/** Whether a class draws on a file of a pack, by its full path (`packs/…`); always for what is no pack's. */
export function classDraws(profile: ClassProfile): (path: string, ages: Ages | null) => boolean {
  const isOf = ofSubject(profile);
  return (path, ages) => {
    const [, below] = /^packs\/(.+\/.*)/.exec(path) ?? [];
    return below === undefined || (isOf(below) && isNear(ages, agesOf(profile.stage)));
  };
}

/** Whether a file of a pack, by its path below the packs' folder, is of a class's subject: the folder says so. */
function ofSubject(profile: ClassProfile): (path: string) => boolean {
  const all = isAllSubjects(profile.subject);
  const subjects = subjectsOf(profile.subject);
  return (path) => all || sharesSubject(subjects, subjectsOf(path.split("/")[0] ?? ""));
}

function drawing(profile: ClassProfile, country: string): (file: PackFile) => boolean {
  const draws = classDraws(profile);
  return (file) =>
    draws(`packs/${file.path}`, file.ages) && (!isCurriculum(file) || file.country === country);
}

function isNear(theirs: Ages | null, own: Ages | null): boolean {
  return theirs === null || own === null || yearsBetween(theirs, own) < yearsAway;
}

/** Her own curriculum of the very subject: ours beside it would give every outcome twice. */
function covers(mine: readonly string[], theirs: readonly string[]): boolean {
  return mine.some((subject) => theirs.includes(subject));
}

function isCurriculum({ path }: PackFile): boolean {
  return isCurriculumPath(`packs/${path}`);
}

/**
 * Only those that are `wanted` are opened: a class draws on few of all subjects. Packs come with the program and stay as
 * they are while it runs, so each folder of them is gone through once, and each file opened once to see whose it is.
 */
function packFiles(packs: Confined, wanted: (path: string) => boolean): PackFile[] {
  const known = packsKnown.get(packs) ?? {
    paths: pathsBelow(packs, ".").filter((path) => /^[^/]+\/(?:topics|curriculum)\/[^/]+\.md$/.test(path)),
    about: new Map(),
  };
  packsKnown.set(packs, known);
  return known.paths.filter(wanted).flatMap((path) => {
    if (!known.about.has(path)) known.about.set(path, aboutPackFile(packs, path));
    return known.about.get(path) ?? [];
  });
}

const packsKnown = new WeakMap<Confined, { paths: string[]; about: Map<string, PackFile | null> }>();

const format = {
  kind: "a file of a pack",
  schema: z.looseObject({
    title: z.coerce.string().default(""),
    subject: z.coerce.string().default(""),
    country: z.coerce.string().default(""),
    ages: z.tuple([z.number(), z.number()]).optional(),
  }),
  foreign:
    "levels outcomes keywords prerequisites language shapes sources tasks source retrieved licence version wording code_pattern content_hash description author creator".split(
      " ",
    ),
};

const aboutFile = remembered(2_000, readAbout);

function aboutPackFile(packs: Confined, path: string): PackFile | null {
  const text = textAt(packs, path);
  return text === null ? null : { ...readAbout(path, text), subjects: subjectsOf(path.split("/")[0] ?? "") };
}

function readAbout(path: string, text: string): PackFile {
  const parsed = parseFrontmatter(path, text, format);
  const { title = "", subject = "", country = "", ages } = parsed.ok ? parsed.value : {};
  return {
    path,
    subjects: subjectsIn(subject === "" ? title : subject),
    title,
    country,
    ages: ages === undefined ? null : { from: ages[0], to: ages[1] },
  };
}

/** Every markdown file below a folder; none where it is not there. */
export function textsBelow(files: Confined, folder: string): { path: string; text: string }[] {
  return pathsBelow(files, folder).flatMap((path) => {
    const text = textAt(files, path);
    return text === null ? [] : [{ path, text }];
  });
}

function pathsBelow(files: Confined, folder: string): string[] {
  try {
    if (files.entry(folder)?.kind !== "folder") return [];
    return filesBelow(files, folder).filter((path) => path.toLowerCase().endsWith(".md"));
  } catch (error) {
    if (error instanceof WorkspaceError) return []; // no such workspace: whoever needs it says so
    throw error;
  }
}

/** Whoever needs a file that cannot be read says so; here it only draws on nothing. */
function textAt(files: Confined, path: string): string | null {
  try {
    const text = decodeText(files.read(path, mostBytes));
    return text === null ? null : withoutBom(text);
  } catch (error) {
    if (error instanceof WorkspaceError) return null;
    throw error;
  }
}

function idOf(path: string): string {
  return (path.split("/").at(-1) ?? path).replace(/\.md$/i, "").toLowerCase();
}

function fold(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim() || "\0"
  );
}
