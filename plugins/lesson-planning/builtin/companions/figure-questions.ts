import { linksOf } from "../../../../src/figures/draw/food-web.ts";
import { scaleOf } from "../../../../src/figures/draw/scale.ts";
import type { Figure } from "../../../../src/figures/figure.ts";
import { inWords, written } from "../../../../src/figures/numbers.ts";
import type { Question } from "../../../../src/questions/question.ts";

/** What stands beside a figure in a lesson: the problem it belongs to, and the program it is of. */
export type Beside = { problem: string; code: string };
const alone: Beside = { problem: "", code: "" };

/** What can be asked about a figure and answered from its own data: label it, complete it, read it. Nothing else is claimed. */
export function questionsOn(figure: Figure, beside: Beside = alone): Question[] {
  switch (figure.kind) {
    case "labelled-parts":
      return named(figure, labelsOf(figure.parts), (marks) => `Name the parts ${marks}.`);
    case "circuit": {
      const all = [...figure.series, ...(figure.branches ?? []).flat()];
      return named(figure, labelsOf(all).filter(isName), (marks) => `Name the components ${marks}.`);
    }
    case "cycle":
      return named(
        figure,
        everySecond(worded(figure)),
        (marks) => `Complete the cycle: what belongs at ${marks}?`,
      );
    case "flow-chart":
      return flow(figure);
    case "timeline":
      return ordered(
        figure.events.toSorted((a, b) => a.at - b.at).map(({ label }) => label),
        new Set(figure.events.map(({ at }) => at)).size === figure.events.length,
        "Put these in the order in which they happened, the earliest first.",
      );
    case "bar-model":
      return figure.bars.length < 3
        ? []
        : named(figure, labelsOf(figure.bars).filter(isName), (marks) => `Name the bars ${marks}.`);
    case "number-line":
      return named(
        figure,
        labelsOf(figure.points ?? []).filter(isName),
        (marks, names) => `Which belongs at ${marks}? Choose from: ${names.toSorted().join(", ")}.`,
      );
    case "coordinate-grid": {
      const points = (figure.points ?? []).filter(({ x, y, label }) => label === pairOf(x, y));
      return named(
        figure,
        everySecond(labelsOf(points)),
        (marks) => `Write the coordinates of the points ${marks}.`,
      );
    }
    case "fraction-bars": {
      if (figure.bars.some(({ label }) => label !== undefined)) return [];
      const shaded = figure.bars.map((bar) => `${bar.shaded}/${bar.parts}`);
      const ask = (marks: string) => `What fraction is shaded at ${marks}?`;
      return named(figure, everySecond(shaded), ask).map((question) => ({
        ...question,
        figure: { ...figure, blanks: everySecond(shaded) },
      }));
    }
    case "table":
      return cells(figure, beside);
    case "trace-table":
      return beside.code === "" && figure.code === undefined ? [] : cells(figure, beside);
    case "bar-chart":
      return readOff(figure);
    case "line-chart":
      return figure.lines.length === 1 ? readAlong(figure) : [];
    case "food-web":
      return eaten(figure);
    default:
      return [];
  }
}

/** Fewer blanks than this are no task; more than that are a test of patience. */
const [fewest, most] = [2, 6];

/** Labels that are names, each to be given; one that is part of another would be told by it. */
function named(
  figure: Figure,
  labels: readonly string[],
  asks: (marks: string, names: readonly string[]) => string,
): Question[] {
  const names = short(distinct(labels));
  const asked = names
    .filter((name) => !names.some((other) => other !== name && holds(other, name)))
    .slice(0, most);
  if (asked.length < fewest) return [];
  const marks = marksFor(figure);
  const list =
    asked.length === 2 ? `${marks[0]} and ${marks[1]}` : `${marks[0]} to ${marks[asked.length - 1]}`;
  return [
    {
      kind: "label",
      prompt: asks(list, asked),
      figure,
      blanks: asked.map((name, at) => ({
        mark: marks[at] ?? "",
        answers: distinct([name, withoutBrackets(name)]),
      })),
    },
  ];
}

