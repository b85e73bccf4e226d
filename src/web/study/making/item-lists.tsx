import { useRef } from "react";
import { bloomLevels } from "../../../bloom.ts";
import type { DomainType } from "../../../learning/course-format.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Select, TextArea, TextField } from "../../ui/field.tsx";
import { tell } from "../../ui/toast-list.ts";
import { making as words } from "../../words/en/making.ts";
import { CardMedia } from "../exercise/cards/card-media.tsx";
import { type Field, fieldsOf, type Item, type ListName, listNames } from "./item-kinds.ts";
import { type FieldProblem, problemsOf, type Row, rowOf } from "./topic-draft.ts";
import type { OpenTopic } from "./use-topic.ts";

const say = words.edit;

/** Everything that is asked, a list a kind; what has no form here is named. */
export function ItemLists({
  course,
  open,
  language,
  domain,
}: {
  course: string;
  open: OpenTopic;
  language: string;
  domain: DomainType;
}) {
  const { rows } = open.draft;
  const box = useRef<HTMLDivElement>(null);
  const add = (list: ListName) => {
    const row = rowOf(list);
    open.change({ rows: { ...rows, [list]: [...rows[list], row] } });
    setTimeout(() =>
      box.current?.querySelector<HTMLElement>(`#${row.key} input, #${row.key} textarea`)?.focus(),
    );
  };
  const filled = listNames.filter((list) => rows[list].length > 0);
  const others = listNames.filter((list) => rows[list].length === 0 && fits(list, domain));
  return (
    <div className="stack" ref={box}>
      {filled.map((list) => (
        <ItemList
          key={list}
          course={course}
          list={list}
          open={open}
          language={language}
          onAdd={() => add(list)}
        />
      ))}
      <div className="making-add">
        {others.map((list) => (
          <Button key={list} icon="plus" title={words.lists[list].about} onClick={() => add(list)}>
            {words.lists[list].add}
          </Button>
        ))}
      </div>
      <Others open={open} />
    </div>
  );
}

/** Words are of a language, programs of programming; the rest is for all. */
function fits(list: ListName, domain: DomainType): boolean {
  if (list === "vocabulary") return domain === "language";
  return list !== "code_tasks" || domain === "technical";
}

function Others({ open }: { open: OpenTopic }) {
  const { items } = open.draft.form;
  const names = Object.entries(say.otherKinds).flatMap(([kind, name]) => {
    const list = items[kind];
    return Array.isArray(list) && list.length > 0 ? [`${name} (${list.length})`] : [];
  });
  return names.length === 0 ? null : <p className="quiet">{say.other(names.join(", "))}</p>;
}

type ListProps = { course: string; list: ListName; open: OpenTopic; language: string; onAdd(): void };

function ItemList({ course, list, open, language, onAdd }: ListProps) {
  const { title, about, add, one } = words.lists[list];
  const rows = open.draft.rows[list];
  const set = (next: readonly Row[]) => open.change({ rows: { ...open.draft.rows, [list]: next } });
  const move = (at: number, by: -1 | 1) => {
    const next = [...rows];
    const [row] = next.splice(at, 1);
    if (row !== undefined) set(next.toSpliced(at + by, 0, row));
  };
  return (
    <section className="making-list">
      <h2>{title}</h2>
      <p className="quiet">{about}</p>
      <ol className="making-rows">
        {rows.map((row, at) => (
          <li key={row.key} id={row.key} className="card making-row">
            <ItemFields
              course={course}
              list={list}
              row={row}
              number={at + 1}
              language={language}
              problems={problemsOf(open.draft, list, row, open.problems)}
              onChange={(texts) => set(rows.toSpliced(at, 1, { ...row, texts: { ...row.texts, ...texts } }))}
            />
            <div className="making-row-tools">
              <IconButton
                icon="chevron"
                className="making-up"
                label={say.rowUp(one, at + 1)}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                icon="chevron"
                label={say.rowDown(one, at + 1)}
                disabled={at === rows.length - 1}
                onClick={() => move(at, 1)}
              />
              <IconButton
                icon="close"
                label={say.remove(one, at + 1)}
                onClick={() => {
                  set(rows.toSpliced(at, 1));
                  tell(say.removedRow(one), {
                    action: { label: say.undo, run: () => set(rows) },
                  });
                }}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button icon="plus" onClick={onAdd}>
        {add}
      </Button>
    </section>
  );
}

/** What a deck brought along with it. */
function mediaIn({ picture, sound }: Item): { picture?: string; sound?: string } {
  return {
    ...(typeof picture === "string" ? { picture } : {}),
    ...(typeof sound === "string" ? { sound } : {}),
  };
}

type RowProps = {
  course: string;
  list: ListName;
  row: Row;
  number: number;
  language: string;
  problems: ReadonlyMap<string, FieldProblem>;
  onChange(texts: Record<string, string>): void;
};

function ItemFields({ course, list, row, number, language, problems, onChange }: RowProps) {
  const shown = fieldsOf[list].filter((field) => isFirst(list, field));
  const more = fieldsOf[list].filter((field) => !isFirst(list, field));
  const whole = problems.get("");
  const field = (one: Field) => (
    <ItemField
      key={one.name}
      field={one}
      label={words.fields[`${list}.${one.name}`] ?? one.name}
      value={row.texts[one.name] ?? ""}
      language={one.foreign === true && language !== "" ? language : undefined}
      problem={problems.get(one.name)?.message ?? null}
      onChange={(text) => onChange({ [one.name]: text })}
    />
  );
  return (
    <fieldset className={`making-fields making-fields-${list}`}>
      <legend className="only-heard">
        {words.lists[list].one} {number}
      </legend>
      {shown.map(field)}
      {more.length > 0 && (
        <details
          className="making-more"
          open={more.some(({ name }) => (row.texts[name] ?? "") !== "") || undefined}
        >
          <summary>{say.more}</summary>
          <div className="making-fields">{more.map(field)}</div>
        </details>
      )}
      <CardMedia course={course} {...mediaIn(row.item)} />
      {whole !== undefined && (
        <p className={whole.stops ? "field-problem" : "making-advice"}>{whole.message}</p>
      )}
    </fieldset>
  );
}

/** The rest waits behind "More". */
function isFirst(list: ListName, { name }: Field): boolean {
  return list !== "vocabulary" || !["accepted", "note"].includes(name);
}

type FieldProps = {
  field: Field;
  label: string;
  value: string;
  language: string | undefined;
  problem: string | null;
  onChange(text: string): void;
};

function ItemField({ field, label, value, language, problem, onChange }: FieldProps) {
  const common = { label, value, problem, dir: "auto" as const, lang: language };
  if (field.as === "truth")
    return (
      <Select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="true">{say.yes}</option>
        <option value="false">{say.no}</option>
      </Select>
    );
  if (field.as === "bloom")
    return (
      <Select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {bloomLevels.map((level) => (
          <option key={level} value={level}>
            {words.blooms[level]}
          </option>
        ))}
      </Select>
    );
  if (field.as === "line" || field.as === "many")
    return (
      <TextField
        {...common}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  const isCode = field.as === "code" || field.as === "tests";
  return (
    <TextArea
      {...common}
      rows={isCode ? 5 : 2}
      style={isCode ? { fontFamily: "var(--mono)" } : undefined}
      spellCheck={!isCode}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
