import { all, type Node } from "./turtle.ts";

/** Everything that the files of a library speak of, and the ways between. */
export type Graph = {
  get(id: string): Node | undefined;
  /** Every thing of a kind, in the order of the files. */
  of(kind: string): readonly Node[];
  /** The things that point to this one by a property. */
  from(property: string, id: string): readonly Node[];
};

export function graphOf(nodes: ReadonlyMap<string, Node>): Graph {
  const kinds = new Map<string, Node[]>();
  for (const node of nodes.values()) for (const kind of all(node, "type")) add(kinds, kind, node);
  const backwards = new Map<string, Map<string, Node[]>>();
  const turned = (property: string): Map<string, Node[]> => {
    const known = backwards.get(property);
    if (known !== undefined) return known;
    const made = new Map<string, Node[]>();
    for (const node of nodes.values()) for (const id of all(node, property)) add(made, id, node);
    backwards.set(property, made);
    return made;
  };
  return {
    get: (id) => nodes.get(id),
    of: (kind) => kinds.get(kind) ?? [],
    from: (property, id) => turned(property).get(id) ?? [],
  };
}

function add(lists: Map<string, Node[]>, key: string, node: Node): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [node]);
  else list.push(node);
}
