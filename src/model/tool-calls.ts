/** A piece of a tool call, as Chat Completions streams it. Everything may be missing: servers differ. */
export type CallDelta = {
  index?: number | null;
  id?: string | null;
  function?: { name?: string | null; arguments?: string | null } | null;
};

/** A call put together: `id` is "" where the server gave none, and need not be unique. */
type AssembledCall = { id: string; name: string; arguments: string };

type Slot = AssembledCall & { index: number };

/**
 * Puts tool calls together from their pieces, in whatever order these arrive: calls come out by index, and calls
 * that share an index (servers that number every call 0) in the order in which they began.
 */
export function callAssembler() {
  const slots: Slot[] = [];

  const slotFor = (delta: CallDelta): Slot => {
    const current = findSlot(slots, delta);
    if (current && !startsAnother(current, delta)) return current;
    const slot = { index: delta.index ?? slots.length, id: "", name: "", arguments: "" };
    slots.push(slot);
    return slot;
  };

  return {
    take(delta: CallDelta): void {
      const slot = slotFor(delta);
      slot.id ||= delta.id ?? "";
      slot.name ||= delta.function?.name ?? "";
      slot.arguments += delta.function?.arguments ?? "";
    },
    calls(): AssembledCall[] {
      const ordered = slots.toSorted((a, b) => a.index - b.index);
      return ordered.map(({ id, name, arguments: text }) => ({ id, name, arguments: text }));
    },
  };
}

/** The slot a piece would continue: by index, then by id, then the latest. */
function findSlot(slots: readonly Slot[], { index, id }: CallDelta): Slot | undefined {
  if (typeof index === "number") {
    const same = slots.filter((slot) => slot.index === index);
    return same.find((slot) => id && slot.id === id) ?? same.at(-1);
  }
  return (id ? slots.find((slot) => slot.id === id) : undefined) ?? slots.at(-1);
}

/** A piece with an id or a name of its own, where the call it would continue has another or is already whole. */
function startsAnother(slot: Slot, delta: CallDelta): boolean {
  if (delta.id && slot.id) return delta.id !== slot.id;
  const name = delta.function?.name;
  if (!name || !slot.name) return false;
  return name !== slot.name || isWhole(slot.arguments);
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
