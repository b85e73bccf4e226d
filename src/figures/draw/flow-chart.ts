import type { Blanks } from "../blanks.ts";
import type { FlowChart } from "../kinds/flow.ts";
import { type Box, centreOf } from "../layout/box.ts";
import { sizeOf } from "../layout/labels.ts";
import { type Scene, textSize } from "../layout/scene.ts";
import { said, sentences } from "../said.ts";
import { wrapped } from "../text/measure.ts";

type Shape = "terminal" | "process" | "decision" | "data";
type Way = { from: number; to: number; words: string };

const between = 34;
const lane = 16;
const most = 190;

/**
 * Steps stand one below the other in the order they are given. A way to the next one goes straight down; any other has a
 * lane of its own beside the steps, on the right down and on the left back up, so that none crosses a step.
 */
export function drawFlowChart(figure: FlowChart, scene: Scene, blanks: Blanks): void {
  const boxes = boxesOf(figure, blanks);
  figure.steps.forEach((step, at) => {
    const box = boxes[at];
    if (box === undefined) return;
    outline(scene, shapeOf(figure, at), box);
    scene.words(wrapped(blanks.of(step.text), textSize, most), centreOf(box));
  });
  const ways = waysOf(figure);
  const widest = Math.max(...boxes.map(({ width }) => width)) / 2;
  let [down, back] = [0, 0];
  const leaving = new Map<string, number>();
  for (const { from, to, words } of [...ways].sort(
    (a, b) => Math.abs(a.to - a.from) - Math.abs(b.to - b.from),
  )) {
    const [a, b] = [boxes[from], boxes[to]];
    if (a === undefined || b === undefined) continue;
    const middle = centreOf(a).x;
    if (to === from + 1) {
      scene.way(
        [
          { x: middle, y: a.y + a.height },
          { x: middle, y: b.y },
        ],
        { arrow: true },
      );
      if (words !== "") beside(scene, words, middle + 6, a.y + a.height + between / 2 - 3, 1);
      continue;
    }
    const side = to > from ? 1 : -1;
    const x = middle + side * (widest + 34 + lane * (to > from ? down++ : back++));
    // Where two leave a step on one side, the second does so lower down.
    const nth = leaving.get(`${from} ${side}`) ?? 0;
    leaving.set(`${from} ${side}`, nth + 1);
    const y1 = centreOf(a).y + (nth === 0 ? 0 : a.height / 4);
    const y2 = b.y + b.height * (to > from ? 0.3 : 0.7);
    const narrows = nth > 0 && shapeOf(figure, from) === "decision" ? 0.5 : 1;
    const start = middle + ((side * a.width) / 2) * narrows;
    // Into a decision it comes from above, so that its sides are free for the ways that leave it.
    const arrival =
      shapeOf(figure, to) === "decision"
        ? [
            { x, y: b.y - 8 },
            { x: middle, y: b.y - 8 },
          ]
        : [
            { x, y: y2 },
            { x: middle + (side * b.width) / 2, y: y2 },
          ];
    scene.way([{ x: start, y: y1 }, { x, y: y1 }, ...arrival], { arrow: true });
    if (words !== "") beside(scene, words, start + side * 8, y1 + (nth === 0 ? -11 : 11), side);
  }
}

function beside(scene: Scene, words: string, x: number, y: number, side: number): void {
  scene.word(words, { x: x + (side * sizeOf([words], 13).width) / 2, y }, { size: 13, colour: "quiet" });
}

function boxesOf({ steps, ...rest }: FlowChart, blanks: Blanks): Box[] {
  let y = 0;
  return steps.map(({ text }, at) => {
    const room = sizeOf(wrapped(blanks.of(text), textSize, most), textSize);
    const isDecision = shapeOf({ steps, ...rest }, at) === "decision";
    const width = Math.max(90, room.width * (isDecision ? 1.5 : 1) + 36);
    const height = isDecision ? room.height * 2 + 16 : room.height + 18;
    const box = { x: -width / 2, y, width, height };
    y += height + between;
    return box;
  });
}

function shapeOf({ steps }: FlowChart, at: number): Shape {
  const step = steps[at];
  if (step?.shape !== undefined) return step.shape;
  if (step?.yes !== undefined || step?.no !== undefined) return "decision";
  return at === 0 || at === steps.length - 1 ? "terminal" : "process";
}

function outline(scene: Scene, shape: Shape, box: Box): void {
  const { x, y, width, height } = box;
  const style = { fill: shape === "decision" ? "paper" : "soft", stroke: "accent", width: 1.6 } as const;
  if (shape === "process") scene.rectangle(box, style);
  else if (shape === "terminal") scene.rectangle(box, { ...style, corner: height / 2 });
  else if (shape === "data")
    scene.way(
      [
        { x: x + 14, y },
        { x: x + width, y },
        { x: x + width - 14, y: y + height },
        { x, y: y + height },
      ],
      { ...style, closed: true },
    );
  else {
    const [cx, cy] = [x + width / 2, y + height / 2];
    scene.way(
      [
        { x: cx, y },
        { x: x + width, y: cy },
        { x: cx, y: y + height },
        { x, y: cy },
      ],
      { ...style, closed: true },
    );
  }
}

function waysOf(figure: FlowChart): Way[] {
  const { steps } = figure;
  const place = (name: string) => steps.findIndex((step) => step.name === name);
  return steps.flatMap((step, from): Way[] => {
    const below = from + 1 < steps.length ? from + 1 : -1;
    const way = (to: string | undefined, words: string): Way[] => {
      const at = to === undefined ? below : place(to);
      return at < 0 || to === "end" ? [] : [{ from, to: at, words }];
    };
    if (shapeOf(figure, from) !== "decision" || (step.yes === undefined && step.no === undefined))
      return way(step.next, "");
    const [[yes], [no]] = [way(step.yes, "yes"), way(step.no, "no")];
    if (yes !== undefined && yes.to === no?.to) return [{ ...yes, words: "yes or no" }];
    return [yes, no].filter((one): one is Way => one !== undefined);
  });
}

const kinds: Readonly<Record<Shape, string>> = {
  terminal: "",
  process: "",
  decision: " (decision)",
  data: " (input or output)",
};

export function sayFlowChart(figure: FlowChart, blanks: Blanks): string {
  const ways = waysOf(figure);
  const steps = figure.steps.map(({ text }, at) => {
    const on = ways
      .filter(({ from }) => from === at)
      .map(({ to, words }) => `${words === "" ? "then" : `if ${words},`} step ${to + 1}`);
    return `Step ${at + 1}${kinds[shapeOf(figure, at)]}: ${said(blanks.of(text))}; ${on.length === 0 ? "it ends here" : on.join("; ")}`;
  });
  return sentences(
    `A flow chart of ${figure.steps.length} ${figure.steps.length === 1 ? "step" : "steps"}`,
    ...steps,
  );
}
