import { type CaseAssociation, type CaseItem, type CasePackage, text } from "./case-package.ts";
import { stableUuid } from "./hash.ts";
import type { CurriculumFile, Outcome } from "./outcome.ts";

export type Exporting = {
  file: CurriculumFile;
  base: CasePackage;
  /** What the import of `base` shows, by code. */
  shown: ReadonlyMap<string, Outcome>;
  items: ReadonlyMap<string, CaseItem>;
  /** Identifiers of the items whose entries were taken out. */
  gone: ReadonlySet<unknown>;
};

export function day({ retrieved }: CurriculumFile): string {
  return `${/^\d{4}-\d{2}-\d{2}$/.test(retrieved) ? retrieved : "1970-01-01"}T00:00:00Z`;
}

/** A package's associations with the changes since its import, and the organisers that new entries need. */
export function exportAssociations(exporting: Exporting): {
  organisers: CaseItem[];
  associations: CaseAssociation[];
} {
  const { file, base, shown, items, gone } = exporting;
  const codes = new Map(Array.from(items, ([code, item]) => [item.identifier, code]));
  const before = pairs([...shown.values()]);
  const now = pairs(file.outcomes);
  const key = (association: CaseAssociation) => {
    const [from, to] = [association.originNodeURI, association.destinationNodeURI].map(
      (node) => codes.get(text(node.identifier)) ?? "?",
    );
    return `${association.associationType}|${from}|${to}`;
  };
  const associations = base.associations.filter((association) => {
    const ends = [association.originNodeURI.identifier, association.destinationNodeURI.identifier];
    return (
      !ends.some((end) => gone.has(end)) && !(before.has(key(association)) && !now.has(key(association)))
    );
  });
  const organisers: CaseItem[] = [];
  const there = new Set(associations.map(key));
  const link = (type: string, from: CaseItem, to: { identifier: string; uri: string; title: string }) => {
    const identifier = stableUuid(`association:${type}|${from.identifier}|${to.identifier}`);
    const { identifier: id, uri, title } = to;
    associations.push({
      identifier,
      uri: `urn:uuid:${identifier}`,
      associationType: type,
      originNodeURI: { title: nameOf(from), identifier: from.identifier, uri: from.uri },
      destinationNodeURI: { title, identifier: id, uri },
      lastChangeDateTime: day(file),
    });
  };
  const { document } = base;
  for (const outcome of file.outcomes) {
    const item = items.get(outcome.code);
    if (item === undefined || shown.has(outcome.code)) continue;
    link("isChildOf", item, outcome.organiser === "" ? document : organiserNamed(outcome.organiser));
  }
  for (const pair of now) {
    const [type = "", from = "", to = ""] = pair.split("|");
    const [origin, destination] = [items.get(from), items.get(to)];
    if (there.has(pair) || before.has(pair) || origin === undefined || destination === undefined) continue;
    link(type, origin, { ...destination, title: nameOf(destination) });
  }
  return { organisers, associations };

  function organiserNamed(name: string): { identifier: string; uri: string; title: string } {
    const known = [...base.items, ...organisers].find(
      (item) => text(item.humanCodingScheme) === "" && nameOf(item) === name,
    );
    if (known !== undefined) return { identifier: known.identifier, uri: known.uri, title: name };
    const identifier = stableUuid(`organiser:${document.identifier}|${name}`);
    const organiser = {
      identifier,
      uri: `urn:uuid:${identifier}`,
      fullStatement: name,
      CFItemType: "Organiser",
      lastChangeDateTime: day(file),
    };
    organisers.push(organiser);
    link("isChildOf", organiser, document);
    return { identifier, uri: organiser.uri, title: name };
  }
}

/** "precedes|A|B" for every reference between entries, from whichever end it is written. */
function pairs(outcomes: readonly Outcome[]): Set<string> {
  return new Set(
    outcomes.flatMap(({ code, from, to, related }) => [
      ...from.map((reference) => `precedes|${reference.code}|${code}`),
      ...to.map((reference) => `precedes|${code}|${reference.code}`),
      ...related.map((reference) => `isRelatedTo|${code}|${reference.code}`),
    ]),
  );
}

function nameOf(item: CaseItem): string {
  return text(item.humanCodingScheme) || text(item.abbreviatedStatement) || item.fullStatement;
}
