import { useEffect } from "react";
import { offered } from "./actions.ts";
import { remembered } from "./remembered.ts";

const isMac = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.platform);

/** Name under which it is remembered that single letters do nothing. */
export const lettersOff = "keys.letters-off";

/** Listens for the keys of every action on offer. Once, in the frame. */
export function useKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const name = keyName(event);
      const typing = isTyping(event.target);
      const inDialog = document.querySelector("[role=dialog][data-state=open], [role=menu][data-state=open]");
      const action = offered().find(
        ({ keys, whileTyping = keys?.startsWith("mod+") }) => keys === name && (whileTyping || !typing),
      );
      if (action === undefined) return;
      if (inDialog !== null && !inDialog.contains(document.activeElement)) return;
      if (inDialog !== null && !name.startsWith("mod+")) return;
      if (/^.$/u.test(name) && name !== "?" && remembered(lettersOff) !== null) return;
      event.preventDefault();
      // A key that is held down was pressed once.
      if (!event.repeat) action.run();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}

/** "mod+Enter", "Escape", "j", "?": as actions write them. */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const mod = isMac ? metaKey : ctrlKey;
  const plain = /^[A-Za-z]$/.test(key) ? key.toLowerCase() : key;
  const shift = shiftKey && (plain.length > 1 || mod) ? "shift+" : "";
  if (altKey || (isMac ? ctrlKey : metaKey)) return "";
  return `${mod ? "mod+" : ""}${shift}${plain}`;
}

/** As it is written on this person's keyboard. */
export function shownKeys(keys: string): string {
  return keys
    .split("+")
    .map((key) => (key === "mod" ? (isMac ? "⌘" : "Ctrl") : key === "Escape" ? "Esc" : capital(key)))
    .join(isMac ? "" : "-");
}

function capital(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !["checkbox", "radio", "button", "submit", "range"].includes(target.type);
  return (
    target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}
