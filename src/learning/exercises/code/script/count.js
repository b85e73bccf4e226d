// Put before the harness where steps are counted. The engine counts rounds of loops and calls itself (`boxSteps`); what
// the language's own operations go through is added here: `includes`, `shift`, a copy by `[...list]`.
(() => {
  const { add } = globalThis.boxSteps;
  let unsaid = 0;
  const spend = (steps) => {
    unsaid += steps;
    if (unsaid < 20_000) return;
    add(unsaid);
    unsaid = 0;
  };
  const lengthOf = (value) =>
    typeof value?.length === "number" ? value.length : typeof value?.size === "number" ? value.size : 0;
  const through = {
    // All of what they belong to.
    own: [
      [
        Array.prototype,
        "indexOf lastIndexOf includes splice shift unshift reverse join fill copyWithin flat toReversed toSpliced with",
      ],
      [String.prototype, "indexOf lastIndexOf includes split replace replaceAll match matchAll search trim"],
      [String.prototype, "toLowerCase toUpperCase normalize localeCompare"],
    ],
    // As much as they make.
    made: [
      [Array.prototype, "slice concat"],
      [String.prototype, "slice substring substr concat repeat padStart padEnd"],
      [Object, "keys values entries assign fromEntries getOwnPropertyNames"],
      [Array, "from of"],
    ],
  };
  const replace = (holder, name, counted) =>
    Object.defineProperty(holder, name, { value: counted, writable: true, configurable: true });
  const each = (kinds, use) => {
    for (const [holder, names] of kinds)
      for (const name of names.split(" "))
        if (typeof holder[name] === "function") use(holder, name, holder[name]);
  };
  each(through.own, (holder, name, original) =>
    replace(holder, name, function (...given) {
      spend(lengthOf(this));
      return Reflect.apply(original, this, given);
    }),
  );
  each(through.made, (holder, name, original) =>
    replace(holder, name, function (...given) {
      const made = Reflect.apply(original, this, given);
      spend(lengthOf(made));
      return made;
    }),
  );
  for (const name of ["sort", "toSorted"]) {
    const original = Array.prototype[name];
    if (typeof original !== "function") continue;
    replace(Array.prototype, name, function (...given) {
      const length = lengthOf(this);
      spend(length * Math.ceil(Math.log2(length + 1)));
      return Reflect.apply(original, this, given);
    });
  }
  // Copies by spreading, and loops over all, begin with this.
  const values = Array.prototype[Symbol.iterator];
  replace(Array.prototype, Symbol.iterator, function () {
    spend(lengthOf(this));
    return Reflect.apply(values, this, []);
  });
  globalThis.boxSpent = () => {
    add(unsaid);
    unsaid = 0;
  };
})();
