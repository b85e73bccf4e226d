import type { Database } from "bun:sqlite";
import { z } from "zod";
import { protobufField } from "./protobuf.ts";
import { number, text, values } from "./rows.ts";

export type NoteType = {
  name: string;
  isCloze: boolean;
  fields: string[];
  templates: { question: string; answer: string }[];
};

export function noteTypes(database: Database): Map<number, NoteType> {
  const found = new Map<number, NoteType>();
  for (const [id, name, config] of values(database, "select id, name, config from notetypes"))
    found.set(number(id), {
      name: text(name),
      isCloze: config instanceof Uint8Array && protobufField(config, 1) === 1,
      fields: [],
      templates: [],
    });
  for (const [id, name] of values(database, "select ntid, name from fields order by ntid, ord"))
    found.get(number(id))?.fields.push(text(name));
  for (const [id, config] of values(database, "select ntid, config from templates order by ntid, ord")) {
    const side = (field: number) => {
      const value = config instanceof Uint8Array ? protobufField(config, field) : null;
      return value instanceof Uint8Array ? new TextDecoder().decode(value) : "";
    };
    found.get(number(id))?.templates.push({ question: side(1), answer: side(2) });
  }
  return found;
}

const OldNoteTypes = z.record(
  z.string(),
  z.object({
    name: z.string(),
    type: z.number().default(0),
    flds: z.array(z.object({ name: z.string() })),
    tmpls: z.array(z.object({ qfmt: z.string(), afmt: z.string().default("") })),
  }),
);

export function oldNoteTypes(database: Database): Map<number, NoteType> {
  const models = OldNoteTypes.parse(
    JSON.parse(text(values(database, "select models from col limit 1")[0]?.[0])),
  );
  return new Map(
    Object.entries(models).map(([id, { name, type, flds, tmpls }]) => [
      Number(id),
      {
        name,
        isCloze: type === 1,
        fields: flds.map((field) => field.name),
        templates: tmpls.map(({ qfmt, afmt }) => ({ question: qfmt, answer: afmt })),
      },
    ]),
  );
}

export function decks(database: Database): Map<number, string> {
  const rows = values(database, "select id, name from decks");
  return new Map(rows.map(([id, name]) => [number(id), text(name).replaceAll("\x1f", "::")]));
}

const OldDecks = z.record(z.string(), z.object({ name: z.string() }));

export function oldDecks(database: Database): Map<number, string> {
  const found = OldDecks.parse(JSON.parse(text(values(database, "select decks from col limit 1")[0]?.[0])));
  return new Map(Object.entries(found).map(([id, { name }]) => [Number(id), name]));
}
