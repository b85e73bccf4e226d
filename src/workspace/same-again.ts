/** What was last made of these very things, in this order; made anew of any others. A few are kept. */
export function sameAgain<Made>(most = 4): (of: readonly unknown[], make: () => Made) => Made {
  let kept: { of: readonly unknown[]; made: Made }[] = [];
  return (of, make) => {
    const found = kept.find(
      (one) => one.of.length === of.length && one.of.every((thing, i) => thing === of[i]),
    );
    const entry = found ?? { of: [...of], made: make() };
    kept = [entry, ...kept.filter((one) => one !== entry)].slice(0, most);
    return entry.made;
  };
}
