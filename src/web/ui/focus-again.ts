import { useRef } from "react";

/**
 * For the content of a Radix dialog: when it closes, the keyboard is again where it was before. Radix would look for the
 * button that opened it, and ours are opened from anywhere.
 */
export function useFocusAgain() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (document.activeElement === document.body) focusAgain(before.current);
    },
  };
}

/** Where it is gone, the content is the nearest place to go on from. */
function focusAgain(element: Element | null): void {
  const there = element instanceof HTMLElement && element !== document.body && element.isConnected;
  (there ? element : document.getElementById("content"))?.focus();
}
