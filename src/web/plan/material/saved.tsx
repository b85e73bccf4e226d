import { go } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { material as materialWords } from "../../words/en/material.ts";
import { openFile } from "../open-file.ts";

type Props = { path: string; title: string; onClose(): void };

/** The note is there: a lesson from it, or a look at it. */
export function Saved({ path, title, onClose }: Props) {
  const say = materialWords;
  return (
    <div className="stack">
      <p role="status">{say.saved(title, path)}</p>
      <div className="row">
        <Button
          look="main"
          autoFocus
          onClick={() => {
            onClose();
            go(`/plan?${new URLSearchParams({ topic: title })}`);
          }}
        >
          {say.plan}
        </Button>
        <Button
          onClick={() => {
            onClose();
            openFile({ path, lines: null }, { focus: true });
          }}
        >
          {say.look}
        </Button>
      </div>
    </div>
  );
}
