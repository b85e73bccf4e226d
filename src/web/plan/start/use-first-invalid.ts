import { useCallback, useRef } from "react";

/** After a form was refused: puts the keyboard into the first field that is wrong. */
export function useFirstInvalid() {
  const form = useRef<HTMLFormElement>(null);
  const focusFirst = useCallback(() => {
    // The problems are drawn first; only then do the fields say that they are wrong.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }, []);
  return { form, focusFirst };
}
