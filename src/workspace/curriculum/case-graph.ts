import { asUuid, type Fields } from "./case-fields.ts";
import { type CaseItem, type CasePackage, text } from "./case-package.ts";
import { isObject } from "./records.ts";

export type Edge = { from: CaseItem; to: CaseItem | null; title: string; note: string };

/** Who belongs to whom in a package, by its associations. What points outside has a title and no item. */
export type CaseGraph = {
  parent(item: CaseItem): CaseItem | null;
  hasChildren(item: CaseItem): boolean;
  /** Associations of these types that leave an item, or come to it (then `from` is who they come from). */
  leaving(item: CaseItem, types: readonly string[]): Edge[];
  coming(item: CaseItem, types: readonly string[]): Edge[];
};

function add<T>(lists: Map<CaseItem, T[]>, item: CaseItem, one: T): void {
  const list = lists.get(item);
  if (list === undefined) lists.set(item, [one]);
  else list.push(one);
}

export function caseGraph({ items, associations }: Pick<CasePackage, "items" | "associations">): CaseGraph {
  const known = new Map<string, CaseItem>();
  for (const item of items) {
    const original = isObject(item.extensions) ? text(item.extensions.originalIdentifier) : "";
    for (const name of [item.identifier, item.uri, original])
      if (name !== "" && !known.has(name)) known.set(name, item);
  }
  const find = (node: Fields) => {
    const [identifier, uri] = [text(node.identifier), text(node.uri)];
    return known.get(identifier) ?? known.get(uri) ?? known.get(asUuid(identifier)) ?? null;
  };
  const parents = new Map<CaseItem, CaseItem>();
  const out = new Map<CaseItem, (Edge & { type: string })[]>();
  const into = new Map<CaseItem, (Edge & { type: string })[]>();
  for (const association of associations) {
    const [from, to] = [find(association.originNodeURI), find(association.destinationNodeURI)];
    const type = association.associationType;
    if (from === null) continue;
    if (type === "isChildOf" && to !== null && from !== to && !parents.has(from)) parents.set(from, to);
    const edge = {
      type,
      from,
      to,
      title: text(association.destinationNodeURI.title),
      note: text(association.notes),
    };
    add(out, from, edge);
    if (to !== null) add(into, to, edge);
  }
  const withChildren = new Set(parents.values());
  const among = (edges: (Edge & { type: string })[] | undefined, types: readonly string[]) =>
    (edges ?? []).filter(({ type }) => types.includes(type));
  return {
    parent: (item) => parents.get(item) ?? null,
    hasChildren: (item) => withChildren.has(item),
    leaving: (item, types) => among(out.get(item), types),
    coming: (item, types) => among(into.get(item), types),
  };
}
