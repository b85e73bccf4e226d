import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { words } from "../words/words.ts";
import { IconButton } from "./button.tsx";

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
  const before = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content
          className={`dialog dialog-${shape}`}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix would look for the button that opened it, and ours are opened from anywhere.
            event.preventDefault();
            if (document.activeElement === document.body) focusAgain(before.current);
          }}
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

/** Where it is gone, the content is the nearest place to go on from. */
function focusAgain(element: Element | null): void {
  const there = element instanceof HTMLElement && element !== document.body && element.isConnected;
  (there ? element : document.getElementById("content"))?.focus();
}
