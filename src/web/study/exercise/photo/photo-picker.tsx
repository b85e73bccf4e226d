import { type DragEvent, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { accepted, problemWith } from "./send-picture.ts";

const say = studyExercise.photo;

/** A picture chosen, dropped, pasted or taken, looked at before it is sent. */
export function PhotoPicker({ busy, onSend }: { busy: boolean; onSend(picture: Blob): Promise<void> }) {
  const [picture, setPicture] = useState<{ blob: Blob; url: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  const take = useCallback((blob: Blob | null | undefined) => {
    if (blob === null || blob === undefined) return;
    const wrong = problemWith(blob);
    setProblem(wrong);
    // What was chosen before is not meant any more, whatever became of this one.
    setPicture(wrong === null ? { blob, url: URL.createObjectURL(blob) } : null);
  }, []);

  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const found = [...(event.clipboardData?.files ?? [])][0];
      if (found === undefined) return;
      event.preventDefault();
      take(found);
    };
    document.addEventListener("paste", pasted);
    return () => document.removeEventListener("paste", pasted);
  }, [take]);
  useEffect(() => () => void (picture !== null && URL.revokeObjectURL(picture.url)), [picture]);

  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files][0]);
  };
  const input = (ref: typeof file, isCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      className="only-heard"
      tabIndex={-1}
      aria-hidden="true"
      accept={accepted}
      {...(isCamera ? { capture: "environment" as const } : {})}
      onChange={({ target }) => {
        take(target.files?.[0]);
        target.value = "";
      }}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the buttons inside do the same
    <div
      className={`sx-picker ${isOver ? "sx-picker-over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      {picture !== null && <img className="sx-preview" src={picture.url} alt={say.preview} />}
      <div className="row">
        <Button onClick={() => file.current?.click()}>{picture === null ? say.pick : say.another}</Button>
        <Button onClick={() => camera.current?.click()}>{say.camera}</Button>
        {picture !== null && (
          <Button look="main" busy={busy} onClick={() => void onSend(picture.blob)}>
            {say.send}
          </Button>
        )}
      </div>
      <p className="quiet">
        {say.drop} {say.limits}
      </p>
      {problem !== null && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      {input(file, false)}
      {input(camera, true)}
    </div>
  );
}
