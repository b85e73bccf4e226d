import { setMaths } from "../../formulas/set-maths.ts";
import { forPupils, keyOf, type Level, type PupilForm } from "../../questions/paper.ts";
import type { Question } from "../../questions/question.ts";
import { type Block, paragraph, type Run, type Together, text } from "./block.ts";
import { readBlocks } from "./blocks.ts";
import { questionFigure } from "./figure-block.ts";

/** A question as it is printed: number and prompt, what there is to choose from, room to write. One piece, never split. */
export function onPaper(question: Question, number: number | null, level: Level): Together {
  const form = forPupils(question, level);
  const marks = form.marks === null ? "" : ` (${form.marks === 1 ? "1 mark" : `${form.marks} marks`})`;
  const [first, ...rest] = readBlocks(form.prompt);
  const lead = first?.kind === "paragraph" ? first.runs : [];
  const below = first?.kind === "paragraph" ? rest : readBlocks(form.prompt);
  return {
    kind: "together",
    blocks: [
      paragraph(
        ...(number === null ? [] : [text(`${number}.`, "bold"), text("  ")]),
        ...lead,
        ...(marks === "" ? [] : [text(marks, "italic")]),
      ),
      ...below,
      ...(form.figure === null ? [] : [questionFigure(form.figure)]),
      ...help(form),
      ...toAnswer(form),
    ],
  };
}

function help({ beside }: PupilForm): Block[] {
  return beside === "" ? [] : [{ kind: "quote", blocks: readBlocks(beside) }];
}

function toAnswer(form: PupilForm): Block[] {
  const options: Block[] =
    form.options.length === 0
      ? []
      : [
          {
            kind: "options",
            items: form.options.map(({ letter, text: said }) => ({ letter, runs: inlined(said) })),
          },
        ];
  switch (form.kind) {
    case "choice":
      return options;
    case "short":
      return room(form.lines, "", "");
    case "number":
      return [...room(form.lines - 1, "", ""), ...room(1, ...around(form.unit))];
    case "order":
      return [...options, ...room(1, "In order: ", "")];
    case "match":
      return [matched(form)];
    case "label":
      return form.blanks.flatMap((mark) => room(1, `${mark}: `, ""));
  }
}

function room(count: number, before: string, after: string): Block[] {
  return count <= 0 ? [] : [{ kind: "lines", count, before, after }];
}

/** A sign of money stands before its number. */
function around(unit: string): [string, string] {
  return /^[£$€]$/.test(unit) ? [`Answer: ${unit} `, ""] : ["Answer: ", unit === "" ? "" : ` ${unit}`];
}

function matched({ left, options }: PupilForm): Block {
  const rows = Array.from({ length: Math.max(left.length, options.length) }, (_, at) => {
    const right = options[at];
    const own = left[at];
    return [
      own === undefined ? [] : [text(`${at + 1}. `, "bold"), ...inlined(own)],
      own === undefined ? [] : [text("____")],
      right === undefined ? [] : [text(`${right.letter}. `, "bold"), ...inlined(right.text)],
    ];
  });
  return { kind: "table", header: [[text("Match")], [text("Letter")], [text("with one of these")]], rows };
}

/** What the key says of a question, under its number. */
export function keyBlock(question: Question, number: number): Block[] {
  const { answer, why, misconceptions } = keyOf(question);
  const said = answer === "" ? (why === "" ? "A person marks this one." : "") : answer;
  const wrong = misconceptions.map((one) => [
    text(`${one.letter}: `, "bold"),
    text("shows the misconception "),
    text(one.text, "italic"),
  ]);
  const because = why === "" ? [] : readBlocks(why);
  return [
    {
      kind: "together",
      blocks: [
        paragraph(
          text(`${number}.`, "bold"),
          text("  "),
          ...inlined(question.kind === "number" ? setMaths(said) : said),
        ),
        ...because,
        ...(wrong.length === 0
          ? []
          : [
              {
                kind: "list" as const,
                ordered: false,
                start: 1,
                items: wrong.map((runs) => ({ checked: null, blocks: [paragraph(...runs)] })),
              },
            ]),
      ],
    },
  ];
}

/** Markdown of a line as runs; of more, its first paragraph's, with a space between. */
function inlined(markdown: string): Run[] {
  return readBlocks(markdown).flatMap((block, at): Run[] => {
    const runs =
      block.kind === "paragraph" || block.kind === "heading"
        ? block.runs
        : block.kind === "code"
          ? [text(block.text, "code")]
          : [text(markdown)];
    return at === 0 ? runs : [text(" "), ...runs];
  });
}
