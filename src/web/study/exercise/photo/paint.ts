import type { Drawing, Stroke } from "../drawing.ts";

export const sizeOf = { width: 1200, height: 750 };

/** Ink on white in every theme: it is looked at as a picture. */
const paper = "#ffffff";
const ink = "#16181b";

export function paint(context: CanvasRenderingContext2D, { strokes }: Drawing): void {
  context.fillStyle = paper;
  context.fillRect(0, 0, sizeOf.width, sizeOf.height);
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const stroke of strokes) line(context, stroke);
}

function line(context: CanvasRenderingContext2D, { tool, points }: Stroke): void {
  const [first, ...rest] = points;
  if (first === undefined) return;
  context.strokeStyle = tool === "pen" ? ink : paper;
  context.lineWidth = tool === "pen" ? 7 : 40;
  context.beginPath();
  context.moveTo(first.x * sizeOf.width, first.y * sizeOf.height);
  // A touch without a movement is a dot.
  for (const { x, y } of rest.length > 0 ? rest : [first])
    context.lineTo(x * sizeOf.width, y * sizeOf.height);
  context.stroke();
}
