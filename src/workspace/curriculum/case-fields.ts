import { stableUuid } from "./hash.ts";
import { isObject } from "./records.ts";

/**
 * The fields of CASE 1.1 (1EdTech, information model of 24 January 2025) and the form each must have. Older packages
 * write many of them otherwise; what has no place here goes into `extensions`, so that nothing is lost.
 */
type Form = "text" | "texts" | "date" | "time" | "number" | "link" | "links" | "node" | "object";

export const documentFields: Readonly<Record<string, Form>> = {
  ...{
    identifier: "text",
    uri: "text",
    frameworkType: "text",
    caseVersion: "text",
    creator: "text",
    title: "text",
  },
  ...{ lastChangeDateTime: "time", officialSourceURL: "text", publisher: "text", description: "text" },
  ...{ subject: "texts", subjectURI: "links", language: "text", version: "text", adoptionStatus: "text" },
  ...{
    statusStartDate: "date",
    statusEndDate: "date",
    licenseURI: "link",
    notes: "text",
    extensions: "object",
  },
};

export const itemFields: Readonly<Record<string, Form>> = {
  ...{ identifier: "text", fullStatement: "text", alternativeLabel: "text", CFItemType: "text", uri: "text" },
  ...{
    humanCodingScheme: "text",
    listEnumeration: "text",
    abbreviatedStatement: "text",
    conceptKeywords: "texts",
  },
  ...{ conceptKeywordsURI: "link", notes: "text", subject: "texts", subjectURI: "links", language: "text" },
  ...{ educationLevel: "texts", CFItemTypeURI: "link", licenseURI: "link", statusStartDate: "date" },
  ...{ statusEndDate: "date", lastChangeDateTime: "time", extensions: "object" },
};

export const associationFields: Readonly<Record<string, Form>> = {
  ...{
    identifier: "text",
    associationType: "text",
    sequenceNumber: "number",
    uri: "text",
    originNodeURI: "node",
  },
  ...{
    destinationNodeURI: "node",
    CFAssociationGroupingURI: "link",
    lastChangeDateTime: "time",
    notes: "text",
  },
  ...{ extensions: "object" },
};

export type Fields = Record<string, unknown>;

/** Known fields in their form; the rest, and what cannot be brought into its form, in `extensions`. Nulls are dropped. */
export function normaliseFields(raw: Fields, forms: Readonly<Record<string, Form>>): Fields {
  const fields: Fields = {};
  const strange: Fields = {};
  for (const [name, value] of Object.entries(raw)) {
    if (value === null || value === undefined) continue;
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    const normal = form === undefined ? undefined : inForm(value, form);
    if (normal === undefined) strange[name] = value;
    else fields[name] = normal;
  }
  if (Object.keys(strange).length === 0) return fields;
  return { ...fields, extensions: { ...(isObject(fields.extensions) ? fields.extensions : {}), ...strange } };
}

function inForm(value: unknown, form: Form): unknown {
  switch (form) {
    case "text":
      return typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined;
    case "texts": {
      const list = asArray(typeof value === "string" ? value.split(/\s*[,|]\s*/).filter(Boolean) : value);
      return list.every((one) => typeof one === "string" || typeof one === "number")
        ? list.map(String)
        : undefined;
    }
    case "date":
      return typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : undefined;
    case "time":
      return typeof value === "string" ? asTime(value) : undefined;
    case "number":
      return Number.isInteger(Number(value)) && value !== "" && typeof value !== "boolean"
        ? Number(value)
        : undefined;
    case "link":
      return asLink(value, true);
    case "links":
      return asArray(value)
        .map((one) => asLink(one, true) ?? null)
        .filter((one) => one !== null);
    case "node":
      return asLink(value, false);
    case "object":
      return isObject(value) ? value : undefined;
  }
}

export function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export function asUuid(identifier: string): string {
  return uuid.test(identifier) ? identifier : stableUuid(`identifier:${identifier}`);
}

function asTime(value: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return `${value}T00:00:00Z`;
  const whole = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:?\d{2})?$/i.exec(
    value.trim(),
  );
  if (whole === null) return undefined;
  const zone = (whole[3] ?? "Z").replace(/^([+-]\d{2}):?(\d{2})$/, "$1:$2");
  return `${whole[1]}T${whole[2]}${zone}`;
}

/** A link, written as an object or as an address alone. `strict`: its identifier must be a UUID. */
function asLink(value: unknown, strict: boolean): Fields | undefined {
  const given: Fields = typeof value === "string" ? { uri: value } : isObject(value) ? value : {};
  const text = (field: string) => (typeof given[field] === "string" ? given[field] : "");
  const identifier =
    text("identifier") ||
    (text("uri")
      .split(/[/:#]/)
      .findLast((part) => part !== "") ??
      "");
  if (identifier === "") return undefined;
  const id = strict || uuid.test(identifier) ? asUuid(identifier) : identifier;
  return {
    ...given,
    title: text("title") || identifier,
    identifier: id,
    uri: text("uri") || `urn:uuid:${asUuid(identifier)}`,
  };
}
