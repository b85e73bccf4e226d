import { useCallback, useState } from "react";

/** What this browser keeps for its person: a width, a theme, a text not sent yet. Never a key, never a grade. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null; // a browser may forbid it; nothing depends on it but comfort
  }
}

/** null forgets it. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // full or forbidden: it is not remembered
  }
}

/** Of everything that is remembered. */
export function rememberedNames(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length));
  } catch {
    return [];
  }
}

export function useRemembered(name: string, usual: string): [string, (value: string) => void] {
  const [held, setHeld] = useState({ name, value: remembered(name) ?? usual });
  const value = held.name === name ? held.value : (remembered(name) ?? usual);
  const keep = useCallback(
    (next: string) => {
      remember(name, next);
      setHeld({ name, value: next });
    },
    [name],
  );
  return [value, keep];
}

const prefix = "teacher-assist.";
