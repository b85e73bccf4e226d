import { inPlainWords } from "../../markdown/plain-words.ts";
import { writeYaml } from "../../markdown/write-yaml.ts";
import { readYamlDocument } from "../../markdown/yaml-document.ts";
import { type Confined, confine } from "../../workspace/confine.ts";
import { decodeText, withoutBom } from "../../workspace/text.ts";
import { noTimetable, Timetable } from "./timetable.ts";

export const timetablePath = "timetable.yaml";
const mostBytes = 200_000;

/** The timetable of a workspace; where its file is damaged, an empty one with what is wrong, line by line. */
export type TimetableRead = { timetable: Timetable; problems: string[] };

export function readTimetable(root: string): TimetableRead {
  const files = confine(root);
  if (files.entry(timetablePath) === null) return { timetable: noTimetable, problems: [] };
  return parsed(textOf(files));
}

/** Writes it whole. A damaged file is not written over: it is kept beside, under a name that says so. */
export async function saveTimetable(
  root: string,
  timetable: Timetable,
  now: Date,
): Promise<{ aside: string | null }> {
  const files = confine(root);
  const damaged = files.entry(timetablePath) !== null && parsed(textOf(files)).problems.length > 0;
  const aside = damaged ? `${timetablePath}.damaged-${now.toISOString().replace(/[-:.]/g, "")}` : null;
  if (aside !== null) await files.write(aside, files.read(timetablePath, mostBytes));
  await files.write(timetablePath, writeYaml(Timetable.parse(timetable)));
  return { aside };
}

function textOf(files: Confined): string | null {
  const text = decodeText(files.read(timetablePath, mostBytes));
  return text === null ? null : withoutBom(text);
}

function parsed(text: string | null): TimetableRead {
  const wrong = (problems: string[]) => ({ timetable: noTimetable, problems });
  if (text === null) return wrong(["It is not a text file."]);
  const yaml = readYamlDocument(text, 0);
  if (!yaml.ok) return wrong(yaml.problems.map(({ line, message }) => `Line ${line}: ${message}`));
  const read = Timetable.safeParse(yaml.fields);
  if (read.success) return { timetable: read.data, problems: [] };
  const found = inPlainWords(Timetable, yaml.fields, read.error);
  return wrong(found.map(({ path, message }) => `Line ${yaml.lineOf(path)}: ${message}.`));
}
