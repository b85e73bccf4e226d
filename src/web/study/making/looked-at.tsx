import { useEffect, useId, useRef } from "react";
import { domainTypes } from "../../../learning/course-words.ts";
import type { ListWish } from "../../../learning/import/imported.ts";
import { columns as columnNames, listKinds } from "../../../learning/import/word-list/list-kinds.ts";
import type { LookedAt } from "../../../learning/room/import-course.ts";
import { Button } from "../../ui/button.tsx";
import { Select, TextField } from "../../ui/field.tsx";
import { making } from "../../words/en/making.ts";
import type { Wish } from "./calls.ts";
import { turnedRound, withRole } from "./column-roles.ts";
import { LanguageField } from "./language-field.tsx";

const say = making.looked;

type Props = {
  looked: LookedAt;
  wish: Wish;
  busy: "look" | "keep" | null;
  /** It is not of the list as it stands there now: it cannot be kept like this. */
  isStale: boolean;
  onChange(wish: Wish): void;
  onKeep(): void;
};

/** What was understood, and where it can be put right before the course is made. */
export function LookedAtView({ looked, wish, busy, isStale, onChange, onKeep }: Props) {
  const { understood, report, reviews, media } = looked;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isLanguage = understood.domain === "language";
  const isUnsure = understood.list?.isGuessed === true && wish.targetLanguage === undefined;
  const languageHint =
    understood.target === null ? { hint: say.whichLanguage } : isUnsure ? { hint: say.guessedLanguage } : {};
  // The languages that somebody chose stay with their words.
  const turn = (list: List) =>
    onChange({
      list: { ...wish.list, columns: turnedRound(list.columns), header: list.header },
      ...(isLanguage && understood.target !== null
        ? { targetLanguage: understood.instruction, instructionLanguage: understood.target }
        : {}),
    });
  return (
    <section className="stack making-looked" aria-busy={busy === "look" || isStale}>
      <h2 ref={heading} tabIndex={-1}>
        {say.title}
      </h2>
      <p>
        {say.sum(report.items, report.concepts)} {reviews > 0 && say.reviews(reviews)}{" "}
        {media > 0 && say.media(media)}
      </p>
      <TextField
        label={making.title}
        hint={making.titleHint}
        value={wish.title ?? understood.title}
        maxLength={200}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <div className="making-pairs">
        {understood.list !== null ? (
          <Select
            label={say.kind}
            value={understood.list.kind}
            onChange={({ target }) => {
              const kind = listKinds.find((each) => each === target.value);
              if (kind !== undefined) onChange({ list: { ...wish.list, kind } });
            }}
          >
            {listKinds.map((kind) => (
              <option key={kind} value={kind}>
                {making.kinds[kind]}
              </option>
            ))}
          </Select>
        ) : (
          <Select
            label={say.domain}
            value={understood.domain}
            onChange={({ target }) => {
              const domain = domainTypes.find((each) => each === target.value);
              if (domain !== undefined) onChange({ domain });
            }}
          >
            {domainTypes.map((domain) => (
              <option key={domain} value={domain}>
                {making.domains[domain]}
              </option>
            ))}
          </Select>
        )}
        {isLanguage && (
          <LanguageField
            label={say.target}
            value={understood.target ?? ""}
            none={say.choose}
            {...languageHint}
            onChange={(targetLanguage) => onChange({ targetLanguage })}
          />
        )}
        <LanguageField
          label={say.instruction}
          value={understood.instruction}
          onChange={(instructionLanguage) => onChange({ instructionLanguage })}
        />
      </div>
      {understood.list !== null && understood.list.columns.length > 2 && (
        <Columns list={understood.list} onChange={(list) => onChange({ list: { ...wish.list, ...list } })} />
      )}
      <Sample sample={understood.sample} />
      {understood.list !== null && (
        <div className="row">
          <Button onClick={() => understood.list !== null && turn(understood.list)}>{say.turn}</Button>
        </div>
      )}
      {report.skipped.length > 0 && (
        <details>
          <summary>{say.left(report.skipped.length)}</summary>
          <ul className="study-list">
            {report.skipped.map(({ where, why }) => (
              <li key={`${where} ${why}`}>
                {where} · {why}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="row">
        <Button look="main" busy={busy === "keep" || isStale} onClick={onKeep}>
          {say.keep}
        </Button>
      </div>
    </section>
  );
}

type List = NonNullable<LookedAt["understood"]["list"]>;

/** What each column holds, as its heading says or as somebody says. */
function Columns({ list, onChange }: { list: List; onChange(wish: ListWish): void }) {
  const id = useId();
  const set = (at: number, value: string) => {
    const holds = columnNames.find((name) => name === value) ?? null;
    onChange({ columns: withRole(list.columns, at, holds), header: list.header });
  };
  return (
    <div className="stack">
      <div className="making-columns">
        {list.columns.map(({ heading, holds, sample }, index) => {
          const name = heading || say.column(index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing else to be known by
            <div key={index} className="making-column">
              <Select
                label={say.holds(`“${name}”`)}
                value={holds ?? ""}
                onChange={({ target }) => set(index, target.value)}
              >
                <option value="">{say.nothing}</option>
                {columnNames.map((column) => (
                  <option key={column} value={column}>
                    {making.columns[column]}
                  </option>
                ))}
              </Select>
              <p className="quiet" dir="auto">
                {sample.filter((cell) => cell !== "").join(" · ")}
              </p>
            </div>
          );
        })}
      </div>
      <label htmlFor={id} className="making-check">
        <input
          id={id}
          type="checkbox"
          checked={list.header}
          onChange={({ target }) =>
            onChange({ header: target.checked, columns: list.columns.map(({ holds }) => holds) })
          }
        />
        {say.header}
      </label>
    </div>
  );
}

function Sample({ sample }: { sample: LookedAt["understood"]["sample"] }) {
  return (
    <div>
      <h3>{say.some}</h3>
      <dl className="making-sample">
        {sample.map(({ front, back }) => (
          <div key={`${front}\n${back}`}>
            <dt dir="auto">{front}</dt>
            <dd dir="auto">{back}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
