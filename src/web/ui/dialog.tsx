import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { words } from "../words/words.ts";
import { IconButton } from "./button.tsx";
import { useFocusAgain } from "./focus-again.ts";

type Props = {
  open: boolean;
  onClose(): void;
  title: string;
  /** One line under the title. */
  about?: string;
  /** `side`: from the left edge, for what is a pane on wider screens. */
  shape?: "usual" | "wide" | "side";
  children: ReactNode;
};

/** Floats above the page and keeps the keyboard until it is closed (Esc closes it); then it goes back where it was. */
export function Dialog({ open, onClose, title, about, shape = "usual", children }: Props) {
  const focus = useFocusAgain();
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content
          className={`dialog dialog-${shape}`}
          {...focus}
          {...(about === undefined ? { "aria-describedby": undefined } : {})}
        >
          <header className="dialog-head">
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={words.frame.close} />
            </Radix.Close>
          </header>
          {about !== undefined && <Radix.Description className="quiet">{about}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
