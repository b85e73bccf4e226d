import { type PointerEvent, useEffect, useRef, useState } from "react";
import { remember, remembered } from "../../../app/remembered.ts";
import { Button } from "../../../ui/button.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import {
  begun,
  clear,
  type Drawing,
  drawingKept,
  drawn,
  isBlank,
  type Point,
  redo,
  type Tool,
  toKeep,
  undo,
} from "../drawing.ts";
import { paint, sizeOf } from "./paint.ts";

const say = studyExercise.photo;

/** Drawn with a mouse, a pen or a finger; sent as a picture. */
export function DrawingBoard({
  name,
  busy,
  onSend,
}: {
  name: string;
  busy: boolean;
  onSend(picture: Blob): Promise<void>;
}) {
  const [drawing, setDrawing] = useState<Drawing>(() => drawingKept(remembered(keptAs(name))));
  const [tool, setTool] = useState<Tool>("pen");
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDown = useRef(false);
  // Ahead of what is shown: a page that goes away between a stroke and its picture keeps the stroke all the same.
  const latest = useRef(drawing);
  const keep = () => remember(keptAs(name), toKeep(latest.current));
  const change = (how: (before: Drawing) => Drawing) => {
    latest.current = how(latest.current);
    if (!isDown.current) keep();
    setDrawing(latest.current);
  };

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context) paint(context, drawing);
  }, [drawing]);

  const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = canvas.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return { x: 0, y: 0 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const pressed = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDown.current = true;
    const point = place(event);
    change((before) => begun(before, tool, point));
  };
  const moved = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!isDown.current) return;
    const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const points = (between.length > 0 ? between : [event.nativeEvent]).map(place);
    change((before) => points.reduce(drawn, before));
  };
  const lifted = () => {
    isDown.current = false;
    keep();
  };
  const send = () =>
    canvas.current?.toBlob((blob) => {
      if (blob !== null) void onSend(blob);
    }, "image/png");
  return (
    <div className="sx-board">
      <div className="row">
        {(["pen", "eraser"] as const).map((each) => (
          <Button key={each} aria-pressed={tool === each} onClick={() => setTool(each)}>
            {say[each]}
          </Button>
        ))}
        <Button
          icon="undo"
          disabled={drawing.strokes.length + drawing.cleared.length === 0}
          onClick={() => change(undo)}
        >
          {say.undo}
        </Button>
        <Button disabled={drawing.undone.length === 0} onClick={() => change(redo)}>
          {say.redo}
        </Button>
        <Button disabled={drawing.strokes.length === 0} onClick={() => change(clear)}>
          {say.clear}
        </Button>
      </div>
      <canvas
        ref={canvas}
        {...sizeOf}
        className="sx-canvas"
        role="img"
        aria-label={say.canvas}
        onPointerDown={pressed}
        onPointerMove={moved}
        onPointerUp={lifted}
        onPointerCancel={lifted}
      />
      <div>
        <Button look="main" busy={busy} disabled={isBlank(drawing)} onClick={send}>
          {say.handInDrawing}
        </Button>
      </div>
    </div>
  );
}

/** Kept over a reload, and while one looks at another way of handing in. */
function keptAs(name: string): string {
  return `exercise.${name}.drawing`;
}
