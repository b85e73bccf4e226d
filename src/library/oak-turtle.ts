import type { LibraryAbout, LibraryDescriptor, LibraryEntry, LibraryLesson, LibraryUnit } from "./entry.ts";
import { type Graph, graphOf } from "./graph.ts";
import { nearestDescriptors } from "./nearest-descriptors.ts";
import { plainText } from "./plain-text.ts";
import { all, type Node, one, readTurtle } from "./turtle.ts";

/** One file of what was given, read when it is its turn. */
export type SourceFile = { name: string; text(): Promise<string> };

export type ReadAbout = Pick<
  LibraryAbout,
  "name" | "title" | "licence" | "licenceUrl" | "rights" | "version"
>;

/**
 * Oak National Academy's curriculum: RDF Turtle in the words of its ontology (`curric:Lesson`, `curric:Unit`, …), one
 * file or many; a lesson and all that it says stand in one file, as Oak writes them. Hands its entries over file by file
 * (`put`), so that a whole library fits in little memory; one that stands in several files comes several times. Throws the
 * end of a sentence that begins with what was given, where that is cut, damaged or something else.
 */
export async function readOak(
  files: readonly SourceFile[],
  put: (entries: readonly LibraryEntry[]) => void,
  progress: (done: number, of: number) => void,
): Promise<ReadAbout> {
  const shared = new Map<string, Node>();
  const withLessons: SourceFile[] = [];
  for (const file of files) {
    const text = await file.text();
    const hasLessons = /\bLesson\b/.test(text);
    if (hasLessons) withLessons.push(file);
    if (!hasLessons || /\b(?:Scheme|ContentDescriptor)\b/.test(text))
      keepShared(shared, nodesIn(file.name, text));
  }
  const around = graphOf(shared);
  const descriptors = around.of("ContentDescriptor").map((node) => descriptorOf(around, node));
  const near = nearestDescriptors(descriptors);
  let done = files.length - withLessons.length;
  for (const file of withLessons) {
    progress(done++, files.length);
    const nodes = nodesIn(file.name, await file.text());
    keepShared(shared, nodes);
    const graph = graphOf(nodes);
    refuseWhatBreaksOff(file.name, graph);
    put(entriesOf(graph, around, near));
    Bun.gc(true); // the runtime would rather take more memory than tidy up
  }
  put(descriptors.map(({ schemes: _, ...entry }) => entry));
  return aboutOf(graphOf(shared));
}

const sharedKinds = ["Ontology", "Scheme", "Subject", "Thread", "Progression", "ContentDescriptor"];

/** Small, and spoken of in other files than their own. */
function keepShared(shared: Map<string, Node>, nodes: ReadonlyMap<string, Node>): void {
  for (const node of nodes.values())
    if (sharedKinds.some((kind) => all(node, "type").includes(kind)))
      shared.set(node.id, joined(shared.get(node.id), node));
}

function nodesIn(name: string, text: string): Map<string, Node> {
  try {
    return readTurtle(text);
  } catch (error) {
    const why = plainText(error instanceof Error ? error.message : String(error), 120);
    throw new Error(`has a file that is cut off or damaged: ${name} (${why})`);
  }
}

/** A file may say more of what another file speaks of. */
function joined(before: Node | undefined, node: Node): Node {
  if (before === undefined) return node;
  const says = new Map(before.says);
  for (const [property, values] of node.says)
    says.set(property, [...new Set([...(says.get(property) ?? []), ...values])]);
  return { id: node.id, says };
}

const parts = ["hasKeyLearningPoint", "hasPupilLessonOutcome", "hasKeyword", "hasMisconception"];

/** A file that ends between two statements is sound Turtle; what its lessons and units point to is then missing. */
function refuseWhatBreaksOff(name: string, graph: Graph): void {
  const lacks = (node: Node, property: string) =>
    all(node, property).some((id) => graph.get(id) === undefined);
  const broken = [
    ...graph.of("Lesson").filter((lesson) => parts.some((part) => lacks(lesson, part))),
    ...graph.of("UnitVariant").filter((variant) => lacks(variant, "hasLessonInclusion")),
    ...graph.of("LessonInclusion").filter((inclusion) => lacks(inclusion, "includesLesson")),
  ];
  const [first] = broken;
  if (first !== undefined)
    throw new Error(
      `breaks off: in ${name} ${broken.length} entries, "${label(first) || first.id}" the first, point to what is not there.`,
    );
}

/** The units of a file and their lessons. One that several units share is kept as it stands in the first. */
function entriesOf(graph: Graph, shared: Graph, near: ReturnType<typeof nearestDescriptors>): LibraryEntry[] {
  const entries = new Map<string, LibraryEntry>();
  for (const node of graph.of("Unit")) {
    const unit = unitOf(graph, shared, node);
    entries.set(unit.id, unit);
    for (const [index, id] of unit.lessons.entries()) {
      if (entries.has(id)) continue;
      const { subject, also, keyStage, years, priorKnowledge, threads } = unit;
      const place = { id: unit.id, title: unit.title, position: index + 1, of: unit.lessons.length };
      const lesson = { ...lessonOf(graph, id), unit: place };
      entries.set(id, {
        kind: "lesson",
        ...lesson,
        ...{ subject, also, keyStage, years, priorKnowledge, threads },
        descriptors: near(lesson, all(node, "isUnitOf")),
      });
    }
  }
  return [...entries.values()];
}

