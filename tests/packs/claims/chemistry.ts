const subscripts = "₀₁₂₃₄₅₆₇₈₉";
/** 2Mg + O₂ → 2MgO: formulas of elements with subscripts, and an arrow. */
const formula = String.raw`\d*(?:\(?[A-Z][a-z]?[₀-₉]*\)?[₀-₉]*)+`;
const reaction = new RegExp(`(?:${formula})(?: \\+ ${formula})* → ${formula}(?: \\+ ${formula})*`, "gu");

/** The reactions in a text of which the atoms do not balance. */
export function unbalanced(text: string): string[] {
  return Array.from(text.matchAll(reaction), ([whole]) => whole)
    .filter((whole) => {
      const [before = "", after = ""] = whole.split(" → ");
      return atoms(before) !== atoms(after);
    })
    .map((whole) => `${whole} is not balanced`);
}

export function atoms(side: string): string {
  const counts = new Map<string, number>();
  for (const term of side.split(" + ")) {
    const [, many = "", rest = ""] = /^(\d*)(.*)$/.exec(term) ?? [];
    addAtoms(rest, many === "" ? 1 : Number(many), counts);
  }
  return JSON.stringify([...counts].toSorted(([a], [b]) => a.localeCompare(b)));
}

function addAtoms(text: string, many: number, counts: Map<string, number>): void {
  const groups = text.matchAll(/\(([^)]*)\)([₀-₉]*)|([A-Z][a-z]?)([₀-₉]*)/g);
  for (const [, inside, times = "", element = "", number = ""] of groups) {
    if (inside !== undefined) addAtoms(inside, many * numberOf(times), counts);
    else counts.set(element, (counts.get(element) ?? 0) + many * numberOf(number));
  }
}

function numberOf(written: string): number {
  return written === "" ? 1 : Number([...written].map((digit) => subscripts.indexOf(digit)).join(""));
}
