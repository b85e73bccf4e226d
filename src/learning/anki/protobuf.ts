/** The first value of a field in a protobuf message: a number, bytes, or `null` where it is not there or damaged. */
export function protobufField(message: Uint8Array, wanted: number): number | Uint8Array | null {
  for (const { field, value } of fieldsIn(message)) if (field === wanted) return value;
  return null;
}

/** Every value of a field that holds bytes, as far as the message can be read. */
export function protobufFields(message: Uint8Array, wanted: number): Uint8Array[] {
  return Array.from(fieldsIn(message)).flatMap(({ field, value }) =>
    field === wanted && typeof value !== "number" ? [value] : [],
  );
}

function* fieldsIn(message: Uint8Array): Generator<{ field: number; value: number | Uint8Array }> {
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 0; shift < 70 && at < message.length; shift += 7) {
      const byte = message[at++] ?? 0;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
    return Number.NaN;
  };
  while (at < message.length) {
    const tag = varint();
    if (Number.isNaN(tag)) return;
    const field = Math.floor(tag / 8);
    const wire = tag % 8;
    if (wire === 0) yield { field, value: varint() };
    else if (wire === 2) {
      const length = varint();
      if (Number.isNaN(length) || at + length > message.length) return;
      yield { field, value: message.subarray(at, at + length) };
      at += length;
    } else if (wire === 1) at += 8;
    else if (wire === 5) at += 4;
    else return;
  }
}
