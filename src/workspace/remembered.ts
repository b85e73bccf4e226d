/**
 * The same function of a file's path and text, remembering what it last made of `most` files. The same files are asked
 * about at every turn and by every check; reading each once is enough, and whatever is known of what was made of it
 * (`WeakMap`s) is known to all who ask.
 */
export function remembered<T>(
  most: number,
  parse: (path: string, text: string) => T,
): (path: string, text: string) => T {
  const known = new Map<string, { text: string; made: T }>();
  return (path, text) => {
    const found = known.get(path);
    const made = found?.text === text ? found.made : parse(path, text);
    known.delete(path);
    known.set(path, { text, made });
    if (known.size > most) known.delete(known.keys().next().value ?? "");
    return made;
  };
}
