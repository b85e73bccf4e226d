import {
  asArray,
  associationFields,
  asUuid,
  documentFields,
  type Fields,
  itemFields,
  normaliseFields,
} from "./case-fields.ts";
import { stableUuid } from "./hash.ts";
import { isObject } from "./records.ts";

type Entity = Fields & { identifier: string; uri: string; lastChangeDateTime: string };
export type CaseDocument = Entity & { title: string; creator: string };
export type CaseItem = Entity & { fullStatement: string };
export type CaseAssociation = Entity & {
  associationType: string;
  originNodeURI: Fields;
  destinationNodeURI: Fields;
};

/** A CASE 1.1 package; `rest` is what stands beside these three (definitions, rubrics, extensions). */
export type CasePackage = {
  document: CaseDocument;
  items: CaseItem[];
  associations: CaseAssociation[];
  rest: Fields;
};

/** Brings any CASE package, older ones and their quirks included, into the form of 1.1. Null where it is none. */
export function normalisePackage(json: unknown, day: string): CasePackage | null {
  const given = isObject(json) && isObject(json.CFPackage) ? json.CFPackage : json;
  if (!isObject(given) || given.CFItems === undefined) return null;
  const { CFDocument, CFItems, CFAssociations, ...rest } = given;
  const about = normaliseFields(isObject(CFDocument) ? CFDocument : {}, documentFields);
  const title = text(about.title) || "Untitled framework";
  const when = text(about.lastChangeDateTime) || `${day}T00:00:00Z`;
  const document: CaseDocument = {
    ...entity(about, `document:${text(about.uri)}|${title}`, when),
    title,
    creator: text(about.creator) || text(about.publisher) || "Unknown",
  };
  if (about.caseVersion !== undefined) document.caseVersion = "1.1";
  const items = asArray(CFItems)
    .filter(isObject)
    .map((raw, index) => {
      const fields = normaliseFields(raw, itemFields);
      const fullStatement =
        text(fields.fullStatement) || text(fields.abbreviatedStatement) || text(fields.humanCodingScheme);
      return {
        ...entity(
          fields,
          `item:${document.identifier}|${text(fields.humanCodingScheme)}|${fullStatement}|${index}`,
          when,
        ),
        fullStatement,
      };
    });
  const associations = asArray(CFAssociations)
    .filter(isObject)
    .flatMap((raw): CaseAssociation[] => {
      const fields = normaliseFields(raw, associationFields);
      const { originNodeURI, destinationNodeURI } = fields;
      if (!isObject(originNodeURI) || !isObject(destinationNodeURI)) return [];
      const associationType = typeOf(text(fields.associationType));
      const identity = `association:${associationType}|${originNodeURI.identifier}|${destinationNodeURI.identifier}`;
      return [{ ...entity(fields, identity, when), associationType, originNodeURI, destinationNodeURI }];
    });
  return {
    document,
    items,
    associations,
    rest: Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)),
  };
}

/** In the order of the standard. */
export function packageJson({ document, items, associations, rest }: CasePackage): Fields {
  return { CFDocument: document, CFItems: items, CFAssociations: associations, ...rest };
}

function entity(fields: Fields, identity: string, when: string): Entity {
  const given = text(fields.identifier) || (/[0-9a-f-]{36}$/i.exec(text(fields.uri))?.[0] ?? "");
  const identifier = given === "" ? stableUuid(identity) : asUuid(given);
  const renamed = given !== "" && identifier !== given;
  const extensions = isObject(fields.extensions) ? fields.extensions : {};
  return {
    ...fields,
    identifier,
    uri: text(fields.uri) || `urn:uuid:${identifier}`,
    lastChangeDateTime: text(fields.lastChangeDateTime) || when,
    ...(renamed ? { extensions: { ...extensions, originalIdentifier: given } } : {}),
  };
}

const types = [
  "isChildOf",
  "isPeerOf",
  "isPartOf",
  "exactMatchOf",
  "precedes",
  "isRelatedTo",
  "replacedBy",
  "exemplar",
  "hasSkillLevel",
  "isTranslationOf",
];

function typeOf(given: string): string {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
  if (/^ext:[\w.-]+$/.test(given)) return given;
  return (
    types.find((type) => plain(type) === plain(given)) ??
    `ext:${given.replace(/[^\w.-]+/g, "-") || "unknown"}`
  );
}

export function text(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

export function texts(value: unknown): string[] {
  return asArray(value).filter((one) => typeof one === "string");
}
