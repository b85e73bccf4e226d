import { EventEmitter } from "node:events";
import { Parser, type Quad } from "n3";

/** A thing that a Turtle file speaks of: what it says of it, by the last part of the property's name. */
export type Node = { id: string; says: ReadonlyMap<string, readonly string[]> };

const chunk = 1 << 16;
/** Said of every thing, and nothing that a lesson needs. */
const unread = new Set(["modified", "created", "issued", "slug", "inScheme", "imports"]);

/**
 * The things of one Turtle file by their name's last part, read as a stream. Throws where the file breaks off or is no
 * Turtle, with the line.
 */
export function readTurtle(text: string): Map<string, Node> {
  const nodes = new Map<string, { id: string; says: Map<string, string[]> }>();
  const input = new EventEmitter();
  let failed: Error | null = null;
  const hear = ({ subject, predicate, object }: Quad) => {
    const property = lastPart(predicate.value);
    if (unread.has(property)) return;
    const id = lastPart(subject.value);
    const node = nodes.get(id) ?? { id, says: new Map<string, string[]>() };
    nodes.set(id, node);
    const value = object.termType === "NamedNode" && isOurs(property) ? lastPart(object.value) : object.value;
    const values = node.says.get(property);
    if (values === undefined) node.says.set(property, [value]);
    else values.push(value);
  };
  new Parser({ format: "text/turtle" }).parse(input, (error, quad) => {
    if (error !== null) failed ??= error;
    else if (quad !== null) hear(quad);
  });
  for (let at = 0; at < text.length && failed === null; at += chunk)
    input.emit("data", text.slice(at, at + chunk));
  if (failed === null) input.emit("end");
  if (failed !== null) throw failed;
  return nodes;
}

/** A licence and an address are said whole. */
function isOurs(property: string): boolean {
  return property !== "license" && property !== "seeAlso";
}

function lastPart(name: string): string {
  return name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("#")) + 1);
}

export function all(node: Node | undefined, property: string): readonly string[] {
  return node?.says.get(property) ?? [];
}

export function one(node: Node | undefined, property: string): string {
  return all(node, property)[0] ?? "";
}
