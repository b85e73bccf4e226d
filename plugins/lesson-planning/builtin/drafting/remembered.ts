const kept = 200;

/**
 * The same function, remembering what it made of a file's text. An author is asked anew each turn and reads the same
 * files each time; parsing them once is enough.
 */
export function remembered<T>(parse: (path: string, text: string) => T): (path: string, text: string) => T {
  const known = new Map<string, T>();
  return (path, text) => {
    const key = `${path}\0${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = parse(path, text);
    known.set(key, made);
    if (known.size > kept) known.delete(known.keys().next().value ?? "");
    return made;
  };
}