/** Letters to call blanks by: others than those that the figure itself uses, as for a chord or a point. */
function marksFor(figure: Figure): string[] {
  const used = /"[A-Z](?: \(|")/.test(JSON.stringify(figure));
  return [...(used ? "PQRSTU" : "ABCDEF")];
}

/** What stands at the arrows of a cycle or at its stages: whichever are names rather than sentences. */
function worded({ stages }: Extract<Figure, { kind: "cycle" }>): string[] {
  const whole = stages.map((stage) => (typeof stage === "string" ? { label: stage } : stage));
  const arrows = whole.flatMap((stage) =>
    "arrow" in stage && stage.arrow !== undefined ? [stage.arrow] : [],
  );
  const terms = (labels: readonly string[]) =>
    labels.filter((label) => label.split(/\s+/).length <= 2).length;
  return short(terms(labelsOf(whole)) > terms(arrows) ? labelsOf(whole) : arrows);
}

function flow(figure: Extract<Figure, { kind: "flow-chart" }>): Question[] {
  const straight = figure.steps.every(
    ({ yes, no, next }) => yes === undefined && no === undefined && next === undefined,
  );
  const texts = figure.steps.map(({ text }) => text);
  if (!straight) return [];
  if (texts.every((text) => text.split(/\s+/).length <= 3))
    return named(figure, texts.slice(1), (marks) => `Complete the flow chart: what belongs at ${marks}?`);
  return ordered(texts, true, "Put these steps in order.");
}

/** What came first and what came after is asked without the picture, which tells it. */
function ordered(items: readonly string[], isTold: boolean, prompt: string): Question[] {
  const some = items.length > 8 ? items.filter((_, at) => at % 2 === 0).slice(0, 8) : [...items];
  return !isTold || some.length < 3 || distinct(some).length < some.length
    ? []
    : [{ kind: "order", prompt, items: some }];
}

/** Cells to be filled in: the last column, or the first where the last holds sentences. */
function cells(
  figure: Extract<Figure, { kind: "table" | "trace-table" }>,
  { problem, code }: Beside,
): Question[] {
  const wide = figure.columns.length;
  const isShort = (column: number) =>
    figure.rows.every((row) => inWords(row[column - 1] ?? "").split(/\s+/).length <= 3);
  const differs = (column: number) => new Set(figure.rows.map((row) => row[column - 1])).size > 1;
  const columns = figure.columns.map((_, at) => at + 1);
  const column = columns.findLast((one) => isShort(one) && differs(one)) ?? 0;
  if (wide < 2) return [];
  // A table of one row is filled in along it.
  const places =
    figure.rows.length === 1
      ? figure.columns.map((_, at) => ({ row: 1, column: at + 1 }))
      : figure.rows.map((_, at) => ({ row: at + 1, column }));
  const filled = places.filter((place) => at(figure, place) !== "");
  const asked = (filled.length > 3 ? everySecond(filled) : filled).slice(0, 4);
  // The same in every place is no question of this column.
  if (asked.length < fewest || distinct(asked.map((place) => at(figure, place))).length < fewest) return [];
  const marks = marksFor(figure);
  const program = figure.kind === "trace-table" && figure.code === undefined ? code : "";
  return [
    {
      kind: "label",
      prompt: [problem, program, "Complete the table."].filter((part) => part !== "").join("\n\n"),
      figure: { ...figure, blanks: asked },
      blanks: asked.map((place, index) => ({ mark: marks[index] ?? "", answers: [at(figure, place)] })),
    },
  ];
}

function at(
  { rows }: { rows: (string | number)[][] },
  { row, column }: { row: number; column: number },
): string {
  return inWords(rows[row - 1]?.[column - 1] ?? "");
}

