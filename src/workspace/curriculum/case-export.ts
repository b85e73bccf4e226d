import { asArray } from "./case-fields.ts";
import { importCase } from "./case-import.ts";
import { day, exportAssociations } from "./case-links.ts";
import { type CaseItem, type CasePackage, normalisePackage, packageJson } from "./case-package.ts";
import { type Extra, withExtra } from "./extra.ts";
import { stableUuid } from "./hash.ts";
import type { CurriculumFile, Outcome } from "./outcome.ts";
import { parseCurriculum } from "./parse.ts";
import { isObject } from "./records.ts";

/**
 * A CASE 1.1 package of a curriculum file. What was imported comes back as it was, with the changes a teacher made in
 * the markdown since; what was written here gets ids that are the same at every export.
 */
export function exportCase(file: CurriculumFile): Record<string, unknown> {
  const imported = importedPackage(file);
  const base = imported ?? { document: newDocument(file), items: [], associations: [], rest: {} };
  const shown = imported === null ? new Map<string, Outcome>() : asImported(imported, file);
  const items = new Map<string, CaseItem>();
  for (const outcome of file.outcomes) {
    const before = shown.get(outcome.code);
    const item = file.records?.get(outcome.code)?.item;
    const known =
      before === undefined
        ? undefined
        : base.items.find(({ identifier }) => isObject(item) && identifier === item.identifier);
    items.set(
      outcome.code,
      known === undefined ? newItem(outcome, base, file) : changedItem(known, before, outcome, file),
    );
  }
  const gone = new Set(
    [...shown.keys()].filter((code) => !items.has(code)).map((code) => identifierOf(file, code)),
  );
  const current = new Map(Array.from(items.values(), (item) => [item.identifier, item]));
  const kept = base.items
    .filter(({ identifier }) => !gone.has(identifier))
    .map((item) => current.get(item.identifier) ?? item);
  const known = new Set(kept.map(({ identifier }) => identifier));
  const added = [...items.values()].filter(({ identifier }) => !known.has(identifier));
  const links = exportAssociations({ file, base, shown, items, gone });
  return packageJson({
    ...base,
    items: [...kept, ...links.organisers, ...added],
    associations: links.associations,
  });
}

/** The package as it was imported; null for a file that was written by hand. */
function importedPackage(file: CurriculumFile): CasePackage | null {
  const whole = file.records?.get("");
  if (whole === undefined || !isObject(whole.package)) return null;
  const placed = [
    ...asArray(whole.items),
    ...[...(file.records ?? [])].filter(([code]) => code !== "").map(([, record]) => record),
  ].filter(isObject);
  placed.sort((a, b) => Number(a.at) - Number(b.at));
  return normalisePackage({ ...whole.package, CFItems: placed.map(({ item }) => item) }, file.retrieved);
}

/** What the import of that package shows, to tell what was changed since. */
function asImported(imported: CasePackage, file: CurriculumFile): Map<string, Outcome> {
  const again = importCase(packageJson(imported), file.retrieved);
  const outcomes = again.ok ? parseCurriculum(file.path, again.text).outcomes : [];
  return new Map(outcomes.map((outcome) => [outcome.code, outcome]));
}

function identifierOf(file: CurriculumFile, code: string): unknown {
  const item = file.records?.get(code)?.item;
  return isObject(item) ? item.identifier : null;
}

function newDocument(file: CurriculumFile): CasePackage["document"] {
  const { title, subject, source, retrieved, licence, version, wording, levels } = file;
  const identifier = stableUuid(`document:${source}|${title}`);
  return {
    identifier,
    uri: `urn:uuid:${identifier}`,
    caseVersion: "1.1",
    creator: "teacher-assist",
    title: title || "Untitled framework",
    lastChangeDateTime: day(file),
    ...(/^https?:\/\//.test(source) ? { officialSourceURL: source } : {}),
    ...(subject === "" ? {} : { subject: [subject] }),
    ...(version === "" ? {} : { version }),
    extensions: withExtra(
      {},
      { source, retrieved, licence, version, subject, wording, codePattern: file.codePattern.source, levels },
    ),
  };
}

function newItem(outcome: Outcome, base: CasePackage, file: CurriculumFile): CaseItem {
  const identifier = stableUuid(`item:${base.document.identifier}|${outcome.code}`);
  const blank = {
    identifier,
    uri: `urn:uuid:${identifier}`,
    fullStatement: outcome.text || outcome.title || outcome.code,
    lastChangeDateTime: day(file),
  };
  return changedItem({ ...blank, humanCodingScheme: outcome.code }, undefined, outcome, file);
}

const beyondCase = [
  "from",
  "to",
  "related",
  "expectations",
  "misconceptions",
  "priorKnowledge",
  "organiser",
] as const;

/** Only what differs from `before` is written, so that the source's own form stays wherever nothing was changed. */
function changedItem(
  item: CaseItem,
  before: Outcome | undefined,
  outcome: Outcome,
  file: CurriculumFile,
): CaseItem {
  const differs = (field: keyof Outcome) =>
    JSON.stringify(before?.[field]) !== JSON.stringify(outcome[field]);
  const bullet = (label: string, from: Outcome | undefined) =>
    from?.other?.find((one) => one.label === label)?.text;
  const plain = (from: Outcome | undefined) =>
    (from?.other ?? []).filter(({ label }) => label !== "Type" && label !== "Notes");
  const changed: CaseItem = { ...item };
  if (differs("text") && outcome.text !== "") changed.fullStatement = outcome.text;
  if (differs("title")) changed.abbreviatedStatement = outcome.title;
  if (differs("level"))
    changed.educationLevel = outcome.level.split(/\s*,\s*/).filter((level) => level !== "");
  if (differs("keywords")) changed.conceptKeywords = outcome.keywords;
  for (const [label, field] of [
    ["Type", "CFItemType"],
    ["Notes", "notes"],
  ] as const) {
    if (bullet(label, before) !== bullet(label, outcome)) changed[field] = bullet(label, outcome) ?? "";
  }
  const extra: Extra = Object.fromEntries(
    beyondCase
      .filter((field) => differs(field) && (before !== undefined || outcome[field].length > 0))
      .map((field) => [field, outcome[field]]),
  );
  if (JSON.stringify(plain(before)) !== JSON.stringify(plain(outcome))) extra.other = plain(outcome);
  if (Object.keys(extra).length > 0) changed.extensions = withExtra(item.extensions, extra);
  const same = JSON.stringify(changed) === JSON.stringify(item);
  return same || before === undefined ? changed : { ...changed, lastChangeDateTime: day(file) };
}
