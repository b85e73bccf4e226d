/** The same function of a text, which keeps what it last made of `most` texts and hands that out again. */
export function recently<Made extends object>(
  most: number,
  make: (text: string) => Made,
): (text: string) => Made {
  const kept = new Map<string, Made>();
  return (text) => {
    const found = kept.get(text) ?? make(text);
    kept.delete(text);
    kept.set(text, found);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return found;
  };
}
