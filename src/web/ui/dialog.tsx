import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode, RefObject } from "react";
import { words } from "../words/words.ts";
import { IconButton } from "./button.tsx";
import { useFocusAgain } from "./focus-again.ts";
import { CourseText } from "./foreign.tsx";

type Props = {
  open: boolean;
  onClose(): void;
  title: string;
  /** One line under the title. */
  about?: string;
  /** `side`: from the left edge, for what is a pane on wider screens. */
  shape?: "usual" | "wide" | "side";
  /** Where the keyboard is after it was closed, if not where it was before. */
  backTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * Floats above the page and keeps the keyboard until it is closed (Esc closes it); then it goes back where it was. It
 * begins at what is marked `data-first`, where something is.
 */
export function Dialog({ open, onClose, title, about, shape = "usual", backTo, children }: Props) {
  const focus = useFocusAgain();
  const opened = (event: Event) => {
    focus.onOpenAutoFocus();
    const content = event.target instanceof HTMLElement ? event.target : null;
    const first = content?.querySelector<HTMLElement>("[data-first]") ?? null;
    if (first === null) return;
    event.preventDefault();
    first.focus();
  };
  const closed = (event: Event) => {
    focus.onCloseAutoFocus(event);
    backTo?.current?.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content
          className={`dialog dialog-${shape}`}
          onOpenAutoFocus={opened}
          onCloseAutoFocus={closed}
          {...(about === undefined ? { "aria-describedby": undefined } : {})}
        >
          <header className="dialog-head">
            <Radix.Title className="dialog-title">
              <CourseText text={title} quoted />
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={words.frame.close} />
            </Radix.Close>
          </header>
          {about !== undefined && (
            <Radix.Description className="quiet">
              <CourseText text={about} quoted />
            </Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
