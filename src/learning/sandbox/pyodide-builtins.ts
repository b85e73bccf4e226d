/**
 * Takes a module that is compiled into the interpreter out of its list, in the interpreter's own memory: afterwards no
 * Python of any kind can import it, because its name is no text any more. Text objects of Python's own are left alone.
 */
export function forgetBuiltin(memory: Uint8Array, name: string): number {
  const bytes = Buffer.from(memory.buffer, memory.byteOffset, memory.byteLength);
  const wanted = Buffer.from(name, "latin1");
  let forgotten = 0;
  for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + wanted.length)) {
    const before = bytes[at - 1] ?? 0;
    const after = bytes[at + wanted.length] ?? 0;
    if (!ends.has(before) || !ends.has(after) || isPythonText(bytes, at, wanted.length)) continue;
    bytes.fill(notText, at, at + wanted.length);
    forgotten += 1;
  }
  return forgotten;
}

/** Where a name of C's begins or ends; a colon joins two as the key of one that was loaded. */
const ends = new Set([0, 0x3a]);
const notText = 0xff;

/** A text object says how long it is three words before its first letter. */
function isPythonText(bytes: Buffer, at: number, length: number): boolean {
  return at % 4 === 0 && at >= 12 && bytes.readUInt32LE(at - 12) === length;
}
