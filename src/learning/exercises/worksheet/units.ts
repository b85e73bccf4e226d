/** A piece of a sheet as a person sees it: a heading, a list item with the lines that belong to it, a table's row. */
export type Unit = {
  kind: "heading" | "item" | "row" | "code" | "text";
  /** Of a numbered item or row. */
  number: number | null;
  /** Without its marker; the lines of one paragraph stay lines. */
  text: string;
};

/** Longer than any question with its answer: what comes after is not looked at. */
export const longestLine = 5_000;

/** A file as its pieces, whatever editor or formatter it has been through. Comments are left out. Never throws. */
export function unitsOf(source: string): Unit[] {
  const units: Unit[] = [];
  let open = false;
  let fence: { mark: string; lines: string[] } | null = null;
  for (const whole of withoutComments(normalised(source)).split("\n")) {
    const line = whole.slice(0, longestLine);
    const mark = /^\s*(?:>\s*)*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence.mark) === true && line.trim() === mark) {
        units.push({ kind: "code", number: null, text: fence.lines.join("\n") });
        fence = null;
      } else fence.lines.push(line);
      continue;
    }
    if (mark !== undefined && !line.slice(line.indexOf(mark) + mark.length).includes("`")) {
      fence = { mark, lines: [] };
      open = false;
      continue;
    }
    const unit = unitOf(line);
    if (unit === null) {
      open = false;
      continue;
    }
    const last = units.at(-1);
    if (open && unit.kind === "text" && last !== undefined) last.text += `\n${unit.text}`;
    else units.push(unit);
    open = unit.kind === "text" || unit.kind === "item";
  }
  if (fence !== null) units.push({ kind: "code", number: null, text: fence.lines.join("\n") });
  return units;
}

/** Line ends, marks of the encoding, and what a program that guessed UTF-16 wrongly leaves behind. */
export function normalised(source: string): string {
  return source
    .replace(/\0/g, "")
    .replace(/^[\uFEFF\uFFFD]+/, "")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\u00A0\u2007\u202F]/g, " ");
}

export function withoutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?(?:-->|$(?![\s\S]))/g, "");
}

function unitOf(line: string): Unit | null {
  const text = line.replace(/^\s*(?:>\s?)+/, "").trim();
  if (text === "" || /^(?:[-*=]\s*){3,}$/.test(text)) return null;
  const heading = /^#{1,6}\s+(.*)$/.exec(text);
  if (heading !== null) return { kind: "heading", number: null, text: plainEscapes(heading[1] ?? "") };
  if (/^\|/.test(text) || /^[^|`]+\|[^|]*\|/.test(text)) return rowOf(text);
  const item = /^(?:\(?(\d{1,3})\s*[.)](?:\s+|(?=[\p{L}_"“*\\]))|[-*+•–]\s+)(.*)$/u.exec(text);
  if (item === null) return { kind: "text", number: null, text: plainEscapes(text) };
  return { kind: "item", number: numberOf(item[1]), text: plainEscapes(item[2] ?? "") };
}

function rowOf(text: string): Unit | null {
  if (/^[\s|:-]+$/.test(text)) return null;
  const inner = text.replace(/^\|/, "").replace(/\|$/, "");
  const cells = inner.replaceAll("\\|", "\uE000").split("|");
  const numbered = /^\s*\(?(\d{1,3})\s*[.)]\s*(.*)$/.exec(plainEscapes(cells[0] ?? ""));
  const first = numbered === null ? (cells[0] ?? "") : (numbered[2] ?? "");
  const joined = [first, ...cells.slice(1)].map((one) => one.trim()).join(` ${cellBreak} `);
  return {
    kind: "row",
    number: numberOf(numbered?.[1]),
    text: plainEscapes(joined).replaceAll("\uE000", "|"),
  };
}

/** Between the cells of a row, as a mark that no one types. */
export const cellBreak = "\uE001";

function numberOf(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}

/** A formatter's `\_\_\_` and `1\.`. */
function plainEscapes(text: string): string {
  return text.replace(/\\([\\`*_{}[\]()#+\-.!>~"'])/g, "$1");
}
