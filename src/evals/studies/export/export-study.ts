import { factors } from "../../../agent/condition.ts";
import { realDisk } from "../../../store/disk.ts";
import { masked } from "../../../workspace/privacy/mask.ts";
import { published } from "../../../workspace/privacy/published.ts";
import { csvOf } from "../../tables/table.ts";
import { pseudonyms } from "../key.ts";
import { hasDeclined, isPresent, type Present, type Study } from "../study.ts";
import { type StudyProblem, studyPlaces } from "../study-file.ts";
import { learnerHome } from "../withdraw.ts";
import { learnedRows, learnedTable, utteredRows, utteredTable } from "./learner-tables.ts";
import { lessonRows, lessonTable, sectionRows, sectionTable } from "./lesson-tables.ts";
import { ratedRows, ratedTable } from "./rating-rows.ts";
import {
  decidedRows,
  decidedTable,
  guardRows,
  guardTable,
  memoryRows,
  memoryTable,
  noteRows,
  noteTable,
  revisedRows,
  revisedTable,
} from "./step-tables.ts";
import { byPseudonym, type StudyLesson, type StudySource, studyLessons } from "./study-source.ts";
import { taskRows, taskTable } from "./task-table.ts";
import { type CellType, flag, type TypedTable, text, whole } from "./typed-table.ts";

/** What leaves this computer: files by their names. The key is not among them. */
export type StudyExport = {
  files: ReadonlyMap<string, string>;
  /** Rows of each table. */
  rows: Readonly<Record<string, number>>;
  problems: StudyProblem[];
};

/** Tidy tables of a study, a dictionary of their columns, and what the study was. Throws `Problem` where the key cannot be read. */
export async function exportStudy(source: StudySource, study: Study): Promise<StudyExport> {
  const { disk = realDisk, data } = source;
  const places = studyPlaces(data, study.id);
  const names = await pseudonyms(places, study, disk);
  const { lessons, problems } = await studyLessons(source, study, names, places.file);
  const workspaces = new Set(lessons.flatMap(({ session }) => session.workspace ?? []));
  const remembered = await Promise.all([...workspaces].map((one) => source.proposals.list(one)));
  const homes = byPseudonym(study, names).map(({ participant: { id, consent }, name }) => ({
    home: learnerHome(data, study.id, id),
    whose: { participant: name, texts: consent?.texts ?? false },
  }));
  const learned = await Promise.all(homes.map(({ home, whose }) => learnedRows(source.room, home, whose)));
  const uttered = await Promise.all(homes.map(({ home, whose }) => utteredRows(disk, home, whose)));
  const written = <R>(table: TypedTable<R>, rows: readonly R[]) => asWritten(table, rows, withoutIds(names));
  const tables = [
    written(participantTable, participantRows(study, lessons, names)),
    written(taskTable, taskRows(study, lessons, names)),
    written(lessonTable, lessonRows(lessons)),
    written(sectionTable, sectionRows(lessons)),
    written(decidedTable, decidedRows(lessons)),
    written(revisedTable, revisedRows(lessons)),
    written(guardTable, guardRows(lessons)),
    written(
      memoryTable,
      memoryRows(
        lessons,
        remembered.flatMap(({ proposals }) => proposals),
      ),
    ),
    written(ratedTable, await ratedRows(data, lessons, disk)),
    written(noteTable, noteRows(study, lessons, names)),
    written(learnedTable, learned.flat()),
    written(utteredTable, uttered.flat()),
  ];
  return {
    files: new Map([
      ...tables.map(({ name, csv }): [string, string] => [`${name}.csv`, csv]),
      [
        "dictionary.csv",
        csvOf(
          dictionaryTable,
          tables.flatMap(({ columns }) => columns),
        ),
      ],
      ["study.json", `${JSON.stringify(aboutStudy(study), null, 2)}\n`],
    ]),
    rows: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
    problems,
  };
}

type Explained = { table: string; name: string; type: CellType; about: string };

