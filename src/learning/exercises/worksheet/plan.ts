import type { Items } from "../../course-format.ts";
import type { PastExercise } from "../../progress.ts";
import { withoutGiveaways } from "./giveaways.ts";
import type { Material } from "./material.ts";
import { isStale, kindsOf } from "./novelty.ts";
import { asksTheSame } from "./same-sentence.ts";
import { sectionMakers } from "./sections/all.ts";
import type { SectionMaker } from "./sections/maker.ts";
import type { SheetQuestion, SheetSection } from "./sheet.ts";

const mostSections = 4;
const mostQuestions = 12;
const fewQuestions = 8;
const longestSheet = 14;

type Chosen = { maker: SectionMaker; section: SheetSection };

/** The two to four sections of a sheet: fit for the level, of what is new, not those of the last time (§14.5). */
export function planSections(material: Material, history: readonly PastExercise[]): SheetSection[] {
  const target = questionsFor(material.items);
  const makers = inOrderOfMerit(material, history);
  const isFull = (section: SheetSection) => canStand(section) || isBack(section, material.tasksDue);
  const unlike = (sheets: number) => (section: SheetSection) =>
    isFull(section) && !isStale(section, history, sheets, material.trouble);
  // Once a concept's material is used up, it is enough to differ from the last sheet, and at worst from nothing.
  const chosen =
    enough(choose(material, makers, target, unlike(2)), target) ??
    enough(choose(material, makers, target, unlike(1)), target) ??
    enough(choose(material, makers, target, isFull), target) ??
    choose(material, makers, target, () => true);
  const order = (maker: SectionMaker) => sectionMakers.indexOf(maker);
  return chosen.toSorted((a, b) => order(a.maker) - order(b.maker)).map(({ section }) => section);
}

function choose(
  material: Material,
  makers: readonly SectionMaker[],
  target: number,
  worthwhile: (section: SheetSection) => boolean,
): Chosen[] {
  material.taken.clear();
  let chosen: Chosen[] = [];
  for (const maker of makers) {
    const missing = target - count(chosen);
    if (chosen.length === mostSections || (missing <= 0 && chosen.length >= 2)) break;
    if (chosen.filter((one) => family(one.section) === family(maker)).length >= 2) continue;
    const share = Math.ceil(missing / Math.max(1, 3 - chosen.length));
    const few = target >= 6 ? 3 : chosen.length === 0 ? 2 : 1;
    const section = unasked(maker.make(material, Math.min(6, Math.max(few, share))), chosen);
    if (section === null || count(chosen) + section.questions.length > longestSheet) continue;
    const next = withoutGiveaways([...chosen, { maker, section }], material.domain);
    chosen = next.filter((one) => worthwhile(one.section));
    material.taken.clear();
    for (const one of chosen)
      for (const { uses } of one.section.questions) for (const key of uses) material.taken.add(key);
  }
  return chosen;
}

/** Without what the sheet asks already; null where nothing is left. */
function unasked(section: SheetSection | null, chosen: readonly Chosen[]): SheetSection | null {
  if (section === null) return null;
  const asked = chosen.flatMap((one) => one.section.questions);
  const questions: SheetQuestion[] = [];
  for (const one of section.questions) {
    if (![...asked, ...questions].some((other) => asksTheSame(one, other))) questions.push(one);
  }
  return questions.length === 0 ? null : { ...section, questions };
}

function enough(chosen: Chosen[], target: number): Chosen[] | null {
  return chosen.length >= 2 && count(chosen) * 2 >= target ? chosen : null;
}

function canStand({ kind, questions }: SheetSection): boolean {
  return questions.length > 1 || mayStandAlone.has(kind);
}

/** A task that is due and is the only one of its kind is asked alone, or it would never be. */
function isBack({ questions }: SheetSection, tasksDue: ReadonlySet<string>): boolean {
  return questions.some(({ uses }) => uses.some((key) => tasksDue.has(key)));
}

/** A single question makes a section only where it is a long one. */
const mayStandAlone: ReadonlySet<SheetSection["kind"]> = new Set(["ordering", "outputs", "reorder"]);

/** About half of what there is, so that the next sheet can be another one. */
function questionsFor(items: Items): number {
  const { vocabulary, definitions, facts, cloze, errors, orderings, categories, outputs, star } = items;
  const single = [vocabulary, definitions, facts, cloze, errors, orderings, outputs];
  const pool = single.reduce((sum, list) => sum + list.length, 4 * (categories.length + star.length));
  return Math.max(
    Math.min(fewQuestions, Math.ceil(pool * 0.6)),
    Math.min(mostQuestions, Math.round(pool / 2)),
  );
}

function inOrderOfMerit(material: Material, history: readonly PastExercise[]): SectionMaker[] {
  const [before, last] = history.filter(({ modality }) => modality === "worksheet").slice(-2);
  const latest = kindsOf((last ?? before)?.type ?? "");
  const earlier = kindsOf((last === undefined ? undefined : before)?.type ?? "");
  const merits = sectionMakers.flatMap((maker) => {
    const suits = maker.suits(material.bloom, material.domain);
    const back = bringsBack(maker, material);
    // What is due comes back, whatever suits the level otherwise.
    if (suits === 0 && back === 0) return [];
    const chance = 1.5 * material.chance.next();
    const repeated = (latest.has(maker.kind) ? 1.2 : 0) + (earlier.has(maker.kind) ? 0.5 : 0);
    const merit = suits + 2 * maker.fresh(material) + chance - repeated + remedy(maker, material) + back;
    return [{ maker, merit }];
  });
  return merits.sort((a, b) => b.merit - a.merit).map(({ maker }) => maker);
}

/** Where past mistakes wait, a section that sets what was confused side by side comes before all others. */
function remedy(maker: SectionMaker, material: Material): number {
  if (material.trouble.keys.length === 0) return 0;
  const trial = maker.make(material, 4);
  const wanted = trial?.questions.some(({ uses }) => uses.some((key) => material.trouble.keys.includes(key)));
  if (wanted !== true) return 0;
  return discriminating.has(maker.kind) ? 4 : 1;
}

/** A task that is due has no card to come back by: a section that asks it comes first, while there is room for it. */
function bringsBack(maker: SectionMaker, material: Material): number {
  const { tasksDue } = material;
  if (tasksDue.size === 0) return 0;
  const trial = maker.make(material, 4);
  return trial?.questions.some(({ uses }) => uses.some((key) => tasksDue.has(key))) === true ? beforeAll : 0;
}

/** More than all other merits together. */
const beforeAll = 20;

const discriminating = new Set(["matching", "choice", "definition_matching", "definition_choice"]);

/** What it is made from: more than two sections of one kind of material make a dull sheet. */
function family({ kind }: Pick<SheetSection, "kind">): string {
  return families[kind] ?? kind;
}

const families: Readonly<Partial<Record<SheetSection["kind"], string>>> = {
  definition_matching: "definitions",
  definition_choice: "definitions",
  definition_terms: "definitions",
  matching: "word",
  choice: "word",
  fault_matching: "errors",
  better_answer: "errors",
};

function count(chosen: readonly { section: SheetSection }[]): number {
  return chosen.reduce((sum, { section }) => sum + section.questions.length, 0);
}
