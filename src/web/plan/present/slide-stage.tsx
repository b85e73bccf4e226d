import type { CSSProperties, ReactNode } from "react";
import type { ShownBox, ShownLine, ShownRun, SlideView } from "../../../lesson/export/deck-view.ts";
import { type SlideLook, slideThemes } from "../../../lesson/export/slide-themes.ts";
import { Picture } from "../../ui/picture.tsx";
import { present } from "../../words/en/present.ts";

type Props = {
  slide: SlideView;
  look: SlideLook;
  /** As people count them; the first has none on it. */
  number: number;
  /** Of its title: where it stands in the page. */
  level: 2 | 3;
  /** In the place of its minutes. */
  timer?: ReactNode;
};

/** One slide as wide as its place, with everything where PowerPoint has it. */
export function SlideStage({ slide, look, number, level, timer }: Props) {
  return (
    <div className="slide" style={coloursOf(look, slide.kind)}>
      <div className={`slide-page slide-${slide.kind}`}>
        {slide.boxes.map((box, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name, and stay where they are
          <BoxView key={at} box={box} level={level} timer={timer} opening={slide.kind === "opening"} />
        ))}
        {slide.kind === "lesson" && (
          <span className="slide-number" aria-hidden="true">
            {number}
          </span>
        )}
      </div>
    </div>
  );
}

/** The colours of a slide are those of its file, whatever the page around it wears. */
function coloursOf(look: SlideLook, kind: SlideView["kind"]): CSSProperties {
  const { opening, name: _, ...theme } = slideThemes[look];
  const worn = kind === "opening" ? { ...theme, ...opening } : theme;
  return Object.fromEntries(Object.entries(worn).map(([name, value]) => [`--slide-${name}`, `#${value}`]));
}

/** A length in points of a slide that is 960 wide. */
function points(length: number): string {
  return `calc(${length} * var(--point))`;
}

function BoxView({
  box,
  level,
  timer,
  opening,
}: {
  box: ShownBox;
  level: 2 | 3;
  timer: ReactNode;
  opening: boolean;
}) {
  const place: CSSProperties = {
    left: points(box.x),
    top: points(box.y),
    width: points(box.width),
    height: points(box.height),
  };
  const sized = (size: number): CSSProperties => ({ ...place, fontSize: points(size) });
  const Heading = level === 2 ? "h2" : "h3";
  switch (box.kind) {
    case "title":
      return (
        <Heading className="slide-box slide-title" style={sized(box.size)} dir="auto">
          <span>{box.words}</span>
        </Heading>
      );
    case "label":
      return (
        <p className="slide-box slide-label" style={sized(16)} dir="auto">
          {box.words}
        </p>
      );
    case "minutes":
      return (
        <div className="slide-box slide-minutes" style={sized(20)}>
          {timer ?? <span>{present.show.minutes(box.minutes)}</span>}
        </div>
      );
    case "line":
      return (
        <p
          className={`slide-box slide-line-${opening ? box.tone : "ink"}`}
          style={sized(box.size)}
          dir="auto"
        >
          {box.words}
        </p>
      );
    case "text":
      return (
        <div className="slide-box" style={place}>
          <Lines lines={box.lines} />
        </div>
      );
    case "words":
      return (
        <p className="slide-box slide-words" style={{ ...sized(box.size), fontWeight: box.bold ? 700 : 400 }}>
          {box.mark}
          <Runs runs={box.runs} />
        </p>
      );
    case "picture":
      return (
        <div className="slide-box" style={place}>
          <Picture svg={box.svg} className="slide-picture" />
        </div>
      );
    case "card":
      return (
        <p
          className="slide-box slide-card"
          data-right={box.right ?? undefined}
          style={{ ...sized(box.size), paddingInlineStart: points(box.indent) }}
        >
          <b
            className="slide-letter"
            style={{ width: points(box.indent), fontSize: points(Math.min(box.size, 26)) }}
          >
            {box.letter}
          </b>
          <span>
            <Runs runs={box.runs} />
          </span>
        </p>
      );
    case "code":
      return (
        <pre className="slide-box slide-code" style={sized(box.size)} dir="ltr">
          {box.lines.join("\n")}
        </pre>
      );
    case "table":
      return <TableView box={box} style={sized(box.size)} />;
  }
}

/** Neighbouring lines with a mark are one list. */
function Lines({ lines }: { lines: readonly ShownLine[] }) {
  const groups: ShownLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last === undefined || (last[0]?.mark === "") !== (line.mark === "") || line.mark === "")
      groups.push([line]);
    else last.push(line);
  }
  return groups.map((group, at) =>
    group[0]?.mark === "" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
      <p key={at} dir="auto" style={lineStyle(group[0])}>
        <Runs runs={group[0].runs} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: lists have no other name
      <ul key={at}>
        {group.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name
          <li key={index} dir="auto" style={lineStyle(line)}>
            <span className="slide-mark" style={{ insetInlineStart: points(line.indent.mark) }}>
              {line.mark}
            </span>
            <Runs runs={line.runs} />
          </li>
        ))}
      </ul>
    ),
  );
}

function lineStyle({ size, bold, indent, gap }: ShownLine): CSSProperties {
  return {
    fontSize: points(size),
    fontWeight: bold ? 700 : 400,
    paddingInlineStart: points(indent.words),
    paddingBlockEnd: points(gap),
  };
}

function TableView({ box, style }: { box: Extract<ShownBox, { kind: "table" }>; style: CSSProperties }) {
  const width = points(box.widths.reduce((sum, one) => sum + one, 0));
  return (
    <table className="slide-box slide-table" style={{ ...style, height: "auto", width }}>
      <colgroup>
        {box.widths.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
          <col key={at} style={{ width: points(one) }} />
        ))}
      </colgroup>
      {box.head !== null && (
        <thead>
          <tr>
            {box.head.map((cell, at) =>
              cell.length === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                <td key={at} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                <th key={at} scope="col" dir="auto">
                  <Runs runs={cell} />
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {box.rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
          <tr key={at}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
              <td key={column} dir="auto">
                <Runs runs={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Runs({ runs }: { runs: readonly ShownRun[] }) {
  return runs.map((run, at) => {
    const inner = run.code ? <code>{run.text}</code> : run.text;
    const struck = run.strike ? <s>{inner}</s> : inner;
    const leaning = run.italic ? <em>{struck}</em> : struck;
    const strong = run.bold ? <b>{leaning}</b> : leaning;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name
      <span key={at}>
        {run.href === null ? (
          strong
        ) : (
          <a href={run.href} target="_blank" rel="noreferrer">
            {strong}
          </a>
        )}
      </span>
    );
  });
}
