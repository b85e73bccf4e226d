import { type ReactNode, type RefObject, useState } from "react";
import { messageOf } from "../api/ask.ts";
import { words } from "../words/words.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Notice } from "./states.tsx";

type Props = {
  open: boolean;
  onClose(): void;
  title: string;
  /** What goes, and what stays. */
  children: ReactNode;
  /** On the button that does it. */
  label: string;
  /** Closes when it resolves; what it throws is said here, and nothing has happened. */
  onConfirm(): Promise<void>;
  backTo?: RefObject<HTMLElement | null>;
};

/** Asks before something goes for good. The keyboard begins at the way out. */
export function ConfirmDialog({ open, onClose, title, children, label, onConfirm, backTo }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
      close();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={close} title={title} {...(backTo === undefined ? {} : { backTo })}>
      <div className="stack">
        {children}
        {problem !== null && (
          <Notice tone="problem">
            <p>{problem}</p>
          </Notice>
        )}
        <div className="row">
          <Button data-first onClick={close}>
            {words.frame.cancel}
          </Button>
          <Button look="danger" busy={busy} onClick={() => void confirm()}>
            {label}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