/** The height of a bar that ends at a line of the chart, so that it can be read off exactly. */
function readOff(figure: Extract<Figure, { kind: "bar-chart" }>): Question[] {
  const { ticks } = scaleOf(
    figure.bars.map(({ value }) => value),
    figure.step,
    230,
  );
  const exact = figure.bars.find(({ value }) => value !== 0 && isTick(value, ticks));
  const what = [figure.axis, figure.unit].filter((one) => one !== undefined).join(", ");
  const read: Question[] =
    exact === undefined || what === ""
      ? []
      : [
          {
            kind: "number",
            prompt: `Read it from the chart: what is the value for "${exact.label}"? (${what})`,
            figure: { ...figure, blanks: [{ value: exact.label }] },
            answer: written(exact.value),
          },
        ];
  const [most, second] = figure.bars.toSorted((a, b) => b.value - a.value);
  if (figure.bars.length < 3 || most === undefined || most.value === second?.value) return read;
  const options = figure.bars
    .slice(0, 6)
    .map(({ label }) => (label === most.label ? { text: label, right: true } : { text: label }));
  return options.some(({ right }) => right)
    ? [
        ...read,
        { kind: "choice", prompt: "Read it from the chart: which has the highest value?", figure, options },
      ]
    : read;
}

function readAlong(figure: Extract<Figure, { kind: "line-chart" }>): Question[] {
  const values = figure.lines[0]?.values ?? [];
  const { ticks } = scaleOf(values, figure.step, 230);
  const where = values.findLastIndex(
    (value, index) => value !== 0 && isTick(value, ticks) && index < values.length - 1,
  );
  const label = figure.labels[where];
  if (label === undefined || figure.axis === undefined || figure.along === undefined) return [];
  const place = inWords(label);
  return [
    {
      kind: "number",
      prompt: `Read it from the chart: what is the value at ${place} (${figure.along})? (${figure.axis})`,
      figure: { ...figure, blanks: [{ value: place }] },
      answer: written(values[where] ?? 0),
    },
  ];
}

function isTick(value: number, ticks: readonly number[]): boolean {
  return ticks.some((tick) => Math.abs(tick - value) < 1e-9);
}

/** Arrows go from what is eaten to what eats it: which is which is what is to be read. */
function eaten(figure: Extract<Figure, { kind: "food-web" }>): Question[] {
  const links = linksOf(figure);
  const last = links.findLast(({ eater }) => links.filter((link) => link.eater === eater).length === 1);
  const producers = distinct(links.map((link) => link.eaten)).filter(
    (name) => !links.some(({ eater }) => eater === name),
  );
  const asked: Question[] = [];
  if (last !== undefined)
    asked.push({
      kind: "short",
      prompt: `Look at the arrows. What does the ${last.eater} eat here?`,
      figure,
      answers: [last.eaten],
      lines: 1,
    });
  if (producers.length === 1 && producers[0] !== undefined)
    asked.push({
      kind: "short",
      prompt: "Which of these is the producer?",
      figure,
      answers: [producers[0]],
      lines: 1,
    });
  return asked;
}

function labelsOf(all: readonly { label?: string | number | undefined }[]): string[] {
  return all.flatMap(({ label }) => (typeof label === "string" ? [label] : []));
}

function isName(label: string): boolean {
  return !/\d/.test(label);
}

function short(labels: readonly string[]): string[] {
  return labels.filter((label) => label.split(/\s+/).length <= 3);
}

function distinct(labels: readonly string[]): string[] {
  return labels.filter(
    (label, index) => labels.findIndex((other) => other.toLowerCase() === label.toLowerCase()) === index,
  );
}

/** The others stay, so that it can be seen what is meant. */
function everySecond<T>(all: readonly T[]): T[] {
  return all.length <= 2 ? [...all] : all.filter((_, at) => at % 2 === 1 || (at === 2 && all.length === 3));
}

function holds(words: string, name: string): boolean {
  return ` ${words.toLowerCase()} `.includes(` ${name.toLowerCase()} `);
}

/** "outer core (liquid)" may be answered "outer core". */
function withoutBrackets(name: string): string {
  return name.replace(/\s*\([^()]*\)$/, "").trim() || name;
}

function pairOf(x: number, y: number): string {
  return `(${written(x)}, ${written(y)})`;
}
