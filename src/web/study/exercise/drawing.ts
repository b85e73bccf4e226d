/** A drawing as what was done, in a field of 0 to 1 each way: it can be taken back, and drawn at any size. */
export type Point = { x: number; y: number };
export type Tool = "pen" | "eraser";
export type Stroke = { tool: Tool; points: readonly Point[] };
export type Drawing = {
  strokes: readonly Stroke[];
  /** Taken back, newest last. */
  undone: readonly Stroke[];
  /** Before it was cleared: clearing can be taken back too. */
  cleared: readonly (readonly Stroke[])[];
};

export const emptyDrawing: Drawing = { strokes: [], undone: [], cleared: [] };

export function begun(drawing: Drawing, tool: Tool, point: Point): Drawing {
  return { ...drawing, undone: [], strokes: [...drawing.strokes, { tool, points: [inside(point)] }] };
}

/** Points that say nothing new are left out: a resting hand does not make a drawing larger. */
export function drawn(drawing: Drawing, point: Point): Drawing {
  const last = drawing.strokes.at(-1);
  const end = last?.points.at(-1);
  if (last === undefined || end === undefined) return drawing;
  const next = inside(point);
  if (Math.hypot(next.x - end.x, next.y - end.y) < 0.001) return drawing;
  return {
    ...drawing,
    strokes: [...drawing.strokes.slice(0, -1), { ...last, points: [...last.points, next] }],
  };
}

export function undo(drawing: Drawing): Drawing {
  const last = drawing.strokes.at(-1);
  if (last !== undefined)
    return { ...drawing, strokes: drawing.strokes.slice(0, -1), undone: [...drawing.undone, last] };
  const before = drawing.cleared.at(-1);
  if (before === undefined) return drawing;
  return { strokes: before, undone: [], cleared: drawing.cleared.slice(0, -1) };
}

export function redo(drawing: Drawing): Drawing {
  const last = drawing.undone.at(-1);
  if (last === undefined) return drawing;
  return { ...drawing, strokes: [...drawing.strokes, last], undone: drawing.undone.slice(0, -1) };
}

export function clear(drawing: Drawing): Drawing {
  if (drawing.strokes.length === 0) return drawing;
  return { strokes: [], undone: [], cleared: [...drawing.cleared, drawing.strokes] };
}

export function isBlank({ strokes }: Drawing): boolean {
  return !strokes.some(({ tool }) => tool === "pen");
}

/** For the browser to keep: in steps smaller than what is painted. null where there is nothing to keep. */
export function toKeep({ strokes }: Drawing): string | null {
  if (strokes.length === 0) return null;
  const short = (n: number) => Math.round(n * 10_000);
  return JSON.stringify(
    strokes.map(({ tool, points }) => [tool, ...points.flatMap(({ x, y }) => [short(x), short(y)])]),
  );
}

/** What was kept; an empty drawing where it was not, or where something else stands there. */
export function drawingKept(text: string | null): Drawing {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    const strokes = Array.isArray(kept) ? kept.flatMap(strokeIn) : [];
    return { ...emptyDrawing, strokes };
  } catch {
    return emptyDrawing;
  }
}

function strokeIn(kept: unknown): Stroke[] {
  if (!Array.isArray(kept)) return [];
  const [tool, ...rest]: unknown[] = kept;
  if (tool !== "pen" && tool !== "eraser") return [];
  const numbers = rest.map((each) => Number(each) / 10_000);
  if (numbers.length < 2 || numbers.some((each) => !Number.isFinite(each))) return [];
  const points = Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) =>
    inside({ x: numbers[at * 2] ?? 0, y: numbers[at * 2 + 1] ?? 0 }),
  );
  return [{ tool, points }];
}

function inside({ x, y }: Point): Point {
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) };
}
