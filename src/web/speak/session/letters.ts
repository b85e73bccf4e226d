import { useEffect } from "react";

type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "defaultPrevented" | "target"
>;

/** A letter or a number that no field takes: it is the beginning of an answer. */
export function beginsAnswer({
  key,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  defaultPrevented,
}: Pressed): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  return /^[\p{L}\p{N}]$/u.test(key);
}

/** Whoever types means the answer, wherever the page was clicked last. The letter itself goes into the field too. */
export function useLettersFor(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target } = event;
      const taken = target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
      const floating = document.querySelector("[role=dialog][data-state=open], [role=menu][data-state=open]");
      if (!taken && floating === null && beginsAnswer(event)) field.current?.focus({ preventScroll: true });
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [field]);
}
