import type { Items } from "../../../course-format.ts";
import { itemKey } from "../../exercise.ts";
import type { Material } from "../material.ts";
import { blank, letterAt, question, type SheetSection } from "../sheet.ts";
import { bySuit, type SectionMaker } from "./maker.ts";
import { asRead, inline } from "./text.ts";

type Categories = Items["categories"][number];
const nameOf = ({ prompt }: Categories) => prompt;
const fresh = (material: Material) => material.fresh("categories", material.items.categories, nameOf);

/** The group of each thing, by letter. With two groups not at Remember: that would be a coin's throw (§9.1). */
export const categories: SectionMaker = {
  kind: "categories",
  suits: bySuit(2, 3, 3, 3, 2, 1),
  fresh,
  make(material, wanted) {
    const item = first(material, material.bloom === "remember" ? 3 : 2);
    if (item === undefined) return null;
    const { chance } = material;
    const groups = chance.shuffled(Object.entries(item.groups));
    const options = groups.map(([name]) => inline(name));
    const all = groups.flatMap(([, members], at) => members.map((member) => ({ member, at })));
    return section(item, "categories", "Write the letter of the group that each belongs to.", {
      options,
      questions: chance.shuffled(spread(all, Math.max(4, Math.min(6, wanted)))).map(({ member, at }) =>
        question({
          prompt: `${inline(member)}: ${blank}`,
          judging: "letter",
          accepted: [letterAt(at)],
          options,
          explanation: `"${inline(member)}" belongs to: ${options[at]}.`,
          uses: [itemKey("categories", item.prompt)],
        }),
      ),
    });
  },
};

/** All that belongs to each group: nothing to guess. */
export const categoryLists: SectionMaker = {
  kind: "category_lists",
  suits: bySuit(2, 2, 2, 2, 2, 1),
  fresh,
  make(material) {
    const item = first(material, 2);
    if (item === undefined) return null;
    const { chance } = material;
    const groups = Object.entries(item.groups).slice(0, 4);
    const all = groups.flatMap(([, members]) => members.slice(0, 4));
    const mixed = chance.shuffled(all);
    const options = mixed.map(inline);
    return section(item, "category_lists", "Write, for each group, the letters of all that belong to it.", {
      options,
      questions: groups.map(([name, members]) => {
        const letters = members.slice(0, 4).map((member) => letterAt(mixed.indexOf(member)));
        return question({
          prompt: `${inline(name)}: ${blank}`,
          judging: "letters",
          accepted: [letters.sort().join(" ")],
          options,
          explanation: `${inline(name)}: ${members.slice(0, 4).map(inline).join(", ")}.`,
          uses: [itemKey("categories", item.prompt)],
        });
      }),
    });
  },
};

function first(material: Material, least: number): Categories | undefined {
  return material.ranked("categories", material.items.categories, nameOf).find(({ groups }) => {
    const names = Object.keys(groups);
    const members = Object.values(groups).flat().map(asRead);
    return names.length >= least && names.length <= 8 && new Set(members).size === members.length;
  });
}

function section(
  item: Categories,
  kind: "categories" | "category_lists",
  how: string,
  made: Pick<SheetSection, "options" | "questions">,
): SheetSection {
  const prompt = inline(item.prompt);
  const instructions = `${prompt}${/[.?!:]$/.test(prompt) ? "" : "."} ${how}`;
  return { kind, title: "Sort into Groups", instructions, columns: null, ...made };
}

/** Some of each group in turn, so that none is left out. */
function spread<T extends { at: number }>(all: readonly T[], wanted: number): T[] {
  const turn = new Map<number, number>();
  const placed = all.map((one) => {
    const round = turn.get(one.at) ?? 0;
    turn.set(one.at, round + 1);
    return { one, round };
  });
  return placed
    .sort((a, b) => a.round - b.round)
    .slice(0, wanted)
    .map(({ one }) => one);
}
