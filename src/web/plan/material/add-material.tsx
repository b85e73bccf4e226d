import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { material as materialWords } from "../../words/en/material.ts";
import { GiveMaterial } from "./give-material.tsx";
import { LookOver } from "./look-over.tsx";
import { Saved } from "./saved.tsx";
import { useMaterial } from "./use-material.ts";

/** A button, and the way from a document of hers to a note: given, looked over, and only then written. */
export function AddMaterial() {
  const say = materialWords;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {say.open}
      </Button>
      <Dialog open={open} onClose={close} title={say.title} about={say.about} shape="wide">
        <Material onClose={close} />
      </Dialog>
    </>
  );
}

function Material({ onClose }: { onClose(): void }) {
  const { state, busy, back, refuse, read, save } = useMaterial();
  switch (state.stage) {
    case "asking":
      return <GiveMaterial problem={state.problem} onRefuse={refuse} onRead={read} />;
    case "reading":
      return (
        <p className="row" role="status">
          <span className="spinner" aria-hidden="true" />
          {materialWords.reading(state.name)}
        </p>
      );
    case "looking":
      return <LookOver {...state} busy={busy} onSave={save} onBack={back} />;
    case "saved":
      return <Saved {...state} onClose={onClose} />;
  }
}