function unitOf(graph: Graph, shared: Graph, node: Node): LibraryUnit {
  const variants = graph.from("isUnitVariantOf", node.id);
  const programmes = programmesOf(graph, variants);
  const years = programmes.flatMap((programme) => all(programme, "coversYearGroup"));
  const schemes = all(node, "isUnitOf");
  const named = unique(programmes.map((programme) => subjectIn(label(programme)))).filter(Boolean);
  const [subject = subjectOfScheme(shared, schemes), ...also] = named;
  return {
    kind: "unit",
    id: node.id,
    title: label(node),
    subject,
    also,
    keyStage: keyStageOf(shared, schemes),
    years: unique(years.flatMap((id) => (id.match(/\d+/g) ?? []).map(Number))).toSorted((a, b) => a - b),
    about: told(one(node, "comment")),
    why: told(one(node, "whyThisWhyNow")),
    priorKnowledge: labels(graph, node, "hasPriorKnowledgeRequirement"),
    threads: labels(shared, node, "includesThread"),
    lessons: unique(variants.flatMap((variant) => lessonIds(graph, variant))),
  };
}

/** Programmes say in which year something is taught, and what a school calls the subject. */
function programmesOf(graph: Graph, variants: readonly Node[]): Node[] {
  const direct = variants.flatMap(({ id }) => graph.from("includesUnitVariant", id));
  const chosen = variants
    .flatMap(({ id }) => graph.from("hasUnitVariantOption", id))
    .flatMap(({ id }) => graph.from("includesUnitVariantChoice", id));
  return [...direct, ...chosen].flatMap(({ id }) => graph.from("hasUnitVariantInclusion", id));
}

/** "Combined Science Year Group 11 Foundation OCR" → "Combined science". */
function subjectIn(programme: string): string {
  const named = programme.replace(/\s+Year Group\b.*$/i, "");
  return named.charAt(0) + named.slice(1).toLowerCase();
}

function lessonIds(graph: Graph, variant: Node): string[] {
  return all(variant, "hasLessonInclusion")
    .flatMap((id) => graph.get(id) ?? [])
    .map((inclusion) => ({
      lesson: one(inclusion, "includesLesson"),
      at: Number(one(inclusion, "sequencePosition")),
    }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ lesson }) => lesson);
}

type OakLesson = Pick<LibraryLesson, "id" | "title" | "outcome" | "points" | "keywords" | "misconceptions">;

function lessonOf(graph: Graph, id: string): OakLesson {
  const node = graph.get(id) ?? { id, says: new Map() };
  return {
    id,
    title: label(node),
    outcome: labels(graph, node, "hasPupilLessonOutcome")[0] ?? "",
    points: labels(graph, node, "hasKeyLearningPoint"),
    keywords: all(node, "hasKeyword").flatMap((key) => {
      const word = told(one(graph.get(key), "name"));
      const meaning = told(one(graph.get(key), "description"));
      return word === "" || meaning === "" ? [] : [{ word, meaning }];
    }),
    misconceptions: all(node, "hasMisconception").flatMap((key) => {
      const statement = told(one(graph.get(key), "statement"));
      return statement === "" ? [] : [{ statement, correction: told(one(graph.get(key), "correction")) }];
    }),
  };
}

export type SchemedDescriptor = LibraryDescriptor & { schemes: string[] };

function descriptorOf(shared: Graph, node: Node): SchemedDescriptor {
  const progressions = shared.from("includesContentDescriptor", node.id);
  const schemes = unique(progressions.flatMap((progression) => all(progression, "isProgressionOf")));
  const text = told(one(node, "prefLabel"));
  return {
    kind: "descriptor",
    id: node.id,
    title: text.length <= 120 ? text : `${text.slice(0, 119).trimEnd()}…`,
    subject: subjectOfScheme(shared, schemes),
    also: [],
    keyStage: keyStageOf(shared, schemes),
    years: [],
    text,
    schemes,
  };
}

function subjectOfScheme(shared: Graph, [scheme = ""]: readonly string[]): string {
  return label(shared.get(one(shared.get(scheme), "isSchemeOf")));
}

function keyStageOf(shared: Graph, [scheme = ""]: readonly string[]): string {
  return one(shared.get(scheme), "coversKeyStage").replace(/^key-stage-/, "Key Stage ");
}

function aboutOf(shared: Graph): ReadAbout {
  const files = shared.of("Ontology");
  const said = (property: string) =>
    files.map((file) => one(file, property)).find((text) => text !== "") ?? "";
  const licenceUrl = plainText(said("license"), 200);
  const version = /open-government-licence\/version\/(\d+)/.exec(licenceUrl)?.[1];
  return {
    name: "oak",
    title: "Oak National Academy's curriculum",
    licence:
      version === undefined ? licenceUrl || "licence not stated" : `Open Government Licence v${version}.0`,
    licenceUrl,
    rights: files.map((file) => plainText(one(file, "rights"), 200)).find((text) => /oak/i.test(text)) ?? "",
    version: plainText(said("versionInfo"), 40) || "not stated",
  };
}

function label(node: Node | undefined): string {
  return plainText(one(node, "label") || one(node, "prefLabel"), 600);
}

function labels(graph: Graph, node: Node, property: string): string[] {
  return all(node, property)
    .map((id) => told(label(graph.get(id))))
    .filter(Boolean);
}

function told(text: string): string {
  const plain = plainText(text);
  return isBlank(plain) ? "" : plain;
}

/** What its editors have not written yet. */
function isBlank(text: string): boolean {
  return /^\[?to be (?:added|confirmed)\]?\.?$|^(?:n\/?a|none|tbc)\.?$/i.test(text);
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
