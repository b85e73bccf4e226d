import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";

/** Just enough of the zip format for office files: stored or deflated entries, no encryption, under 4 GB. */
export function readZip(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, Uint8Array>();
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end--;
  if (end < 0) throw new RangeError("This is not a zip file.");
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = bytes.subarray(start, start + view.getUint32(at + 20, true));
    if (!name.endsWith("/")) {
      entries.set(
        name,
        view.getUint16(at + 10, true) === 0 ? packed.slice() : new Uint8Array(inflateRawSync(packed)),
      );
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The same entries give the same bytes: no dates. */
export function writeZip(entries: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const title = new TextEncoder().encode(name);
    const packed = new Uint8Array(deflateRawSync(content));
    const fields = header(title, packed.length, content.length, crc32(content));
    const local = joined([signature(0x04034b50), fields, title]);
    parts.push(local, packed);
    const place = new Uint8Array(14);
    new DataView(place.buffer).setUint32(10, offset, true);
    directory.push(joined([signature(0x02014b50), new Uint8Array([20, 0]), fields, place, title]));
    offset += local.length + packed.length;
  }
  const index = joined(directory);
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, entries.size, true);
  view.setUint16(10, entries.size, true);
  view.setUint32(12, index.length, true);
  view.setUint32(16, offset, true);
  return joined([...parts, index, end]);
}

/** What a local header and the directory have in common; 1 January 1980, names in UTF-8. */
function header(title: Uint8Array, packed: number, size: number, sum: number): Uint8Array {
  const bytes = new Uint8Array(26);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 20, true);
  view.setUint16(2, 0x0800, true);
  view.setUint16(4, 8, true);
  view.setUint16(8, 0x0021, true);
  view.setUint32(10, sum, true);
  view.setUint32(14, packed, true);
  view.setUint32(18, size, true);
  view.setUint16(22, title.length, true);
  return bytes;
}

function signature(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
