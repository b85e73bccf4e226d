import { readZip } from "../../text/zip.ts";
import { Unreadable } from "../unreadable.ts";

/** The texts of the largest presentation anybody makes, several times over. */
const mostUnpacked = 80_000_000;
const mostFiles = 20_000;

/** The XML parts of an office file by name: data under a name, never a path. Pictures and what else is in it stay packed. */
export function unpack(bytes: Uint8Array): Map<string, string> {
  let [size, count] = [0, 0];
  const files = readZip(bytes, ({ name, originalSize }) => {
    count += 1;
    if (count > mostFiles) throw new Unreadable("holds far more parts than a document has.");
    if (!/\.(?:xml|rels)$/i.test(name) && name !== "mimetype") return false;
    size += originalSize;
    if (size > mostUnpacked)
      throw new Unreadable(
        `unpacks to more than ${mostUnpacked / 1_000_000} MB, far more than a document. It is damaged or made to do harm.`,
      );
    return true;
  });
  return new Map([...files].map(([name, part]) => [name, decoded(part)]));
}

function decoded(part: Uint8Array): string {
  const wide = part[0] === 0xff && part[1] === 0xfe ? "utf-16le" : "utf-8";
  return new TextDecoder(wide).decode(part);
}