function asWritten<R>(table: TypedTable<R>, rows: readonly R[], hide: (said: string) => string) {
  const columns = table.columns.map(
    ({ name, type, about }): Explained => ({ table: table.name, name, type, about }),
  );
  const hidden = table.columns.map((column) => ({
    ...column,
    of: (row: R) => {
      const cell = column.of(row);
      return typeof cell === "string" ? hide(cell) : cell;
    },
  }));
  return { name: table.name, csv: csvOf({ columns: hidden }, rows), rows: rows.length, columns };
}

/** A participant's id in what somebody wrote becomes their pseudonym. An id of one or two figures is also a number, and stays. */
function withoutIds(names: ReadonlyMap<string, string>): (said: string) => string {
  const telling = [...names.keys()].filter((id) => /\p{L}|\d{3}/u.test(id)).map((id) => RegExp.escape(id));
  if (telling.length === 0) return (said) => said;
  const ids = new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${telling.join("|")})(?![\p{L}\p{N}_])`, "giu");
  const byId = new Map([...names].map(([id, name]) => [id.toLowerCase(), name]));
  return (said) => said.replace(ids, (id) => byId.get(id.toLowerCase()) ?? "…");
}

const dictionaryTable: TypedTable<Explained> = {
  name: "dictionary",
  about: "One row a column of each table.",
  columns: [
    text("table", "the table", ({ table }) => table),
    text("column", "the column", ({ name }) => name),
    text("type", "string, int64, double or boolean, as Parquet has them", ({ type }) => type),
    text("meaning", "what it means", ({ about }) => about),
  ],
};

type ParticipantRow = {
  participant: string;
  assigned: string;
  consent: "agreed" | "declined" | null;
  texts: boolean | null;
  lessons: number;
};

/** Whoever withdrew has no row: a place that became empty would say whose it was in an earlier export. */
function participantRows(
  study: Study,
  lessons: readonly StudyLesson[],
  names: ReadonlyMap<string, string>,
): ParticipantRow[] {
  return byPseudonym(study, names).map(({ participant, name }) => ({
    participant: name,
    assigned: Object.entries(hasDeclined(participant) ? {} : (participant.assigned ?? {}))
      .map(([task, condition]) => `${task} ${condition}`)
      .join(" "),
    consent: hasDeclined(participant) ? "declined" : participant.consent === undefined ? null : "agreed",
    texts: participant.consent?.texts ?? null,
    lessons: lessons.filter((of) => of.participant === name).length,
  }));
}

const participantTable: TypedTable<ParticipantRow> = {
  name: "participants",
  about: "One row a participant, by pseudonym; who withdrew has none.",
  columns: [
    text(
      "participant",
      "the pseudonym; the key lies on the computer of the study and goes with no export",
      (row) => row.participant,
    ),
    text(
      "assigned",
      "the condition of each task; empty for who declined",
      ({ assigned }) => assigned || null,
    ),
    text("consent", "agreed or declined; empty where neither is recorded", ({ consent }) => consent),
    flag(
      "consent_texts",
      "they agreed that what they wrote leaves the computer; empty where no consent is recorded",
      ({ texts }) => texts,
    ),
    whole("lessons", "lessons they began", ({ lessons }) => lessons),
  ],
};

/** What somebody must know who reads the tables: no time of day, nobody's name, and no seed, which would say who came when. */
function aboutStudy({ title, conditions, assignment: { how, per }, tasks, participants, consent }: Study) {
  return {
    title: masked(title),
    conditions,
    factors: factors.map(({ letter, name, levels }) => ({ letter, name, levels })),
    assignment: { how, per },
    tasks,
    consent: published(consent),
    // Every wording that somebody agreed to, in other languages too.
    consents: agreedTo(participants.filter(isPresent)),
    declined: participants.filter(isPresent).filter(hasDeclined).length,
    participants: participants.filter(isPresent).length,
    withdrawn: participants.filter((one) => !isPresent(one)).length,
  };
}

function agreedTo(participants: readonly Present[]): { text: string; participants: number }[] {
  const texts = participants.flatMap(({ consent }) => consent?.text ?? []);
  return [...new Set(texts)].toSorted().map((one) => ({
    text: published(one),
    participants: texts.filter((other) => other === one).length,
  }));
}
