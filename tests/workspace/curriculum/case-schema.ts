import { z } from "zod";

/** A CFPackage as CASE 1.1 asks for it (1EdTech information model and OpenAPI, 24 January 2025). Strict: no stray field. */
const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i);
const time = z.iso.datetime({ offset: true });
const day = z.iso.date();
const uri = z.string().regex(/^[a-z][a-z0-9+.-]*:\S+$/i);
const extensions = z.record(z.string(), z.unknown()).optional();

const link = z.strictObject({ title: z.string(), identifier: uuid, uri });
const node = z.strictObject({
  title: z.string(),
  identifier: z.string(),
  uri,
  targetType: z.union([z.literal("CASE"), z.string().regex(/^ext:[\w.-]+$/)]).optional(),
});

const document = z.strictObject({
  identifier: uuid,
  uri,
  frameworkType: z.string().optional(),
  caseVersion: z.literal("1.1").optional(),
  creator: z.string(),
  title: z.string(),
  lastChangeDateTime: time,
  officialSourceURL: uri.optional(),
  publisher: z.string().optional(),
  description: z.string().optional(),
  subject: z.array(z.string()).optional(),
  subjectURI: z.array(link).optional(),
  language: z.string().optional(),
  version: z.string().optional(),
  adoptionStatus: z.string().optional(),
  statusStartDate: day.optional(),
  statusEndDate: day.optional(),
  licenseURI: link.optional(),
  notes: z.string().optional(),
  extensions,
});

const item = z.strictObject({
  identifier: uuid,
  fullStatement: z.string().min(1),
  alternativeLabel: z.string().optional(),
  CFItemType: z.string().optional(),
  uri,
  humanCodingScheme: z.string().optional(),
  listEnumeration: z.string().optional(),
  abbreviatedStatement: z.string().optional(),
  conceptKeywords: z.array(z.string()).optional(),
  conceptKeywordsURI: link.optional(),
  notes: z.string().optional(),
  subject: z.array(z.string()).optional(),
  subjectURI: z.array(link).optional(),
  language: z.string().optional(),
  educationLevel: z.array(z.string()).optional(),
  CFItemTypeURI: link.optional(),
  licenseURI: link.optional(),
  statusStartDate: day.optional(),
  statusEndDate: day.optional(),
  lastChangeDateTime: time,
  extensions,
});

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

const association = z.strictObject({
  identifier: uuid,
  associationType: z.union([z.enum(types), z.string().regex(/^ext:[\w.-]+$/)]),
  sequenceNumber: z.int().optional(),
  uri,
  originNodeURI: node,
  destinationNodeURI: node,
  CFAssociationGroupingURI: link.optional(),
  lastChangeDateTime: time,
  notes: z.string().optional(),
  extensions,
});

export const casePackage = z.strictObject({
  CFDocument: document,
  CFItems: z.array(item),
  CFAssociations: z.array(association),
  CFDefinitions: z.record(z.string(), z.unknown()).optional(),
  CFRubrics: z.array(z.unknown()).optional(),
  extensions,
});
