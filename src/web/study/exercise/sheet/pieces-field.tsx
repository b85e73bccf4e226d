import { useRef } from "react";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { piecesLeft } from "../answer-parts.ts";
import type { FieldProps } from "./field-props.ts";
import { LineField } from "./line-field.tsx";

const say = studyExercise.sheet;

/** A sentence put together from pieces: typed, or one piece after the other. */
export function PiecesField({ pieces, ...props }: FieldProps & { pieces: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const left = piecesLeft(pieces, props.value);
  const add = (piece: string) => {
    props.onChange(`${props.value.trimEnd()} ${piece}`.trimStart());
    box.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={box} className="sx-order">
      <LineField {...props} />
      {!props.readOnly && left.length > 0 && (
        <div className="sx-pieces">
          {left.map((piece, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece may be there twice
              key={`${piece}-${index}`}
              type="button"
              className="sx-piece"
              dir="auto"
              lang={props.lang ?? undefined}
              aria-label={say.addPiece(piece)}
              onClick={() => add(piece)}
            >
              {piece}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
