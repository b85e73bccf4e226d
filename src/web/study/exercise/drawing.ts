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

function inside({ x, y }: Point): Point {
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) };
}
