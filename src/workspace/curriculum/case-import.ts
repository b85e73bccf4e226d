import { z } from "zod";
import { type CaseGraph, caseGraph, type Edge } from "./case-graph.ts";
import {
  type CaseItem,
  type CasePackage,
  normalisePackage,
  packageJson,
  text,
  texts,
} from "./case-package.ts";
import { type Extra, readExtra } from "./extra.ts";
import { codeGiver, patternFor } from "./import-codes.ts";
import { levelName } from "./level-names.ts";
import { tooManyOutcomes } from "./most-outcomes.ts";
import type { Reference } from "./outcome.ts";
import { isObject } from "./records.ts";
import { type Draft, type DraftOutcome, renderCurriculum } from "./render.ts";
import { noPattern, safePattern } from "./safe-pattern.ts";
import { withoutMarkup } from "./without-markup.ts";

export const Imported = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), text: z.string(), title: z.string(), outcomes: z.number() }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);
export type Imported = z.infer<typeof Imported>;

/**
 * A CASE package (1.0 or 1.1) as a curriculum file. Items with a code, and those that nothing is below, become
 * entries; the rest are the organisers they stand under. Everything else is kept in the file for the export.
 */
export function importCase(json: unknown, day: string): Imported {
  const given = normalisePackage(json, day);
  if (given === null) return { ok: false, message: "This is not a CASE package: it has no CFItems." };
  const { codePattern } = readExtra(given.document.extensions);
  const pattern =
    codePattern === undefined || codePattern === noPattern.source ? null : safePattern(codePattern);
  if (pattern?.ok === false) return pattern;
  const tooMany = tooManyOutcomes(given.items.length);
  if (tooMany !== null) return tooMany;
  const draft = draftOf(given, day);
  if (draft.outcomes.length === 0) return { ok: false, message: "This CASE package has no outcomes in it." };
  return {
    ok: true,
    text: renderCurriculum(draft),
    title: draft.about.title,
    outcomes: draft.outcomes.length,
  };
}

function draftOf(given: CasePackage, day: string): Draft {
  const graph = caseGraph(given);
  const give = codeGiver();
  const codes = new Map<CaseItem, string>();
  for (const item of given.items) {
    const scheme = text(item.humanCodingScheme);
    if (item.fullStatement !== "" && (scheme !== "" || !graph.hasChildren(item)))
      codes.set(item, give(scheme, item.identifier));
  }
  const records = new Map<string, Record<string, unknown>>();
  const { CFItems: _, ...rest } = packageJson(given);
  records.set("", {
    package: rest,
    items: given.items.flatMap((item, at) => (codes.has(item) ? [] : [{ at, item }])),
  });
  for (const [at, item] of given.items.entries()) {
    const code = codes.get(item);
    if (code !== undefined) records.set(code, { at, item });
  }
  const extra = readExtra(given.document.extensions);
  return {
    about: about(given, extra, day, [...codes.values()]),
    outcomes: Array.from(codes, ([item, code]) => outcomeOf(item, code, graph, codes)),
    records,
  };
}

function about({ document, rest }: CasePackage, extra: Extra, day: string, codes: string[]): Draft["about"] {
  const licence = isObject(document.licenseURI) ? text(document.licenseURI.title) : "";
  const definitions =
    isObject(rest.CFDefinitions) && Array.isArray(rest.CFDefinitions.CFLicenses)
      ? rest.CFDefinitions.CFLicenses
      : [];
  const defined = definitions
    .filter(isObject)
    .map((one) => text(one.title))
    .find((title) => title !== "");
  return {
    title: document.title,
    subject: extra.subject ?? texts(document.subject).join(", "),
    source: extra.source ?? (text(document.officialSourceURL) || document.uri),
    retrieved: extra.retrieved ?? day,
    licence: extra.licence ?? (licence || defined || "Not stated by the source"),
    version: extra.version ?? (text(document.version) || document.lastChangeDateTime.slice(0, 10)),
    wording: extra.wording ?? "official",
    codePattern:
      extra.codePattern === undefined || extra.codePattern === noPattern.source
        ? patternFor(codes)
        : extra.codePattern,
    levels: extra.levels ?? [],
  };
}

function outcomeOf(
  item: CaseItem,
  code: string,
  graph: CaseGraph,
  codes: ReadonlyMap<CaseItem, string>,
): DraftOutcome {
  const extra = readExtra(item.extensions);
  const reference = (other: CaseItem | null, { title, note }: Edge): Reference => {
    const known = other === null ? undefined : codes.get(other);
    return known === undefined
      ? { code: null, name: other === null ? title : nameOf(other), note }
      : { code: known, name: known, note };
  };
  const other = [
    { label: "Type", text: text(item.CFItemType) },
    { label: "Notes", text: text(item.notes) },
    ...(extra.other ?? []),
  ].filter((one) => one.text !== "");
  return {
    code,
    title: withoutMarkup(text(item.abbreviatedStatement)) || shortened(item.fullStatement),
    level: inherited(item, graph),
    organiser: extra.organiser ?? nameOf(graph.parent(item)),
    text: withoutMarkup(item.fullStatement),
    from: extra.from ?? graph.coming(item, ["precedes"]).map((edge) => reference(edge.from, edge)),
    to: extra.to ?? graph.leaving(item, ["precedes"]).map((edge) => reference(edge.to, edge)),
    related:
      extra.related ??
      graph.leaving(item, ["isRelatedTo", "isPeerOf"]).map((edge) => reference(edge.to, edge)),
    expectations: extra.expectations ?? [],
    misconceptions: extra.misconceptions ?? [],
    priorKnowledge: extra.priorKnowledge ?? "",
    keywords: texts(item.conceptKeywords),
    ...(other.length === 0 ? {} : { other }),
  };
}

/** Its own level, or that of what it stands under. */
function inherited(item: CaseItem, graph: CaseGraph): string {
  const seen = new Set<CaseItem>();
  for (let at: CaseItem | null = item; at !== null && !seen.has(at); at = graph.parent(at)) {
    seen.add(at);
    const levels = texts(at.educationLevel);
    if (levels.length > 0) return levelName(levels, "grade");
  }
  return "";
}

function nameOf(item: CaseItem | null): string {
  if (item === null) return "";
  return withoutMarkup(text(item.abbreviatedStatement)) || shortened(item.fullStatement);
}

/** A statement's first words, for a title. */
export function shortened(statement: string): string {
  const first = withoutMarkup(statement).replace(/\s+/g, " ").trim();
  if (first.length <= 70) return first.replace(/[.;:,]$/, "");
  return `${first
    .slice(0, 70)
    .replace(/\s+\S*$/, "")
    .replace(/[.;:,—–-]+$/, "")}…`;
}
